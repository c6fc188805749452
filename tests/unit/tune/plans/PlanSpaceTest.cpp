// SPDX-License-Identifier: Apache-2.0
#include "core/tune/plans/PlanSpace.h"

#include "core/plan/Transformation.h"
#include "core/tune/search/Random.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace warpgrain::tune {
namespace {

using tests::ParsedSource;

constexpr const char *product = R"(
__global__ void multiply(float *C, const float *A, const float *B, int n) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  for (int k = 0; k < n; ++k)
    sum += A[row * n + k] * B[k * n + col];
  C[row * n + col] = sum;
}
void launch(float *C, const float *A, const float *B, int n) {
  multiply<<<dim3(n / 16, n / 16), dim3(16, 16)>>>(C, A, B, n);
}
)";

PlanSpace spaceOf(ParsedSource &source) {
  transform::KernelStudy study(source.unit(), source.kernel(),
                               [&source](const transform::Texts &texts) { return source.parser().parse(texts); });
  return PlanSpace::of(study);
}

class OfProduct : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
    source_.emplace(product);
    plans_.emplace(spaceOf(*source_));
  }

  /// The point at which the parameters have these values, and the others their first.
  PointId pointWith(const std::vector<std::pair<std::string, ParameterValue>> &chosen) const {
    const auto &parameters = plans_->space().parameters();
    Choices choices(parameters.size());
    for (const auto &[name, value] : chosen) {
      const auto parameter = std::ranges::find(parameters, name, &Parameter::name);
      if (parameter == parameters.end()) {
        ADD_FAILURE() << "no " << name;
        continue;
      }
      const auto at = std::ranges::find(parameter->values, value);
      EXPECT_NE(at, parameter->values.end()) << name;
      choices[static_cast<std::size_t>(parameter - parameters.begin())] =
          static_cast<std::uint32_t>(at - parameter->values.begin());
    }
    return plans_->space().pointOf(choices);
  }

  std::optional<ParsedSource> source_;
  std::optional<PlanSpace> plans_;
};

TEST_F(OfProduct, BeginsWithTheOriginal) {
  ASSERT_TRUE(plans_->space().admits(0));
  EXPECT_TRUE(plans_->planOf(0).empty());
  EXPECT_TRUE(plans_->leftOut().empty());
}

TEST_F(OfProduct, HoldsPlansOfSeveralStepsInTheOrderInWhichTheyAreMade) {
  const PointId point = pointWith({{"coarsen y", std::int64_t{2}},
                                   {"stage B k", std::int64_t{16}},
                                   {"unroll k", std::int64_t{8}},
                                   {"stage A k", std::int64_t{16}}});
  ASSERT_TRUE(plans_->space().admits(point));
  EXPECT_EQ(toString(plans_->planOf(point)), "stage A k 16; stage B k 16; unroll k 8; coarsen y 2");
}

TEST_F(OfProduct, HasAnotherParameterForTheMannerOfAFactor) {
  const PointId point = pointWith({{"coarsen x", std::int64_t{4}}, {"coarsen x, manner", std::string("adjacent")}});
  ASSERT_TRUE(plans_->space().admits(point));
  EXPECT_EQ(toString(plans_->planOf(point)), "coarsen x 4 adjacent");
  EXPECT_FALSE(plans_->space().admits(pointWith({{"coarsen x, manner", std::string("adjacent")}})))
      << "without the step it would be the original once more";
}

TEST_F(OfProduct, ExchangesAxesFirstAndMakesVectorsOfMergedNeighbours) {
  const PointId point = pointWith({{"coarsen x", std::int64_t{4}},
                                   {"coarsen x, manner", std::string("adjacent")},
                                   {"vectorize B", std::int64_t{4}},
                                   {"exchange x y", true}});
  ASSERT_TRUE(plans_->space().admits(point));
  EXPECT_EQ(toString(plans_->planOf(point)), "exchange x y; coarsen x 4 adjacent; vectorize B 4");
  EXPECT_TRUE(plans_->space().admits(pointWith({{"unroll k", std::int64_t{4}}, {"vectorize A", std::int64_t{4}}})));
}

TEST_F(OfProduct, MakesVectorsOnlyWhereAnotherStepMakesNeighbours) {
  EXPECT_FALSE(plans_->space().admits(pointWith({{"vectorize A", std::int64_t{4}}})));
  EXPECT_FALSE(plans_->space().admits(pointWith({{"unroll k", std::int64_t{2}}, {"vectorize A", std::int64_t{4}}})));
  EXPECT_FALSE(plans_->space().admits(pointWith({{"coarsen x", std::int64_t{4}}, {"vectorize B", std::int64_t{4}}})))
      << "threads that are merged cyclically have no neighbours";
  EXPECT_TRUE(plans_->space().admits(pointWith({{"unroll k", std::int64_t{8}}, {"vectorize A", std::int64_t{4}}})));
  const auto &parameters = plans_->space().parameters();
  const auto vectors =
      static_cast<std::size_t>(std::ranges::find(parameters, "vectorize A", &Parameter::name) - parameters.begin());
  const auto choices = plans_->withWhatItNeeds(vectors);
  ASSERT_TRUE(choices);
  EXPECT_EQ(toString(plans_->planOf(plans_->space().pointOf(*choices))), "unroll k 4; vectorize A 4");
}

TEST_F(OfProduct, GivesTheBlockAnotherShapeBeforeThreadsAreMerged) {
  const PointId point = pointWith(
      {{"block", std::string("16,8")}, {"coarsen x", std::int64_t{2}}, {"coarsen x, manner", std::string("adjacent")}});
  ASSERT_TRUE(plans_->space().admits(point));
  const transform::Plan plan = plans_->planOf(point);
  EXPECT_EQ(toString(plan), "block 16,8; coarsen x 2 adjacent");
  transform::KernelStudy study(source_->unit(), source_->kernel(),
                               [this](const transform::Texts &texts) { return source_->parser().parse(texts); });
  EXPECT_TRUE(study.after(plan));
  const auto turned = study.after({plan[1]});
  ASSERT_TRUE(turned);
  EXPECT_FALSE(transform::findTransformation("block")->prepare(**turned, plan[0]).allows())
      << "merged threads ask for their block's extents";
}

TEST_F(OfProduct, ThinksLessOfMergedThreadsWhereThereAreFew) {
  const PointId merged = pointWith({{"coarsen y", std::int64_t{8}}});
  const PointId unrolled = pointWith({{"unroll k", std::int64_t{4}}});
  EXPECT_GT(plans_->plausibility(merged), plans_->plausibility(unrolled));
  transform::KernelStudy study(source_->unit(), source_->kernel(),
                               [this](const transform::Texts &texts) { return source_->parser().parse(texts); });
  const PlanSpace ofFew = PlanSpace::of(study, {.waves = 0.25});
  EXPECT_LT(ofFew.plausibility(merged), ofFew.plausibility(unrolled));
  EXPECT_EQ(PlanSpace::of(study, {.waves = 20}).plausibility(merged), plans_->plausibility(merged));
}

TEST_F(OfProduct, LetsMergedBlocksTakeTurnsByTheirNumber) {
  const PointId point = pointWith(
      {{"coarsen grid y", std::int64_t{2}}, {"persist", std::int64_t{256}}, {"max-registers", std::int64_t{64}}});
  ASSERT_TRUE(plans_->space().admits(point));
  EXPECT_EQ(toString(plans_->planOf(point)), "coarsen grid y 2; persist 256; max-registers 64");
  const auto persist = std::ranges::find(plans_->space().parameters(), "persist", &Parameter::name);
  ASSERT_NE(persist, plans_->space().parameters().end());
  for (const ParameterValue &value : persist->values)
    EXPECT_TRUE(std::holds_alternative<std::int64_t>(value))
        << "a launch on its own has no host code to ask the device";
}

TEST_F(OfProduct, LoadsTilesAheadInTheLoopThatStagingMakes) {
  const PointId point =
      pointWith({{"stage A k", std::int64_t{16}}, {"prefetch k0", true}, {"coarsen y", std::int64_t{2}}});
  ASSERT_TRUE(plans_->space().admits(point));
  EXPECT_EQ(toString(plans_->planOf(point)), "stage A k 16; prefetch k0; coarsen y 2");
  EXPECT_TRUE(plans_->space().admits(pointWith({{"stage B k", std::int64_t{8}}, {"prefetch k0", true}})));
  EXPECT_FALSE(plans_->space().admits(pointWith({{"prefetch k0", true}}))) << "there is no loop over tiles";
  const auto &parameters = plans_->space().parameters();
  const auto ahead =
      static_cast<std::size_t>(std::ranges::find(parameters, "prefetch k0", &Parameter::name) - parameters.begin());
  const auto choices = plans_->withWhatItNeeds(ahead);
  ASSERT_TRUE(choices);
  const transform::Plan plan = plans_->planOf(plans_->space().pointOf(*choices));
  ASSERT_EQ(plan.size(), 2U);
  EXPECT_EQ(plan.front().word, "stage");
  EXPECT_EQ(toString(plan.back()), "prefetch k0");
  EXPECT_FALSE(plans_->withWhatItNeeds(0));
}

TEST_F(OfProduct, TakesWhatAConfigurationDoesNotNameForNoStep) {
  EXPECT_EQ(plans_->pointOf({{"coarsen y", std::int64_t{4}}}), pointWith({{"coarsen y", std::int64_t{4}}}));
  EXPECT_FALSE(plans_->pointOf({{"coarsen y", std::int64_t{4}}, {"fuse i j", true}})) << "no such choice is left";
  EXPECT_FALSE(plans_->pointOf({{"coarsen y", std::int64_t{5}}}));
}

TEST_F(OfProduct, HasAPointForEachPlan) {
  Random random(1);
  std::set<std::string> plans;
  std::set<PointId> points;
  while (points.size() < 2000) {
    const PointId point = random.below(plans_->space().combinations());
    if (!plans_->space().admits(point) || !points.insert(point).second) continue;
    const std::string plan = toString(plans_->planOf(point));
    EXPECT_TRUE(plans.insert(plan).second) << plan;
  }
  EXPECT_GT(plans_->space().combinations(), 100'000U);
}

TEST_F(OfProduct, TakesPlansOfAFewStepsAndSomeCoarseningForLikely) {
  const auto of = [this](std::int64_t x, std::int64_t y, std::int64_t unrolled, std::int64_t registers) {
    return plans_->plausibility(pointWith({{"coarsen x", x},
                                           {"coarsen y", y},
                                           {"unroll k", unrolled},
                                           {"max-registers", registers},
                                           {"place A", std::string("readonly")}}));
  };
  EXPECT_GT(of(1, 4, 1, 0), of(8, 8, 1, 0));
  EXPECT_GT(of(1, 4, 1, 0), of(1, 4, 4, 64));
  EXPECT_GT(of(16, 16, 8, 64), 0);
}

TEST_F(OfProduct, HoldsNoStepThatTheKernelRefuses) {
  for (const Parameter &parameter : plans_->space().parameters())
    EXPECT_NE(parameter.name, "coarsen z");
}

TEST_F(OfProduct, TellsTheCompilerOfTheBlockThatThePlanLeaves) {
  const PointId point = pointWith({{"coarsen x", std::int64_t{4}}, {"launch-bounds", std::int64_t{2}}});
  ASSERT_TRUE(plans_->space().admits(point));
  EXPECT_EQ(toString(plans_->planOf(point)), "coarsen x 4; launch-bounds 64 2");
}

TEST_F(OfProduct, HoldsNoPlanWithLimitsThatExcludeEachOther) {
  EXPECT_TRUE(plans_->space().admits(pointWith({{"max-registers", std::int64_t{64}}})));
  EXPECT_FALSE(
      plans_->space().admits(pointWith({{"max-registers", std::int64_t{64}}, {"launch-bounds", std::int64_t{2}}})));
}

TEST_F(OfProduct, HoldsNoPlanThatGivesAThreadHundredsOfTimesItsWork) {
  EXPECT_TRUE(plans_->space().admits(pointWith({{"coarsen x", std::int64_t{8}}, {"coarsen y", std::int64_t{16}}})));
  EXPECT_FALSE(plans_->space().admits(pointWith({{"coarsen x", std::int64_t{16}}, {"coarsen y", std::int64_t{16}}})));
}

TEST_F(OfProduct, DrawsLikelyPointsOfFewSteps) {
  Random random(1);
  std::set<PointId> drawn;
  for (int i = 0; i < 200; ++i) {
    const PointId point = plans_->likelyPoint(random);
    EXPECT_TRUE(plans_->space().admits(point));
    EXPECT_GE(plans_->planOf(point).size(), 1U);
    EXPECT_LE(plans_->planOf(point).size(), 3U);
    drawn.insert(point);
  }
  EXPECT_GT(drawn.size(), 100U);
}

TEST(PlanSpace, LoadsTilesAheadInALoopThatCopiesThemByHand) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParsedSource source(R"(
__global__ void weigh(float *out, const float *in, int n) {
  __shared__ float tile[64];
  float sum = 0;
  for (int t = 0; t < n; t += 64) {
    tile[threadIdx.x] = in[t + threadIdx.x];
    __syncthreads();
    for (int k = 0; k < 64; ++k)
      sum += tile[k] * threadIdx.x;
    __syncthreads();
  }
  out[blockIdx.x * 64 + threadIdx.x] = sum;
}
void launch(float *out, const float *in, int n) { weigh<<<40, 64>>>(out, in, n); }
)");
  const PlanSpace plans = spaceOf(source);
  const auto &parameters = plans.space().parameters();
  const auto at = [&](const char *name) { return std::ranges::find(parameters, name, &Parameter::name); };
  ASSERT_NE(at("prefetch t"), parameters.end());
  EXPECT_EQ(at("prefetch k"), parameters.end()) << "it copies no tile";
  EXPECT_LT(at("prefetch t"), at("unroll k"));
  EXPECT_TRUE(plans.pointOf({{"prefetch t", true}, {"unroll k", std::int64_t{4}}}));
  ASSERT_NE(at("prefetch-async t"), parameters.end());
  EXPECT_GT(at("prefetch-async t"), at("unroll k")) << "other steps do not follow what it writes";
  EXPECT_TRUE(plans.pointOf({{"prefetch-async t", true}, {"unroll k", std::int64_t{4}}}));
  EXPECT_FALSE(plans.pointOf({{"prefetch t", true}, {"prefetch-async t", true}})) << "a tile is brought in one way";
}

TEST(PlanSpace, HoldsWindowsOfRegistersOnlyWhereNeighboursAreMerged) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParsedSource source("__global__ void blur(float *out, const float *in, int width, int height) {\n"
                      "  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n"
                      "  if (y < 1 || y >= height - 1) return;\n"
                      "  out[y * width + x] = in[(y - 1) * width + x] + in[(y + 1) * width + x];\n}\n"
                      "void launch(float *out, const float *in) {\n"
                      "  blur<<<dim3(4, 16), dim3(32, 8)>>>(out, in, 128, 128);\n}\n");
  const PlanSpace plans = spaceOf(source);
  const auto &parameters = plans.space().parameters();
  const auto window = std::ranges::find(parameters, "scalar-replace in", &Parameter::name);
  ASSERT_NE(window, parameters.end());
  const auto at = static_cast<std::size_t>(window - parameters.begin());
  const auto choices = plans.withWhatItNeeds(at);
  ASSERT_TRUE(choices);
  EXPECT_EQ(toString(plans.planOf(plans.space().pointOf(*choices))),
            "place in readonly; coarsen y 2 adjacent; scalar-replace in window");
  Choices alone(parameters.size());
  alone[at] = (*choices)[at];
  EXPECT_FALSE(plans.space().admits(plans.space().pointOf(alone)));
}

TEST(PlanSpace, SharesOutALoopThatASharedCopyStandsInTheWayOf) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParsedSource source("__global__ void sums(int *out, const int *in, int n) {\n  __shared__ int x[64];\n"
                      "  int sum = 0;\n  for (int first = 0; first < n; first += 64) {\n"
                      "    x[threadIdx.x] = in[first + threadIdx.x];\n    __syncthreads();\n"
                      "    for (int j = 0; j < 64; ++j) sum += x[j];\n    __syncthreads();\n  }\n"
                      "  out[blockIdx.x * 64 + threadIdx.x] = sum;\n}\n"
                      "void launch(int *out, const int *in, int n) { sums<<<16, 64>>>(out, in, n); }\n");
  const PlanSpace plans = spaceOf(source);
  const auto &parameters = plans.space().parameters();
  const auto has = [&](const char *name) {
    return std::ranges::find(parameters, name, &Parameter::name) != parameters.end();
  };
  EXPECT_TRUE(has("unstage x"));
  EXPECT_TRUE(has("spread j"));
}

TEST(PlanSpace, HasTheNumbersOfBlocksThatItIsTold) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParsedSource source(product);
  transform::KernelStudy study(source.unit(), source.kernel(),
                               [&source](const transform::Texts &texts) { return source.parser().parse(texts); });
  const PlanSpace plans = PlanSpace::of(study, {.turns = {132, 264}});
  const auto &parameters = plans.space().parameters();
  const auto persist = std::ranges::find(parameters, "persist", &Parameter::name);
  ASSERT_NE(persist, parameters.end());
  EXPECT_EQ(persist->values, (std::vector<ParameterValue>{std::int64_t{0}, std::int64_t{132}, std::int64_t{264}}));
}

TEST(PlanSpace, WritesInnerLoopsBeforeTheOuterOnesThatCopyThem) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParsedSource source("__global__ void sums(float *out, const float *in) {\n  float sum = 0;\n"
                      "  for (int i = 0; i < 64; ++i)\n    for (int j = 0; j < 64; ++j)\n      sum += in[i * 64 + j];\n"
                      "  out[blockIdx.x * 64 + threadIdx.x] = sum;\n}\n"
                      "void launch(float *out, const float *in) { sums<<<4, 64>>>(out, in); }\n");
  const PlanSpace plans = spaceOf(source);
  const auto &parameters = plans.space().parameters();
  const auto at = [&](const char *name) { return std::ranges::find(parameters, name, &Parameter::name); };
  ASSERT_NE(at("unroll i"), parameters.end());
  ASSERT_NE(at("unroll j"), parameters.end());
  EXPECT_LT(at("unroll j"), at("unroll i"));
}

TEST(PlanSpace, SetsTheBlockBeforeLanesMultiplyItAndChangesTheOrderOfSumsOnlyWhereThatIsAllowed) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParsedSource source("__global__ void sums(float *out, const float *in, int n) {\n"
                      "  int row = blockIdx.x * blockDim.x + threadIdx.x;\n  float sum = 0;\n"
                      "  for (int k = 0; k < n; ++k) sum += in[row * n + k];\n  out[row] = sum;\n}\n"
                      "void launch(float *out, const float *in, int n) { sums<<<64, 128>>>(out, in, n); }\n");
  transform::KernelStudy study(source.unit(), source.kernel(),
                               [&source](const transform::Texts &texts) { return source.parser().parse(texts); });
  const PlanSpace plans =
      PlanSpace::of(study, {.mayBeLaunched = [](const transform::Step &step) { return step.word != "persist"; },
                            .allowsReorder = true}); // a fifth of the points
  std::set<std::string> found;
  for (PointId point = 0; point < plans.space().combinations(); ++point)
    if (plans.space().admits(point))
      if (const transform::Plan plan = plans.planOf(point); plan.size() == 2) found.insert(toString(plan));
  EXPECT_TRUE(found.contains("block 64; spread k 16 reorder"));
  EXPECT_TRUE(found.contains("spread k 8 reorder; unroll k 4"));
  const PlanSpace exact = PlanSpace::of(study);
  EXPECT_EQ(std::ranges::find(exact.space().parameters(), "spread k", &Parameter::name),
            exact.space().parameters().end());
}

TEST(PlanSpace, HoldsNoStepThatTheLaunchAtHandCannotHave) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParsedSource source(product);
  transform::KernelStudy study(source.unit(), source.kernel(),
                               [&source](const transform::Texts &texts) { return source.parser().parse(texts); });
  const PlanSpace plans = PlanSpace::of(
      study, {.mayBeLaunched = [](const transform::Step &step) { return !toString(step).starts_with("coarsen x 4"); }});
  const auto &parameters = plans.space().parameters();
  const auto x = std::ranges::find(parameters, "coarsen x", &Parameter::name);
  ASSERT_NE(x, parameters.end());
  EXPECT_EQ(std::ranges::find(x->values, ParameterValue(std::int64_t{4})), x->values.end());
  EXPECT_NE(std::ranges::find(x->values, ParameterValue(std::int64_t{8})), x->values.end());
}

TEST(PlanSpace, GuardsBlocksOnlyWhereTheGridNeedsIt) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParsedSource source("__global__ void k(int *p) { p[blockIdx.x * 64 + threadIdx.x] = 1; }\n"
                      "void go(int *p, int n) { k<<<n, 64>>>(p); }\n");
  transform::KernelStudy study(source.unit(), source.kernel(),
                               [&source](const transform::Texts &texts) { return source.parser().parse(texts); });
  // Six blocks: two divides them.
  const PlanSpace plans = PlanSpace::of(study, {.mayBeLaunched = [](const transform::Step &step) {
                                          const std::string text = toString(step);
                                          return text != "coarsen grid x 4" && text != "coarsen grid x 8";
                                        }});
  std::set<std::string> found;
  for (PointId point = 0; point < plans.space().combinations(); ++point)
    if (plans.space().admits(point))
      if (const transform::Plan plan = plans.planOf(point); plan.size() == 1 && plan.front().word == "coarsen")
        found.insert(toString(plan));
  EXPECT_TRUE(found.contains("coarsen grid x 2"));
  EXPECT_FALSE(found.contains("coarsen grid x 2 guarded"));
  EXPECT_FALSE(found.contains("coarsen grid x 4"));
  EXPECT_TRUE(found.contains("coarsen grid x 4 guarded"));
}

TEST(PlanSpace, GuardsThreadsOnlyWhereTheBlockNeedsIt) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParsedSource source("__global__ void k(int *p) { p[threadIdx.x] = 1; }\n"
                      "void go(int *p, int n) { k<<<4, n>>>(p); }\n");
  transform::KernelStudy study(source.unit(), source.kernel(),
                               [&source](const transform::Texts &texts) { return source.parser().parse(texts); });
  // Blocks of a hundred threads: eight does not divide them.
  const PlanSpace plans = PlanSpace::of(
      study, {.mayBeLaunched = [](const transform::Step &step) { return toString(step) != "coarsen x 8"; }});
  std::set<std::string> found;
  for (PointId point = 0; point < plans.space().combinations(); ++point)
    if (plans.space().admits(point))
      if (const transform::Plan plan = plans.planOf(point); plan.size() == 1) found.insert(toString(plan));
  EXPECT_TRUE(found.contains("coarsen x 4"));
  EXPECT_FALSE(found.contains("coarsen x 4 guarded"));
  EXPECT_FALSE(found.contains("coarsen x 8"));
  EXPECT_TRUE(found.contains("coarsen x 8 guarded"));
}

TEST(PlanSpace, OfAKernelOfDozensOfLoopsSaysWhichChoicesAreLeftOut) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  std::string text = "__global__ void sums(float *out, const float *in) {\n  float sum = 0;\n";
  for (int i = 0; i < 50; ++i) {
    const std::string name = "i" + std::to_string(i);
    text += "  for (int " + name + " = 0; " + name + " < 8; ++" + name + ")\n    sum += in[" + name + "];\n";
  }
  text += "  out[blockIdx.x * 64 + threadIdx.x] = sum;\n}\n"
          "void launch(float *out, const float *in) { sums<<<4, 64>>>(out, in); }\n";
  ParsedSource source(text);
  const PlanSpace plans = spaceOf(source);
  EXPECT_FALSE(plans.leftOut().empty());
  for (const std::string &name : plans.leftOut())
    EXPECT_TRUE(name.starts_with("unroll") || name.starts_with("stage") || name.starts_with("place")) << name;
  const auto &parameters = plans.space().parameters();
  for (const auto *name : {"coarsen x", "launch-bounds", "max-registers"})
    EXPECT_NE(std::ranges::find(parameters, name, &Parameter::name), parameters.end()) << name;
}

} // namespace
} // namespace warpgrain::tune
