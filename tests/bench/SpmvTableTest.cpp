// SPDX-License-Identifier: Apache-2.0
//
// The handbook says of sparse products what the tables of spmv-balance and spmv-backends say.
#include "core/base/Files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <initializer_list>
#include <map>
#include <sstream>
#include <string>
#include <utility>
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
  EXPECT_TRUE(line.starts_with("matrix,mapping,")) << line; // the time of an iteration follows
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

/// Runs of the fitted model in a table whose columns begin with `skipped` others: over whole runs, as many times as
/// long as equal rows, and the share of tuning.
std::vector<std::pair<double, double>> cautiousRuns(const std::string &file, std::size_t skipped) {
  std::istringstream in(readTextFile(file).value());
  std::vector<std::pair<double, double>> out;
  for (std::string line; std::getline(in, line);) {
    std::vector<std::string> cells;
    std::istringstream fields(line);
    for (std::string cell; std::getline(fields, cell, ',');)
      cells.push_back(cell);
    if (cells.size() == skipped + 6 && cells[skipped + 1] == "fitted")
      out.emplace_back(std::stod(cells[skipped + 5]), std::stod(cells[skipped + 4]));
  }
  return out;
}

TEST(SpmvTable, TellsHowManyRunsKeepToOnePercent) {
  auto runs = cautiousRuns(WARPGRAIN_TESTS_FOLDER "/bench/spmv_balance.csv", 0);
  const auto others = cautiousRuns(WARPGRAIN_TESTS_FOLDER "/bench/spmv_equal_rows.csv", 2);
  runs.insert(runs.end(), others.begin(), others.end());
  const auto all = std::to_string(runs.size());
  const auto notSlower = std::ranges::count_if(runs, [](const auto &run) { return run.first <= 1.01; });
  const auto cheap = std::ranges::count_if(runs, [](const auto &run) { return run.second <= 0.01; });
  const std::string page = readTextFile(WARPGRAIN_RESULTS).value();
  const std::string slower =
      "Of " + all + " runs with the fitted model, " + std::to_string(notSlower) + " are not slower";
  EXPECT_NE(page.find(slower), std::string::npos) << slower;
  const std::string costs = std::to_string(cheap) + " of " + all + " runs spend at most 1 % on tuning";
  EXPECT_NE(page.find(costs), std::string::npos) << costs;
}

/// A row of what spmv-backends printed.
struct GpuRow {
  std::string matrix;
  double product = 0;   ///< microseconds
  double iteration = 0; ///< likewise
};

/// The rows of so many ranks and a mapping, backend and transport; those of large matrices alone, or of the others.
std::vector<GpuRow> gpuRows(const std::string &ranks, const std::string &mapping, const std::string &backend,
                            const std::string &transport, double leastNonZeros, double mostNonZeros) {
  std::istringstream in(readTextFile(WARPGRAIN_TESTS_FOLDER "/bench/spmv_gpus.csv").value());
  std::vector<GpuRow> out;
  std::string line;
  std::getline(in, line);
  EXPECT_EQ(line, "matrix,rows,nonzeros,ranks,mapping,backend,way,transport,exchange,product_us,iteration_us,overhead");
  while (std::getline(in, line)) {
    std::vector<std::string> fields(1);
    for (const char c : line)
      if (c == ',')
        fields.emplace_back();
      else
        fields.back() += c;
    const double nonZeros = std::stod(fields.at(2));
    if (fields[3] == ranks && fields[4] == mapping && fields[5] == backend && fields[7] == transport &&
        nonZeros >= leastNonZeros && nonZeros < mostNonZeros)
      out.push_back({.matrix = fields[0], .product = std::stod(fields[9]), .iteration = std::stod(fields[10])});
  }
  return out;
}

std::string formatted(const char *format, const std::string &name, std::initializer_list<double> numbers) {
  std::vector<char> row(200);
  std::vector<double> n(numbers);
  n.resize(4);
  std::snprintf(row.data(), row.size(), format, name.c_str(), n[0], n[1], n[2], n[3]);
  return row.data();
}

void expectInHandbook(const std::string &row) {
  EXPECT_NE(readTextFile(WARPGRAIN_RESULTS).value().find(row), std::string::npos) << row;
}

TEST(SpmvGpuTable, TwoGpusAreWhatTheHandbookSays) {
  const auto one = gpuRows("1", "nonzeros", "cuda", "host", 5e8, 1e10);
  for (const auto &[transport, name] : std::map<std::string, std::string>{{"nccl", "NCCL"}, {"host", "the host"}})
    for (const GpuRow &two : gpuRows("2", "nonzeros", "cuda", transport, 5e8, 1e10))
      for (const GpuRow &alone : one)
        if (alone.matrix == two.matrix)
          expectInHandbook(formatted("| %s | %.2f | %.2f |", two.matrix + " | " + name,
                                     {alone.iteration / two.iteration, alone.product / two.product}));
}

TEST(SpmvGpuTable, CusparseIsWhatTheHandbookSays) {
  const auto ours = gpuRows("1", "nonzeros", "cuda", "host", 0, 8.9e7);
  const auto theirs = gpuRows("1", "nonzeros", "cusparse", "host", 0, 8.9e7);
  ASSERT_EQ(ours.size(), 17U);
  ASSERT_EQ(theirs.size(), 17U);
  double products = 0;
  double iterations = 0;
  double least = HUGE_VAL;
  double most = 0;
  for (std::size_t i = 0; i < ours.size(); ++i) {
    const double ratio = theirs[i].product / ours[i].product;
    products += std::log(ratio) / 17;
    iterations += std::log(theirs[i].iteration / ours[i].iteration) / 17;
    least = std::min(least, ratio);
    most = std::max(most, ratio);
  }
  expectInHandbook(formatted("| %s | %.2f | %.2f | %.2f | %.2f |", "cuSPARSE",
                             {std::exp(products), least, most, std::exp(iterations)}));
}

TEST(SpmvGpuTable, BalanceIsWhatTheHandbookSays) {
  const auto fitted = gpuRows("2", "fitted", "cuda", "nccl", 0, 1e8);
  ASSERT_EQ(fitted.size(), 3U);
  for (const auto &[mapping, name] : std::map<std::string, std::string>{{"rows", "equal rows, GPUs"},
                                                                        {"nonzeros", "equal non-zeros, GPUs"},
                                                                        {"merge-path", "equal merge path, GPUs"},
                                                                        {"paper", "the thesis' model, GPUs"}}) {
    const auto rows = gpuRows("2", mapping, "cuda", "nccl", 0, 1e8);
    ASSERT_EQ(rows.size(), 3U);
    double logarithms = 0;
    for (std::size_t i = 0; i < rows.size(); ++i)
      logarithms += std::log(rows[i].iteration / fitted[i].iteration) / 3;
    expectInHandbook(formatted("| %s | %.2f |", name, {std::exp(logarithms)}));
  }
}

} // namespace
} // namespace warpgrain
