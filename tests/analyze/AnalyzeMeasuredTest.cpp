// SPDX-License-Identifier: Apache-2.0
//
// What analyze predicts against what a GPU counted: h200_sectors.csv and h200_bank_passes.csv say how.
#include "core/base/Files.h"
#include "tests/analyze/AnalyzeRun.h"

#include <algorithm>
#include <map>
#include <optional>
#include <ostream>
#include <sstream>

namespace warpgrain::tests {
namespace {

struct Measured {
  std::string example, kernel, plan, block, grid, arguments;
  std::optional<std::int64_t> loads;  ///< sectors or passes
  std::optional<std::int64_t> stores; ///< likewise; nothing where the row has no number

  std::string name() const {
    std::string out = kernel + (plan.empty() ? "" : "_" + plan);
    std::ranges::replace(out, ' ', '_');
    return out;
  }

  friend void PrintTo(const Measured &row, std::ostream *out) { *out << row.name(); }
};

std::optional<std::int64_t> number(const std::string &text) {
  return text.empty() ? std::nullopt : std::optional(std::stoll(text));
}

std::vector<Measured> measuredRows(const char *path) {
  std::istringstream in(readTextFile(path).value());
  std::vector<Measured> rows;
  bool isHeader = true;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    if (std::exchange(isHeader, false)) continue;
    std::istringstream fields(line);
    Measured row;
    for (std::string *field : {&row.example, &row.kernel, &row.plan, &row.block, &row.grid, &row.arguments})
      std::getline(fields, *field, ',');
    std::string loads;
    std::string stores;
    std::getline(fields, loads, ',');
    std::getline(fields, stores, ',');
    row.loads = number(loads);
    row.stores = number(stores);
    rows.push_back(row);
  }
  return rows;
}

std::string withCommas(std::string extents) {
  std::ranges::replace(extents, 'x', ',');
  return extents;
}

class AnalyzeMeasured : public AnalyzeRun, public testing::WithParamInterface<Measured> {
protected:
  /// What `analyze` tells of the row's kernel, after the row's plan.
  nlohmann::json analyzed() const {
    const Measured &row = GetParam();
    std::string file = example(row.example);
    if (!row.plan.empty()) {
      ParsedSource parsed(readTextFile(file).value());
      const auto text = parsed.transformed(row.plan, row.kernel);
      EXPECT_TRUE(text) << text.error().message;
      file = source(text.value_or(""));
    }
    std::vector<std::string> arguments{file,     "--kernel",          row.kernel, "--block", withCommas(row.block),
                                       "--grid", withCommas(row.grid)};
    std::istringstream values(row.arguments);
    for (std::string value; values >> value;)
      arguments.insert(arguments.end(), {"--arg", value});
    return kernels(arguments).at(0);
  }
};

class MeasuredSectors : public AnalyzeMeasured {};

TEST_P(MeasuredSectors, EqualTheProfilersToTheLastDigit) {
  const nlohmann::json totals = analyzed()["totals"];
  EXPECT_EQ(totals["global_load_sectors"], GetParam().loads.value());
  EXPECT_EQ(totals["global_store_sectors"], GetParam().stores.value());
}

class MeasuredBankPasses : public AnalyzeMeasured {};

TEST_P(MeasuredBankPasses, EqualTheProfilersToTheLastDigit) {
  const nlohmann::json kernel = analyzed();
  std::map<std::string, std::int64_t> passes;
  for (const nlohmann::json &access : kernel["accesses"])
    if (access["space"] == "shared") {
      ASSERT_EQ(access["size_bytes"], 4) << "a request without conflict takes one pass";
      passes[access["kind"]] += access["requests"].get<std::int64_t>() + access["bank_conflicts"].get<std::int64_t>();
    }
  EXPECT_EQ(passes["read"], GetParam().loads.value_or(passes["read"]));
  EXPECT_EQ(passes["write"], GetParam().stores.value_or(passes["write"]));
}

INSTANTIATE_TEST_SUITE_P(H200, MeasuredSectors, testing::ValuesIn(measuredRows(WARPGRAIN_MEASURED_SECTORS)),
                         [](const auto &row) { return row.param.name(); });
INSTANTIATE_TEST_SUITE_P(H200, MeasuredBankPasses, testing::ValuesIn(measuredRows(WARPGRAIN_MEASURED_BANK_PASSES)),
                         [](const auto &row) { return row.param.name(); });

} // namespace
} // namespace warpgrain::tests
