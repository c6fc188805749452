// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/QuasiLinear.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace warpgrain::access {

/// A number that depends on the outer indices and of which only so much matters: its remainder, or its sign.
struct Watch {
  enum class Kind : std::uint8_t {
    remainder, ///< what matters is the value modulo `modulus`
    sign,      ///< what matters is whether value + x is negative, zero or positive for every x in [low, high]
    value,     ///< all of it matters
  };
  Kind kind = Kind::value;
  std::int64_t constant = 0;
  std::vector<std::int64_t> coefficients; ///< one for each outer index
  std::int64_t modulus = 1;
  std::int64_t low = 0;
  std::int64_t high = 0;

  friend bool operator==(const Watch &, const Watch &) = default;
};

/// What is left of each watch at some outer indices.
using WatchValues = std::vector<std::int64_t>;

struct WatchValuesHash {
  std::size_t operator()(const WatchValues &values) const;
};

/// How many combinations of outer indices lead to which values.
using CountStates = std::unordered_map<WatchValues, std::int64_t, WatchValuesHash>;

/// Puts together all combinations of outer indices, index i from 0 to extents[i] - 1, for which no watch differs in
/// what matters. Nothing where that takes more than `limit` steps.
std::optional<CountStates> countStates(const std::vector<Watch> &watches, const std::vector<std::int64_t> &extents,
                                       std::int64_t limit);

} // namespace warpgrain::access
