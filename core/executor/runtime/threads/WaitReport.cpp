// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/threads/WaitReport.h"

#include "core/executor/runtime/launch/LaunchState.h"

#include <algorithm>
#include <string>

namespace warpgrain::executor {

namespace {

using run::FaultKind;

std::string nameOf(const ThreadState &thread) {
  return "(" + std::to_string(thread.index[0]) + ", " + std::to_string(thread.index[1]) + ", " +
         std::to_string(thread.index[2]) + ")";
}

std::string placeOf(const WaitingThread &thread) {
  const auto &sites = thread.state.block->launch->kernel.sites;
  const std::uint32_t site = thread.site;
  return site > 0 && site < sites.size() ? "line " + std::to_string(sites[site].line) : "a place that is not known";
}

std::string whatOf(const WaitingThread &thread) {
  return (thread.isAtBarrier ? "the barrier of " : "the exchange of its warp in ") + placeOf(thread);
}

} // namespace

bool mustSynchronizeAtOnePlace(const LoweredKernel &kernel, std::uint32_t one, std::uint32_t other) {
  return !kernel.warpsMayDiverge || one / warpSize == other / warpSize;
}

void reportDivergence(const WaitingThread &one, const WaitingThread &other) {
  endWith(other.state, FaultKind::divergence,
          "It waits at the barrier of " + placeOf(other) + " while thread " + nameOf(one.state) +
              " waits at the barrier of " + placeOf(one) + "; all threads of a block must reach the same barrier.",
          other.site);
}

void reportLeftLoop(const WaitingThread &waiting, const ThreadState &ended) {
  endWith(waiting.state, FaultKind::divergence,
          "It waits again at the barrier of " + placeOf(waiting) + ", which thread " + nameOf(ended) +
              " has passed before it ended; all threads of a block must pass a barrier equally often.",
          waiting.site);
}

void reportDeadlock(const std::vector<WaitingThread> &threads) {
  const WaitingThread &first = threads.front();
  const auto isElsewhere = [&first](const WaitingThread &thread) {
    return thread.site != first.site || thread.isAtBarrier != first.isAtBarrier;
  };
  const auto other = std::ranges::find_if(threads, isElsewhere);
  std::string message = "It waits at " + whatOf(first);
  message += other != threads.end()
                 ? ", thread " + nameOf(other->state) + " at " + whatOf(*other) + ": neither can go on."
                 : " for threads that never come.";
  endWith(first.state, FaultKind::deadlock, std::move(message), first.site);
}

} // namespace warpgrain::executor
