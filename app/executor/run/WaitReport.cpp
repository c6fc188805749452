// SPDX-License-Identifier: Apache-2.0
#include "app/executor/run/WaitReport.h"

#include "app/executor/run/Launch.h"

namespace warpgrain::executor {

namespace {

using execute::FaultKind;

std::string nameOf(const ThreadState &thread) {
  return "(" + std::to_string(thread.index[0]) + ", " + std::to_string(thread.index[1]) + ", " +
         std::to_string(thread.index[2]) + ")";
}

std::string placeOf(std::uint32_t site) {
  const auto &sites = theLaunch().kernel.sites;
  return site > 0 && site < sites.size() ? "line " + std::to_string(sites[site].line) : "a place that is not known";
}

std::string whatOf(const Fiber &fiber) {
  if (fiber.waiting == Waiting::barrier) return "the barrier of " + placeOf(fiber.site);
  return "the exchange of its warp in " + placeOf(fiber.site);
}

} // namespace

void reportDivergence(const Fiber &one, const Fiber &other) {
  endWith(FaultKind::divergence,
          "It waits at the barrier of " + placeOf(other.site) + " while thread " + nameOf(one.state) +
              " waits at the barrier of " + placeOf(one.site) + "; all threads of a block must reach the same barrier.",
          other.site, &other.state);
}

void reportDeadlock(const std::vector<Fiber> &fibers) {
  const Fiber *first = nullptr;
  const Fiber *other = nullptr;
  for (const Fiber &fiber : fibers) {
    if (fiber.isDone) continue;
    if (first == nullptr) first = &fiber;
    if (other == nullptr && (fiber.site != first->site || fiber.waiting != first->waiting)) other = &fiber;
  }
  std::string message = "It waits at " + whatOf(*first);
  message += other != nullptr ? ", thread " + nameOf(other->state) + " at " + whatOf(*other) + ": neither can go on."
                              : " for threads that never come.";
  endWith(FaultKind::deadlock, std::move(message), first->site, &first->state);
}

} // namespace warpgrain::executor
