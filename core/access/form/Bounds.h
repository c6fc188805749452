// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Atom.h"

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace warpgrain::access {

/// Lower and upper bound of a value, inclusive; a missing side is unbounded.
struct Interval {
  std::optional<std::int64_t> low;
  std::optional<std::int64_t> high;

  bool isWithin(std::int64_t least, std::int64_t greatest) const {
    return low && high && *low >= least && *high <= greatest;
  }
};

/// Computes bounds of a form by interval arithmetic. They are safe, but not always tight. Symbols that may be negative
/// have no bounds. If `assumed` is given, each integer parameter that a bound needs is assumed to be non-negative and
/// added to it.
Interval boundsOf(const AtomTable &atoms, const Form &form, std::set<AtomId> *assumed = nullptr);

/// True if the form is certainly not negative, by its bounds or by one of the conditions in `holding`, which all hold.
bool isNotNegative(const AtomTable &atoms, const Form &form, const std::vector<Condition> &holding = {},
                   std::set<AtomId> *assumed = nullptr);

/// Replaces each comparison of a condition that the bounds of its form decide by its truth value.
Condition decided(const AtomTable &atoms, const Condition &condition);

} // namespace warpgrain::access
