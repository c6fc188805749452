// SPDX-License-Identifier: Apache-2.0
#include "core/plan/directives/Directives.h"

#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

namespace warpgrain::transform {
namespace {

constexpr const char *sourceText = R"(// a file with directives
# coarsen X 2
extern "C" __global__ void first(float *o) {
  int t = threadIdx.x;
  // warpgrain: uj 4
  for (int i = 0; i < 4; ++i)
    o[t * 4 + i] = i;
}
# coarsen 2
__global__ void second(float *o) { o[threadIdx.x] = 1; }

#pragma warpgrain coarsen x 2
#pragma crest coarsen x 4
template <int N> __global__ void third(float *o) {
# uj 4
  o[threadIdx.x] = N;
}
/* crest: coarsen x 4 */
__global__ void fourth(float *o) { o[threadIdx.x] = 1; }

void go(float *o) {
  first<<<1, 64>>>(o);
  second<<<1, 64>>>(o);
  third<3><<<1, 64>>>(o);
  fourth<<<1, 64>>>(o);
}
)";

class Directives : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
    source_.emplace(sourceText);
    directives_ = readDirectives(source_->unit());
  }

  const Directive &at(int line) const {
    const std::string &text = source_->unit().files.front().text;
    for (const Directive &directive : directives_)
      if (std::count(text.begin(), text.begin() + directive.line.span.begin, '\n') + 1 == line) return directive;
    ADD_FAILURE() << "no directive in line " << line;
    return directives_.front();
  }

  std::string textAfter(const TextEdits &edits) const {
    return applyEdits(source_->unit().files.front().text, FileId{0}, edits).value();
  }

  std::optional<tests::ParsedSource> source_;
  std::vector<Directive> directives_;
};

TEST_F(Directives, DoNotKeepTheSourceFromBeingRead) {
  EXPECT_FALSE(source_->unit().hasErrors());
  EXPECT_EQ(directives_.size(), 7U);
}

TEST_F(Directives, GovernTheKernelThatFollows_GT_D1_GT_D2) {
  EXPECT_FALSE(at(2).problem);
  EXPECT_EQ(at(2).kernel, source_->kernel("first"));
  EXPECT_FALSE(at(18).problem);
  EXPECT_EQ(at(18).kernel, source_->kernel("fourth"));
}

TEST_F(Directives, GovernTheLoopThatFollows_GT_D3) {
  ASSERT_FALSE(at(5).problem);
  EXPECT_EQ(at(5).kernel, source_->kernel("first"));
  ASSERT_TRUE(model::isSome(at(5).loop));
  EXPECT_TRUE(source_->unit()[at(5).kernel].body[at(5).loop].isLoop());
}

TEST_F(Directives, ForALoopAreWrongBeforeAnythingElse_GT_D4) {
  ASSERT_TRUE(at(15).problem);
  EXPECT_NE(at(15).problem->message.find("not followed by a loop"), std::string::npos) << at(15).problem->message;
  EXPECT_EQ(at(15).problem->span, at(15).line.span);
}

TEST_F(Directives, TellWhatIsMissing_GT_D5) {
  ASSERT_TRUE(at(9).problem);
  EXPECT_NE(at(9).problem->message.find("dimension"), std::string::npos);
}

TEST_F(Directives, OnOneTargetMayNotContradict) {
  EXPECT_FALSE(at(12).problem);
  ASSERT_TRUE(at(13).problem);
  EXPECT_NE(at(13).problem->message.find("keep one"), std::string::npos) << at(13).problem->message;
}

TEST_F(Directives, MakeAPlan) {
  const auto plan = planFromDirectives(directives_, source_->kernel("fourth"));
  ASSERT_TRUE(plan) << plan.error().message;
  EXPECT_EQ(toString(*plan), "coarsen x 4");
}

TEST_F(Directives, ThatCannotBeFollowedMakeNoPlan) {
  EXPECT_FALSE(planFromDirectives(directives_, source_->kernel("second")));
  EXPECT_FALSE(planFromDirectives(directives_, source_->kernel("third")));
  const tests::ParsedSource tiled("#pragma warpgrain auto\n__global__ void k(float *o) {\n"
                                  "  for (int i = 0; i < 8; ++i) o[i] = 1;\n}\n");
  const auto unavailable = planFromDirectives(readDirectives(tiled.unit()), tiled.kernel("k"));
  ASSERT_FALSE(unavailable);
  EXPECT_NE(unavailable.error().message.find("asks for auto, which this version cannot do"), std::string::npos);
}

TEST_F(Directives, OfANestAreStepsOfItsOuterLoop) {
  const tests::ParsedSource nest("__global__ void k(float *o) {\n# uj 4\n  for (int i = 0; i < 8; ++i)\n"
                                 "    for (int j = 0; j < 8; ++j) o[i * 8 + j] = 1;\n}\n");
  const auto plan = planFromDirectives(readDirectives(nest.unit()), nest.kernel("k"));
  ASSERT_TRUE(plan) << plan.error().message;
  EXPECT_EQ(toString(*plan), "unroll-and-jam i 4");
}

TEST_F(Directives, MayStandBeforeALoopOverTiles) {
  const tests::ParsedSource tiles("__global__ void k(float *o, const float *in, int n) {\n  __shared__ float s[32];\n"
                                  "#pragma warpgrain prefetch\n  for (int i = 0; i < n; ++i) {\n"
                                  "    s[threadIdx.x] = in[i * 32 + threadIdx.x];\n    __syncthreads();\n"
                                  "    o[threadIdx.x] += s[0];\n    __syncthreads();\n  }\n}\n");
  const auto plan = planFromDirectives(readDirectives(tiles.unit()), tiles.kernel("k"));
  ASSERT_TRUE(plan) << plan.error().message;
  EXPECT_EQ(toString(*plan), "prefetch i");
  const tests::ParsedSource copied("#pragma warpgrain prefetch-async i\n__global__ void k(float *o, int n) {\n"
                                   "  for (int i = 0; i < n; ++i) o[i] = 0;\n}\n");
  const auto named = planFromDirectives(readDirectives(copied.unit()), copied.kernel("k"));
  ASSERT_TRUE(named) << named.error().message;
  EXPECT_EQ(toString(*named), "prefetch-async i");
}

TEST_F(Directives, BeforeAKernelMayNameTheirLoops) {
  const tests::ParsedSource nest("#pragma warpgrain interchange i j\n#pragma warpgrain unroll j 2\n"
                                 "#pragma warpgrain unroll i 4\n"
                                 "__global__ void k(float *o) {\n  for (int i = 0; i < 8; ++i)\n"
                                 "    for (int j = 0; j < 8; ++j) o[i * 8 + j] = 1;\n}\n"
                                 "__global__ void l(float *o) {\n#pragma warpgrain interchange\n"
                                 "  for (int i = 0; i < 8; ++i)\n"
                                 "    for (int j = 0; j < 8; ++j) o[i * 8 + j] = 1;\n}\n"
                                 "#pragma warpgrain interchange\n__global__ void m(float *o) {}\n");
  const auto planOf = [&](const char *kernel) {
    const auto plan = planFromDirectives(readDirectives(nest.unit()), nest.kernel(kernel));
    return plan ? toString(*plan) : plan.error().message;
  };
  EXPECT_EQ(planOf("k"), "interchange i j; unroll j 2; unroll i 4");
  EXPECT_EQ(planOf("l"), "interchange i");
  EXPECT_NE(planOf("m").find("is not followed by a loop"), std::string::npos);
}

TEST_F(Directives, LeaveNoLineBehindWhenTheyAreTakenOut) {
  const std::string after = textAfter(removeDirectives(source_->unit(), directives_, source_->kernel("fourth")));
  EXPECT_EQ(after.find("crest: coarsen x 4"), std::string::npos);
  EXPECT_NE(after.find("}\n__global__ void fourth"), std::string::npos);
  EXPECT_NE(after.find("# coarsen X 2"), std::string::npos) << "another kernel's directive is gone";
}

TEST_F(Directives, AreWrittenBeforeTheirKernelInPlaceOfOlderOnes) {
  const Plan plan = parsePlan("coarsen x 8 adjacent").value();
  const std::string after = textAfter(writeDirectives(source_->unit(), directives_, source_->kernel("first"), plan));
  EXPECT_NE(after.find("#pragma warpgrain coarsen x 8 adjacent\nextern \"C\" __global__ void first"), std::string::npos)
      << after;
  EXPECT_EQ(after.find("# coarsen X 2"), std::string::npos);
  EXPECT_NE(after.find("// warpgrain: uj 4"), std::string::npos) << "the loop's directive is gone";

  const tests::ParsedSource written(after);
  const auto read = readDirectives(written.unit());
  EXPECT_EQ(read.front().kernel, written.kernel("first"));
  EXPECT_EQ(read.front().words.step, plan.front());
}

TEST_F(Directives, AreBlankedForCompilersWithoutMovingAnything) {
  const std::string text = withoutDirectiveLines(source_->unit(), FileId{0});
  EXPECT_EQ(text.size(), std::string(sourceText).size());
  EXPECT_EQ(text.find('#'), std::string::npos);
  EXPECT_EQ(text.find("extern"), std::string(sourceText).find("extern"));
}

constexpr const char *loopsText = R"(__global__ void loops(float *o, int n) {
  float sum = 0;
#pragma warpgrain unroll 4
  for (int k = 0; k < 16; ++k)
    sum += o[k];
  // warpgrain: unroll 2
  for (int i = 0; i < 8; ++i)
    sum += o[i];
#pragma crest unroll 8
  for (int i = 0; i < 8; ++i)
    sum *= o[i];
  o[0] = sum;
}
)";

TEST_F(Directives, NameTheirLoopByCounterOrLine) {
  tests::ParsedSource source(loopsText);
  const auto directives = readDirectives(source.unit());
  ASSERT_EQ(directives.size(), 3U);
  for (const Directive &directive : directives)
    EXPECT_FALSE(directive.problem) << directive.problem->message;
  EXPECT_EQ(toString(*directives[0].words.step), "unroll k 4");
  EXPECT_EQ(toString(*directives[1].words.step), "unroll L7 2");
  EXPECT_EQ(toString(*directives[2].words.step), "unroll L10 8");
  // For the text without the three lines; what stands further down first.
  const auto plan = planFromDirectives(directives, source.kernel());
  ASSERT_TRUE(plan) << plan.error().message;
  EXPECT_EQ(toString(*plan), "unroll L7 8; unroll L5 2; unroll k 4");
  const auto result = applyPlan(
      source.unit(), {}, source.kernel(), *plan, [&](const Texts &texts) { return source.parser().parse(texts); },
      removeDirectives(source.unit(), directives, source.kernel()));
  ASSERT_TRUE(result) << result.error().message;
  const std::string &text = result->unit.files.front().text;
  EXPECT_NE(text.find("k += 4) {\n    sum += o[k];\n    sum += o[k + 1];"), std::string::npos) << text;
  EXPECT_NE(text.find("i += 2) {\n    sum += o[i];\n    sum += o[i + 1];"), std::string::npos) << text;
  EXPECT_NE(text.find("i += 8) {\n    sum *= o[i];\n    sum *= o[i + 1];"), std::string::npos) << text;
  EXPECT_EQ(text.find("warpgrain"), std::string::npos) << text;
}

TEST_F(Directives, OnALoopThatIsNamedStandBeforeTheKernel) {
  tests::ParsedSource source("__global__ void loops(float *o) {\n  for (int x = 0; x < 8; ++x)\n    o[x] = 1;\n}\n");
  const Plan plan = parsePlan("unroll x 2").value();
  const std::string after =
      applyEdits(source.unit().files.front().text, FileId{0}, writeDirectives(source.unit(), {}, source.kernel(), plan))
          .value();
  EXPECT_TRUE(after.starts_with("#pragma warpgrain unroll x 2\n__global__")) << after;
  const tests::ParsedSource written(after);
  const auto read = planFromDirectives(readDirectives(written.unit()), written.kernel());
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, plan);
}

TEST(DirectivesForBounds, AreFollowedOnceForEachKernel) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const tests::ParsedSource source("#pragma warpgrain launch-bounds 64 2\n"
                                   "__global__ void k(int *p) { p[threadIdx.x] = 1; }\n"
                                   "// warpgrain: max-registers 32\n"
                                   "// warpgrain: max-registers 64\n"
                                   "__global__ void twice(int *p) { p[threadIdx.x] = 1; }\n");
  const auto directives = readDirectives(source.unit());
  const auto plan = planFromDirectives(directives, source.kernel("k"));
  ASSERT_TRUE(plan) << plan.error().message;
  EXPECT_EQ(toString(*plan), "launch-bounds 64 2");
  const auto twice = planFromDirectives(directives, source.kernel("twice"));
  ASSERT_FALSE(twice);
  EXPECT_NE(twice.error().message.find("are for the same place"), std::string::npos) << twice.error().message;
}

TEST(MarksOfSerialNests, AreNoDirectivesOfKernels) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const tests::ParsedSource source("void f(float *a) {\n"
                                   "#pragma warpgrain map\n"
                                   "  for (int i = 0; i < 8; ++i) a[i] = 1;\n"
                                   "}\n"
                                   "#pragma warpgrain coarsen x 2\n"
                                   "__global__ void k(float *o) { o[threadIdx.x] = 1; }\n");
  ASSERT_EQ(source.unit().directives.size(), 2U);
  const auto directives = readDirectives(source.unit());
  ASSERT_EQ(directives.size(), 1U);
  EXPECT_EQ(directives.front().line.text, "coarsen x 2");
  EXPECT_FALSE(directives.front().problem);
}

} // namespace
} // namespace warpgrain::transform
