// SPDX-License-Identifier: Apache-2.0
//
// What was measured with public programs, kept as tables: README says what the tables say.
#include "core/base/Files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <iomanip>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain {
namespace {

using Row = std::map<std::string, std::string>;

std::vector<std::string> fieldsOf(const std::string &line) {
  std::istringstream in(line);
  std::vector<std::string> out;
  for (std::string field; std::getline(in, field, ',');)
    out.push_back(field);
  return out;
}

/// The rows by the names of the first line that is no comment.
std::vector<Row> rowsOf(const std::string &name) {
  std::istringstream in(readTextFile(std::string(WARPGRAIN_BENCH_FOLDER) + "/" + name).value());
  std::vector<std::string> names;
  std::vector<Row> out;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    const std::vector<std::string> fields = fieldsOf(line);
    if (names.empty()) {
      names = fields;
      continue;
    }
    EXPECT_EQ(fields.size(), names.size()) << line;
    Row &row = out.emplace_back();
    for (std::size_t i = 0; i < names.size() && i < fields.size(); ++i)
      row[names[i]] = fields[i];
  }
  return out;
}

int sumOf(const std::vector<Row> &rows, const std::string &column) {
  int sum = 0;
  for (const Row &row : rows)
    sum += std::atoi(row.at(column).c_str());
  return sum;
}

double percent(int part, int whole) {
  return 100.0 * part / whole;
}

/// "88.3"
std::string rounded(double value) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(1) << value;
  return out.str();
}

/// README on one line, so that it does not matter where its lines end.
std::string readme() {
  const std::string text = readTextFile(WARPGRAIN_README).value();
  return std::regex_replace(text, std::regex("\\s+"), " ");
}

TEST(CorpusTables, ReadmeSaysHowManySubscriptsOfPublicProgramsAreAffine) {
  const std::vector<Row> rows = rowsOf("corpus_affine.csv");
  const double global = percent(sumOf(rows, "affine_global"), sumOf(rows, "global"));
  const double shared = percent(sumOf(rows, "affine_shared"), sumOf(rows, "shared"));
  EXPECT_NE(readme().find("In " + std::to_string(rows.size()) + " files of public programs (" +
                          std::to_string(sumOf(rows, "kernels")) + " kernels) " + rounded(global) +
                          " % of the accesses to global memory and " + rounded(shared) +
                          " % of those to shared memory are affine"),
            std::string::npos)
      << rows.size() << " files, " << sumOf(rows, "kernels") << " kernels: " << global << " %, " << shared << " %";
}

TEST(CorpusTables, NoFileHasMoreAffineSubscriptsThanSubscripts) {
  std::set<std::string> files;
  for (const Row &row : rowsOf("corpus_affine.csv")) {
    EXPECT_TRUE(files.insert(row.at("file")).second) << row.at("file") << " twice";
    for (const std::string space : {"global", "shared"})
      EXPECT_LE(std::atoi(row.at("affine_" + space).c_str()), std::atoi(row.at(space).c_str())) << row.at("file");
  }
}

TEST(CorpusTables, ReadmeSaysForHowManyKernelsTheAnalysisTakesLessTimeThanTheReparse) {
  const std::vector<Row> rows = rowsOf("corpus_analysis.csv");
  const auto isFaster = [](const Row &row) {
    return std::atoi(row.at("analysis_ms").c_str()) < std::atoi(row.at("reparse_ms").c_str());
  };
  const auto faster = static_cast<int>(std::ranges::count_if(rows, isFaster));
  const double share = percent(faster, static_cast<int>(rows.size()));
  EXPECT_NE(readme().find("for " + rounded(share) + " % of " + std::to_string(rows.size()) + " kernels"),
            std::string::npos)
      << faster << " of " << rows.size() << ": " << share << " %";
}

} // namespace
} // namespace warpgrain
