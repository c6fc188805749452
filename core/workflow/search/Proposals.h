// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/search/Strategy.h"

#include <cstddef>
#include <functional>
#include <set>
#include <utility>
#include <vector>

namespace warpgrain::workflow {

/// Which plans a search tries next: those of its strategy, and before those of its first two batches the ones of which
/// the time model expects most. Half of the first batch are the best of those that are estimated by then: the strategy
/// learns nothing of what the model thinks bad where it sees only what the model thinks good. While the first batch is
/// measured there is time to estimate more. Used by one thread at a time.
class Proposals {
public:
  /// The best plans by the model, the best one first; may wait for them.
  using Recommend = std::function<std::vector<tune::PointId>()>;

  /// The strategy must outlive it. Without them the strategy alone proposes.
  Proposals(tune::Strategy &strategy, Recommend recommendSoFar, Recommend recommend)
      : strategy_(strategy), recommendSoFar_(std::move(recommendSoFar)), recommend_(std::move(recommend)) {}

  /// Another batch begins, of so many plans. `recommendSoFar` is called for the first one, `recommend` for the second.
  void beginBatch(std::size_t count);

  /// At most `count` points, none of which was evaluated or handed out before; none: there are no more.
  std::vector<tune::PointId> take(const tune::History &history, std::size_t count);

private:
  tune::Strategy &strategy_;
  Recommend recommendSoFar_;
  Recommend recommend_;
  std::vector<tune::PointId> waiting_; ///< the best one last
  std::set<tune::PointId> handedOut_;  ///< what one of the two proposed, and the other may propose again
  std::size_t batches_ = 0;
};

} // namespace warpgrain::workflow
