// SPDX-License-Identifier: Apache-2.0
//
// `warpgrain-cli dispatch` as a person meets it: a store that holds what was measured in several launches, a header,
// and a program that includes it and is run.
#include "core/workflow/dispatch/Dispatcher.h"

#include "core/plan/Transformation.h"
#include "core/tune/store/Store.h"
#include "core/workflow/OpenedSource.h"
#include "core/workflow/RecordKeys.h"
#include "tests/execute/KernelRun.h"
#include "tests/execute/ProgramTest.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace warpgrain::tests {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

/// A kernel, and a host function that launches it with blocks of another shape.
const char *const scale = R"(#include <cstdio>
__device__ float twice(float a) { return 2 * a; }
__global__ void scale(const float *__restrict__ in, float *__restrict__ out, int n, int m) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < n && y < m) out[y * n + x] = twice(in[y * n + x]) + y;
}
void elsewhere(const float *in, float *out) { scale<<<dim3(4, 64), dim3(16, 1)>>>(in, out, 64, 64); }
)";

/// Launches both with some sizes again and again, and tells where what they leave in memory differs.
const char *const comparingProgram = R"(
#include <vector>
int main() {
  int wrong = 0;
  for (int round = 0; round < 30; ++round)
    for (int n : {1, 33, 64, 200})
      for (int m : {1, 5, 16, 100}) {
        std::vector<float> in(n * m), one(n * m), other(n * m);
        for (int i = 0; i < n * m; ++i) in[i] = i % 97;
        float *a, *b;
        cudaMalloc(&a, n * m * 4);
        cudaMalloc(&b, n * m * 4);
        cudaMemcpy(a, in.data(), n * m * 4, cudaMemcpyHostToDevice);
        dim3 block(32, 8), grid((n + 31) / 32, (m + 7) / 8);
        cudaMemset(b, 0, n * m * 4);
        scale<<<grid, block>>>(a, b, n, m);
        cudaMemcpy(one.data(), b, n * m * 4, cudaMemcpyDeviceToHost);
        cudaMemset(b, 0, n * m * 4);
        scale_dispatch(grid, block, 0, 0, a, b, n, m);
        cudaMemcpy(other.data(), b, n * m * 4, cudaMemcpyDeviceToHost);
        wrong += one != other;
        cudaMemset(b, 0, n * m * 4);
        scale_dispatch(dim3((n + 63) / 64, m), dim3(64), 0, 0, a, b, n, m);  // blocks that nothing was measured with
        cudaMemcpy(other.data(), b, n * m * 4, cudaMemcpyDeviceToHost);
        wrong += one != other;
        cudaFree(a);
        cudaFree(b);
      }
  std::printf("%d wrong, %d, last error %d\n", wrong, scale_variants::choose(dim3(1), dim3(32, 8), 0, 64) != 0, cudaGetLastError());
}
)";

/// Launches `fill` with several grids, and tells how many elements are wrong.
const char *const filling = R"(#include "fill.cu"
#include "fill_dispatch.cuh"
#include <cstdio>
int main() {
  int *out, back[64 * 16], wrong = 0;
  cudaMalloc(&out, sizeof back);
  for (int round = 0; round < 25; ++round)
    for (int blocks : {1, 3, 4, 7, 12, 16}) {
      cudaMemset(out, 255, sizeof back);
      fill_dispatch(dim3(blocks), dim3(64), 0, 0, out);
      cudaMemcpy(back, out, sizeof back, cudaMemcpyDeviceToHost);
      for (int i = 0; i < 64 * 16; ++i) wrong += back[i] != (i / 64 < blocks ? i / 64 : -1);
    }
  std::printf("%d\n", wrong);
})";

class DispatcherCommand : public ProgramTest {
protected:
  using Times = std::map<std::string, double>; ///< how many times as fast each plan is

  /// Puts what was measured into the store.
  void measured(const std::string &file, const std::string &kernel, const run::LaunchForm &form, const Times &times,
                const std::string &instance = {}) {
    const auto source = workflow::openSource({.file = path(file)});
    ASSERT_TRUE(source) << source.error().message;
    const auto id = workflow::chooseKernel(source->unit, kernel);
    ASSERT_TRUE(id) << id.error().message;
    workflow::KernelBundleOrder order{.subject = source->subject(*id)};
    order.subject.form = form;
    order.subject.instance = instance;
    auto common = workflow::commonRecordOf(order);
    ASSERT_TRUE(common) << common.error().message;
    auto store = tune::Store::open(path("store.sqlite"));
    ASSERT_TRUE(store) << store.error().message;
    for (const auto &[plan, speedUp] : times) {
      tune::Record record = *common;
      record.key.plan = plan;
      record.key.device = "Some GPU, sm_90, 132 SMs, 1024 MiB";
      record.answer = tune::RecordAnswer::done;
      record.speedUp = speedUp;
      record.row = measure::Row{.samples = {10, 10, 10}, .summary = {.median = 10, .low = 10, .high = 10}};
      const auto put = store->put(record);
      ASSERT_TRUE(put) << put.error().message;
    }
  }

  void measuredScale(std::int64_t n, std::int64_t m, const Times &times) {
    measured("scale.cu", "scale", launchOf({(n + 31) / 32, (m + 7) / 8, 1}, {32, 8, 1}, {{"n", n}, {"m", m}}), times);
  }

  std::string read(const std::string &name) const {
    const auto text = readFile(path(name));
    return text ? *text : std::string();
  }
};

TEST_F(DispatcherCommand, ChoosesByTheNumbersOfALaunchAndComputesTheSame) {
  write("scale.cu", scale);
  for (const std::int64_t n : {64, 100, 200})
    measuredScale(n, 100, {{"coarsen y 4", 0.8}, {"coarsen x 2 adjacent", 0.9}});
  for (const std::int64_t n : {1000, 2000, 3000})
    measuredScale(n, 100, {{"coarsen y 4", 1.6}, {"coarsen x 2 adjacent", 1.1}});
  const auto made = command({"dispatch", path("scale.cu").string(), "-o", path("scale_dispatch.cuh").string()});
  EXPECT_EQ(made.exitCode, 0) << made.standardError;
  EXPECT_THAT(made.standardOutput, HasSubstr("coarsen y 4"));
  EXPECT_THAT(made.standardOutput, HasSubstr("verified at "));
  EXPECT_THAT(made.standardOutput, HasSubstr("1.26 times as fast in the geometric mean; the best single plan 1.13"));
  const std::string header = read("scale_dispatch.cuh");
  EXPECT_THAT(header, HasSubstr("if (static_cast<long long>(n) <= 447) {"));
  EXPECT_THAT(header, Not(HasSubstr("coarsen x 2 adjacent, for"))) << "a form that is never chosen is not there";
  const auto ran = run("#include \"scale.cu\"\n#include \"scale_dispatch.cuh\"\n" + std::string(comparingProgram));
  EXPECT_EQ(ran.exitCode, 0) << ran.standardError;
  EXPECT_EQ(ran.standardOutput, "0 wrong, 0, last error 0\n");
}

TEST_F(DispatcherCommand, LaunchesAFormWhereverItIsChosen) {
  write("scale.cu", scale);
  for (const std::int64_t n : {64, 200})
    measuredScale(n, 100, {{"coarsen y 4", 1.5}, {"persist", 1.2}});
  const auto made = command({"dispatch", path("scale.cu").string(), "-o", path("scale_dispatch.cuh").string()});
  EXPECT_EQ(made.exitCode, 0) << made.standardError;
  std::string program = comparingProgram;
  program.replace(program.find("choose(dim3(1), dim3(32, 8), 0, 64)"), 35, "choose(dim3(1), dim3(32, 8), 0)");
  const auto ran = run("#include \"scale.cu\"\n#include \"scale_dispatch.cuh\"\n" + program);
  EXPECT_EQ(ran.exitCode, 0) << ran.standardError;
  EXPECT_EQ(ran.standardOutput, "0 wrong, 1, last error 0\n");
}

TEST_F(DispatcherCommand, TakesKernelsOfNamespacesTemplatesAndHeaders) {
  write("own.cuh", R"(#pragma once
namespace own { inline namespace v1 {
struct Shift { int by; };
template <int B, typename T> __global__ void shift(const T *in, T *out, int n, Shift shift) {
  int i = blockIdx.x * B + threadIdx.x;
  if (i < n) out[i] = in[i] + shift.by;
}
} }
)");
  write("user.cu", R"(#include "own.cuh"
#include <cstdio>
void go(const float *in, float *out, int n) { own::shift<64, float><<<n / 64, 64>>>(in, out, n, {3}); }
)");
  for (const std::int64_t n : {640, 6400})
    measured("user.cu", "shift", launchOf({n / 64, 1, 1}, {64, 1, 1}, {{"n", n}, {"shift.by", std::int64_t{3}}}),
             {{"coarsen grid x 2", 1.4}}, "<64, float>");
  const auto made = command({"dispatch", path("user.cu").string(), "--instance", "<64, float>", "-o",
                             path("shift_dispatch.cuh").string(), "--json"});
  EXPECT_EQ(made.exitCode, 0) << made.standardError;
  const json out = json::parse(made.standardOutput);
  EXPECT_EQ(out["forms"][0]["plan"], "coarsen grid x 2");
  EXPECT_GT(out["forms"][0]["verified_sizes"], 0) << out.dump();
  EXPECT_NEAR(out["gain"].get<double>(), 1.4, 1e-6);
  const auto ran = run(R"(#include "user.cu"
#include "shift_dispatch.cuh"
int main() {
  float *in, *out, sum = 0, back[640];
  cudaMalloc(&in, 2560);
  cudaMalloc(&out, 2560);
  cudaMemset(in, 0, 2560);
  own::shift_dispatch(dim3(10), dim3(64), 0, 0, in, out, 633, own::Shift{3});
  cudaMemcpy(back, out, 2560, cudaMemcpyDeviceToHost);
  for (int i = 0; i < 633; ++i) sum += back[i];
  std::printf("%g\n", sum);
})");
  EXPECT_EQ(ran.standardOutput, "1899\n") << ran.standardError;
}

TEST_F(DispatcherCommand, LaunchesTheOriginalWhereAFormCannotBeLaunchedSo) {
  // Nothing in the kernel says that threads behind n do nothing: merged blocks need a grid that the factor divides.
  write("fill.cu",
        "extern \"C\" __global__ void fill(int *out) { out[blockIdx.x * 64 + threadIdx.x] = blockIdx.x; }\n");
  for (const std::int64_t blocks : {16, 160})
    measured("fill.cu", "fill", launchOf({blocks, 1, 1}, {64, 1, 1}), {{"coarsen grid x 4", 2}});
  const auto made = command({"dispatch", path("fill.cu").string(), "-o", path("fill_dispatch.cuh").string()});
  EXPECT_EQ(made.exitCode, 0) << made.standardError;
  EXPECT_THAT(read("fill_dispatch.cuh"), Not(HasSubstr("assert(")));
  const auto ran = run(filling);
  EXPECT_EQ(ran.standardOutput, "0\n") << ran.standardError;
}

TEST_F(DispatcherCommand, AsksAndTimesOneOfAHundredLaunchesWithTheSameNumbers) {
  // Its arguments have the names that the function would take itself.
  write("mark.cu", R"(#include <cuda_runtime.h>
__global__ void mark(int *check, int turn, int numbers) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < turn) check[i] = numbers;
}
void elsewhere(int *check) { mark<<<4, 64>>>(check, 256, 1); }
)");
  for (const std::int64_t turn : {256, 25600})
    measured("mark.cu", "mark", launchOf({turn / 64, 1, 1}, {64, 1, 1}, {{"turn", turn}, {"numbers", std::int64_t{7}}}),
             {{"coarsen x 2 adjacent", 1.5}});
  const auto made = command({"dispatch", path("mark.cu").string(), "-o", path("mark_dispatch.cuh").string()});
  EXPECT_EQ(made.exitCode, 0) << made.standardError;
  const auto ran = run(R"(#include <cuda_runtime.h>
#include <cstdio>
static int recorded = 0;
static cudaError_t counted(cudaEvent_t event, cudaStream_t stream) {
  ++recorded;
  return cudaEventRecord(event, stream);
}
static cudaError_t always(float *milliseconds, cudaEvent_t, cudaEvent_t) {
  *milliseconds = 1; // so that nothing is compared anew
  return cudaSuccess;
}
#define cudaEventRecord counted
#define cudaEventElapsedTime always
#include "mark.cu"
#include "mark_dispatch.cuh"
int main() {
  int *out, last = 0;
  cudaMalloc(&out, 512 * sizeof(int));
  auto timedOf = [&](int launches) {
    const int before = recorded;
    for (int i = 0; i < launches; ++i) {
      cudaMemset(out, 0, 512 * sizeof(int));
      mark_dispatch(dim3(4), dim3(64), 0, 0, out, 250, 7);
      cudaMemcpy(&last, out + 249, sizeof last, cudaMemcpyDeviceToHost);
      if (last != 7) std::printf("wrong\n");
    }
    return (recorded - before) / 2;
  };
  std::printf("%d\n", timedOf(20));
  std::printf("%d\n", timedOf(500));
})");
  EXPECT_EQ(ran.standardOutput, "20\n5\n") << ran.standardError;
}

TEST_F(DispatcherCommand, AFormThatGivesWayDoesSoForTheNextBest) {
  write("fill.cu",
        "extern \"C\" __global__ void fill(int *out) { out[blockIdx.x * 64 + threadIdx.x] = blockIdx.x; }\n");
  for (const std::int64_t blocks : {16, 160})
    measured("fill.cu", "fill", launchOf({blocks, 1, 1}, {64, 1, 1}),
             {{"coarsen grid x 4", 2}, {"coarsen grid x 8", 1.9}, {"coarsen x 2", 1.5}, {"coarsen x 4", 1.2}});
  const auto made = command({"dispatch", path("fill.cu").string(), "-o", path("fill_dispatch.cuh").string()});
  EXPECT_EQ(made.exitCode, 0) << made.standardError;
  EXPECT_THAT(read("fill_dispatch.cuh"), HasSubstr("::form_1::launch("));
  EXPECT_THAT(read("fill_dispatch.cuh"), HasSubstr(" || (fill_variants::form_2::launch("));
  EXPECT_THAT(read("fill_dispatch.cuh"), HasSubstr("// coarsen x 2, for blocks of 64 x 1 x 1."));
  EXPECT_THAT(read("fill_dispatch.cuh"), Not(HasSubstr("form_3")));
  const auto ran = run(filling);
  EXPECT_EQ(ran.standardOutput, "0\n") << ran.standardError;
}

// At each leaf the plan that is the best over all launches is compared, too. The program has the answers of such a
// comparison itself.
TEST_F(DispatcherCommand, GoesOnWithTheFastestOfTheChosenFormTheBestSinglePlanAndTheOriginal) {
  write("scale.cu", scale);
  for (const std::int64_t n : {64, 100, 200})
    measuredScale(n, 100, {{"coarsen y 4", 1.3}, {"coarsen x 2 adjacent", 1.5}});
  for (const std::int64_t n : {1000, 2000, 3000})
    measuredScale(n, 100, {{"coarsen y 4", 2.5}, {"coarsen x 2 adjacent", 1.1}});
  const auto made = command({"dispatch", path("scale.cu").string(), "-o", path("scale_dispatch.cuh").string()});
  EXPECT_EQ(made.exitCode, 0) << made.standardError;
  const std::string header = read("scale_dispatch.cuh");
  EXPECT_THAT(header, HasSubstr("// coarsen y 4, for blocks of 32 x 8 x 1."));
  EXPECT_THAT(header, HasSubstr("// coarsen x 2 adjacent, for blocks of 32 x 8 x 1."));
  EXPECT_THAT(header, HasSubstr("(form == 1 && "));
  EXPECT_THAT(header, HasSubstr(" ? 2 : 1), recent, stream);")) << "only one of the leaves has another form than that";
  const std::string times = R"(#include <cuda_runtime.h>
static float times[3];
static int taken = 0;
static cudaError_t given(float *milliseconds, cudaEvent_t, cudaEvent_t) {
  *milliseconds = times[++taken % 3]; // the forms take turns: 1, 2, 0
  return cudaSuccess;
}
#define cudaEventElapsedTime given
)";
  const auto ran = run(times + R"(#include "scale.cu"
#include "scale_dispatch.cuh"
int main() {
  const float all[4][3] = {{2, 3, 1}, {2, 1, 3}, {1, 2, 3}, {2, 2, 2}};
  for (const auto &each : all) {
    warpgrain_dispatch::Check<1> check;
    warpgrain_dispatch::Recent<1> recent;
    for (int i = 0; i < 3; ++i) times[i] = each[i];
    taken = 0;
    int last = -1;
    for (int i = 0; i < 40; ++i) {
      const warpgrain_dispatch::Numbers<1> numbers{{7}};
      last = recent.formFor(numbers);
      if (last >= 0) continue;
      const auto turn = check.begin(numbers, 2, recent, 0);
      last = turn.form;
      check.end(turn, last > 0, 0);
    }
    std::printf("%d ", last);
  }
  std::printf("\n");
})");
  EXPECT_EQ(ran.standardOutput, "2 1 0 0 \n") << ran.standardError;
  const auto same = run("#include \"scale.cu\"\n#include \"scale_dispatch.cuh\"\n" + std::string(comparingProgram));
  EXPECT_EQ(same.standardOutput, "0 wrong, 1, last error 0\n") << same.standardError;
}

TEST_F(DispatcherCommand, TakesTheGridFromTheArgumentsWhereTheSourceDoes) {
  write("twice.cu", R"(__global__ void twice(float *out, const float *in, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = 2.0f * in[i];
}
void go(float *out, const float *in, int n) { twice<<<(n + 127) / 128, 128>>>(out, in, n); }
)");
  for (const std::int64_t n : {1000, 100000})
    measured("twice.cu", "twice", launchOf({(n + 127) / 128, 1, 1}, {128, 1, 1}, {{"n", n}}),
             {{n == 1000 ? "block 512" : "coarsen grid x 4", 2}});
  const auto made = command({"dispatch", path("twice.cu").string(), "-o", path("twice_dispatch.cuh").string()});
  EXPECT_EQ(made.exitCode, 0) << made.standardError;
  const std::string header = read("twice_dispatch.cuh");
  EXPECT_THAT(header, HasSubstr("const unsigned int blocksX = (n + 127) / 128;")) << "so that it may be rounded up";
  EXPECT_THAT(header, HasSubstr("return static_cast<long long>(n) <= 2147483135 && twice_variants::form_"));
  EXPECT_THAT(header, Not(HasSubstr("Right if"))) << "all that is assumed is checked";
  const auto ran = run(R"(#include "twice.cu"
#include "twice_dispatch.cuh"
#include <cstdio>
#include <vector>
int main() {
  float *in, *out;
  int wrong = 0;
  for (int n : {1, 127, 128, 129, 1000, 11000, 100000}) {
    std::vector<float> numbers(n), back(n + 1);
    for (int i = 0; i < n; ++i) numbers[i] = i;
    cudaMalloc(&in, n * 4);
    cudaMalloc(&out, n * 4 + 4);
    cudaMemcpy(in, numbers.data(), n * 4, cudaMemcpyHostToDevice);
    for (int round = 0; round < 4; ++round)
      for (int more : {0, 1}) { // a grid of another number of blocks is launched as it is
        cudaMemset(out, 0, n * 4 + 4);
        twice_dispatch(dim3((n + 127) / 128 + more), dim3(128), 0, 0, out, in, n);
        cudaMemcpy(back.data(), out, n * 4 + 4, cudaMemcpyDeviceToHost);
        for (int i = 0; i < n; ++i) wrong += back[i] != 2.0f * i;
        wrong += back[n] != 0;
      }
  }
  std::printf("%d\n", wrong);
})");
  EXPECT_EQ(ran.standardOutput, "0\n") << ran.standardError;
}

TEST_F(DispatcherCommand, LeavesOutPlansThatHoldForTheMeasuredNumbersOnly) {
  // With the launch in the source, the block is known; a block of 24 threads cannot be halved four times.
  write("scale.cu", scale);
  measuredScale(64, 64, {{"coarsen y 16", 3}, {"coarsen y 2", 1.5}});
  measuredScale(640, 64, {{"coarsen y 16", 3}, {"coarsen y 2", 1.5}});
  const auto made = command({"dispatch", path("scale.cu").string(), "-o", path("scale_dispatch.cuh").string()});
  EXPECT_EQ(made.exitCode, 0) << made.standardError;
  EXPECT_THAT(made.standardOutput, HasSubstr("left out: coarsen y 16: "));
  EXPECT_THAT(read("scale_dispatch.cuh"), HasSubstr("// coarsen y 2, for blocks of 32 x 8 x 1."));
}

TEST_F(DispatcherCommand, NamesWhatWasNotMeasured) {
  write("scale.cu", scale);
  measuredScale(64, 64, {{"coarsen y 2", 1.2}});
  measuredScale(640, 64, {{"coarsen y 2", 1.5}, {"coarsen y 4", 1.9}});
  const auto made =
      command({"dispatch", path("scale.cu").string(), "-o", path("scale_dispatch.cuh").string(), "--no-verify"});
  EXPECT_EQ(made.exitCode, 0) << made.standardError;
  EXPECT_THAT(made.standardOutput, HasSubstr("not measured: coarsen y 4 with n=64"));
  EXPECT_THAT(made.standardOutput, HasSubstr("coarsen y 2 for blocks of 32 x 8 x 1: not verified"));
}

TEST_F(DispatcherCommand, SaysWhyThereIsNone) {
  write("scale.cu", scale);
  const std::string file = path("scale.cu").string();
  const auto fails = [&](const std::string &sentence, std::vector<std::string> more = {}) {
    more.insert(more.begin(), {"dispatch", file});
    const auto outcome = command(more);
    EXPECT_NE(outcome.exitCode, 0);
    EXPECT_THAT(outcome.standardError, HasSubstr(sentence));
    EXPECT_EQ(outcome.standardOutput, "");
  };
  fails("There is no store");
  measuredScale(64, 64, {{"coarsen y 2", 0.9}});
  fails("No plan that was measured is faster than the original");
  fails("Nothing was measured on Other", {"--gpu", "Other"});
  write("scale.cu", std::string(scale) + "// changed\n");
  fails("has no measurement of scale as the source and its flags are now");
  write("scale.cu", scale);
  measuredScale(64, 64, {{"coarsen y 2", 1.9}});
  fails("cannot be written", {"-o", path("gone/header.cuh").string()});
  write("scale.cu",
        "struct S { static __global__ void k(int *p, int n) { if (threadIdx.x < n) p[threadIdx.x] = 1; } };\n");
  measured("scale.cu", "k", launchOf({1, 1, 1}, {64, 1, 1}, {{"n", std::int64_t{50}}}), {{"coarsen x 2", 2}});
  fails("is defined in a class");
}

std::vector<transform::Plan> offeredSteps(const model::Unit &unit, model::FunctionId kernel) {
  std::vector<transform::Plan> out;
  for (const transform::Transformation *each : transform::transformations())
    for (const transform::Step &step : each->offers(unit, kernel))
      out.push_back({step});
  return out;
}

/// Steps alone, a sample of those that are offered of the kernels that the program brings along.
TEST(DispatcherForms, AreWrittenForStepsOfTheExamplesOrSayWhyNot) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  std::size_t offered = 0;
  std::size_t written = 0;
  for (const auto &entry : std::filesystem::directory_iterator(WARPGRAIN_EXAMPLES)) {
    if (entry.path().extension() != ".cu") continue;
    const auto source = workflow::openSource({.file = entry.path(), .manyParses = true});
    ASSERT_TRUE(source) << source.error().message;
    for (const model::FunctionId kernel : source->unit.kernels()) {
      const auto launches = source->unit.launchesOf(kernel);
      tune::InputContext context{{"gridDim.x", 4}, {"gridDim.y", 4}, {"gridDim.z", 1}};
      for (const model::Axis axis : model::allAxes)
        context[std::string("blockDim.") + letterOf(axis)] =
            launches.empty() ? 1 : launches.front()->blockExtents[axis].value_or(16);
      for (const transform::Plan &plan : offeredSteps(source->unit, kernel)) {
        if (offered++ % 16 != 0) continue;
        workflow::DispatchOrder order{.subject = source->subject(kernel), .verifies = false};
        order.measured = {.device = "Some GPU",
                          .launches = {{.context = context, .relativeTimes = {{toString(plan), 0.5}}}}};
        const auto made = workflow::makeDispatcher(order);
        const std::string what = entry.path().filename().string() + ", " + toString(plan) + ": ";
        if (made) {
          ++written;
          EXPECT_EQ(made->forms.size(), 1U) << what;
          continue;
        }
        EXPECT_EQ(made.error().kind, ErrorKind::refused) << what << made.error().message;
        EXPECT_THAT(made.error().message, HasSubstr("is left out: ")) << what;
      }
    }
  }
  EXPECT_GT(3 * written, offered / 16) << "a third at least";
}

} // namespace
} // namespace warpgrain::tests
