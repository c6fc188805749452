// SPDX-License-Identifier: Apache-2.0
//
// The table of public programs' kernels, counted beside what is claimed of them (tests/bench/counts_survey.py).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

namespace warpgrain::tests {
namespace {

/// program,kernel,references,claimed,equal,status: the last may be in quotes, and hold commas.
struct Row {
  std::string kernel;
  std::string references;
  std::string claimed;
  std::string equal;
  std::string status;
};

std::vector<Row> rowsOf(const char *path) {
  std::ifstream in(path);
  std::vector<Row> out;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    std::vector<std::string> cells(1);
    for (const char c : line) {
      if (c == ',' && cells.size() < 6)
        cells.emplace_back();
      else
        cells.back() += c;
    }
    EXPECT_EQ(cells.size(), 6U) << line;
    if (cells.size() == 6)
      out.push_back({.kernel = cells[0] + " " + cells[1],
                     .references = cells[2],
                     .claimed = cells[3],
                     .equal = cells[4],
                     .status = cells[5]});
  }
  return out;
}

TEST(CountsSurvey, WhatPublicProgramsExecuteIsWhatIsClaimed) {
  const auto rows = rowsOf(WARPGRAIN_COUNTS_SURVEY);
  ASSERT_FALSE(rows.empty());
  EXPECT_EQ(rows.front().status, "status"); // the names of the columns
  std::size_t counted = 0;
  for (std::size_t i = 1; i < rows.size(); ++i) {
    const Row &row = rows[i];
    const bool isCounted = !row.references.empty();
    if (isCounted) {
      ++counted;
      EXPECT_THAT(row.status, testing::AnyOf("same", "nothing claimed")) << row.kernel;
      EXPECT_EQ(row.claimed, row.equal) << row.kernel;
      EXPECT_LE(std::stoul(row.claimed), std::stoul(row.references)) << row.kernel;
    } else {
      EXPECT_THAT(row.status, testing::ContainsRegex("^\"?not (recorded|counted|tried)")) << row.kernel;
    }
  }
  EXPECT_GT(counted, 0U);
}

} // namespace
} // namespace warpgrain::tests
