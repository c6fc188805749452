// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/counting/QuasiLinear.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace warpgrain::access {

/// A linear function of the outer indices, reduced to what matters for a count: its remainder, its sign, or its value.
struct Watch {
  enum class Kind : std::uint8_t {
    remainder, ///< only the value modulo `modulus` matters
    sign,      ///< only the sign of value + x matters, for every x in [low, high]
    value,     ///< the whole value matters
  };
  Kind kind = Kind::value;
  std::int64_t constant = 0;
  std::vector<std::int64_t> coefficients; ///< one per outer index
  std::int64_t modulus = 1;
  std::int64_t low = 0;
  std::int64_t high = 0;

  friend bool operator==(const Watch &, const Watch &) = default;
};

/// The reduced value of each watch at one combination of outer indices.
using WatchValues = std::vector<std::int64_t>;

struct WatchValuesHash {
  std::size_t operator()(const WatchValues &values) const;
};

/// The number of combinations of outer indices for each tuple of reduced values.
using MergedCases = std::unordered_map<WatchValues, std::int64_t, WatchValuesHash>;

/// Groups all combinations of outer indices by the reduced values of the watches and counts each group. Index i runs
/// from 0 to extents[i] - 1. No value if this takes more than `limit` steps.
std::optional<MergedCases> mergeCases(const std::vector<Watch> &watches, const std::vector<std::int64_t> &extents,
                                      std::int64_t limit);

} // namespace warpgrain::access
