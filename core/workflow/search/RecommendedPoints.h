// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/tune/plans/PlanSpace.h"
#include "core/tune/recommend/Recommendation.h"
#include "core/workflow/KernelBundle.h"

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <future>
#include <mutex>
#include <optional>
#include <vector>

namespace warpgrain::workflow {

/// The plans of a space of which the time model expects most, as tune::recommendPlans() ranks them. They are estimated
/// on threads of their own where the kernel's parser can be used by several at once, and else when they are taken.
class RecommendedPoints {
public:
  /// Estimates for the GPU that stands for the architecture that is compiled for, for about `seconds` at most. `order`
  /// and `plans` must outlive it.
  RecommendedPoints(const KernelBundleOrder &order, const tune::PlanSpace &plans, std::size_t most, double seconds,
                    const CancellationToken &cancel);
  RecommendedPoints(const RecommendedPoints &) = delete;
  RecommendedPoints &operator=(const RecommendedPoints &) = delete;
  /// Ends what is under way.
  ~RecommendedPoints();

  /// What take() would return if it ended now, as soon as the plans of one step are judged; waits for that a few
  /// seconds at most. None where the parser can be used by one thread only.
  std::vector<tune::PointId> takeSoFar();

  /// At most `most` points with an expected gain, the greatest first, those that differ in it before the rest. Waits
  /// for them. None where no time can be estimated: the launch or the GPU is not known well enough. May be called once.
  std::vector<tune::PointId> take() { return points_.get(); }

private:
  using Ranked = std::vector<tune::RankedPoint>;

  /// What is known while the work goes on.
  struct SoFar {
    std::mutex mutex;
    std::condition_variable changed;
    std::optional<Ranked> ranked;

    void set(Ranked now);
  };

  std::size_t most_;
  bool isAtOnce_; ///< it goes on beside other work
  SoFar soFar_;
  CancellationSource stop_;
  std::stop_callback<std::function<void()>> cancelled_;
  std::future<std::vector<tune::PointId>> points_;
};

} // namespace warpgrain::workflow
