// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Bounds.h"
#include "core/access/symbolic/Instances.h"

#include <set>
#include <vector>

namespace warpgrain::access {

/// Collects what must hold for the forms of one run to mean what the program computes, each assumption once.
class Assumptions {
public:
  explicit Assumptions(const AtomTable &atoms) : atoms_(atoms) {}

  void assume(const std::set<AtomId> &notNegative);
  void assumeNotNegative(const Form &form);
  /// Assumes nothing where the form's bounds show it, or where an end of the range is open.
  void assumeWithin(const Form &form, const Interval &range);

  /// Hands the assumptions over; there are none then.
  std::vector<Assumption> take() { return std::move(list_); }

private:
  /// Adds it unless the same was assumed before.
  void add(Assumption assumption);

  const AtomTable &atoms_;
  std::vector<Assumption> list_;
};

} // namespace warpgrain::access
