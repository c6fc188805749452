// SPDX-License-Identifier: Apache-2.0
//
// What analyze predicts of shared memory against what a GPU counted: h200_bank_conflicts.csv says how.
#include "core/base/Files.h"
#include "tests/analyze/AnalyzeRun.h"

#include <cmath>
#include <sstream>

namespace warpgrain::tests {
namespace {

/// One pattern of access, and its cost over the whole launch.
struct MeasuredPattern {
  std::string name, type, index, elements, guard;
  int threadsX = 0;
  int threadsY = 0;
  std::int64_t loadConflicts = 0;
  std::int64_t storeConflicts = 0;
  std::int64_t loadPasses = 0;
  std::int64_t storePasses = 0;
};

std::vector<MeasuredPattern> measuredPatterns() {
  std::istringstream in(readTextFile(WARPGRAIN_MEASURED_BANKS).value());
  std::vector<MeasuredPattern> rows;
  bool isHeader = true;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.starts_with('#') || std::exchange(isHeader, false)) continue;
    std::istringstream fields(line);
    MeasuredPattern row;
    for (std::string *field : {&row.name, &row.type, &row.index, &row.elements, &row.guard})
      std::getline(fields, *field, ',');
    char separator = 0;
    fields >> row.threadsX >> separator >> row.threadsY;
    for (std::int64_t *number : {&row.loadConflicts, &row.storeConflicts, &row.loadPasses, &row.storePasses})
      fields >> separator >> *number;
    rows.push_back(row);
  }
  return rows;
}

/// The kernel that was measured.
std::string kernelOf(const MeasuredPattern &row) {
  const std::string guard = row.guard.empty() ? "" : "if (" + row.guard + ") ";
  const std::string threads = std::to_string(row.threadsX * row.threadsY);
  return "__global__ void " + row.name + "(" + row.type + " *out, const " + row.type + " *in) {\n" + //
         "  __shared__ " + row.type + " s[" + row.elements + "];\n" +                                //
         "  int t = threadIdx.x, y = threadIdx.y;\n" +                                               //
         "  int i = blockIdx.x * " + threads + " + y * " + std::to_string(row.threadsX) + " + t;\n" + "  " + guard +
         "s[" + row.index + "] = in[i];\n" + //
         "  __syncthreads();\n" +            //
         "  " + guard + "out[i] = s[" + row.index + "];\n}\n";
}

std::int64_t passes(const nlohmann::json &kernel, const std::string &kind) {
  double sum = 0;
  for (const nlohmann::json &access : kernel["accesses"])
    if (access["space"] == "shared" && access["kind"] == kind)
      sum += access["bank_passes_per_request"].get<double>() * access["requests"].get<double>();
  return std::llround(sum);
}

using AnalyzeBanks = AnalyzeRun;

TEST_F(AnalyzeBanks, ConflictsAndPassesEqualTheProfilersToTheLastDigit) {
  const auto rows = measuredPatterns();
  ASSERT_GT(rows.size(), 100);
  std::string text;
  std::string launches;
  for (const MeasuredPattern &row : rows) {
    text += kernelOf(row);
    launches += "  " + row.name + "<<<512, dim3(" + std::to_string(row.threadsX) + ", " + std::to_string(row.threadsY) +
                ")>>>((" + row.type + " *)p, (const " + row.type + " *)p);\n";
  }
  const nlohmann::json found = kernels({source(text + "void launch(void *p) {\n" + launches + "}\n")});
  ASSERT_EQ(found.size(), rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    SCOPED_TRACE(rows[i].name);
    EXPECT_EQ(found[i]["name"], rows[i].name);
    EXPECT_EQ(found[i]["totals"]["shared_load_conflicts"], rows[i].loadConflicts);
    EXPECT_EQ(found[i]["totals"]["shared_store_conflicts"], rows[i].storeConflicts);
    EXPECT_EQ(passes(found[i], "read"), rows[i].loadPasses);
    EXPECT_EQ(passes(found[i], "write"), rows[i].storePasses);
  }
}

} // namespace
} // namespace warpgrain::tests
