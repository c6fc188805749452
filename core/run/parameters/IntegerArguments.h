// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/parameters/KernelParameters.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>

namespace warpgrain::run {

/// The integer that an argument's bytes hold at an offset. None where it is beyond their end, or no integer.
std::optional<std::int64_t> integerAt(std::span<const std::byte> argument, std::uint64_t offset, ScalarKind kind);

/// The integers that a launch hands to its kernel, by path: "n", "params.pitch".
using IntegerArguments = std::map<std::string, std::int64_t>;

/// Adds the integers that the bytes of an argument hold. Those beyond its end are left out.
void addIntegers(IntegerArguments &out, const KernelParameter &parameter, std::span<const std::byte> argument);

} // namespace warpgrain::run
