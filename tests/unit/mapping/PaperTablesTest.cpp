// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/Ranking.h"
#include "tests/unit/mapping/PaperNests.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <ostream>
#include <string>
#include <vector>

namespace warpgrain::mapping {
namespace {

const Mapping alpha{{0, 1}};
const Mapping beta{{1, 0}};

/// A row of a table of the paper.
struct Row {
  std::string shape;
  std::int64_t groups = 0;
  std::int64_t rank = 0;
  std::int64_t gain = 0;
  std::int64_t cost = 0;
  std::int64_t percent = 0; ///< occupancy
  double time = 0;          ///< measured, milliseconds

  friend bool operator==(const Row &, const Row &) = default;
};

std::ostream &operator<<(std::ostream &out, const Row &row) {
  return out << row.shape << " AWG " << row.groups << " rank " << row.rank << " gain " << row.gain << " cost "
             << row.cost << " OC " << row.percent;
}

/// What the search finds, in the order of the given rows, with their times.
std::vector<Row> inOrderOf(const std::vector<Row> &rows, const Ranking &ranking, std::size_t rank) {
  std::vector<Row> out;
  for (const Row &row : rows)
    for (const Configuration &each : ranking.ranked)
      if (each.group.text(rank) == row.shape)
        out.push_back({.shape = row.shape,
                       .groups = each.active.groups,
                       .rank = each.rank,
                       .gain = each.numbers.gain,
                       .cost = each.numbers.cost,
                       .percent = std::lround(100 * each.active.occupancy),
                       .time = row.time});
  return out;
}

std::vector<double> ranksOf(const std::vector<double> &values) {
  std::vector<double> out;
  for (const double value : values) {
    const auto below = std::ranges::count_if(values, [&](double other) { return other < value; });
    const auto equal = std::ranges::count(values, value);
    out.push_back(static_cast<double>(below) + static_cast<double>(equal + 1) / 2);
  }
  return out;
}

/// Spearman's rank correlation between the ranks of rows and their times.
double correlation(const std::vector<Row> &rows) {
  std::vector<double> ranks;
  std::vector<double> times;
  for (const Row &row : rows) {
    ranks.push_back(static_cast<double>(row.rank));
    times.push_back(row.time);
  }
  ranks = ranksOf(ranks);
  times = ranksOf(times);
  const double mean = static_cast<double>(rows.size() + 1) / 2;
  double both = 0;
  double one = 0;
  double other = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    both += (ranks[i] - mean) * (times[i] - mean);
    one += (ranks[i] - mean) * (ranks[i] - mean);
    other += (times[i] - mean) * (times[i] - mean);
  }
  return both / std::sqrt(one * other);
}

SearchRules tableRules(std::int64_t registers, const Mapping &mapping, std::int64_t smallest = 16) {
  SearchRules out = paperRules(registers);
  out.only = {mapping};
  out.smallest = smallest;
  return out;
}

const std::vector<Row> table1{
    {.shape = "2x256", .groups = 2, .rank = 9, .gain = 8, .percent = 100, .time = 29.31},
    {.shape = "4x128", .groups = 2, .rank = 6, .gain = 32, .percent = 100, .time = 21.49},
    {.shape = "8x64", .groups = 2, .rank = 3, .gain = 128, .percent = 100, .time = 15.58},
    {.shape = "16x32", .groups = 2, .rank = 1, .gain = 512, .percent = 100, .time = 12.73},
    {.shape = "32x16", .groups = 2, .rank = 1, .gain = 512, .percent = 100, .time = 11.30},
    {.shape = "2x128", .groups = 4, .rank = 10, .gain = 8, .percent = 100, .time = 28.16},
    {.shape = "4x64", .groups = 4, .rank = 7, .gain = 32, .percent = 100, .time = 20.77},
    {.shape = "8x32", .groups = 4, .rank = 4, .gain = 128, .percent = 100, .time = 15.35},
    {.shape = "16x16", .groups = 4, .rank = 2, .gain = 512, .percent = 100, .time = 11.19},
    {.shape = "2x64", .groups = 8, .rank = 11, .gain = 8, .percent = 100, .time = 26.15},
    {.shape = "4x32", .groups = 8, .rank = 8, .gain = 32, .percent = 100, .time = 19.70},
    {.shape = "8x16", .groups = 8, .rank = 5, .gain = 128, .percent = 100, .time = 14.77},
};

// GT-E8a
TEST(PaperTables, Table1IsTheProductOfMatrices) {
  const Ranking ranking = rankMappings(productOfMatrices(), tableRules(16, beta, 128));
  EXPECT_EQ(ranking.ranked.size(), table1.size());
  EXPECT_TRUE(ranking.dropped.empty());
  EXPECT_EQ(inOrderOf(table1, ranking, 2), table1);
  EXPECT_NEAR(correlation(table1), 0.893, 0.0005);
  for (const Configuration &each : ranking.ranked) {
    EXPECT_GE(each.numbers.localBytes, 528);
    EXPECT_LE(each.numbers.localBytes, 3072);
    EXPECT_LE(each.numbers.localBytes * each.active.groups, 8192);
  }
}

// ERR-E1: 16 registers fill the file exactly; the printed "<" would count one group less.
TEST(PaperTables, Table1NeedsEqualityInTheConditionOnRegisters) {
  const auto groupsAt = [](std::int64_t registers, std::int64_t threads) {
    return activeGroups(paperRules(16).limits, Counting::paper, {.threads = threads, .registersPerThread = registers})
        .groups;
  };
  EXPECT_EQ(groupsAt(16, 512), 2);
  EXPECT_EQ(groupsAt(17, 512), 1);
  EXPECT_EQ(groupsAt(17, 256), 3);
  EXPECT_EQ(groupsAt(17, 128), 7);
}

// ERR-E7: the third key of the paper is the opposite of what it measured.
TEST(PaperTables, SmallGroupsFirstPredictsTable1AndFindsItsFastest) {
  SearchRules rules = tableRules(16, beta, 128);
  rules.largeGroupsFirst = false;
  const Ranking ranking = rankMappings(productOfMatrices(), rules);
  EXPECT_NEAR(correlation(inOrderOf(table1, ranking, 2)), 0.998, 0.0005);
  EXPECT_EQ(ranking.ranked.front().group.text(2), "16x16");
}

const std::vector<Row> table2{
    {.shape = "512", .groups = 2, .rank = 3, .percent = 100, .time = 3.39},
    {.shape = "256", .groups = 4, .rank = 2, .percent = 100, .time = 3.38},
    {.shape = "128", .groups = 8, .rank = 1, .percent = 100, .time = 3.39},
    {.shape = "64", .groups = 8, .rank = 4, .percent = 50, .time = 3.60},
    {.shape = "32", .groups = 8, .rank = 5, .percent = 25, .time = 5.89},
    {.shape = "16", .groups = 8, .rank = 5, .percent = 25, .time = 11.61},
};

// GT-E8b
TEST(PaperTables, Table2IsTheSumOfVectors) {
  const Ranking ranking = rankMappings(sumOfVectors(), tableRules(3, {{0}}));
  EXPECT_EQ(ranking.ranked.size(), table2.size());
  EXPECT_EQ(inOrderOf(table2, ranking, 1), table2);
  EXPECT_NEAR(correlation(table2), 0.882, 0.0005);
}

TEST(PaperTables, CountingThreadsTellsTheLastTwoRowsOfTable2Apart) {
  SearchRules rules = tableRules(3, {{0}});
  rules.countsThreads = true;
  const Ranking ranking = rankMappings(sumOfVectors(), rules);
  EXPECT_EQ(ranking.ranked[4].group.text(1), "32");
  EXPECT_EQ(ranking.ranked[5].group.text(1), "16");
  EXPECT_EQ(ranking.ranked[5].rank, 6);
}

// GT-E8d. ERR-E5: the paper prints 4 active groups in both rows; by its rules there are 3 and 8.
TEST(PaperTables, Table3IsTheProductOfMatrixAndVector) {
  const std::vector<Row> table3{
      {.shape = "32", .groups = 3, .rank = 1, .gain = 1056, .cost = 32, .percent = 9, .time = 3.25},
      {.shape = "16", .groups = 8, .rank = 2, .gain = 272, .cost = 16, .percent = 25, .time = 3.95},
  };
  const Ranking ranking = rankMappings(productOfMatrixAndVector(), tableRules(17, {{0}}));
  EXPECT_EQ(ranking.ranked.size(), table3.size());
  EXPECT_EQ(inOrderOf(table3, ranking, 1), table3);
  ASSERT_EQ(ranking.dropped.size(), 3u);
  EXPECT_EQ(ranking.dropped.back().group.text(1), "64");
  EXPECT_EQ(ranking.dropped.back().numbers.localBytes, 16640);
}

const std::vector<Row> table4{
    {.shape = "2x128", .groups = 2, .rank = 3, .percent = 50, .time = 176.90},
    {.shape = "4x64", .groups = 2, .rank = 3, .percent = 50, .time = 176.50},
    {.shape = "8x32", .groups = 2, .rank = 3, .percent = 50, .time = 174.17},
    {.shape = "16x16", .groups = 2, .rank = 3, .percent = 50, .time = 164.92},
    {.shape = "2x64", .groups = 4, .rank = 2, .percent = 50, .time = 169.85},
    {.shape = "4x32", .groups = 4, .rank = 2, .percent = 50, .time = 170.16},
    {.shape = "8x16", .groups = 4, .rank = 2, .percent = 50, .time = 164.75},
    {.shape = "2x32", .groups = 8, .rank = 1, .percent = 50, .time = 166.09},
    {.shape = "4x16", .groups = 8, .rank = 1, .percent = 50, .time = 163.01},
    {.shape = "2x16", .groups = 8, .rank = 4, .percent = 25, .time = 162.35},
};

// GT-E8e. ERR-E9: the row that is ranked last is the fastest.
TEST(PaperTables, Table4IsTheRadiologicalPath) {
  const Ranking ranking = rankMappings(radiologicalPath(false), tableRules(28, beta));
  EXPECT_EQ(ranking.ranked.size(), table4.size());
  EXPECT_EQ(inOrderOf(table4, ranking, 2), table4);
  EXPECT_NEAR(correlation(table4), 0.18, 0.005);
  EXPECT_EQ(ranking.ranked.back().group.text(2), "2x16");
}

// GT-E8f
TEST(PaperTables, Table5IsTheSuppressionOfNonMaxima) {
  std::vector<Row> table5;
  for (const char *const shape : {"2x256", "4x128", "8x64", "16x32", "32x16"})
    table5.push_back({.shape = shape, .groups = 2, .rank = 3, .percent = 100});
  for (const char *const shape : {"2x128", "4x64", "8x32", "16x16"})
    table5.push_back({.shape = shape, .groups = 4, .rank = 2, .percent = 100});
  for (const char *const shape : {"2x64", "4x32", "8x16"})
    table5.push_back({.shape = shape, .groups = 8, .rank = 1, .percent = 100});
  for (const char *const shape : {"2x32", "4x16"})
    table5.push_back({.shape = shape, .groups = 8, .rank = 4, .percent = 50});
  table5.push_back({.shape = "2x16", .groups = 8, .rank = 5, .percent = 25});
  const Ranking ranking = rankMappings(maximumSuppression(false), tableRules(15, beta));
  EXPECT_EQ(ranking.ranked.size(), table5.size());
  EXPECT_EQ(inOrderOf(table5, ranking, 2), table5);
}

// GT-E8c. ERR-E8: the published search has one mapping; gain comes first, which puts a mapping with 272 accesses that
// are not coalesced above one that has none.
TEST(PaperTables, BothMappingsOfTheProductOfMatricesSearchedTogether) {
  SearchRules rules = paperRules(16);
  rules.smallest = 128;
  const Ranking ranking = rankMappings(productOfMatrices(), rules);
  std::vector<std::string> found;
  for (const Configuration &each : ranking.ranked)
    found.push_back(std::to_string(each.rank) + (each.mapping == beta ? " b " : " a ") + each.group.text(2) + " " +
                    std::to_string(each.numbers.cost));
  EXPECT_EQ(found, (std::vector<std::string>{"1 b 16x32 0",   "1 b 32x16 0",    "2 b 16x16 0",    "3 a 16x16 272",
                                             "4 a 32x16 528", "5 a 16x32 544",  "6 b 8x64 0",     "7 b 8x32 0",
                                             "8 b 8x16 0",    "9 a 8x16 144",   "10 a 8x32 288",  "11 a 8x64 576",
                                             "12 b 4x128 0",  "13 b 4x64 0",    "14 b 4x32 0",    "15 a 4x32 160",
                                             "16 a 4x64 320", "17 a 4x128 640", "18 b 2x256 0",   "19 b 2x128 0",
                                             "20 b 2x64 0",   "21 a 2x64 192",  "22 a 2x128 384", "23 a 2x256 768"}));
  EXPECT_TRUE(std::ranges::any_of(ranking.ranked, [](const auto &each) { return each.mapping == alpha; }));
}

} // namespace
} // namespace warpgrain::mapping
