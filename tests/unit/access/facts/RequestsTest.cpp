// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/counting/Requests.h"

#include "core/access/facts/counting/LaunchCounter.h"
#include "core/access/facts/counting/OuterIndices.h"
#include "tests/unit/access/facts/Launches.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace warpgrain::access {

namespace {

using model::Axis;
using testing::HasSubstr;
using testing::IsEmpty;
using tests::floatAt;
using tests::MadeUpKernel;
using tests::sum;

Requests count(MadeUpKernel &kernel, const AccessInstance &instance) {
  return countRequests(kernel.unit, kernel.atoms, instance, kernel.launch);
}

/// form < bound
Condition below(const Form &form, const Form &bound) {
  return Condition::notNegative(bound.minus(sum(form, Form(1))).value());
}

LoopInfo loop(AtomId counter, std::optional<Form> trips) {
  LoopInfo info;
  info.counter = counter;
  info.tripCount = std::move(trips);
  info.isExact = info.tripCount.has_value();
  return info;
}

TEST(RequestsTest, AVectorOfAThousandElementsIsCutInItsLastBlock) {
  MadeUpKernel kernel({256, 1, 1}, {4, 1, 1});
  kernel.launch.arguments["n"] = 1000;
  const Form i = sum(kernel.block(Axis::x, 256), kernel.thread(Axis::x));
  AccessInstance access = floatAt(*i.scaled(4));
  access.place.guards = {below(i, kernel.parameter("n"))};
  const Requests requests = count(kernel, access);
  ASSERT_TRUE(requests.total) << requests.total.error().text();
  EXPECT_EQ(requests.total->threads, 1000);
  EXPECT_EQ(requests.total->memory.sectors, 125);
  EXPECT_THAT(requests.assumptions, IsEmpty());
}

TEST(RequestsTest, WithoutTheArgumentOneRequestIsKnownAndTheLaunchIsNot) {
  MadeUpKernel kernel({256, 1, 1}, {4, 1, 1});
  const Form i = sum(kernel.block(Axis::x, 256), kernel.thread(Axis::x));
  AccessInstance access = floatAt(*i.scaled(4));
  access.place.guards = {below(i, kernel.parameter("n"))};
  const Requests requests = count(kernel, access);
  ASSERT_TRUE(requests.sample);
  EXPECT_EQ(requests.sample->memory.sectors, 4 * requests.sample->memory.requests);
  ASSERT_FALSE(requests.total);
  EXPECT_THAT(requests.total.error().text(), HasSubstr("--arg n="));
}

TEST(RequestsTest, ARowPitchWithoutValueIsTakenToKeepRowsAligned) {
  MadeUpKernel kernel({32, 8, 1}, {4, 4, 1});
  const Form row = kernel.parameter("n").times(kernel.thread(Axis::y)).value();
  const Requests requests = count(kernel, floatAt(*sum(row, kernel.thread(Axis::x)).scaled(4)));
  ASSERT_TRUE(requests.sample);
  EXPECT_EQ(requests.sample->memory.sectors, 4 * requests.sample->memory.requests);
  EXPECT_THAT(requests.assumptions, testing::ElementsAre(Reason(ReasonId::takenAsMultiple, {"n"})));
  EXPECT_FALSE(requests.total);
}

TEST(RequestsTest, AStrideWithoutValueIsNotGuessed) {
  MadeUpKernel kernel({32, 8, 1}, {4, 4, 1});
  const Form column = kernel.parameter("n").times(kernel.thread(Axis::x)).value();
  const Requests requests = count(kernel, floatAt(*sum(column, kernel.thread(Axis::y)).scaled(4)));
  ASSERT_FALSE(requests.sample);
  EXPECT_THAT(requests.sample.error().text(), HasSubstr("--arg n="));
  EXPECT_FALSE(requests.total);
}

TEST(RequestsTest, BlocksThatCutRowsOfThreadsAcrossWarpsNeedThePitch) {
  MadeUpKernel kernel({16, 16, 1}, {4, 4, 1});
  const Form row = kernel.parameter("n").times(kernel.thread(Axis::y)).value();
  const AccessInstance access = floatAt(*sum(row, kernel.thread(Axis::x)).scaled(4));
  EXPECT_FALSE(count(kernel, access).sample);
  kernel.launch.arguments["n"] = 64;
  const Requests requests = count(kernel, access);
  ASSERT_TRUE(requests.total);
  EXPECT_EQ(requests.total->memory.sectors, 4 * requests.total->memory.requests);
  EXPECT_EQ(requests.total->memory.lines, 2 * requests.total->memory.requests);
}

TEST(RequestsTest, ATransposedWriteTouchesASectorForEachThread) {
  MadeUpKernel kernel({16, 16, 1}, {256, 128, 1});
  kernel.launch.arguments["h"] = 2048;
  const Form x = sum(kernel.block(Axis::x, 16), kernel.thread(Axis::x));
  const Form y = sum(kernel.block(Axis::y, 16), kernel.thread(Axis::y));
  const Requests requests = count(kernel, floatAt(*sum(y, kernel.parameter("h").times(x).value()).scaled(4)));
  ASSERT_TRUE(requests.total) << requests.total.error().text();
  // A warp is two rows of sixteen: sixteen columns 8192 bytes apart, each with two neighbours in one sector.
  EXPECT_EQ(requests.total->memory.sectors, 16 * requests.total->memory.requests);
  EXPECT_EQ(requests.total->memory.requests, 256 * 128 * 8);
}

TEST(RequestsTest, ALoopMultipliesWhatItsTripCountTells) {
  MadeUpKernel kernel({32, 1, 1}, {10, 1, 1});
  kernel.launch.arguments["n"] = 100;
  AccessInstance access = floatAt(sum(kernel.counter("k", 128), kernel.thread(Axis::x, 4)));
  access.place.loops = {loop(kernel.counterAtom("k"), kernel.parameter("n"))};
  access.place.guards = {below(kernel.counter("k"), kernel.parameter("n"))};
  const Requests requests = count(kernel, access);
  ASSERT_TRUE(requests.total) << requests.total.error().text();
  EXPECT_EQ(requests.total->memory.requests, 1000);
  EXPECT_EQ(requests.total->memory.sectors, 4000);
}

/// What follows from the counter's greatest value is not among the guards.
TEST(RequestsTest, ALoopOfTwoBoundsGoesRoundAsOftenAsTheSmallerSays) {
  MadeUpKernel kernel({32, 1, 1}, {1, 1, 1});
  const Form tx = kernel.thread(Axis::x);
  AccessInstance access = floatAt(sum(kernel.counter("k", 128), kernel.thread(Axis::x, 4)));
  access.place.loops = {loop(kernel.counterAtom("k"), kernel.select(below(tx, Form(5)), tx, Form(5)))};
  const Requests requests = count(kernel, access);
  ASSERT_TRUE(requests.total) << requests.total.error().text();
  EXPECT_EQ(requests.total->threads, 0 + 1 + 2 + 3 + 4 + 27 * 5);
}

TEST(RequestsTest, AnUnknownTripCountLeavesTheAverageOfAllAlignments) {
  MadeUpKernel kernel({32, 1, 1}, {10, 1, 1});
  model::Body body;
  model::Statement statement;
  kernel.unit.files.push_back({"a.cu", "while (x)"});
  const auto id = body.statements.add(statement);
  AccessInstance access = floatAt(sum(kernel.counter("k", 4), kernel.thread(Axis::x, 4)));
  LoopInfo info = loop(kernel.counterAtom("k"), std::nullopt);
  info.body = &body;
  info.loop = id;
  access.place.loops = {info};
  const Requests requests = count(kernel, access);
  ASSERT_TRUE(requests.sample);
  // One start in eight is a sector's own; the others touch a fifth.
  EXPECT_EQ(requests.sample->memory.sectors * 8, requests.sample->memory.requests * (4 + 7 * 5));
  ASSERT_FALSE(requests.total);
  EXPECT_THAT(requests.total.error().text(), HasSubstr("line 1"));
}

TEST(RequestsTest, TheRemainderOfAQuotientIsFollowedExactly) {
  // element = (i % 100) * 3 + i / 100
  MadeUpKernel kernel({128, 1, 1}, {25, 1, 1});
  const Form i = sum(kernel.block(Axis::x, 128), kernel.thread(Axis::x));
  const Form row = kernel.quotient(i, 100);
  const Form element = sum(*i.scaled(3), *row.scaled(-300), row);
  const Requests requests = count(kernel, floatAt(*element.scaled(4)));
  ASSERT_TRUE(requests.total);
  RequestCost expected;
  for (std::int64_t warp = 0; warp < 25 * 4; ++warp) {
    WarpAddresses addresses;
    for (int lane = 0; lane < warpLanes; ++lane) {
      const std::int64_t at = warp * warpLanes + lane;
      addresses.set(lane, 4 * (at % 100 * 3 + at / 100));
    }
    expected += costOf(addresses, 4, 4);
  }
  EXPECT_EQ(requests.total->memory, expected);
}

TEST(RequestsTest, AChosenAddressIsCountedAsItIsChosen) {
  // The first half of the warp reads its own element, the rest reads element 0.
  MadeUpKernel kernel({32, 1, 1}, {1, 1, 1});
  const Form tx = kernel.thread(Axis::x);
  const Requests requests =
      count(kernel, floatAt(*kernel.select(below(tx, Form(16)), sum(tx, Form(64)), Form(0)).scaled(4)));
  ASSERT_TRUE(requests.total);
  EXPECT_EQ(requests.total->memory.sectors, 3);
}

TEST(RequestsTest, ProductsOfIndicesAreComputedOneByOne) {
  MadeUpKernel kernel({32, 1, 1}, {7, 1, 1});
  const Form element = kernel.thread(Axis::x).times(kernel.block(Axis::x)).value();
  const Requests requests = count(kernel, floatAt(*element.scaled(4)));
  ASSERT_TRUE(requests.total) << requests.total.error().text();
  // Strides of 0, 1, … 6 floats.
  EXPECT_EQ(requests.total->memory.sectors, 1 + 4 + 8 + 12 + 16 + 20 + 24);
}

/// Forms of two block indices, threads and a counter, with divisions and choices in them.
class RandomForms {
public:
  RandomForms(MadeUpKernel &kernel, unsigned seed) : kernel_(kernel), engine_(seed) {}

  Form next(int depth = 2) {
    Form form = sum(kernel_.thread(Axis::x, pick(-3, 5)), kernel_.thread(Axis::y, pick(-40, 40)),
                    kernel_.block(Axis::x, pick(0, 64)), kernel_.counter("k", pick(-9, 9)), Form(pick(-50, 50)));
    if (depth > 0 && pick(0, 1) == 0) form = sum(form, *kernel_.quotient(next(0), pick(2, 9)).scaled(pick(-4, 4)));
    if (depth > 0 && pick(0, 2) == 0)
      form = sum(form, kernel_.select(condition(depth - 1), next(depth - 1), next(depth - 1)));
    return form;
  }

  Condition condition(int depth) {
    switch (pick(0, depth > 0 ? 4 : 2)) {
    case 0:
      return Condition::zero(next(depth - 1));
    case 1:
      return Condition::notZero(next(depth - 1));
    case 3:
      return Condition::all({condition(depth - 1), condition(depth - 1)});
    case 4:
      return Condition::any({condition(depth - 1), condition(depth - 1)});
    default:
      return Condition::notNegative(next(depth - 1));
    }
  }

private:
  std::int64_t pick(std::int64_t low, std::int64_t high) {
    return std::uniform_int_distribution<std::int64_t>(low, high)(engine_);
  }

  MadeUpKernel &kernel_;
  std::mt19937 engine_;
};

TEST(RequestsTest, CountsWhatComputingEachAddressByItselfCounts) {
  int together = 0; // those that are put together, and not computed one by one by both
  for (unsigned seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE(seed);
    MadeUpKernel kernel({seed % 2 == 0 ? 32 : 20, 3, 1}, {5, 1, 1});
    RandomForms forms(kernel, seed);
    AccessInstance access = floatAt(*forms.next().scaled(4));
    access.place.guards = {forms.condition(2)};
    access.place.loops = {loop(kernel.counterAtom("k"), Form(7))};
    const Requests requests = count(kernel, access);
    ASSERT_TRUE(requests.total) << requests.total.error().text();
    LaunchNumbers numbers(kernel.atoms, kernel.launch);
    const OuterIndices outer = outerIndices(kernel.unit, kernel.atoms, access, numbers);
    const auto computed = enumerateLaunch(kernel.atoms, access, numbers, outer);
    ASSERT_TRUE(computed);
    if (placedAccess(kernel.unit, kernel.atoms, access, kernel.launch)) ++together;
    EXPECT_EQ(requests.total->memory, computed->memory);
    EXPECT_EQ(requests.total->banks, computed->banks);
    EXPECT_EQ(requests.total->threads, computed->threads);
  }
  EXPECT_GT(together, 150);
}

TEST(RequestsTest, ALoadedIndexSaysSo) {
  MadeUpKernel kernel({32, 1, 1}, {7, 1, 1});
  const Requests requests = count(kernel, floatAt(kernel.loaded("idx[i]", 4)));
  ASSERT_FALSE(requests.sample);
  EXPECT_THAT(requests.sample.error().text(), HasSubstr("is loaded from memory"));
  EXPECT_EQ(requests.sample.error(), requests.total.error());
}

TEST(RequestsTest, AnUnknownBlockOrGridIsAskedFor) {
  MadeUpKernel kernel({32, 1, 1}, {7, 1, 1});
  const AccessInstance access = floatAt(sum(kernel.block(Axis::x, 128), kernel.thread(Axis::x, 4)));
  kernel.launch.grid = {};
  const Requests noGrid = count(kernel, access);
  ASSERT_TRUE(noGrid.sample);
  EXPECT_EQ(noGrid.sample->memory.sectors, 4 * noGrid.sample->memory.requests);
  EXPECT_THAT(noGrid.total.error().text(), HasSubstr("--grid"));
  kernel.launch.block = {};
  EXPECT_THAT(count(kernel, access).sample.error().text(), HasSubstr("--block"));
}

TEST(RequestsTest, AConditionThatIsNotFollowedIsCountedAsIfItHeldButNotForTheLaunch) {
  MadeUpKernel kernel({32, 1, 1}, {7, 1, 1});
  AccessInstance access = floatAt(kernel.thread(Axis::x, 4));
  access.place.guards = {Condition::notZero(kernel.loaded("flag[i]"))};
  const Requests requests = count(kernel, access);
  ASSERT_TRUE(requests.sample);
  EXPECT_EQ(requests.sample->memory.sectors, 28);
  EXPECT_THAT(requests.total.error().text(), HasSubstr("is loaded from memory"));
}

TEST(RequestsTest, PicturesGetEveryLanesAddress) {
  MadeUpKernel kernel({64, 1, 1}, {7, 1, 1});
  const auto placed = placedAccess(kernel.unit, kernel.atoms,
                                   floatAt(sum(kernel.block(Axis::x, 1024), kernel.thread(Axis::x, 8))), kernel.launch);
  ASSERT_TRUE(placed);
  const WarpAddresses warp = warpAt(placed->counted, 1, {3, 0, 0});
  EXPECT_EQ(warp.activeLanes(), 32);
  EXPECT_EQ(warp.byte[5], 3 * 1024 + 8 * 37);
}

} // namespace

} // namespace warpgrain::access
