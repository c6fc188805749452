// SPDX-License-Identifier: Apache-2.0
#include "core/run/ExtentsBeside.h"

#include <gtest/gtest.h>

namespace warpgrain::run {
namespace {

model::Extents line(std::int64_t x) {
  return {{x, 1, 1}};
}

const LaunchExtents original{.block = line(64), .grid = line(10)};

TEST(ExtentsBeside, AreTheOriginalsWhereBothSourcesTellTheSame) {
  const BothLaunches both{.own = {.grid = line(4), .block = line(32)}, .theirs = {.grid = line(4), .block = line(32)}};
  const LaunchExtents found = extentsBeside(both, original);
  EXPECT_EQ(found.block, line(64));
  EXPECT_EQ(found.grid, line(10));
}

TEST(ExtentsBeside, AreThoseOfItsOwnSource) {
  const BothLaunches both{.own = {.grid = line(20), .block = line(32)},
                          .theirs = {.grid = line(10), .block = line(64)}};
  const LaunchExtents found = extentsBeside(both, original);
  EXPECT_EQ(found.block, line(32));
  EXPECT_EQ(found.grid, line(20));
}

TEST(ExtentsBeside, OtherBlocksAreNotAsMany) {
  const BothLaunches both{.own = {.grid = {}, .block = line(32)}, .theirs = {}};
  const LaunchExtents found = extentsBeside(both, original);
  EXPECT_EQ(found.block, line(32));
  EXPECT_FALSE(found.grid.known());
}

TEST(ExtentsBeside, TheSameBlocksAreAsMany) {
  const BothLaunches both{.own = {.grid = {}, .block = line(64)}, .theirs = {}};
  EXPECT_EQ(extentsBeside(both, original).grid, line(10));
}

} // namespace
} // namespace warpgrain::run
