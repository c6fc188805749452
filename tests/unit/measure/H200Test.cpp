// SPDX-License-Identifier: Apache-2.0
//
// What was measured on an H200, kept as data with the commands that made it: is it read as it was written, and does it
// keep what the runner promises of its times?
#include "core/measure/ResultFile.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <sstream>

namespace warpgrain::tests {
namespace {

std::string recorded(const std::string &name) {
  return std::string(WARPGRAIN_MEASURED) + "/" + name;
}

struct TimesRow {
  std::string name; ///< kernel and plan
  double first = 0;
  double second = 0;
  bool noisy = false;
  double empty = 0;
  double events = 0;
  double profiler = 0; ///< 0: not measured
};

std::vector<TimesRow> readTimes() {
  std::vector<TimesRow> out;
  std::ifstream in(recorded("h200_times.csv"));
  bool header = true;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    if (std::exchange(header, false)) continue;
    std::vector<std::string> cells{""};
    for (const char c : line)
      if (c == ',')
        cells.emplace_back();
      else
        cells.back() += c;
    if (cells.size() != 12) {
      ADD_FAILURE() << line;
      continue;
    }
    out.push_back({.name = cells[1] + " " + cells[2],
                   .first = std::stod(cells[6]),
                   .second = std::stod(cells[7]),
                   .noisy = cells[8] == "yes",
                   .empty = std::stod(cells[9]),
                   .events = std::stod(cells[10]),
                   .profiler = cells[11].empty() ? 0 : std::stod(cells[11])});
  }
  return out;
}

double difference(double a, double b) {
  return std::fabs(a / b - 1);
}

TEST(H200, TwoRunsAgreeOnEveryMedianWithin3PercentUnlessTheRowIsNoisy) {
  const auto rows = readTimes();
  EXPECT_EQ(rows.size(), 45U);
  for (const TimesRow &row : rows) {
    const bool tooShort = row.first < 6 * row.empty; // such rows say that they are noisy
    if (row.noisy || tooShort) continue;
    EXPECT_LE(difference(row.second, row.first), 0.03) << row.name;
  }
}

/// Two rows that a plain program times otherwise (88 us for 79, 55 for 53) though module and launch are the same. Their
/// accesses lie 16 KiB apart, so where a program's buffers lie may decide; it is not known.
bool isKnownToDiffer(const TimesRow &row) {
  return row.name == "transpose coarsen y 2" || row.name == "transpose coarsen x 2";
}

TEST(H200, TimesAreThoseOfPlainEventsWithin2Percent) {
  for (const TimesRow &row : readTimes())
    EXPECT_EQ(difference(row.first, row.events) > 0.02, isKnownToDiffer(row)) << row.name;
}

TEST(H200, TimesAreThoseOfTheProfilerAndAtMostAnEmptyKernelMore) {
  int compared = 0;
  for (const TimesRow &row : readTimes()) {
    if (row.profiler == 0 || isKnownToDiffer(row)) continue;
    ++compared;
    EXPECT_GE(row.first, row.profiler * 0.98) << row.name;
    EXPECT_LE(row.first, row.profiler * 1.02 + row.empty) << row.name;
  }
  EXPECT_EQ(compared, 19);
}

/// What `tune --twice --csv` wrote: a field with a comma stands in quotes.
std::vector<std::vector<std::string>> campaignRows(const std::string &name) {
  std::vector<std::vector<std::string>> out;
  std::ifstream in(recorded(name));
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#') || line.starts_with("kernel,")) continue;
    out.emplace_back(1);
    bool quoted = false;
    for (const char c : line) {
      if (c == '"')
        quoted = !quoted;
      else if (c == ',' && !quoted)
        out.back().emplace_back();
      else
        out.back().back() += c;
    }
  }
  return out;
}

TEST(H200, EveryRowOfTheCampaignsIsRightAndRepeatableOrSaysWhyNot) {
  for (const auto &[name, count] :
       {std::pair("h200_campaign_examples.csv", 117), {"h200_campaign_programs.csv", 234}}) {
    const auto rows = campaignRows(name);
    EXPECT_EQ(rows.size(), static_cast<std::size_t>(count)) << name;
    for (const std::vector<std::string> &row : rows) {
      ASSERT_EQ(row.size(), 12U) << row.front();
      const std::string about = name + (": " + row[0]) + " " + row[1];
      const std::string &first = row[6];
      const std::string &second = row[7];
      EXPECT_EQ(first.empty(), !row[11].empty()) << about << ": a row has a time or a reason";
      EXPECT_FALSE(row[11].starts_with("output")) << about;
      if (first.empty() || second.empty() || !row[9].empty()) continue;
      EXPECT_LE(difference(std::stod(second), std::stod(first)), 0.03) << about;
    }
  }
}

TEST(H200, LinesOfAnEarlierRunAreReadAsTheyWereWritten) {
  const auto results = measure::readResults(recorded("h200_matrix_multiplication.jsonl"));
  ASSERT_TRUE(results) << results.error().message;
  EXPECT_EQ(results->unreadable, 0U);
  ASSERT_FALSE(results->environments.empty());
  EXPECT_EQ(results->environments[0].gpu, "NVIDIA H200");
  std::ifstream in(recorded("h200_matrix_multiplication.jsonl"));
  std::size_t rows = 0;
  for (std::string line; std::getline(in, line);) {
    const auto fields = nlohmann::json::parse(line);
    if (fields["type"] != "result") continue;
    const measure::Row &row = results->rows.at(rows++);
    EXPECT_TRUE(row.measured());
    EXPECT_DOUBLE_EQ(row.summary.median, fields["median_us"].get<double>()) << "from the samples";
    EXPECT_DOUBLE_EQ(row.summary.low, fields["interval_us"][0].get<double>());
    EXPECT_NEAR(row.speedUp().value(), fields["speed_up"].get<double>(), 1e-9);
    EXPECT_EQ(row.outputs.at(0).comparison.unequalBits, 0U);
  }
  EXPECT_EQ(rows, results->rows.size());
  EXPECT_GE(rows, 16U) << "eight variants, twice";
}

} // namespace
} // namespace warpgrain::tests
