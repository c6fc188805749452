// SPDX-License-Identifier: Apache-2.0
//
// The handbook says of the mappings of sparse products what the table of spmv-balance says.
#include "core/base/Files.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace warpgrain {
namespace {

/// Seconds of an iteration: by mapping, then by matrix.
using Times = std::map<std::string, std::map<std::string, double>>;

Times timesIn(const std::string &file) {
  std::istringstream in(readTextFile(file).value());
  Times out;
  std::string line;
  std::getline(in, line);
  EXPECT_EQ(line, "matrix,mapping,median_us,mean_us,overhead");
  while (std::getline(in, line)) {
    std::istringstream fields(line);
    std::string matrix;
    std::string mapping;
    double median = 0;
    std::getline(fields, matrix, ',');
    std::getline(fields, mapping, ',');
    fields >> median;
    out[mapping][matrix] = median;
  }
  return out;
}

/// The row of the handbook's table: how many times as long as with the fitted model.
std::string rowOf(const std::string &name, const std::string &mapping, const Times &times) {
  double logarithms = 0;
  double least = HUGE_VAL;
  double most = 0;
  for (const auto &[matrix, seconds] : times.at(mapping)) {
    const double ratio = seconds / times.at("fitted").at(matrix);
    logarithms += std::log(ratio);
    least = std::min(least, ratio);
    most = std::max(most, ratio);
  }
  const double mean = std::exp(logarithms / static_cast<double>(times.at(mapping).size()));
  std::vector<char> row(200);
  std::snprintf(row.data(), row.size(), "| %s | %.2f | %.2f | %.2f |", name.c_str(), mean, least, most);
  return row.data();
}

TEST(SpmvTable, IsWhatTheHandbookSays) {
  const Times times = timesIn(WARPGRAIN_TESTS_FOLDER "/bench/spmv_balance.csv");
  EXPECT_EQ(times.at("fitted").size(), 17U);
  const std::string page = readTextFile(WARPGRAIN_RESULTS).value();
  for (const auto &[name, mapping] : std::map<std::string, std::string>{{"equal rows", "rows"},
                                                                        {"equal non-zeros", "nonzeros"},
                                                                        {"equal merge path", "merge-path"},
                                                                        {"the thesis' model", "paper"}}) {
    const std::string row = rowOf(name, mapping, times);
    EXPECT_NE(page.find(row), std::string::npos) << row;
  }
}

} // namespace
} // namespace warpgrain
