// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/volume/ByteRanges.h"

#include <gtest/gtest.h>

namespace warpgrain::estimate {
namespace {

using Ranges = std::vector<ByteRanges::Range>;

TEST(ByteRangesTest, JoinsRangesThatTouchOrOverlap) {
  const ByteRanges bytes({{8, 12}, {0, 4}, {4, 8}, {20, 24}, {22, 30}, {5, 5}});
  EXPECT_EQ(bytes.ranges(), (Ranges{{0, 12}, {20, 30}}));
  EXPECT_EQ(bytes.count(), 22);
}

TEST(ByteRangesTest, TakesBytesOutOfTheMiddle) {
  ByteRanges bytes({{0, 10}, {20, 30}, {40, 50}});
  bytes -= ByteRanges({{2, 4}, {6, 22}, {30, 40}, {45, 60}});
  EXPECT_EQ(bytes.ranges(), (Ranges{{0, 2}, {4, 6}, {22, 30}, {40, 45}}));
}

TEST(ByteRangesTest, RepeatsAnyNumberOfTimesInEitherDirection) {
  for (const std::int64_t times : {1, 2, 3, 7, 8, 13}) {
    ByteRanges dense({{0, 4}});
    ASSERT_TRUE(dense.repeat(4, times, 100));
    EXPECT_EQ(dense.ranges(), (Ranges{{0, 4 * times}}));
    ByteRanges sparse({{0, 4}});
    ASSERT_TRUE(sparse.repeat(-16, times, 100));
    EXPECT_EQ(sparse.count(), 4 * times);
    EXPECT_EQ(sparse.ranges().front().begin, -16 * (times - 1));
  }
}

TEST(ByteRangesTest, StopsWhereThereAreTooManyRanges) {
  ByteRanges bytes({{0, 4}});
  EXPECT_FALSE(bytes.repeat(8, 1000, 100));
}

} // namespace
} // namespace warpgrain::estimate
