// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Expression.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <optional>

namespace warpgrain::model {

/// Returns left op right, as C++ computes it with numbers of 64 bits. No value where that has none (a division by 0, a
/// sum that is too large) or is no arithmetic.
std::optional<std::int64_t> computed(Operator op, std::int64_t left, std::int64_t right);

/// True if a type is one of integers or of truth values that holds a number: what wraps around is not followed.
bool holdsNumber(const Unit &unit, TypeId type, std::int64_t value);

} // namespace warpgrain::model
