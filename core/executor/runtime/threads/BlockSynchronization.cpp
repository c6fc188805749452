// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/threads/BlockSynchronization.h"

#include "core/executor/runtime/launch/CheckedAccess.h"
#include "core/executor/runtime/launch/LaunchState.h"

#include <algorithm>
#include <numeric>

namespace warpgrain::executor {

BlockSynchronization::BlockSynchronization(BlockState &block, bool haveExchanges)
    : block_(block), isWatched_(block.launch->kernel.pointers && !block.launch->kernel.ordersByMemory),
      warpIntervals_((block.threads + warpSize - 1) / warpSize) {
  if (haveExchanges) block_.warpIntervals = warpIntervals_.data();
}

void BlockSynchronization::begin() {
  block_.order = nullptr;
  order_.reset();
  std::ranges::fill(warpIntervals_, 0);
}

ThreadOrder &BlockSynchronization::order() {
  // What was done before is judged by what was known then.
  reportAccesses();
  if (!order_) {
    order_ = std::make_unique<ThreadOrder>(block_);
    block_.order = order_.get();
  }
  return *order_;
}

void BlockSynchronization::synchronize(std::span<const std::uint32_t> threads, std::uint32_t barrier) {
  if (isWatched_ && (order_ || threads.size() < block_.threads)) order().synchronize(threads, barrier, block_.interval);
  ++block_.interval;
}

void BlockSynchronization::synchronizeAll() {
  if (order_) {
    std::vector<std::uint32_t> all(block_.threads);
    std::iota(all.begin(), all.end(), 0U);
    order().synchronize(all, ThreadOrder::blockBarrier, block_.interval);
  }
  ++block_.interval;
}

void BlockSynchronization::arrive(std::uint32_t thread, std::uint32_t barrier) {
  if (!isWatched_) return;
  order().arrive(thread, barrier, block_.interval);
  ++block_.interval;
}

void BlockSynchronization::synchronizeWarp(std::uint32_t firstThread, std::uint32_t lanes) {
  std::uint32_t &interval = warpIntervals_[firstThread / warpSize];
  if (isWatched_ && (order_ || lanes != lanesOf(firstThread, block_.threads))) {
    order().synchronizeWarp(firstThread, lanes, block_.interval, interval & UINT16_MAX);
    // Accesses have the low bits alone: they grow as long as the block's number stays the same.
    if ((interval & UINT16_MAX) == UINT16_MAX) ++block_.interval;
  }
  ++interval;
}

std::uint32_t lanesOf(std::uint32_t firstThread, std::uint32_t threads) {
  const std::uint32_t count = std::min(warpSize, threads - firstThread);
  return count == warpSize ? ~std::uint32_t{0} : (std::uint32_t{1} << count) - 1;
}

} // namespace warpgrain::executor
