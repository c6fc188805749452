// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/sets/IntegerSet.h"

#include <cstddef>
#include <optional>
#include <unordered_map>

namespace warpgrain::dependence {

/// Sets that were asked about, by the formula that they were made of. Many pairs of a kernel ask for the same ones:
/// those of references that read one element in several statements, of copies of a loop's body. What was found out
/// about a set is not found out again. Must not outlive the sets' context.
class KnownSets {
public:
  /// The set of the points of so many columns for which the formula holds, where it is known.
  std::optional<IntegerSet> find(std::size_t columns, const Formula &formula) const;
  void add(std::size_t columns, const Formula &formula, const IntegerSet &set);

private:
  struct Known {
    std::size_t columns = 0;
    Formula formula;
    IntegerSet set;
  };

  std::unordered_multimap<std::size_t, Known> known_; ///< by the formula's hash
};

} // namespace warpgrain::dependence
