// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Body.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <optional>

namespace warpgrain::model {

/// The least and the greatest value that an integer may have.
struct ValueRange {
  std::int64_t least = 0;
  std::int64_t greatest = 0;

  bool contains(const ValueRange &other) const { return least <= other.least && other.greatest <= greatest; }

  friend bool operator==(const ValueRange &, const ValueRange &) = default;
};

/// What a type holds; nothing of types that are no integers, and of those that hold more than 63 bits and a sign do.
std::optional<ValueRange> rangeOfType(const Type &type);

/// What is certain of an expression's value whatever the program computes: by its types, by what CUDA says of thread
/// and block indices, and by operators that bound what they give (%, &, >>, /, ?:, min, max). Constant variables are
/// looked into. Nothing where the type tells nothing.
std::optional<ValueRange> valueRangeOf(const Unit &unit, const Body &body, ExpressionId expression);

} // namespace warpgrain::model
