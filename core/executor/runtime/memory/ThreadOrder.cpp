// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/memory/ThreadOrder.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace warpgrain::executor {

ThreadOrder::ThreadOrder(const BlockState &block) : clocks_(block.threads), brought_(barriers) {
  const Clock ofAll(block.threads, beginOf(block.interval));
  const auto sharedByAll = std::make_shared<const Clock>(ofAll);
  auto shared = sharedByAll;
  for (std::uint32_t thread = 0; thread < block.threads; ++thread) {
    if (thread % warpSize == 0) {
      const std::uint32_t met = block.warpIntervals != nullptr ? block.warpIntervals[thread / warpSize] : 0;
      shared = met == 0 ? sharedByAll : std::make_shared<const Clock>(clockOfWarp(ofAll, thread, block));
    }
    clocks_[thread] = shared;
  }
}

/// What the lanes of a warp know that have met since the last barrier.
ThreadOrder::Clock ThreadOrder::clockOfWarp(Clock out, std::uint32_t firstThread, const BlockState &block) {
  const Time met = beginOf(block.interval) | (block.warpIntervals[firstThread / warpSize] & UINT16_MAX);
  std::fill(out.begin() + firstThread, out.begin() + std::min(firstThread + warpSize, block.threads), met);
  return out;
}

void ThreadOrder::synchronize(std::span<const std::uint32_t> threads, std::uint32_t barrier, std::uint32_t interval) {
  Clock clock = knownTo(threads);
  for (const std::uint32_t thread : threads)
    clock[thread] = beginOf(interval + 1);
  if (Clock &others = brought_[barrier % barriers]; !others.empty()) {
    std::ranges::transform(clock, others, clock.begin(), [](Time one, Time other) { return std::max(one, other); });
    others.clear();
  }
  take(std::move(clock), threads);
}

void ThreadOrder::arrive(std::uint32_t thread, std::uint32_t barrier, std::uint32_t interval) {
  Clock clock = *clocks_[thread];
  clock[thread] = beginOf(interval + 1);
  Clock &others = brought_[barrier % barriers];
  if (others.empty())
    others = std::move(clock);
  else
    std::ranges::transform(others, clock, others.begin(), [](Time one, Time other) { return std::max(one, other); });
}

void ThreadOrder::synchronizeWarp(std::uint32_t firstThread, std::uint32_t lanes, std::uint32_t interval,
                                  std::uint32_t warpInterval) {
  std::vector<std::uint32_t> threads;
  for (; lanes != 0; lanes &= lanes - 1)
    threads.push_back(firstThread + static_cast<std::uint32_t>(std::countr_zero(lanes)));
  Clock clock = knownTo(threads);
  for (const std::uint32_t thread : threads)
    clock[thread] = beginOf(interval) + warpInterval + 1;
  take(std::move(clock), threads);
}

ThreadOrder::Clock ThreadOrder::knownTo(std::span<const std::uint32_t> threads) const {
  const Clock *last = clocks_[threads.front()].get();
  Clock out = *last;
  for (const std::uint32_t thread : threads) {
    const Clock *next = clocks_[thread].get();
    if (std::exchange(last, next) == next) continue; // neighbours mostly share one
    std::ranges::transform(out, *next, out.begin(), [](Time one, Time other) { return std::max(one, other); });
  }
  return out;
}

void ThreadOrder::take(Clock clock, std::span<const std::uint32_t> threads) {
  const auto shared = std::make_shared<const Clock>(std::move(clock));
  for (const std::uint32_t thread : threads)
    clocks_[thread] = shared;
}

} // namespace warpgrain::executor
