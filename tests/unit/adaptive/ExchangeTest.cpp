// SPDX-License-Identifier: Apache-2.0
//
// What the ways of exchange move: GT-L6, GT-L7 and GT-L8 of the specification.
#include "core/adaptive/exchange/Needs.h"
#include "core/adaptive/exchange/Trials.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

namespace warpgrain::adaptive::tests {
namespace {

using enum ExchangeMethod;
using testing::ElementsAre;

constexpr auto expectVolume = [](ExchangeVolume found, std::int64_t elements, std::int64_t messages) {
  EXPECT_EQ(found, (ExchangeVolume{.elements = elements, .messages = messages}));
};

std::vector<std::int32_t> range(std::int32_t begin, std::int32_t end) {
  std::vector<std::int32_t> out(static_cast<std::size_t>(end - begin));
  std::iota(out.begin(), out.end(), begin);
  return out;
}

TEST(GtL6, ATridiagonalMatrixNeedsOneElementOfEachNeighbour) {
  const Boundaries boundaries = equalRows(40, 4);
  for (int rank = 0; rank < 4; ++rank) {
    const auto columns = range(std::max(0, 10 * rank - 1), std::min(40, 10 * rank + 11));
    const std::vector<Need> needs = needsOf(rank, columns, boundaries);
    const std::size_t neighbours = rank == 0 || rank == 3 ? 1 : 2;
    ASSERT_EQ(needs.size(), neighbours);
    for (const Need &need : needs) {
      EXPECT_EQ(std::abs(need.rank - rank), 1);
      EXPECT_EQ(need.elements.size(), 1U);
      EXPECT_EQ(boundingBlock(need), (RowRange{need.elements[0], need.elements[0] + 1}));
    }
    const auto count = static_cast<std::int64_t>(neighbours);
    expectVolume(receivedBy(rank, blocks, needs, boundaries), count, count);
    expectVolume(receivedBy(rank, packed, needs, boundaries), count, count);
  }
}

TEST(GtL7, FarNonZerosMakeTheBlockLargeAndNotThePackedMessage) {
  const Boundaries boundaries{0, 10, 30};
  const std::vector<Need> needs = needsOf(0, std::vector<std::int32_t>{2, 10, 29}, boundaries);
  ASSERT_EQ(needs.size(), 1U);
  EXPECT_EQ(needs[0].rank, 1);
  EXPECT_THAT(needs[0].elements, ElementsAre(10, 29));
  EXPECT_EQ(boundingBlock(needs[0]), (RowRange{10, 30}));
  expectVolume(receivedBy(0, blocks, needs, boundaries), 20, 1);
  expectVolume(receivedBy(0, packed, needs, boundaries), 2, 1);
}

TEST(GtL8, DenseRowsNeedEverythingInEveryWay) {
  const Boundaries boundaries = equalRows(40, 4);
  const std::vector<Need> needs = needsOf(1, range(0, 40), boundaries);
  for (const ExchangeMethod method : {allGather, blocks, packed})
    expectVolume(receivedBy(1, method, needs, boundaries), 30, 3);
}

TEST(Needs, OwnElementsAreNone) {
  EXPECT_TRUE(needsOf(1, range(10, 20), equalRows(40, 4)).empty());
  EXPECT_TRUE(needsOf(0, {}, equalRows(40, 4)).empty());
}

TEST(ExchangeTrials, EachMethodIsTriedThreeTimesAndTheMedianCounts) { // DEC-L3
  ExchangeTrials trials({allGather, packed});
  std::vector<ExchangeMethod> tried;
  double seconds = 0;
  while (const auto method = trials.next()) {
    tried.push_back(*method);
    trials.record(seconds += tried.size() == 3 ? 100 : 1);
  }
  EXPECT_THAT(tried, ElementsAre(allGather, allGather, allGather, packed, packed, packed));
  EXPECT_THAT(trials.medians(), ElementsAre(2, 104));
  EXPECT_EQ(trials.best(std::vector{3.0, 2.0}), packed);
  EXPECT_EQ(trials.best(std::vector{2.0, 2.0}), allGather);
}

} // namespace
} // namespace warpgrain::adaptive::tests
