// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/sets/IntegerSet.h"

#include <cstddef>
#include <optional>
#include <unordered_map>

namespace warpgrain::dependence {

/// Cache of sets, keyed by their formulas. Many pairs of a kernel need the same sets: references that read one element
/// in several statements, or copies of a loop's body. The set context must outlive the cache.
class KnownSets {
public:
  /// Returns the cached set of points with `columns` columns that satisfy the formula; no value if there is none.
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
