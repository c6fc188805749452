// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Launch.h"
#include "core/plan/KernelStudy.h"
#include "core/plan/Step.h"
#include "core/tune/search/Random.h"
#include "core/tune/space/ParameterSpace.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::tune {

/// The plans that steps on offer for a kernel make, as a space: a parameter for each choice, as "coarsen x", whose
/// values are "none" and the steps' values, and a second one for how a factor is meant where there are several ways.
///
/// A plan has at most one step of each choice, in an order in which each leaves the others something to work on: that
/// of the descriptors' PlanPhase, and inner loops before outer ones, which would copy them. Where lanes share out a
/// loop, the block's size is chosen first: they multiply it. So it is before threads are merged: a kernel whose threads
/// are merged asks for its block's extents. Bounds of the launch are those of the block that the plan leaves. Steps
/// that the kernel's text refuses as it is are in the space only where they are allowed after the first phase's, those
/// for lanes where they are after a smaller block, those that load tiles ahead where they are after a step that makes
/// the loop over tiles, and those for vectors and windows of registers where they are after one that makes neighbours;
/// the last three are in plans only together with such a step. Plans that give a thread more than `mostWork` times its
/// work, or write a statement more than `mostCopies` times, are left out, and so are two limits for the compiler that
/// exclude each other. Whether the rest are legal is not known before they are applied: points are plans to be judged.
class PlanSpace {
public:
  /// Tells whether the launch at hand can be that of a plan of this one step.
  using MayBeLaunched = std::function<bool(const transform::Step &)>;

  static constexpr double mostWork = 128;
  static constexpr double mostCopies = 512;

  /// Of which steps a space is made.
  struct Options {
    MayBeLaunched mayBeLaunched = {}; ///< none: every step
    bool allowsReorder = false;       ///< also those that change the order of floating-point sums
    /// Numbers of blocks that may take turns at the work of all; none: those that the steps are offered with.
    std::vector<std::int64_t> turns = {};
    /// How often the original's threads fill the GPU; none: not known. Where they do so hardly once, plans that leave
    /// fewer of them are less likely good ones.
    std::optional<double> waves = {};
  };

  /// The study's unit may be let go afterwards. Takes as long as judging each step that is offered.
  static PlanSpace of(transform::KernelStudy &study, const Options &options);

  static PlanSpace of(transform::KernelStudy &study) { return of(study, Options()); }

  const ParameterSpace &space() const { return space_; }

  /// Names of choices that are not in the space, since there would be more plans than can be numbered: a kernel of
  /// dozens of loops. Those that say how much work a thread does are left out last.
  const std::vector<std::string> &leftOut() const { return leftOut_; }

  /// The plan of an admitted point; the original's is empty.
  transform::Plan planOf(PointId point) const;

  /// The admitted point of a configuration, values by the names of parameters; none where the space has no such plan.
  /// A parameter that it does not name makes no step: the space of an earlier version may have had fewer.
  std::optional<PointId> pointOf(const std::vector<std::pair<std::string, ParameterValue>> &configuration) const;

  /// Of a parameter whose steps the kernel refuses as it is, and which a step before them makes possible that has a
  /// parameter of its own: the choices of a plan of both. None where there is no such step.
  std::optional<Choices> withWhatItNeeds(std::size_t parameter) const;

  /// How likely a plan is to be a good one, before anything was measured: above 0, at most 1. Plans of a few steps are,
  /// that give a thread some four to eight times its work, or less where there are few threads.
  double plausibility(PointId point) const;

  /// An admitted point of one to three steps, more of which say how much work a thread does than anything else.
  PointId likelyPoint(Random &random) const;

private:
  /// What one parameter chooses between.
  struct Slot {
    std::size_t parameter = 0;
    std::size_t manner = 0; ///< the parameter of how a factor is meant; the same as `parameter` where there is none
    /// By value and manner; a step without a word is one that is not offered.
    std::vector<std::vector<transform::Step>> steps;
    /// By value: a step that makes these possible, which are refused without one of its kind; without a word: none.
    std::vector<transform::Step> needed = {};
  };

  /// Positions of two slots of which a plan has a step of one at most.
  using Exclusion = std::pair<std::size_t, std::size_t>;

  PlanSpace(ParameterSpace space, std::vector<Slot> slots, std::vector<std::string> leftOut,
            const std::vector<Exclusion> &exclusions, const model::Extents &block, std::optional<double> waves);

  static bool hasWhatItNeeds(const ParameterSpace &space, const std::vector<Slot> &slots, const Slot &slot,
                             PointId point);
  /// Adds a step to a point's choices; false where there is none like it.
  bool choose(const transform::Step &step, Choices &choices) const;
  static const transform::Step &stepOf(const ParameterSpace &space, const Slot &slot, PointId point);
  static bool isWithinBounds(const ParameterSpace &space, const std::vector<Slot> &slots, PointId point);
  static std::vector<Exclusion> exclusionsOf(transform::KernelStudy &study, const std::vector<Slot> &slots);

  ParameterSpace space_;
  std::vector<Slot> slots_; ///< in the order of their steps in a plan
  std::vector<std::string> leftOut_;
  model::Extents block_;       ///< of the original's launches, as far as they agree
  double likeliestWork_ = 2.5; ///< for a thread, as a power of two
};

} // namespace warpgrain::tune
