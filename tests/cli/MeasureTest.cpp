// SPDX-License-Identifier: Apache-2.0
//
// `measure` up to the bundle; what the runner makes of one is tested with the runner.
#include "core/build/CudaToolkit.h"
#include "core/measure/BundleReader.h"
#include "tests/cli/CliTest.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using nlohmann::json;

class Measure : public CliTest {
protected:
  void SetUp() override {
    const auto toolkit = build::findCudaToolkit();
    if (!toolkit || !toolkit->nvcc) GTEST_SKIP() << "There is no nvcc on this machine";
  }

  static std::string example(const std::string &name) { return std::string(WARPGRAIN_EXAMPLES) + "/" + name; }

  measure::Bundle bundleOf(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), "measure");
    arguments.insert(arguments.end(), {"--bundle-only", path("bundle").string()});
    const CliOutcome outcome = run(arguments);
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    auto bundle = measure::readBundle(path("bundle"));
    EXPECT_TRUE(bundle) << bundle.error().message;
    return bundle.value_or(measure::Bundle());
  }
};

TEST_F(Measure, WritesABundleWithTheSizesThatTheAccessesNeed) {
  const measure::Bundle bundle =
      bundleOf({example("matrix_multiplication.cu"), "-k", "matrixMultiply", "--arg", "n=256", "--grid", "8,8",
                "--step", "coarsen y 4", "--space", "coarsen y 1,4,8"});
  ASSERT_EQ(bundle.buffers.size(), 3U);
  for (const measure::Buffer &buffer : bundle.buffers) {
    EXPECT_EQ(buffer.bytes, 256U * 256 * 4) << buffer.name;
    EXPECT_EQ(buffer.element, measure::ElementType::of(measure::ScalarKind::f32));
    EXPECT_EQ(buffer.written, buffer.name == "C");
    EXPECT_EQ(buffer.read, buffer.name != "C");
    EXPECT_EQ(buffer.fill.kind, measure::FillKind::random);
  }
  ASSERT_EQ(bundle.variants.size(), 3U) << "the original, and each plan once";
  EXPECT_EQ(bundle.variants[bundle.baseline].id, "original");
  EXPECT_EQ(bundle.variants[0].block, (std::array<std::uint32_t, 3>{32, 32, 1}));
  EXPECT_EQ(bundle.variants[1].steps, "coarsen y 4");
  EXPECT_EQ(bundle.variants[1].block, (std::array<std::uint32_t, 3>{32, 8, 1}));
  EXPECT_EQ(bundle.variants[2].grid, (std::array<std::uint32_t, 3>{8, 8, 1}));
  EXPECT_EQ(bundle.variants[0].kernel, "_Z14matrixMultiplyPfPKfS1_i");
}

TEST_F(Measure, TakesWhatThePersonSaysOfBuffersAndFills) {
  write("k.cu", "__global__ void k(double *out, const int *rows, const float4 *v, float f, bool b) {\n"
                "  out[rows[threadIdx.x]] += v[threadIdx.x].x * f + b;\n}\n");
  write("launch.json", R"({"block": [64], "grid": [1], "arguments": {"b": true, "f": 2.5, "out": {"elements": 50}}})");
  const measure::Bundle bundle =
      bundleOf({"k.cu", "--launch", path("launch.json").string(), "--elements", "out=100", "--fill",
                "rows=random:3:0:100", "--fill", "out=ramp:0:0.5", "--arg", "f=1.5", "--tolerance", "1e-6"});
  ASSERT_EQ(bundle.buffers.size(), 3U);
  EXPECT_EQ(bundle.buffers[0].bytes, 800U);
  EXPECT_EQ(bundle.buffers[0].fill.kind, measure::FillKind::ramp);
  EXPECT_DOUBLE_EQ(bundle.buffers[0].tolerance.relative, 1e-6);
  EXPECT_EQ(bundle.buffers[1].element, measure::ElementType::of(measure::ScalarKind::i32));
  EXPECT_EQ(bundle.buffers[1].bytes, 256U);
  EXPECT_EQ(bundle.buffers[1].fill.high, 100);
  EXPECT_EQ(bundle.buffers[2].element.members.size(), 4U);
  EXPECT_EQ(bundle.buffers[2].bytes, 64U * 16);
  ASSERT_EQ(bundle.arguments.size(), 5U);
  EXPECT_EQ(bundle.arguments[3].value.size(), 4U);
  EXPECT_EQ(bundle.arguments[4].value, std::vector{std::byte{1}});
}

TEST_F(Measure, TakesStructsByValueWithTheirPointersAndVariablesOfTheModule) {
  write("k.cu", "struct P { int n; float *data; };\n__constant__ float scale[4];\n"
                "__global__ void k(P p) { if (threadIdx.x < p.n) p.data[threadIdx.x] *= scale[threadIdx.x % 4]; }\n"
                "void run(P p) { k<<<2, 64>>>(p); }\n");
  write("launch.json", R"({"arguments": {"p.n": 64, "p.data": {"fill": "ramp"}},
                           "symbols": {"scale": {"fill": "constant", "value": 3}}})");
  const measure::Bundle bundle = bundleOf({"k.cu", "--launch", path("launch.json").string(), "--step", "coarsen x 2"});
  ASSERT_EQ(bundle.buffers.size(), 2U);
  EXPECT_EQ(bundle.buffers[1].symbol, "scale");
  EXPECT_EQ(bundle.buffers[1].bytes, 16U);
  EXPECT_FALSE(bundle.buffers[1].written);
  ASSERT_EQ(bundle.arguments.size(), 1U);
  EXPECT_EQ(bundle.arguments[0].value.size(), 16U);
  ASSERT_EQ(bundle.arguments[0].pointers.size(), 1U);
  EXPECT_EQ(bundle.arguments[0].pointers[0].at, 8U);
  ASSERT_EQ(bundle.variants.size(), 2U);
  EXPECT_EQ(bundle.variants[1].block, (std::array<std::uint32_t, 3>{32, 1, 1}));
}

TEST_F(Measure, SaysWhatMustBeGiven) {
  write("k.cu", "__global__ void k(float *p, int n) { if (threadIdx.x < n) p[threadIdx.x * n] = 1; }\n");
  expectFailure({"measure", "k.cu"}, 2, {"--block", "--grid", "--arg n="});
  expectFailure({"measure", "k.cu", "--block", "64", "--grid", "1", "--arg", "m=4"}, 2, {"No parameter is called m"});
  expectFailure({"measure", "k.cu", "--block", "64", "--grid", "1", "--fill", "p=noise"}, 2, {"is no fill"});
  write("l.cu", "__global__ void k(float *p, const int *q) { p[q[threadIdx.x]] = 1; }\n");
  expectFailure({"measure", "l.cu", "--block", "64", "--grid", "1"}, 2, {"the size of p", "--elements p="});
}

TEST_F(Measure, NamesTheRunnerThatIsNotThere) {
  write("k.cu", oneKernel);
  expectFailure({"measure", "k.cu", "--runner", "/nowhere/runner"}, 2, {"--runner"});
}

TEST_F(Measure, ARefusedStepIsARowAndTheOthersAreInTheBundle) {
  write("k.cu", oneKernel);
  const measure::Bundle bundle = bundleOf({"k.cu", "--step", "coarsen x 2", "--step", "coarsen x 128"});
  EXPECT_EQ(bundle.variants.size(), 2U);
}

} // namespace
} // namespace warpgrain::tests
