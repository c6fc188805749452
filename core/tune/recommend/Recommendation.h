// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/tune/plans/PlanSpace.h"
#include "core/tune/recommend/PlanEstimator.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::tune {

/// A point with the expected gain of its plan.
struct RankedPoint {
  PointId point = 0;
  double gain = 1;
};

/// How plans are looked for.
struct RecommendOptions {
  std::size_t mostJudged = 48;        ///< plans that are applied and estimated, at most
  std::size_t beam = 4;               ///< plans that are gone on with
  bool allowsReorder = false;         ///< also steps that change the order of floating-point sums
  unsigned threads = 0;               ///< that judge plans; 0: as many as may parse at once
  std::optional<double> seconds = {}; ///< no plan is begun later
  /// Is told how many plans were judged, on the calling thread.
  std::function<void(std::size_t judged, std::size_t most)> progress = {};
  /// Is told the order so far, on the calling thread: when the plans of one step are judged, and after each round of
  /// others. recommendPlans() does not tell it.
  std::function<void(std::vector<RankedPoint>)> ranked = {};
  CancellationToken cancel = {};
};

/// A plan with what is expected of it.
struct RecommendedPlan {
  EstimatedPlan estimated;
  double gain = 1;    ///< the original's estimated time over the plan's
  std::string reason; ///< a sentence
  std::string cost;   ///< a clause
};

/// A choice that no plan can take, or a plan that could not be gone on with.
struct DeadEnd {
  std::string what;   ///< "coarsen x"
  std::string reason; ///< a sentence
};

struct Recommendation {
  EstimatedPlan original;
  std::vector<RecommendedPlan> plans; ///< with a gain of 2 % at least, the greatest first
  std::vector<DeadEnd> deadEnds;
  std::size_t judged = 0;
};

/// Composes plans of several steps from the choices of a kernel and ranks them by their estimated times, before
/// anything is compiled. It begins with plans of one step, goes on from the best of them with one change more, and ends
/// where nothing gets better or enough plans were judged. Every plan that it names was applied: its steps are allowed.
/// What the compiler alone is told (launch bounds, limits of registers) is not tried, since the estimate tells nothing
/// of it.
///
/// Fails with the reason where the original has no estimate.
Result<Recommendation> recommendPlans(const EstimateTask &task, const RecommendOptions &options);

/// The points of a space, which is one of the task's kernel, whose plans recommendPlans() would rank, in its order: for
/// a search that begins with them. None where the original has no estimate.
std::vector<RankedPoint> pointsByEstimate(const EstimateTask &task, const PlanSpace &plans,
                                          const RecommendOptions &options);

/// The space of the plans of a kernel that a launch can have. `multiprocessors`: of the GPU; a multiple of these is how
/// many blocks take turns at the work of all, where there are more. 0: not known.
PlanSpace planSpaceOf(const run::KernelSubject &subject, const run::LaunchShape &shape, bool allowsReorder,
                      std::uint32_t multiprocessors);

} // namespace warpgrain::tune
