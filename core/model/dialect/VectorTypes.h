// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Dialect.h"
#include "core/model/Type.h"

#include <cstdint>
#include <string>

namespace warpgrain::model {

/// The most bytes that a thread loads or stores at once.
inline constexpr std::uint64_t largestVector = 16;

/// Returns the name of the type that holds so many numbers of a type and is aligned to its size: "float4", "uchar2".
/// Empty if the language has no such type: of three numbers, of more than 16 bytes, of what is no number.
std::string vectorOf(const Dialect &dialect, const Type &element, std::int64_t count);

/// Returns the name of one of its members: "x" to "w".
std::string_view vectorMember(std::int64_t position);

/// Returns whether numbers of a type, as it is written, have the type of the members of such vectors: `int` has that of
/// int4, and `long`, `char` and enumerations have none of their own.
bool isMemberType(const Type &element);

} // namespace warpgrain::model
