// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/KernelStudy.h"
#include "core/plan/Step.h"
#include "core/tune/space/ParameterSpace.h"

#include <cstddef>
#include <string>
#include <vector>

namespace warpgrain::tune {

/// The plans that steps on offer for a kernel make, as a space: a parameter for each choice, as "coarsen x", whose
/// values are "none" and the steps' values, and a second one for how a factor is meant where there are several ways.
///
/// A plan has at most one step of each choice, in an order in which each leaves the others something to work on (the
/// descriptors' PlanPhase). Steps that the kernel's text refuses as it is are in the space only where they are allowed
/// after the first phase's. Whether a whole plan is legal is not known before it is applied: points are plans to be
/// judged.
class PlanSpace {
public:
  /// The study's unit may be let go afterwards. Takes as long as judging each step that is offered.
  static PlanSpace of(transform::KernelStudy &study);

  const ParameterSpace &space() const { return space_; }

  /// Names of choices that are not in the space, since there would be more plans than can be numbered: a kernel of
  /// dozens of loops. Those that say how much work a thread does are left out last.
  const std::vector<std::string> &leftOut() const { return leftOut_; }

  /// The plan of an admitted point; the original's is empty.
  transform::Plan planOf(PointId point) const;

  /// How likely a plan is to be a good one, before anything was measured: above 0, at most 1. Plans of a few steps are,
  /// that give a thread some four to eight times its work.
  double plausibility(PointId point) const;

private:
  /// What one parameter chooses between.
  struct Slot {
    std::size_t parameter = 0;
    std::size_t manner = 0; ///< the parameter of how a factor is meant; the same as `parameter` where there is none
    /// By value and manner; a step without a word is one that is not offered.
    std::vector<std::vector<transform::Step>> steps;
  };

  PlanSpace(ParameterSpace space, std::vector<Slot> slots, std::vector<std::string> leftOut);

  const transform::Step &stepOf(const Slot &slot, PointId point) const;

  ParameterSpace space_;
  std::vector<Slot> slots_; ///< in the order of their steps in a plan
  std::vector<std::string> leftOut_;
};

} // namespace warpgrain::tune
