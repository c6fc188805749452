// SPDX-License-Identifier: Apache-2.0
//
// Errors at the ends of arrays and loops, seeded into variants. tests/bench/mutation-survey tries many more.
#include "tests/execute/KernelRun.h"
#include "tests/mutants/MutationTrial.h"

#include <gmock/gmock.h>

#include <sstream>

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

const std::string blur = "__global__ void blur(float *out, const float *in, int n, int radius) {\n"
                         "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                         "  if (i >= n) return; // i < n\n"
                         "  float sum = 0;\n"
                         "  for (int k = 0; k < 2 * radius; ++k)\n"
                         "    if (i + k >= radius && i + k < n + radius) sum += in[i + k - radius];\n"
                         "  out[i] = sum;\n"
                         "}\n"
                         "void go(float *o, float *i, int n, int r) { blur<<<(n + 31) / 32, 32>>>(o, i, n, r); }\n";

TEST(Mutants, AreOfOneKernelsCodeAlone) {
  const std::string other = "__global__ void blurred(int n) { if (n < 1) return; }\n";
  const std::vector<Mutant> mutants = mutantsOf(other + blur, "blur");
  std::map<MutationKind, int> counts;
  for (const Mutant &mutant : mutants) {
    ++counts[mutant.kind];
    EXPECT_TRUE(mutant.text.starts_with(other));
    EXPECT_THAT(mutant.text, HasSubstr("// i < n"));
  }
  EXPECT_EQ(counts[MutationKind::bound], 4);
  EXPECT_EQ(counts[MutationKind::guard], 2);
  EXPECT_EQ(counts[MutationKind::part], 2);
  EXPECT_EQ(counts[MutationKind::loop], 1);
  EXPECT_EQ(counts[MutationKind::begin], 1);
  EXPECT_THAT(mutantsOf(blur, "absent"), IsEmpty());
}

class SeededErrors : public ExecutorTest {
protected:
  static void seed(const std::string &text, const std::string &kernel,
                   std::map<std::string, run::ArgumentForm> arguments, const std::vector<std::string> &plans,
                   MutationReport &report) {
    ParsedSource source(text, /*keepPreamble=*/true);
    run::LaunchForm form;
    form.arguments = std::move(arguments);
    std::vector<transform::Plan> parsed;
    for (const std::string &plan : plans)
      parsed.push_back(transform::parsePlan(plan).value());
    seedErrors(subjectOf(source, source.kernel(kernel), form), kernel, parsed, {.mutants = 10, .range = 24},
               theExecutor(), report);
  }
};

TEST_F(SeededErrors, AreFoundAtBoundarySizesAndRightVariantsAreNotBlamed) {
  const auto n = [](std::int64_t value) { return run::ArgumentForm(value); };
  MutationReport report;
  seed(blur, "blur", {{"n", n(64)}, {"radius", n(2)}}, {"coarsen x 4", "unroll k 3"}, report);
  std::ostringstream table;
  report.print(table);
  const MutationCounts all = report.all();
  EXPECT_THAT(report.alarms, IsEmpty());
  EXPECT_EQ(report.variants, 2U);
  EXPECT_GE(all.errors(), 10U) << table.str();
  EXPECT_GE(100 * all.found, 99 * all.errors()) << table.str() << testing::PrintToString(report.misses);
  EXPECT_LT(all.atGiven, all.found) << "the described launches are whole multiples";
}

} // namespace
} // namespace warpgrain::tests
