// SPDX-License-Identifier: Apache-2.0
//
// What launches of the examples execute is what the analysis of their source claims, wherever it claims to be exact;
// and what a GPU counted of bank conflicts: tests/analyze/h200_bank_conflicts.csv says how.
#include "core/base/Files.h"
#include "tests/execute/CountedRun.h"

#include <algorithm>
#include <sstream>

namespace warpgrain::tests {
namespace {

using run::CountedKind;

struct CountedExample {
  std::string file;
  std::string kernel;
  std::map<std::string, run::ArgumentForm> arguments;
  std::string plan;
  std::size_t rows = 0; ///< that the analysis says something of
  std::array<std::int64_t, 3> grid{0, 0, 0};
  std::array<std::int64_t, 3> block{0, 0, 0};
  std::optional<std::uint64_t> sharedBytes;

  std::string name() const {
    std::string out = kernel + (plan.empty() ? "" : "_" + plan);
    std::ranges::replace_if(out, [](char c) { return c == ' ' || c == ';'; }, '_');
    return out;
  }

  friend void PrintTo(const CountedExample &example, std::ostream *out) { *out << example.name(); }
};

class CountsOfExamples : public testing::TestWithParam<CountedExample> {};

TEST_P(CountsOfExamples, AreWhatTheAnalysisClaims) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  const CountedExample &example = GetParam();
  run::LaunchForm form;
  if (example.grid[0] != 0) form.grid = example.grid;
  if (example.block[0] != 0) form.block = example.block;
  form.sharedBytes = example.sharedBytes;
  form.arguments = example.arguments;
  const std::string text = readFile(std::string(WARPGRAIN_EXAMPLES) + "/" + example.file).value();
  const CountedRun run(text, form, example.kernel, example.plan);
  EXPECT_EQ(run.rowsThatAgree(), example.rows);
  EXPECT_EQ(run.rows().size(), example.rows);
  EXPECT_TRUE(run.counts().missing.empty());
}

std::vector<CountedExample> examples() {
  const auto n = [](std::int64_t value) { return run::ArgumentForm(value); };
  return {
      {.file = "matrix_multiplication.cu", .kernel = "matrixMultiply", .arguments = {{"n", n(96)}}, .rows = 7},
      {.file = "transpose.cu", .kernel = "transposeTiled", .arguments = {{"w", n(72)}, {"h", n(44)}}, .rows = 4},
      {.file = "reduction.cu",
       .kernel = "reduceSum",
       .arguments = {{"n", n(10'000)}},
       .rows = 7,
       .grid = {7, 1, 1},
       .block = {128, 1, 1},
       .sharedBytes = 512},
      {.file = "stencil.cu",
       .kernel = "heat",
       .arguments = {{"w", n(100)}, {"h", n(50)}},
       .plan = "coarsen x 2",
       .rows = 6},
      {.file = "sobel.cu", .kernel = "sobel", .arguments = {{"width", n(70)}, {"height", n(50)}}, .rows = 13},
  };
}

INSTANTIATE_TEST_SUITE_P(All, CountsOfExamples, testing::ValuesIn(examples()),
                         [](const auto &row) { return row.param.name(); });

/// One pattern of access, and what it cost in 512 blocks.
struct MeasuredPattern {
  std::string name, type, index, elements, guard, block;
  std::uint64_t loadConflicts = 0;
  std::uint64_t storeConflicts = 0;
  std::uint64_t loadPasses = 0;
  std::uint64_t storePasses = 0;
};

constexpr std::uint64_t measuredBlocks = 512;

/// Those of blocks of 64 threads in a row.
std::vector<MeasuredPattern> measuredPatterns() {
  std::istringstream in(readTextFile(WARPGRAIN_MEASURED_BANKS).value());
  std::vector<MeasuredPattern> rows;
  bool isHeader = true;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.starts_with('#') || std::exchange(isHeader, false)) continue;
    std::istringstream fields(line);
    MeasuredPattern row;
    for (std::string *field : {&row.name, &row.type, &row.index, &row.elements, &row.guard, &row.block})
      std::getline(fields, *field, ',');
    char separator = ',';
    fields >> row.loadConflicts >> separator >> row.storeConflicts >> separator >> row.loadPasses >> separator >>
        row.storePasses;
    if (row.block == "64x1") rows.push_back(row);
  }
  return rows;
}

TEST(CountsOfBanks, EqualTheProfilersToTheLastDigit) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  const auto rows = measuredPatterns();
  ASSERT_GT(rows.size(), 90U);
  std::string text = "__global__ void k(char *out, const char *in) { int t = threadIdx.x, y = 0, i = t;\n";
  std::string loads = "__syncthreads();\n";
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const MeasuredPattern &row = rows[i];
    const std::string guard = row.guard.empty() ? "" : "if (" + row.guard + ") ";
    const std::string array = "s" + std::to_string(i);
    const std::string element = array + "[" + row.index + "]";
    text.append("__shared__ ").append(row.type).append(" ").append(array).append("[" + row.elements + "]; ");
    text.append(guard + element + " = ((const " + row.type + " *)in)[i];\n");
    loads.append(guard + "((" + row.type + " *)out)[i] = " + element + ";\n");
  }
  text += loads + "}\n";
  const CountedRun run(text, launchOf({1, 1, 1}, {64, 1, 1}, {{"in", filled(4096)}, {"out", filled(4096)}}));
  for (std::uint32_t i = 0; i < rows.size(); ++i) {
    SCOPED_TRACE(rows[i].name);
    std::map<CountedKind, run::AccessNumbers> found;
    for (const auto &row : run.rows())
      if (row.array == "s" + std::to_string(i)) found[row.kind] += row.counted;
    EXPECT_EQ(found[CountedKind::load].conflicts * measuredBlocks, rows[i].loadConflicts);
    EXPECT_EQ(found[CountedKind::store].conflicts * measuredBlocks, rows[i].storeConflicts);
    EXPECT_EQ(found[CountedKind::load].passes * measuredBlocks, rows[i].loadPasses);
    EXPECT_EQ(found[CountedKind::store].passes * measuredBlocks, rows[i].storePasses);
  }
}

} // namespace
} // namespace warpgrain::tests
