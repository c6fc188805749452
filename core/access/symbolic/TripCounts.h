// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Assumptions.h"

#include <optional>
#include <vector>

namespace warpgrain::access {

/// Finds how often loops run. Has no state of its own.
class TripCounts {
public:
  TripCounts(AtomTable &atoms, Assumptions &assumptions) : atoms_(atoms), assumptions_(assumptions) {}

  /// How often a condition on the counter holds, from iteration 0 on, at most; nothing where that is not known. Makes
  /// `isExact` false where it may end before. `holding`: what is known where the loop begins.
  std::optional<Form> find(const Condition &condition, AtomId counter, const std::vector<Condition> &holding,
                           bool &isExact) const;

  /// True if a condition that holds in some iteration has held in all before it, as far as the counter decides it.
  /// `i % 4 != 3` does not: it holds again after it has ended the loop.
  bool staysFalse(const Condition &condition, AtomId counter, const std::vector<Condition> &holding) const;

private:
  AtomTable &atoms_;
  Assumptions &assumptions_;
};

} // namespace warpgrain::access
