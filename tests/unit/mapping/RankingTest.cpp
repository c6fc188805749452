// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/Footing.h"
#include "tests/unit/mapping/PaperNests.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::mapping {
namespace {

std::vector<std::string> sentences(const LoopNest &nest, const SearchRules &rules) {
  const Ranking ranking = rankMappings(nest, rules);
  std::vector<std::string> out;
  for (std::size_t i = 0; i + 1 < ranking.ranked.size(); ++i)
    out.push_back(whyAbove(ranking.ranked[i], ranking.ranked[i + 1], ranking, rules));
  return out;
}

TEST(Ranking, SaysByWhichKeyOneStandsAboveTheNext) {
  SearchRules rules = paperRules(16);
  rules.smallest = 128;
  const auto found = sentences(productOfMatrices(), rules);
  EXPECT_EQ(found[0], "The rules do not tell it from the next one: they share the rank.");
  EXPECT_EQ(found[1], "Gain and cost are equal, and the paper puts larger groups first: 512 against 256 threads.");
  EXPECT_EQ(found[2], "The gain is equal, and fewer accesses are not coalesced: a cost of 0 against 272.");
  EXPECT_EQ(found[5], "Its strips in local memory gain more: 512 against 128.");
}

TEST(Ranking, WithoutGainSaysOccupancyAndActiveGroups) {
  const auto found = sentences(sumOfVectors(), paperRules(3));
  EXPECT_EQ(found[0], "Cost and occupancy are equal, and more groups are active: 8 against 4.");
  EXPECT_EQ(found[2], "The cost is equal, and the occupancy is higher: 100 % against 50 %.");
  EXPECT_EQ(found[4], "The rules do not tell it from the next one: they share the rank.");
}

TEST(Ranking, OfOurModeFillsWarpsAndPutsGroupsOf256ThreadsFirstAmongEqualOnes) {
  const SearchRules rules = ourRules(device::limitsOf({.major = 9, .minor = 0}).value(), 32);
  const Ranking ranking = rankMappings(productOfMatrices(), rules);
  ASSERT_FALSE(ranking.ranked.empty());
  for (const Configuration &each : ranking.ranked)
    EXPECT_EQ(each.group.extent[0] % 32, 0);
  EXPECT_EQ(ranking.ranked[0].group.threads(), 256);
  EXPECT_EQ(ranking.ranked[0].mapping, (Mapping{{1, 0}}));
  const auto found = sentences(productOfMatrices(), rules);
  EXPECT_NE(std::ranges::find(found, "Gain and cost are equal, and groups of about 256 threads were measured to be "
                                     "faster: 256 against 512 threads."),
            found.end());
}

/// A sum of two vectors of so many elements, on 132 multiprocessors of compute capability 9.0.
Ranking sumOf(std::int64_t elements, const SearchRules &rules) {
  LoopNest nest = sumOfVectors();
  nest.loops[0].trips = elements;
  return rankMappings(nest, rules);
}

TEST(Ranking, OfOurModeTakesGroupsOf256ThreadsWhereTheIterationsFillTheDevice) {
  const SearchRules rules = ourRules(device::limitsOf({.major = 9, .minor = 0}).value(), 32, 132);
  const Ranking many = sumOf(1 << 25, rules);
  ASSERT_GE(many.ranked.size(), 2U);
  EXPECT_EQ(many.ranked[0].group.text(1), "256");
  EXPECT_EQ(whyAbove(many.ranked[0], many.ranked[1], many, rules),
            "Cost and occupancy are equal, and groups of about 256 threads were measured to be faster: 256 against " +
                many.ranked[1].group.text(1) + " threads.");
  EXPECT_EQ(sumOf(132 * 2048, rules).ranked[0].group.text(1), "256");
}

/// v[i1][i2] = w[i2][i1]: one of the two is not coalesced, by whichever loop threads lie along x.
TEST(Ranking, OfOurModeComparesCostsByWhatEachThreadHasOfThem) {
  LoopNest nest{.loops = {{.counter = "i1", .isParallel = true, .trips = 4096},
                          {.counter = "i2", .isParallel = true, .trips = 4096}},
                .arrays = {writtenArray("v", {{1, 0}, {0, 1}}), readArray("w", {{0, 1}, {1, 0}})}};
  const SearchRules rules = ourRules(device::limitsOf({.major = 9, .minor = 0}).value(), 32, 132);
  const Ranking ranking = rankMappings(nest, rules);
  ASSERT_FALSE(ranking.ranked.empty());
  EXPECT_EQ(ranking.ranked[0].group.threads(), 256);
  EXPECT_EQ(ranking.ranked[0].numbers.cost, 256);
}

/// One thread for each row, which it walks along: each element of a strip is loaded once, however long the strip is.
TEST(Ranking, OfOurModeTakesNoLargerGroupsForLongerStrips) {
  LoopNest nest{.loops = {{.counter = "i1", .isParallel = true, .trips = 4096}, {.counter = "i2", .trips = 2160}},
                .arrays = {writtenArray("v", {{1, 0}, {0, 1}}), readArray("w", {{1, 0}, {0, 1}})}};
  const SearchRules rules = ourRules(device::limitsOf({.major = 9, .minor = 0}).value(), 32, 132);
  const Ranking ranking = rankMappings(nest, rules);
  ASSERT_TRUE(ranking.isByGain);
  EXPECT_EQ(ranking.ranked[0].group.text(1), "32");
  EXPECT_EQ(whyAbove(ranking.ranked[0], ranking.ranked[1], ranking, rules),
            "Gain and cost are equal, and smaller groups spread iterations that do not fill the GPU over more "
            "multiprocessors: 32 against 64 threads.");
  // Where the iterations fill the device, or their number is not known, strips leave room for the most groups.
  nest.loops[0].trips.reset();
  const Ranking unknown = rankMappings(nest, rules);
  EXPECT_EQ(unknown.ranked[0].group.text(1), "32");
  EXPECT_NE(whyAbove(unknown.ranked[0], unknown.ranked[1], unknown, rules)
                .find("Gain and cost are equal, and the occupancy is higher: "),
            std::string::npos);
  // The published rules prefer what gains more in all.
  const Ranking published = rankMappings(nest, paperRules(16));
  EXPECT_GT(published.ranked[0].numbers.gain, published.ranked[1].numbers.gain);
}

TEST(Ranking, OfOurModeTakesTheSmallestGroupsWhereTheIterationsDoNotFillTheDevice) {
  const SearchRules rules = ourRules(device::limitsOf({.major = 9, .minor = 0}).value(), 32, 132);
  const Ranking few = sumOf(132 * 2048 - 1, rules);
  ASSERT_GE(few.ranked.size(), 2U);
  EXPECT_EQ(few.ranked[0].group.text(1), "32");
  EXPECT_EQ(whyAbove(few.ranked[0], few.ranked[1], few, rules),
            "The cost is equal, and smaller groups spread iterations that do not fill the GPU over more "
            "multiprocessors: 32 against 64 threads.");
  // On older devices small groups come first.
  EXPECT_EQ(
      sumOf(1 << 25, ourRules(device::limitsOf({.major = 3, .minor = 0}).value(), 32, 132)).ranked[0].group.text(1),
      "128");
  // On a device of unknown size all iterations fill it.
  EXPECT_EQ(sumOf(2000, ourRules(device::limitsOf({.major = 9, .minor = 0}).value(), 32)).ranked[0].group.text(1),
            "256");
}

TEST(Ranking, OfOurModeCountsGroupsAsTheDeviceHandsOutRegisters) {
  const auto limits = device::limitsOf({.major = 1, .minor = 3}).value();
  const GroupNeed need{.threads = 160, .registersPerThread = 17};
  EXPECT_EQ(activeGroups(limits, Counting::paper, need).groups, 6);
  // Six warps of 17 registers, in units of 512.
  EXPECT_EQ(activeGroups(limits, Counting::device, need).groups, 4);
}

TEST(Ranking, DropsWhatCannotBeLaunched) {
  const auto limits = device::limitsOf({.major = 9, .minor = 0}).value();
  EXPECT_EQ(activeGroups(limits, Counting::device, {.threads = 2048}).groups, 0);
  EXPECT_EQ(activeGroups(limits, Counting::device, {.threads = 256, .localBytes = 1 << 20}).groups, 0);
  EXPECT_EQ(activeGroups(limits, Counting::paper, {.threads = 256, .localBytes = 1 << 20}).groups, 0);
}

TEST(Ranking, OfANestWithoutParallelLoopsIsEmpty) {
  LoopNest nest = sumOfVectors();
  nest.loops[0].isParallel = false;
  const Ranking ranking = rankMappings(nest, paperRules(16));
  EXPECT_TRUE(ranking.ranked.empty());
  EXPECT_TRUE(ranking.dropped.empty());
}

} // namespace
} // namespace warpgrain::mapping
