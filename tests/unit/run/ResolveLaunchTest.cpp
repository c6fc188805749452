// SPDX-License-Identifier: Apache-2.0
#include "core/run/launch/ResolveLaunch.h"

#include "core/base/Files.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::run {
namespace {

using tests::ParsedSource;

class Resolve : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }
};

std::uint64_t bytesOf(const ResolvedLaunch &launch, const std::string &name) {
  const auto found = std::ranges::find(launch.buffers, name, &Buffer::name);
  return found == launch.buffers.end() ? 0 : found->bytes;
}

TEST_F(Resolve, OneNumberIsEnoughForTheMatrixProduct) {
  const ParsedSource source(readTextFile(std::string(WARPGRAIN_EXAMPLES) + "/matrix_multiplication.cu").value());
  LaunchForm form;
  form.arguments["n"] = std::int64_t{1024};
  const auto launch = resolveLaunch(source.unit(), source.kernel("matrixMultiply"), {}, form);
  ASSERT_TRUE(launch) << launch.error().message;
  EXPECT_EQ(launch->grid, (std::array<std::int64_t, 3>{32, 32, 1}));
  EXPECT_EQ(launch->block, (std::array<std::int64_t, 3>{32, 32, 1}));
  for (const char *name : {"A", "B", "C"})
    EXPECT_EQ(bytesOf(*launch, name), 4U * 1024 * 1024) << name;
}

/// What a kernel's indices are loaded from tells nothing of how many bins there are; the source allocates them.
TEST_F(Resolve, AllocationsTellSizesThatTheKernelDoesNot) {
  const ParsedSource source("#include <cuda_runtime.h>\n"
                            "__global__ void count(const int *values, int *bins, int n) {\n"
                            "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                            "  if (i < n) atomicAdd(&bins[values[i]], 1);\n"
                            "}\n"
                            "void launch(int *values, int *counted, int n) { count<<<4, 64>>>(values, counted, n); }\n"
                            "int main() {\n"
                            "  const int bins = 10; int *values, *result;\n"
                            "  cudaMalloc((void **)&values, 256 * sizeof(int));\n"
                            "  cudaMalloc(&result, bins * sizeof(int));\n"
                            "  launch(values, result, 256);\n"
                            "}\n");
  LaunchForm form;
  form.arguments["n"] = std::int64_t{256};
  const auto launch = resolveLaunch(source.unit(), source.kernel("count"), {}, form);
  ASSERT_TRUE(launch) << launch.error().message;
  EXPECT_EQ(bytesOf(*launch, "bins"), 40U);
  EXPECT_EQ(bytesOf(*launch, "values"), 1024U);
}

TEST_F(Resolve, AllocationsFollowFromTheLaunchsNumbers) {
  const ParsedSource source("#include <cuda_runtime.h>\n"
                            "__global__ void count(int *bins, int n) { atomicAdd(&bins[bins[threadIdx.x]], 1); }\n"
                            "void launch(int n) {\n"
                            "  int *bins; cudaMalloc(&bins, n * sizeof(int));\n"
                            "  count<<<1, 32>>>(bins, n);\n"
                            "}\n");
  LaunchForm form;
  form.arguments["n"] = std::int64_t{100};
  const auto launch = resolveLaunch(source.unit(), source.kernel("count"), {}, form);
  ASSERT_TRUE(launch) << launch.error().message;
  EXPECT_EQ(bytesOf(*launch, "bins"), 400U);
}

TEST_F(Resolve, AllocationsBehindAnOffsetAreNotTaken) {
  const ParsedSource source("#include <cuda_runtime.h>\n"
                            "__global__ void count(int *bins) { atomicAdd(&bins[bins[threadIdx.x]], 1); }\n"
                            "int main() {\n"
                            "  int *bins; cudaMalloc(&bins, 100 * sizeof(int));\n"
                            "  count<<<1, 32>>>(bins + 50);\n"
                            "}\n");
  const auto launch = resolveLaunch(source.unit(), source.kernel("count"), {}, {});
  ASSERT_FALSE(launch);
  EXPECT_THAT(launch.error().message, testing::HasSubstr("size of bins"));
}

TEST_F(Resolve, GuardsBoundWhatIsTouched) {
  const ParsedSource source("__global__ void k(double *a, const float *b, int n) {\n"
                            "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                            "  if (i < n) a[i] = b[2 * i + 1];\n"
                            "}\n"
                            "void go(double *a, float *b, int n) { k<<<(n + 127) / 128, 128>>>(a, b, n); }\n");
  LaunchForm form;
  form.arguments["n"] = std::int64_t{1000};
  const auto launch = resolveLaunch(source.unit(), source.kernel(), {}, form);
  ASSERT_TRUE(launch) << launch.error().message;
  EXPECT_EQ(launch->grid[0], 8);
  EXPECT_EQ(bytesOf(*launch, "a"), 8000U);
  EXPECT_EQ(bytesOf(*launch, "b"), 8000U);
}

TEST_F(Resolve, MembersOfParametersAreNamedByTheirPaths) {
  const ParsedSource source("struct P { int n; float *data; bool flip; };\n"
                            "__global__ void k(P p) { if (threadIdx.x < p.n) p.data[threadIdx.x] = p.flip; }\n"
                            "void go(P p) { k<<<1, 64>>>(p); }\n");
  LaunchForm form;
  form.arguments["p.n"] = std::int64_t{10};
  form.arguments["p.flip"] = true;
  const auto launch = resolveLaunch(source.unit(), source.kernel(), {}, form);
  ASSERT_TRUE(launch) << launch.error().message;
  ASSERT_EQ(launch->parameters.size(), 1U);
  EXPECT_EQ(launch->parameters[0].bytes.size(), 24U);
  EXPECT_EQ(launch->parameters[0].bytes[0], 10);
  EXPECT_EQ(launch->parameters[0].bytes[16], 1);
  ASSERT_EQ(launch->parameters[0].pointers.size(), 1U);
  EXPECT_EQ(launch->parameters[0].pointers[0].offset, 8U);
  EXPECT_EQ(bytesOf(*launch, "p.data"), 40U);
}

TEST_F(Resolve, WhatCannotBeFilledIsSaid) {
  const ParsedSource source("__global__ void k(float **rows) { rows[threadIdx.x][0] = 1; }\n"
                            "template <typename T> __global__ void t(T *p) { p[0] = 1; }\n"
                            "void go(float **r) { k<<<1, 64>>>(r); }\n");
  const auto rows = resolveLaunch(source.unit(), source.kernel("k"), {}, {});
  ASSERT_FALSE(rows);
  EXPECT_THAT(rows.error().message, testing::HasSubstr("memory that holds pointers"));
  const auto nowhere = resolveLaunch(source.unit(), source.kernel("t"), {}, {});
  ASSERT_FALSE(nowhere);
  EXPECT_THAT(nowhere.error().message, testing::HasSubstr("instantiates nowhere"));
  LaunchForm form;
  form.arguments["columns"] = std::int64_t{1};
  const auto unknown = resolveLaunch(source.unit(), source.kernel("k"), {}, form);
  ASSERT_FALSE(unknown);
  EXPECT_THAT(unknown.error().message, testing::HasSubstr("No parameter is called columns; the kernel has rows"));
}

TEST_F(Resolve, AManagedVariableIsFilledAsOneOfTheDeviceIs) {
  const ParsedSource source("__managed__ float table[4];\n"
                            "__global__ void k(float *p) { p[threadIdx.x] = table[threadIdx.x % 4]; }\n"
                            "void go(float *p) { table[0] = 1; k<<<1, 8>>>(p); }\n");
  EXPECT_FALSE(source.unit().hasErrors());
  LaunchForm form;
  form.symbols["table"].fill = Fill{.kind = FillKind::ramp, .low = {}, .high = {}, .file = {}};
  const auto launch = resolveLaunch(source.unit(), source.kernel(), {}, form);
  ASSERT_TRUE(launch) << launch.error().message;
  ASSERT_EQ(launch->symbols.size(), 1U);
  EXPECT_EQ(launch->symbols[0].name, "table");
}

TEST_F(Resolve, AnInstantiationIsChosenByItsArguments) {
  const ParsedSource source("template <int N, typename T> __global__ void k(T *p) { p[threadIdx.x * N] = 1; }\n"
                            "void go(float *f, double *d) { k<2, float><<<1, 8>>>(f); k<3, double><<<1, 8>>>(d); }\n");
  const auto second = resolveLaunch(source.unit(), source.kernel(), "<3, double>", {});
  ASSERT_TRUE(second) << second.error().message;
  EXPECT_EQ(bytesOf(*second, "p"), 22U * 8);
  EXPECT_FALSE(resolveLaunch(source.unit(), source.kernel(), "<9>", {}));
}

TEST_F(Resolve, ParametersOfAPackAreToldApart) {
  const ParsedSource source(
      "template <typename... T> __global__ void k(int *out, T... args) { out[threadIdx.x] = (0 + ... + args); }\n"
      "void go(int *p) { k<<<1, 8>>>(p, 1, 2L, 3); }\n");
  LaunchForm form;
  for (const char *name : {"args", "args[1]", "args[2]"})
    form.arguments[name] = std::int64_t{7};
  const auto launch = resolveLaunch(source.unit(), source.kernel(), {}, form);
  ASSERT_TRUE(launch) << launch.error().message;
  std::vector<std::string> names;
  for (const KernelParameter &parameter : launch->kernel.parameters)
    names.push_back(parameter.name);
  EXPECT_THAT(names, testing::ElementsAre("out", "args", "args[1]", "args[2]"));
  EXPECT_EQ(launch->kernel.parameters[2].bytes, 8U);
}

TEST_F(Resolve, AParameterMayHoldAsManyNumbersAsADeviceTakes) {
  const ParsedSource source("struct Many { int values[8000]; };\n"
                            "__global__ void k(Many many, int *out) { out[threadIdx.x] = many.values[threadIdx.x]; }\n"
                            "void go(Many m, int *p) { k<<<1, 8>>>(m, p); }\n");
  const auto missing = resolveLaunch(source.unit(), source.kernel(), {}, {});
  ASSERT_FALSE(missing);
  EXPECT_THAT(missing.error().message, testing::HasSubstr("7992 more"));
  EXPECT_LT(missing.error().message.size(), 2000U);
  LaunchForm form;
  for (int i = 0; i < 8000; ++i)
    form.arguments["many.values[" + std::to_string(i) + "]"] = std::int64_t{i};
  const auto launch = resolveLaunch(source.unit(), source.kernel(), {}, form);
  ASSERT_TRUE(launch) << launch.error().message.substr(0, 500);
  EXPECT_EQ(launch->kernel.parameters[0].leaves.size(), 8000U);
}

} // namespace
} // namespace warpgrain::run
