// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/memory/ThreadOrder.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <numeric>
#include <vector>

namespace warpgrain::executor {
namespace {

/// A block of two warps.
struct Block {
  std::vector<std::uint32_t> warpIntervals = {0, 0};
  BlockState state{};

  explicit Block(std::uint32_t interval) {
    state.threads = 64;
    state.interval = interval;
    state.warpIntervals = warpIntervals.data();
  }
};

ShadowRecord accessOf(std::uint32_t thread, std::uint32_t interval, std::uint32_t warpInterval = 0) {
  return {.block = 1,
          .interval = interval,
          .warpInterval = static_cast<std::uint16_t>(warpInterval),
          .thread = static_cast<std::uint16_t>(thread)};
}

std::vector<std::uint32_t> threadsFrom(std::uint32_t begin, std::uint32_t end) {
  std::vector<std::uint32_t> out(end - begin);
  std::iota(out.begin(), out.end(), begin);
  return out;
}

TEST(ThreadOrder, BeginsWithWhatAllHaveMetFor) {
  Block block(3);
  block.warpIntervals = {0, 5};
  const ThreadOrder order(block.state);
  EXPECT_TRUE(order.isBefore(accessOf(0, 2), 40));
  EXPECT_FALSE(order.isBefore(accessOf(0, 3), 40));
  EXPECT_FALSE(order.isBefore(accessOf(0, 3), 1));
  EXPECT_TRUE(order.isBefore(accessOf(33, 3, 4), 40)); // lanes of a warp have met
  EXPECT_FALSE(order.isBefore(accessOf(33, 3, 5), 40));
  EXPECT_FALSE(order.isBefore(accessOf(33, 3, 4), 0));
}

TEST(ThreadOrder, KnowsWhoCameToABarrier) {
  Block block(0);
  ThreadOrder order(block.state);
  order.synchronize(threadsFrom(14, 64), ThreadOrder::blockBarrier, 0); // the others have left
  EXPECT_TRUE(order.isBefore(accessOf(14, 0), 20));
  EXPECT_FALSE(order.isBefore(accessOf(13, 0), 20));
  EXPECT_FALSE(order.isBefore(accessOf(14, 1), 20));
  order.synchronize(threadsFrom(14, 64), ThreadOrder::blockBarrier, 1);
  EXPECT_TRUE(order.isBefore(accessOf(14, 1), 20));
  EXPECT_FALSE(order.isBefore(accessOf(13, 0), 20));
}

/// Threads 0 to 31 tell 40, which tells the rest of its warp.
TEST(ThreadOrder, GoesOnThroughOthers) {
  Block block(0);
  ThreadOrder order(block.state);
  std::vector<std::uint32_t> some = threadsFrom(0, 32);
  some.push_back(40);
  order.synchronize(some, 1, 0);
  EXPECT_TRUE(order.isBefore(accessOf(5, 0), 40));
  EXPECT_FALSE(order.isBefore(accessOf(5, 0), 41));
  order.synchronizeWarp(32, ~0U, 1, 0);
  EXPECT_TRUE(order.isBefore(accessOf(5, 0), 41));
  EXPECT_TRUE(order.isBefore(accessOf(40, 1, 0), 41));
  EXPECT_FALSE(order.isBefore(accessOf(40, 1, 1), 41));
}

TEST(ThreadOrder, KnowsWhichLanesMeet) {
  Block block(0);
  ThreadOrder order(block.state);
  order.synchronizeWarp(0, 0xffffU, 0, 0);
  EXPECT_TRUE(order.isBefore(accessOf(3, 0, 0), 15));
  EXPECT_FALSE(order.isBefore(accessOf(3, 0, 0), 16));
  EXPECT_FALSE(order.isBefore(accessOf(16, 0, 0), 17));
  order.synchronizeWarp(0, 0xffff0000U, 0, 1);
  EXPECT_TRUE(order.isBefore(accessOf(16, 0, 1), 17));
  EXPECT_FALSE(order.isBefore(accessOf(16, 0, 1), 15));
}

/// Who only arrives brings what it did before, and hears of nothing.
TEST(ThreadOrder, TakesFromWhoDoesNotWait) {
  Block block(0);
  ThreadOrder order(block.state);
  order.arrive(0, 2, 0);
  order.arrive(1, 2, 1);
  order.synchronize(threadsFrom(32, 64), 2, 2);
  EXPECT_TRUE(order.isBefore(accessOf(0, 0), 32));
  EXPECT_FALSE(order.isBefore(accessOf(0, 1), 32)); // after it had arrived
  EXPECT_TRUE(order.isBefore(accessOf(1, 1), 32));
  EXPECT_FALSE(order.isBefore(accessOf(1, 2), 32));
  EXPECT_FALSE(order.isBefore(accessOf(32, 0), 0));
  order.synchronize(threadsFrom(2, 32), 2, 3); // the next time nobody has brought anything
  EXPECT_FALSE(order.isBefore(accessOf(0, 0), 2));
}

} // namespace
} // namespace warpgrain::executor
