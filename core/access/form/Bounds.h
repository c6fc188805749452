// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Atom.h"

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace warpgrain::access {

/// The least and the greatest value that something may have; a side is missing where there is no bound.
struct Interval {
  std::optional<std::int64_t> low;
  std::optional<std::int64_t> high;

  bool isWithin(std::int64_t least, std::int64_t greatest) const {
    return low && high && *low >= least && *high <= greatest;
  }
};

/// Bounds of a form by interval arithmetic: certain, not always tight. Symbols that may be negative have no bounds,
/// unless `assumed` is given: then each integer parameter that a bound needs is taken as not negative and named there.
Interval boundsOf(const AtomTable &atoms, const Form &form, std::set<AtomId> *assumed = nullptr);

/// True if the form is certainly not negative: by its bounds, or because one of the conditions, which all hold, says
/// so.
bool isNotNegative(const AtomTable &atoms, const Form &form, const std::vector<Condition> &holding = {},
                   std::set<AtomId> *assumed = nullptr);

/// The condition with all comparisons decided that the bounds of their forms decide.
Condition decided(const AtomTable &atoms, const Condition &condition);

} // namespace warpgrain::access
