// SPDX-License-Identifier: Apache-2.0
//
// Steps write and recognise what is CUDA's alone in the words of the unit's dialect.
#include "core/model/dialect/OpenClDialect.h"
#include "core/plan/KernelStudy.h"
#include "core/plan/Transformation.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::transform {
namespace {

using tests::ParsedSource;

/// A kernel `k` whose calls, and what steps make of it, are OpenCL's; the rest of the source is CUDA's.
class OpenClSource {
public:
  explicit OpenClSource(const std::string &body, const std::string &input = "const float *__restrict__ in")
      : text_("#define CLK_LOCAL_MEM_FENCE 1\n__device__ void barrier(int flags);\n"
              "__device__ unsigned int atomic_inc(unsigned int *at);\n"
              "__global__ void k(float *out, " +
              input +
              ", int n) {\n"
              "  __shared__ float s[8][8];\n"
              "  int x = threadIdx.x, y = threadIdx.y;\n  float sum = 0;\n" +
              body +
              "  out[y * 8 + x] = sum;\n}\n"
              "void run(float *o, float *i) { k<<<4, dim3(8, 8)>>>(o, i, 64); }\n"),
        source_(text_), unit_(source_.unit()) {
    unit_.dialect = &model::openClDialect();
  }

  /// The source after a step, or why the step is refused.
  std::string after(const std::string &step) {
    KernelStudy study(unit_, kernel());
    const Step parsed = parseStep(step).value();
    const Prepared prepared = findTransformation(parsed.word)->prepare(study, parsed);
    const auto &reasons = prepared.verdict().reasons;
    if (!prepared.verdict().allows()) return "refused: " + (reasons.empty() ? std::string() : reasons.front().text());
    return applyEdits(text_, unit_[kernel()].span.file, prepared.edits()).value();
  }

  /// The same for a plan, after each step of which the text is parsed as OpenCL's again.
  std::string afterPlan(const std::string &plan) {
    const Reparse reparse = [this](const Texts &texts) {
      auto unit = source_.parser().parse(texts);
      if (unit) unit->dialect = &model::openClDialect();
      return unit;
    };
    auto made = applyPlan(unit_, {}, kernel(), parsePlan(plan).value(), reparse);
    return made ? made->texts.at(source_.path()) : "refused: " + made.error().message;
  }

  std::vector<std::string> offered(const std::string &word) const {
    std::vector<std::string> out;
    for (const Step &step : findTransformation(word)->offers(unit_, kernel()))
      out.push_back(toString(step));
    return out;
  }

private:
  model::FunctionId kernel() const { return source_.kernel("k"); }

  std::string text_;
  ParsedSource source_;
  model::Unit unit_;
};

class Dialect : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  static void expectWords(const std::string &text, std::initializer_list<const char *> expected) {
    for (const char *words : expected)
      EXPECT_NE(text.find(words), std::string::npos) << words << " in " << text;
    EXPECT_EQ(text.find("__syncthreads"), std::string::npos) << text;
  }
};

TEST_F(Dialect, TilesOfALoopAreStagedInItsWords) {
  const std::string text =
      OpenClSource("  for (int k = 0; k < n; ++k)\n    sum += in[y * n + k];\n").after("stage in k 8");
  expectWords(text, {"  __local float in_tile[8][8];", "= k0 + get_local_id(0);", "in_tile[get_local_id(1)][",
                     "  barrier(CLK_LOCAL_MEM_FENCE);\n"});
}

TEST_F(Dialect, RowsAreStagedInItsWords) {
  const std::string text = OpenClSource("  sum = in[y * n + x + 1] - in[y * n + x];\n").after("stage in");
  expectWords(text, {"  __local float in_tile[8][9];", "in_tile[get_local_id(1)][get_local_id(0)] = in[y * n + x];",
                     "if (get_local_id(0) == 7) {",
                     "in_tile[get_local_id(1)][get_local_id(0) + 1] =", "  barrier(CLK_LOCAL_MEM_FENCE);\n"});
}

TEST_F(Dialect, MergedThreadsAreNamedInItsWords) {
  const std::string text = OpenClSource("  sum = in[y * n + x];\n").after("coarsen x 2 adjacent");
  expectWords(text, {"get_local_id(0) * 2 + cx"});
}

TEST_F(Dialect, ABarrierIsKnownByItsCall) {
  OpenClSource redundant("  s[y][x] = in[x];\n  barrier(CLK_LOCAL_MEM_FENCE);\n  sum = s[y][x];\n");
  EXPECT_EQ(redundant.offered("remove-barrier"), std::vector<std::string>{"remove-barrier L9"});
  expectWords(redundant.after("remove-barrier"), {"  s[y][x] = in[x];\n  sum = s[y][x];\n"});
  OpenClSource needed("  s[y][x] = in[x];\n  barrier(CLK_LOCAL_MEM_FENCE);\n  sum = s[x][y];\n");
  expectWords(needed.after("remove-barrier"), {"refused: ", "by different threads"});
}

TEST_F(Dialect, MergedWorkStopsAtItsBarrier) {
  const std::string text =
      OpenClSource("  s[y][x] = in[x];\n  barrier(CLK_LOCAL_MEM_FENCE);\n  sum = s[y][7 - x];\n").after("coarsen x 2");
  const std::size_t first = text.find("barrier(CLK_LOCAL_MEM_FENCE);");
  EXPECT_EQ(text.find("barrier(CLK_LOCAL_MEM_FENCE);", first + 1), std::string::npos) << text;
  EXPECT_LT(text.find("for (int cx"), first) << text;
  EXPECT_NE(text.find("for (int cx", first), std::string::npos) << text;
}

TEST_F(Dialect, PointersAreRestrictedInItsWord) {
  OpenClSource source("  sum = in[x];\n", "const float *in");
  expectWords(source.after("place in readonly"), {"const float *restrict in"});
  const auto offered = source.offered("place");
  EXPECT_EQ(offered, std::vector<std::string>{"place in readonly"});
}

TEST_F(Dialect, WhatTheLanguageLacksIsRefusedAndNotOffered) {
  OpenClSource source("  sum = in[x];\n", "const float *in");
  for (const auto &[step, what] : {std::pair("launch-bounds 64", "launch bounds"),
                                   {"max-registers 32", "bounds on registers"},
                                   {"place in texture", "texture objects"},
                                   {"place in constant", "copies to constant memory"}})
    EXPECT_EQ(source.after(step), "refused: The kernel's language has no " + std::string(what) + ".") << step;
  for (const char *word : {"launch-bounds", "max-registers"})
    EXPECT_TRUE(source.offered(word).empty()) << word;
}

/// The unit that is parsed between two steps brings its dialect along.
TEST_F(Dialect, LaterStepsOfAPlanSpeakIt) {
  const std::string text =
      OpenClSource("  s[y][x] = in[x];\n  barrier(CLK_LOCAL_MEM_FENCE);\n  sum = s[y][x];\n", "const float *in")
          .afterPlan("coarsen y 2 adjacent; remove-barrier");
  EXPECT_EQ(text.find("barrier(CLK_LOCAL_MEM_FENCE);"), std::string::npos) << text;
}

} // namespace
} // namespace warpgrain::transform
