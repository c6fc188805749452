// SPDX-License-Identifier: Apache-2.0
//
// What analyze predicts against what a GPU counted: h200_sectors.csv says how.
#include "core/base/Files.h"
#include "tests/analyze/AnalyzeRun.h"

#include <algorithm>
#include <ostream>
#include <sstream>

namespace warpgrain::tests {
namespace {

struct Measured {
  std::string example, kernel, plan, block, grid, arguments;
  std::int64_t loadSectors = 0;
  std::int64_t storeSectors = 0;

  std::string name() const {
    std::string out = kernel + (plan.empty() ? "" : "_" + plan);
    std::ranges::replace(out, ' ', '_');
    return out;
  }

  friend void PrintTo(const Measured &row, std::ostream *out) { *out << row.name(); }
};

std::vector<Measured> measuredRows() {
  std::istringstream in(readTextFile(WARPGRAIN_MEASURED_SECTORS).value());
  std::vector<Measured> rows;
  bool isHeader = true;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    if (std::exchange(isHeader, false)) continue;
    std::istringstream fields(line);
    Measured row;
    for (std::string *field : {&row.example, &row.kernel, &row.plan, &row.block, &row.grid, &row.arguments})
      std::getline(fields, *field, ',');
    char comma = 0;
    fields >> row.loadSectors >> comma >> row.storeSectors;
    rows.push_back(row);
  }
  return rows;
}

std::string withCommas(std::string extents) {
  std::ranges::replace(extents, 'x', ',');
  return extents;
}

class AnalyzeMeasured : public AnalyzeRun, public testing::WithParamInterface<Measured> {};

TEST_P(AnalyzeMeasured, SectorsEqualTheProfilersToTheLastDigit) {
  const Measured &row = GetParam();
  std::string file = example(row.example);
  if (!row.plan.empty()) {
    ParsedSource parsed(readTextFile(file).value());
    const auto text = parsed.transformed(row.plan, row.kernel);
    ASSERT_TRUE(text) << text.error().message;
    file = source(*text);
  }
  std::vector<std::string> arguments{file,     "--kernel",          row.kernel, "--block", withCommas(row.block),
                                     "--grid", withCommas(row.grid)};
  std::istringstream values(row.arguments);
  for (std::string value; values >> value;)
    arguments.insert(arguments.end(), {"--arg", value});
  const nlohmann::json totals = kernels(arguments).at(0)["totals"];
  EXPECT_EQ(totals["global_load_sectors"], row.loadSectors);
  EXPECT_EQ(totals["global_store_sectors"], row.storeSectors);
}

INSTANTIATE_TEST_SUITE_P(H200, AnalyzeMeasured, testing::ValuesIn(measuredRows()),
                         [](const auto &row) { return row.param.name(); });

} // namespace
} // namespace warpgrain::tests
