// SPDX-License-Identifier: Apache-2.0
#include "core/tune/recommend/Recommendation.h"

#include "core/tune/recommend/CrestRule.h"
#include "core/tune/recommend/PlanReason.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::tune {
namespace {

using testing::HasSubstr;
using tests::ParsedSource;

/// A kernel with a launch, as the recommendation takes it.
class RecommendationTest : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  EstimateTask taskOf(const std::string &text, std::array<std::int64_t, 3> grid, std::array<std::int64_t, 3> block,
                      std::map<std::string, std::int64_t> arguments = {}) {
    source_.emplace(text);
    subject_.unit = &source_->unit();
    subject_.kernel = source_->kernel();
    subject_.reparse = [this](const transform::Texts &texts) { return source_->parser().parse(texts); };
    EstimateTask task{.subject = &subject_, .launch = {}, .gpu = *estimate::modelledGpu("sm_90")};
    for (const model::Axis axis : model::allAxes) {
      task.launch.grid[axis] = grid[indexOf(axis)];
      task.launch.block[axis] = block[indexOf(axis)];
    }
    task.launch.arguments = std::move(arguments);
    return task;
  }

  std::optional<ParsedSource> source_;
  run::KernelSubject subject_;
};

constexpr const char *product = R"(
#define TILE 32
__global__ void multiply(float *C, const float *A, const float *B, int n) {
  __shared__ float As[TILE][TILE];
  __shared__ float Bs[TILE][TILE];
  int tx = threadIdx.x;
  int ty = threadIdx.y;
  int row = blockIdx.y * TILE + ty;
  int col = blockIdx.x * TILE + tx;
  float sum = 0;
  for (int m = 0; m < n / TILE; ++m) {
    As[ty][tx] = A[row * n + (m * TILE + tx)];
    Bs[ty][tx] = B[(m * TILE + ty) * n + col];
    __syncthreads();
    for (int k = 0; k < TILE; ++k)
      sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  C[row * n + col] = sum;
}
void launch(float *C, const float *A, const float *B, int n) {
  dim3 block(TILE, TILE);
  dim3 grid(n / TILE, n / TILE);
  multiply<<<grid, block>>>(C, A, B, n);
}
)";

TEST_F(RecommendationTest, CoarsensAProductThatSharedMemoryBounds) {
  const EstimateTask task = taskOf(product, {32, 32, 1}, {32, 32, 1}, {{"n", 1024}});
  std::size_t told = 0;
  const auto found =
      recommendPlans(task, {.mostJudged = 24, .progress = [&](std::size_t judged, std::size_t) { told = judged; }});
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->original.time->bound, estimate::Bound::shared);
  EXPECT_LE(found->judged, 24U);
  EXPECT_EQ(told, found->judged);
  ASSERT_FALSE(found->plans.empty());
  const RecommendedPlan &best = found->plans.front();
  EXPECT_THAT(toString(best.estimated.plan), HasSubstr("coarsen"));
  EXPECT_GT(best.gain, 1.5);
  EXPECT_THAT(best.reason, HasSubstr("fewer passes over the banks of shared memory, which bound the original"));
  EXPECT_THAT(best.cost, HasSubstr("registers instead of"));
  for (std::size_t i = 1; i < found->plans.size(); ++i)
    EXPECT_LE(found->plans[i].gain, found->plans[i - 1].gain);
  for (const RecommendedPlan &plan : found->plans)
    EXPECT_TRUE(plan.estimated.verdict.allows()) << toString(plan.estimated.plan);
}

TEST_F(RecommendationTest, RanksThePointsOfASpaceAsItsPlans) {
  const EstimateTask task = taskOf(product, {32, 32, 1}, {32, 32, 1}, {{"n", 1024}});
  const RecommendOptions options{.mostJudged = 16};
  const auto found = recommendPlans(task, options);
  ASSERT_TRUE(found) << found.error().message;
  const PlanSpace plans =
      planSpaceOf(subject_, {.grid = {32, 32, 1}, .block = {32, 32, 1}}, false, task.gpu.speed.multiprocessors);
  const std::vector<RankedPoint> points = pointsByEstimate(task, plans, options);
  ASSERT_EQ(points.size(), found->plans.size());
  for (std::size_t i = 0; i < points.size(); ++i)
    EXPECT_EQ(plans.planOf(points[i].point), found->plans[i].estimated.plan) << i;
}

TEST_F(RecommendationTest, TellsTheOrderAsSoonAsPlansOfOneStepAreJudged) {
  const EstimateTask task = taskOf(product, {32, 32, 1}, {32, 32, 1}, {{"n", 1024}});
  std::vector<std::vector<RankedPoint>> told;
  const PlanSpace plans =
      planSpaceOf(subject_, {.grid = {32, 32, 1}, .block = {32, 32, 1}}, false, task.gpu.speed.multiprocessors);
  const std::vector<RankedPoint> last = pointsByEstimate(
      task, plans, {.mostJudged = 24, .ranked = [&](std::vector<RankedPoint> now) { told.push_back(std::move(now)); }});
  ASSERT_GE(told.size(), 2U);
  ASSERT_FALSE(told.front().empty());
  for (const RankedPoint &point : told.front())
    EXPECT_LE(plans.planOf(point.point).size(), 2U) << "one step, and what it needs";
  ASSERT_FALSE(last.empty());
  EXPECT_EQ(told.back().front().point, last.front().point);
  EXPECT_GE(last.front().gain, told.front().front().gain);
}

TEST_F(RecommendationTest, NamesWhatAPlanChanges) {
  EstimatedPlan original{.time = estimate::TimeEstimate{.seconds = 2, .bound = estimate::Bound::l1}};
  original.time->lineLookups = 100;
  original.time->fullness.tail = 0.5;
  EstimatedPlan fuller = original;
  fuller.time->seconds = 1;
  fuller.time->fullness.tail = 0.8;
  EXPECT_EQ(reasonFor(fuller, original), "Gives the multiprocessors work for 80 % of the time instead of 50 %.");
  EstimatedPlan fewer = original;
  fewer.time->lineLookups = 40;
  EXPECT_EQ(reasonFor(fewer, original), "Looks up 2.5 times fewer lines in the L1 cache, which bound the original.");
  EXPECT_EQ(reasonFor(original, original), "Changes little of what the model counts.");
}

const RecommendedPlan *findPlan(const Recommendation &found, const std::string &plan) {
  const auto at =
      std::ranges::find(found.plans, plan, [](const RecommendedPlan &one) { return toString(one.estimated.plan); });
  return at == found.plans.end() ? nullptr : &*at;
}

/// One warp of each multiprocessor loads a tile, waits for it, and uses it.
TEST_F(RecommendationTest, LoadsTilesAheadWhereFewWarpsWaitForThem) {
  const EstimateTask task = taskOf(R"(
__global__ void weigh(float *out, const float *in, int n) {
  __shared__ float tile[32];
  float sum = 0;
  for (int t = 0; t < n; t += 32) {
    tile[threadIdx.x] = in[blockIdx.x * n + t + threadIdx.x];
    __syncthreads();
    for (int k = 0; k < 32; ++k)
      sum += tile[k] * threadIdx.x;
    __syncthreads();
  }
  out[blockIdx.x * 32 + threadIdx.x] = sum;
}
void launch(float *out, const float *in, int n) { weigh<<<132, 32>>>(out, in, n); }
)",
                                   {132, 1, 1}, {32, 1, 1}, {{"n", 65536}});
  const auto found = recommendPlans(task, {.mostJudged = 24});
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->original.time->bound, estimate::Bound::latency);
  const RecommendedPlan *ahead = findPlan(*found, "prefetch t");
  ASSERT_NE(ahead, nullptr);
  EXPECT_GT(ahead->gain, 1.1);
  EXPECT_THAT(ahead->reason, testing::ContainsRegex("Loads the next tile while one is used, and waits .* times less"));
  const RecommendedPlan *copied = findPlan(*found, "prefetch-async t");
  ASSERT_NE(copied, nullptr);
  EXPECT_GT(copied->gain, 1.1);
  EXPECT_EQ(copied->estimated.resources.staticSharedBytes, 256U) << "two tiles";
}

TEST_F(RecommendationTest, StagesWhatItThenLoadsAhead) {
  const EstimateTask task = taskOf(R"(
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
)",
                                   {8, 8, 1}, {16, 16, 1}, {{"n", 128}});
  bool isJudged = false;
  const PlanSpace plans =
      planSpaceOf(subject_, {.grid = {8, 8, 1}, .block = {16, 16, 1}}, false, task.gpu.speed.multiprocessors);
  const PlanEstimator estimator(task);
  for (std::size_t i = 0; i < plans.space().parameters().size(); ++i)
    if (const auto choices = plans.withWhatItNeeds(i)) {
      const EstimatedPlan judged = estimator.estimate(plans.planOf(plans.space().pointOf(*choices)));
      EXPECT_TRUE(judged.time) << judged.reason;
      isJudged = true;
    }
  EXPECT_TRUE(isJudged);
}

/// Blocks that do next to nothing begin and end, one wave after the other.
TEST_F(RecommendationTest, LetsBlocksTakeTurnsWhereTheirBeginTakesLongerThanTheirWork) {
  const EstimateTask task = taskOf(R"(
__global__ void mark(int *out) {
  if (threadIdx.x == 0) out[blockIdx.x] = blockIdx.x;
}
void launch(int *out, int n) { mark<<<n, 64>>>(out); }
)",
                                   {100'000, 1, 1}, {64, 1, 1});
  const auto found = recommendPlans(task, {.mostJudged = 40});
  ASSERT_TRUE(found) << found.error().message;
  const auto turns = std::ranges::find_if(
      found->plans, [](const RecommendedPlan &one) { return toString(one.estimated.plan).starts_with("persist"); });
  ASSERT_NE(turns, found->plans.end());
  EXPECT_GT(turns->gain, 1.2);
  EXPECT_THAT(turns->reason, testing::ContainsRegex("[Ss]tarts [0-9]+ blocks in place of 100000, and waits"));
}

TEST_F(RecommendationTest, LetsBlocksTakeNoTurnsWhereMemoryBoundsThem) {
  const EstimateTask task = taskOf(R"(
__global__ void copy(float *__restrict__ out, const float *__restrict__ in) {
  int i = blockIdx.x * 1024 + threadIdx.x;
  float values[4];
#pragma unroll
  for (int c = 0; c < 4; ++c) values[c] = in[i + 256 * c];
#pragma unroll
  for (int c = 0; c < 4; ++c) out[i + 256 * c] = values[c];
}
void launch(float *out, const float *in, int n) { copy<<<n, 256>>>(out, in); }
)",
                                   {100'000, 1, 1}, {256, 1, 1});
  const auto found = recommendPlans(task, {.mostJudged = 40});
  ASSERT_TRUE(found) << found.error().message;
  for (const RecommendedPlan &one : found->plans)
    EXPECT_FALSE(toString(one.estimated.plan).starts_with("persist")) << one.gain << ' ' << one.reason;
}

/// One of 132 blocks has a second turn, for which all others wait.
TEST_F(RecommendationTest, TakesATurnMoreForASecondWave) {
  const EstimateTask task = taskOf(R"(
__global__ void sums(float *out, const float *in, int n) {
  float sum = 0;
  for (int i = 0; i < n; ++i) sum += in[i * 1024 + threadIdx.x];
  out[blockIdx.x * 1024 + threadIdx.x] = sum;
}
void launch(float *out, const float *in, int n, int blocks) { sums<<<blocks, 1024>>>(out, in, n); }
)",
                                   {133, 1, 1}, {1024, 1, 1}, {{"n", 10'000}});
  const PlanEstimator estimator(task);
  const EstimatedPlan original = estimator.estimate({}, 64);
  const EstimatedPlan turns = estimator.estimate({{.word = "persist", .arguments = {"132"}}}, 64);
  ASSERT_TRUE(original.time) << original.reason;
  ASSERT_TRUE(turns.time) << turns.reason;
  EXPECT_GT(turns.time->seconds, 0.95 * original.time->seconds);
  EXPECT_LT(turns.time->fullness.tail, 0.6);
}

/// Four blocks are fewer than there are multiprocessors.
TEST_F(RecommendationTest, HasNoPlanInWhichAllBlocksKeepTheirTurn) {
  const EstimateTask task = taskOf("__global__ void mark(int *out) { out[blockIdx.x * 64 + threadIdx.x] = 1; }\n"
                                   "void launch(int *out, int n) { mark<<<n, 64>>>(out); }\n",
                                   {4, 1, 1}, {64, 1, 1});
  const PlanSpace few =
      planSpaceOf(subject_, {.grid = {4, 1, 1}, .block = {64, 1, 1}}, false, task.gpu.speed.multiprocessors);
  EXPECT_EQ(std::ranges::find(few.space().parameters(), "persist", &Parameter::name), few.space().parameters().end());
  const PlanSpace many =
      planSpaceOf(subject_, {.grid = {300, 1, 1}, .block = {64, 1, 1}}, false, task.gpu.speed.multiprocessors);
  const auto persist = std::ranges::find(many.space().parameters(), "persist", &Parameter::name);
  ASSERT_NE(persist, many.space().parameters().end());
  EXPECT_EQ(persist->values, (std::vector<ParameterValue>{std::int64_t{0}, std::int64_t{132}, std::int64_t{264}}));
}

TEST_F(RecommendationTest, SaysWhyAChoiceIsNotPossible) {
  const EstimateTask task = taskOf(R"(
__global__ void chain(float *a) {
  int i = threadIdx.x;
  for (int k = 1; k < 64; ++k)
    a[i * 64 + k] = a[i * 64 + k - 1] + a[(i + 1) * 64];
}
void launch(float *a) { chain<<<10, 64>>>(a); }
)",
                                   {10, 1, 1}, {64, 1, 1});
  const auto found = recommendPlans(task, {.mostJudged = 8});
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_FALSE(found->deadEnds.empty());
  for (const DeadEnd &end : found->deadEnds)
    EXPECT_FALSE(end.reason.empty()) << end.what;
}

/// Merged neighbours make vectors possible.
TEST_F(RecommendationTest, SaysOfNoChoiceThatOthersMakePossibleThatItIsNot) {
  const EstimateTask task = taskOf(R"(
__global__ void copy(float *__restrict__ out, const float *__restrict__ in) {
  int i = blockIdx.x * 64 + threadIdx.x;
  out[i] = in[i] * 2;
}
void launch(float *out, const float *in) { copy<<<1024, 64>>>(out, in); }
)",
                                   {1024, 1, 1}, {64, 1, 1});
  const auto found = recommendPlans(task, {.mostJudged = 24});
  ASSERT_TRUE(found) << found.error().message;
  for (const DeadEnd &end : found->deadEnds)
    EXPECT_FALSE(end.what.starts_with("vectorize")) << end.what;
}

TEST_F(RecommendationTest, CrestAcceptsWhatKeepsMoreThanHalfOfTheOccupancy) {
  const EstimateTask task = taskOf(R"(
__global__ void synth(const float *in, float *out) {
  __shared__ float s[512];
  int t = threadIdx.x, g = blockIdx.x * 512 + t;
  s[t] = in[g];
  __syncthreads();
  float acc = 0;
  for (int k = 0; k < 512; k++) acc += s[k];
  out[g] = acc;
}
void launch(const float *in, float *out) { synth<<<1024, 512>>>(in, out); }
)",
                                   {1024, 1, 1}, {512, 1, 1});
  const CrestAnswer answer = crestRule(task);
  ASSERT_EQ(answer.factors.size(), 4U);
  for (const CrestFactor &one : answer.factors) {
    EXPECT_GT(one.saved, 0) << one.step << ": s[k] is the same for all threads";
    EXPECT_EQ(one.isAccepted, one.occupancy > 0.5) << one.step << ' ' << one.occupancy << ' ' << one.reason;
  }
  EXPECT_THAT(answer.step, HasSubstr("coarsen x"));
}

TEST_F(RecommendationTest, CrestChoosesNothingWhereThreadsShareNothing) {
  const EstimateTask task = taskOf(R"(
__global__ void next(float *out, const float *in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = in[i] + 1;
}
void launch(float *out, const float *in) { next<<<100, 256>>>(out, in); }
)",
                                   {100, 1, 1}, {256, 1, 1});
  const CrestAnswer answer = crestRule(task);
  EXPECT_TRUE(answer.step.empty());
  ASSERT_FALSE(answer.factors.empty());
  EXPECT_EQ(answer.factors.front().reason, "merged threads load nothing in common");
}

} // namespace
} // namespace warpgrain::tune
