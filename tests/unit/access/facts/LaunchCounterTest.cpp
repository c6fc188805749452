// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/counting/LaunchCounter.h"

#include <gtest/gtest.h>

#include <functional>
#include <random>

namespace warpgrain::access {

namespace {

constexpr std::int64_t floatBytes = 4;

QuasiLinear linear(std::int64_t constant, std::vector<std::int64_t> outer, std::array<std::int64_t, 3> thread) {
  return {.numerator = {.constant = constant, .outer = std::move(outer), .thread = thread}};
}

CountedAccess floatAccess(std::array<std::int64_t, 3> block, std::vector<std::int64_t> outer, QuasiLinear element) {
  QuasiLinear byte = QuasiLinear::constant(0);
  byte.add(element, floatBytes);
  return {.block = block, .outer = std::move(outer), .address = {{{}, byte}}};
}

/// The same by looking at every warp at every combination of outer indices.
LaunchCost countOneByOne(const CountedAccess &access) {
  LaunchCost total;
  const std::int64_t threads = access.block[0] * access.block[1] * access.block[2];
  std::vector<std::int64_t> at(access.outer.size(), 0);
  const std::function<void(std::size_t)> walk = [&](std::size_t index) {
    if (index < at.size()) {
      for (at[index] = 0; at[index] < access.outer[index]; ++at[index])
        walk(index + 1);
      return;
    }
    for (std::int64_t warp = 0; warp * warpLanes < threads; ++warp) {
      const WarpAddresses addresses = warpAt(access, warp, at);
      total.memory += costOf(addresses, access.sizeBytes, access.alignBytes);
      total.banks += bankCostOf(addresses, access.sizeBytes, access.alignBytes, access.use);
      total.threads += addresses.activeLanes();
    }
  };
  walk(0);
  return total;
}

void expectSame(const CountedAccess &access) {
  const auto counted = countLaunch(access);
  ASSERT_TRUE(counted);
  const LaunchCost expected = countOneByOne(access);
  EXPECT_EQ(counted->memory, expected.memory);
  EXPECT_EQ(counted->banks, expected.banks);
  EXPECT_EQ(counted->threads, expected.threads);
}

TEST(LaunchCounterTest, ATiledMatrixProductOf1024ReadsFourSectorsInEveryRequest) {
  // A[(by * 32 + ty) * 1024 + m * 32 + tx], blocks of 32 x 32, 32 tiles: the profiler counts 4 sectors 32 times for
  // each of the 32 x 32 x 32 warps.
  const auto access = floatAccess({32, 32, 1}, {32, 32, 1, 32}, linear(0, {0, 32 * 1024, 0, 32}, {1, 1024, 0}));
  const auto cost = countLaunch(access);
  ASSERT_TRUE(cost);
  EXPECT_EQ(cost->memory.requests, 32 * 32 * 32 * 32);
  EXPECT_EQ(cost->memory.sectors, 4 * cost->memory.requests);
  EXPECT_EQ(cost->memory.ideal, cost->memory.sectors);
  EXPECT_TRUE(cost->isExact);
}

TEST(LaunchCounterTest, AProductOf4096GivesTheNumberThatAnH200Counted) {
  // l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum was 536,870,912 for both matrices; each is read alike.
  const auto access = floatAccess({32, 32, 1}, {128, 128, 1, 128}, linear(0, {0, 32 * 4096, 0, 32}, {1, 4096, 0}));
  const auto cost = countLaunch(access);
  ASSERT_TRUE(cost);
  EXPECT_EQ(2 * cost->memory.sectors, 536'870'912);
}

TEST(LaunchCounterTest, AGuardCutsTheLastBlock) {
  // i = bx * 256 + tx < 1000: 31 full warps and one of 8 lanes.
  auto access = floatAccess({256, 1, 1}, {4}, linear(0, {256}, {1, 0, 0}));
  access.guard = CountCondition::negative(linear(-1000, {256}, {1, 0, 0}));
  const auto cost = countLaunch(access);
  ASSERT_TRUE(cost);
  EXPECT_EQ(cost->memory, (RequestCost{32, 31 * 4 + 1, 32, 31 * 4 + 1}));
  EXPECT_EQ(cost->threads, 1000);
}

TEST(LaunchCounterTest, AGridStrideLoopEndsWithItsElements) {
  // for (i = bx * 256 + tx; i < 10000000; i += 1024 * 256): 39 rounds at most.
  const QuasiLinear i = linear(0, {256, 1024 * 256}, {1, 0, 0});
  auto access = floatAccess({256, 1, 1}, {1024, 39}, i);
  QuasiLinear bound = i;
  bound.add(QuasiLinear::constant(10'000'000), -1);
  access.guard = CountCondition::negative(bound);
  const auto cost = countLaunch(access);
  ASSERT_TRUE(cost);
  EXPECT_EQ(cost->threads, 10'000'000);
  EXPECT_EQ(cost->memory.sectors, 10'000'000 / 8);
}

TEST(LaunchCounterTest, AnUnknownConditionIsSaidToBeSo) {
  auto access = floatAccess({32, 1, 1}, {2}, linear(0, {32}, {1, 0, 0}));
  access.guard = CountCondition::unknown();
  const auto cost = countLaunch(access);
  ASSERT_TRUE(cost);
  EXPECT_FALSE(cost->isExact);
  EXPECT_EQ(cost->memory.sectors, 8);
}

TEST(LaunchCounterTest, AConditionThatCannotHoldDecidesBeforeAnUnknownOne) {
  auto access = floatAccess({32, 1, 1}, {2}, linear(0, {32}, {1, 0, 0}));
  access.guard = CountCondition::allOf({CountCondition::unknown(), CountCondition::negative(linear(0, {}, {1, 0, 0}))});
  const auto cost = countLaunch(access);
  ASSERT_TRUE(cost);
  EXPECT_TRUE(cost->isExact);
  EXPECT_EQ(cost->memory, RequestCost{});
}

TEST(LaunchCounterTest, AChoiceKeepsTheDistanceOfItsPlaces) {
  // Even lanes read element bx, odd lanes element bx + 32 * 1000: two sectors, whatever the remainder by 128.
  auto access = floatAccess({32, 1, 1}, {64}, linear(0, {1}, {}));
  QuasiLinear far = linear(4 * 32 * 1000, {4}, {});
  QuasiLinear odd{.numerator = {}, .remainders = {{1, {.thread = {1, 0, 0}}, 2}}};
  access.address.insert(access.address.begin(), {CountCondition::zero(odd), far});
  expectSame(access);
  EXPECT_EQ(countLaunch(access)->memory.sectors, 64 * 2);
}

TEST(LaunchCounterTest, DivisionsThatCancelLeaveNothingToWatch) {
  // row = i / 100, column = i % 100, element row * 100 + column = i.
  const QuasiLinear i = linear(0, {256}, {1, 0, 0});
  const auto row = i.floorDividedBy(100);
  ASSERT_TRUE(row);
  QuasiLinear element = i;
  element.add(*row, -100);
  EXPECT_EQ(element.remainders.size(), 1U);
  element.add(*row, 100);
  EXPECT_EQ(element.divisor, 1);
  EXPECT_TRUE(element.remainders.empty());
  EXPECT_EQ(element.numerator, i.numerator);
}

TEST(LaunchCounterTest, QuotientsOfQuotientsFold) {
  const QuasiLinear i = linear(7, {256}, {1, 0, 0});
  const auto twice = i.floorDividedBy(4)->floorDividedBy(8);
  ASSERT_TRUE(twice);
  EXPECT_EQ(twice->divisor, 32);
  QuasiLinear low = i; // i % 16
  low.add(*i.floorDividedBy(16), -16);
  const auto middle = low.floorDividedBy(4); // (i % 16) / 4
  ASSERT_TRUE(middle);
  auto access = floatAccess({64, 1, 1}, {5}, *middle);
  for (std::int64_t lane = 0; lane < warpLanes; ++lane)
    EXPECT_EQ(warpAt(access, 0, {3}).byte[static_cast<std::size_t>(lane)], 4 * ((7 + 3 * 256 + lane) % 16 / 4));
}

TEST(LaunchCounterTest, TooManyCasesAreNotCounted) {
  const QuasiLinear i = linear(0, {1000, 1}, {0, 1, 0});
  auto access = floatAccess({32, 2, 1}, {100000, 1000}, *i.floorDividedBy(1000003));
  EXPECT_FALSE(countLaunch(access, 1000));
}

TEST(LaunchCounterTest, NoIterationIsNoRequest) {
  const auto cost = countLaunch(floatAccess({32, 1, 1}, {4, 0}, linear(0, {32, 1}, {1, 0, 0})));
  ASSERT_TRUE(cost);
  EXPECT_EQ(cost->memory, RequestCost{});
}

class RandomAccesses {
public:
  explicit RandomAccesses(unsigned seed) : engine_(seed) {}

  CountedAccess next() {
    const std::vector<std::array<std::int64_t, 3>> blocks{{32, 1, 1}, {16, 16, 1}, {33, 3, 1}, {5, 4, 3}, {64, 2, 1}};
    CountedAccess access{.block = blocks[static_cast<std::size_t>(pick(0, 4))]};
    for (int i = 0; i < 3; ++i)
      access.outer.push_back(pick(1, 9));
    const std::int64_t sizes[] = {1, 2, 4, 8, 16, 12};
    access.sizeBytes = sizes[pick(0, 5)];
    access.alignBytes = access.sizeBytes == 12 ? 4 : access.sizeBytes;
    QuasiLinear byte = QuasiLinear::constant(0);
    byte.add(value(), access.sizeBytes);
    access.address = {{{}, byte}};
    if (pick(0, 2) == 0) {
      QuasiLinear other = byte;
      other.add(QuasiLinear::constant(access.sizeBytes * pick(1, 500)));
      access.address.insert(access.address.begin(), {condition(1), other});
    }
    access.guard = condition(2);
    return access;
  }

private:
  std::int64_t pick(std::int64_t low, std::int64_t high) {
    return std::uniform_int_distribution<std::int64_t>(low, high)(engine_);
  }

  QuasiLinear affine() {
    return linear(pick(-40, 40), {pick(-40, 40), pick(0, 70), pick(-3, 3)}, {pick(-3, 3), pick(-40, 40), pick(0, 9)});
  }

  QuasiLinear value() {
    QuasiLinear result = affine();
    for (std::int64_t i = pick(0, 2); i > 0; --i)
      result.add(*affine().floorDividedBy(pick(2, 12)), pick(-5, 5));
    return result;
  }

  CountCondition condition(int depth) {
    switch (depth > 0 ? pick(0, 6) : pick(0, 3)) {
    case 0:
      return {};
    case 1:
      return CountCondition::zero(value());
    case 4:
      return CountCondition::notOf(condition(depth - 1));
    case 5:
      return CountCondition::allOf({condition(depth - 1), condition(depth - 1)});
    case 6:
      return CountCondition::anyOf({condition(depth - 1), condition(depth - 1)});
    default:
      return CountCondition::negative(value());
    }
  }

  std::mt19937 engine_;
};

TEST(LaunchCounterTest, CountsAsLookingAtEveryWarpDoes) {
  RandomAccesses accesses(20240611);
  for (int i = 0; i < 300; ++i) {
    SCOPED_TRACE(i);
    expectSame(accesses.next());
    if (HasFailure()) return;
  }
}

} // namespace

} // namespace warpgrain::access
