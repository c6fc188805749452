// SPDX-License-Identifier: Apache-2.0
//
// Launch sites: their expressions, and the extents that can be known.
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::frontend {
namespace {

using namespace model;
using tests::ParsedSource;

class Launches : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }
};

const std::string kernel = "__global__ void k(int *p) { p[threadIdx.x] = 1; }\n";

std::string text(const Unit &unit, const Launch &launch, ExpressionId id) {
  return isSome(id) ? std::string(unit.textOf(unit[launch.launcher].body[id].spelling.span)) : "none";
}

std::string text(const Extents &extents) {
  std::string out;
  for (const auto &value : extents.value)
    out += (out.empty() ? "" : ",") + (value ? std::to_string(*value) : "?");
  return out;
}

TEST_F(Launches, HaveTheirFourExpressions) {
  const ParsedSource source(kernel + "void go(int *p, int n, cudaStream_t s) {\n"
                                     "  k<<<n / 2, 2 * 64, n * sizeof(int), s>>>(p);\n"
                                     "  k<<<dim3(n, 2), dim3(8, 4, 2)>>>(p);\n"
                                     "  k<<<1, 32, 256>>>(p);\n}\n");
  const Unit &unit = source.unit();
  ASSERT_FALSE(unit.hasErrors());
  ASSERT_EQ(unit.launches.size(), 3U);
  const Launch &first = unit.launches[0];
  EXPECT_EQ(first.kernel, unit.kernels()[0]);
  EXPECT_EQ(first.form, LaunchSyntax::chevrons);
  EXPECT_EQ(text(unit, first, first.grid), "n / 2");
  EXPECT_EQ(text(unit, first, first.block), "2 * 64");
  EXPECT_EQ(text(unit, first, first.sharedBytes), "n * sizeof(int)");
  EXPECT_EQ(text(unit, first, first.stream), "s");
  EXPECT_EQ(text(first.gridExtents), "?,1,1");
  EXPECT_EQ(text(first.blockExtents), "128,1,1");
  EXPECT_EQ(first.sharedByteCount, std::nullopt);
  const Launch &second = unit.launches[1];
  EXPECT_EQ(text(second.gridExtents), "?,2,1");
  EXPECT_EQ(text(second.blockExtents), "8,4,2");
  EXPECT_EQ(second.blockExtents.volume(), 64);
  EXPECT_EQ(second.sharedByteCount, 0);
  EXPECT_EQ(text(unit, second, second.stream), "none");
  EXPECT_EQ(unit.launches[2].sharedByteCount, 256);
}

TEST_F(Launches, BlocksAreFollowedThroughConstantsMacrosAndVariables) {
  const ParsedSource source(kernel + "#define BX 32\n#define BLOCK dim3(BX, 4)\nconst int by = 8;\n"
                                     "constexpr unsigned bz() { return 2; }\n"
                                     "enum { E = 16 };\n"
                                     "void go(int *p, int n, bool b) {\n"
                                     "  constexpr int local = by * 2;\n"
                                     "  int once = 48;\n"
                                     "  int changed = 64; changed /= 2;\n"
                                     "  dim3 d(BX, by, bz());\n"
                                     "  dim3 copy = d;\n"
                                     "  dim3 members; members.x = 7; members.y = once;\n"
                                     "  dim3 late(9); \n"
                                     "  dim3 maybe(5); if (b) maybe.x = 6;\n"
                                     "  k<<<1, BX>>>(p);\n"
                                     "  k<<<1, BLOCK>>>(p);\n"
                                     "  k<<<1, local + E>>>(p);\n"
                                     "  k<<<1, once>>>(p);\n"
                                     "  k<<<1, changed>>>(p);\n"
                                     "  k<<<1, d>>>(p);\n"
                                     "  k<<<1, copy>>>(p);\n"
                                     "  k<<<1, members>>>(p);\n"
                                     "  k<<<1, late>>>(p);\n"
                                     "  late.x = 10;\n"
                                     "  k<<<1, late>>>(p);\n"
                                     "  k<<<1, maybe>>>(p);\n"
                                     "  k<<<1, dim3(n, 4)>>>(p);\n"

                                     "  k<<<1, d.x * d.y>>>(p);\n"
                                     "  k<<<1, b ? 32 : 64>>>(p);\n"
                                     "}\n");
  const Unit &unit = source.unit();
  ASSERT_FALSE(unit.hasErrors()) << unit.diagnostics.front().message;
  const std::vector<std::string> expected{"32,1,1", "32,4,1", "32,1,1", "48,1,1", "?,1,1", "32,8,2", "32,8,2", "7,48,1",
                                          // An assignment that comes later, or may not be run, leaves it open.
                                          "?,1,1", "10,1,1", "?,1,1", "?,4,1", "256,1,1", "?,1,1"};
  ASSERT_EQ(unit.launches.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i)
    EXPECT_EQ(text(unit.launches[i].blockExtents), expected[i])
        << unit.textOf(unit.launches[i].spelling.span) << ", launch " << i;
}

TEST_F(Launches, WhoseAddressIsTakenAreNotTrusted) {
  const ParsedSource source(kernel + "void fill(dim3 *d);\nvoid change(int &n);\n"
                                     "int fileWide = 32;\nstatic const int fixed = 16;\n"
                                     "void go(int *p) {\n"
                                     "  dim3 d(8); fill(&d); k<<<1, d>>>(p);\n"
                                     "  int n = 64; change(n); k<<<1, n>>>(p);\n"
                                     "  k<<<1, fileWide>>>(p);\n"
                                     "  k<<<1, fixed>>>(p);\n"
                                     "  for (int i = 32; i <= 64; i *= 2) k<<<1, i>>>(p);\n}\n");
  const Unit &unit = source.unit();
  ASSERT_EQ(unit.launches.size(), 5U);
  EXPECT_EQ(unit.launches[0].blockExtents[Axis::x], std::nullopt);
  EXPECT_EQ(unit.launches[1].blockExtents[Axis::x], std::nullopt);
  EXPECT_EQ(unit.launches[2].blockExtents[Axis::x], std::nullopt);
  EXPECT_EQ(unit.launches[3].blockExtents[Axis::x], 16);
  EXPECT_EQ(unit.launches[4].blockExtents[Axis::x], std::nullopt);
}

TEST_F(Launches, ThroughTheRuntimeAreFoundToo) {
  const ParsedSource source("#include <cuda_runtime.h>\n" + kernel +
                            "template <int N> __global__ void t(int *p) { p[N] = 1; }\n"
                            "void go(int *p, void **args, cudaStream_t s) {\n"
                            "  cudaLaunchKernel((const void *)k, dim3(3), dim3(16, 2), args, 128, s);\n"
                            "  cudaLaunchKernel((void *)&k, 4, 64, args);\n"
                            "  cudaLaunchCooperativeKernel(t<2>, dim3(1), dim3(32), args);\n}\n");
  const Unit &unit = source.unit();
  ASSERT_FALSE(unit.hasErrors()) << unit.diagnostics.front().message;
  ASSERT_EQ(unit.launches.size(), 3U);
  EXPECT_EQ(unit.launchesOf(unit.findKernel("k").value()).size(), 2U);
  EXPECT_EQ(unit.launchesOf(unit.findKernel("t").value()).size(), 1U);
  const Launch &first = unit.launches[0];
  EXPECT_EQ(first.form, LaunchSyntax::runtimeCall);
  EXPECT_EQ(text(first.gridExtents), "3,1,1");
  EXPECT_EQ(text(first.blockExtents), "16,2,1");
  EXPECT_EQ(first.sharedByteCount, 128);
  EXPECT_EQ(text(unit, first, first.stream), "s");
  EXPECT_EQ(text(unit.launches[1].blockExtents), "64,1,1");
}

TEST_F(Launches, StandInTemplatesLambdasMethodsAndMacros) {
  const ParsedSource source(kernel + "#define LAUNCH(name, n, ...) name<<<1, n>>>(__VA_ARGS__)\n"
                                     "template <int N> void generic(int *p) { k<<<1, N>>>(p); }\n"
                                     "struct S { int *p; void run() { k<<<1, 2>>>(p); } };\n"
                                     "void go(int *p) {\n"
                                     "  auto f = [=] { k<<<1, 3>>>(p); };\n"
                                     "  LAUNCH(k, 4, p);\n"
                                     "  generic<5>(p);\n  f();\n"
                                     "  if (p) k<<<1, 6>>>(p); else k << <1, 7> >>(p);\n}\n");
  const Unit &unit = source.unit();
  ASSERT_FALSE(unit.hasErrors()) << unit.diagnostics.front().message;
  const auto launches = unit.launchesOf(unit.kernels()[0]);
  ASSERT_EQ(launches.size(), unit.launches.size());
  std::vector<std::string> extents;
  for (const Launch *launch : launches) {
    EXPECT_TRUE(isSome(launch->launcher)) << unit.textOf(launch->spelling.span);
    extents.push_back(text(launch->blockExtents));
  }
  std::ranges::sort(extents);
  EXPECT_EQ(extents, (std::vector<std::string>{"2,1,1", "3,1,1", "4,1,1", "6,1,1", "7,1,1", "?,1,1"}));
}

TEST_F(Launches, ThroughPointersCountForEachKernelThatThePointerMayHold) {
  const ParsedSource source(kernel + "__global__ void other(int *p) { p[threadIdx.x] = 2; }\n"
                                     "void go(int *p, bool q) {\n"
                                     "  void (*f)(int *) = &k;\n  if (q) f = other;\n  f<<<2, 64>>>(p);\n}\n");
  const Unit &unit = source.unit();
  ASSERT_FALSE(unit.hasErrors()) << unit.diagnostics.front().message;
  ASSERT_EQ(unit.launches.size(), 2U);
  for (const char *name : {"k", "other"}) {
    const auto launches = unit.launchesOf(unit.findKernel(name).value());
    ASSERT_EQ(launches.size(), 1U) << name;
    EXPECT_EQ(launches[0]->kernelName, name);
    EXPECT_EQ(text(launches[0]->blockExtents), "64,1,1");
    EXPECT_EQ(text(launches[0]->gridExtents), "2,1,1");
    const Body &body = unit[launches[0]->launcher].body;
    EXPECT_EQ(body[body[launches[0]->expression].variable].name, "f");
  }
}

/// Of kernels with one name, those that take as many arguments are meant, also in a template that nobody uses.
TEST_F(Launches, OfOverloadsAreThoseThatTakeAsManyArguments) {
  const ParsedSource source("template <class T> __global__ void k(T *p) { p[threadIdx.x] = 1; }\n"
                            "template <class T> __global__ void k(T *p, T *q, int n = 3) { p[threadIdx.x] = q[n]; }\n"
                            "template <class T> void unused(T *p) { k<<<1, 32>>>(p); }\n"
                            "template <class T> void used(T *p) { k<<<1, 64>>>(p, p); }\n"
                            "void go(float *p) { used(p); }\n");
  const Unit &unit = source.unit();
  ASSERT_FALSE(unit.hasErrors()) << unit.diagnostics.front().message;
  ASSERT_EQ(unit.kernels().size(), 2U);
  std::vector<std::string> extents;
  for (const FunctionId id : unit.kernels())
    for (const Launch *launch : unit.launchesOf(id)) {
      EXPECT_TRUE(isSome(launch->launcher)) << unit.textOf(launch->spelling.span);
      extents.push_back(text(launch->blockExtents));
    }
  EXPECT_EQ(extents, (std::vector<std::string>{"32,1,1", "64,1,1"}));
}

/// Where a kernel's address is kept, it may be launched with any block: nothing is concluded from other launches.
TEST_F(Launches, OfAKernelWhoseAddressIsKeptAreNotAllSeen) {
  const ParsedSource source(kernel + "void (*table[])(int *) = {k};\nvoid go(int *p) { k<<<1, 64>>>(p); }\n");
  const Unit &unit = source.unit();
  const auto launches = unit.launchesOf(unit.kernels()[0]);
  ASSERT_EQ(launches.size(), 2U);
  EXPECT_EQ(launches[0]->blockExtents[Axis::x], 64);
  EXPECT_FALSE(isSome(launches[1]->launcher));
  EXPECT_EQ(launches[1]->blockExtents[Axis::x], std::nullopt);
  EXPECT_EQ(unit.textOf(launches[1]->spelling.span), "k");
}

/// A launch that the compiler does not see is still there: nobody may think that all launches were rewritten.
TEST_F(Launches, ThatTheCompilerDropsAreKeptWithoutTheirExpressions) {
  const ParsedSource source(kernel + "template <int N> __global__ void t(int *p) {}\n"
                                     "void go(int *p) {\n"
                                     "  k<<<1, UNKNOWN>>>(p);\n"
                                     "  t<(3 > 2)><<<1, UNKNOWN>>>(p);\n"
                                     "  k<<<1, 64>>>(unknown);\n"
                                     "#ifdef ELSEWHERE\n  k<<<1, 2>>>(p);\n#endif\n"
                                     "  // k<<<1, 3>>>(p);\n"
                                     "  const char *s = \"k<<<1, 4>>>(p);\";\n}\n");
  const Unit &unit = source.unit();
  std::vector<std::string> dropped;
  for (const Launch &launch : unit.launches)
    if (!isSome(launch.launcher)) dropped.push_back(std::string(unit.textOf(launch.spelling.span)));
  EXPECT_EQ(dropped, (std::vector<std::string>{"k<<<", "t<(3 > 2)><<<", "k<<<", "k<<<"}));
  EXPECT_EQ(unit.launches.size(), 4U);
  EXPECT_EQ(unit.launches[1].kernelName, "t");
}

/// The first number is one of clusters then, and the second is always 1.
TEST_F(Launches, OfKernelsWithTheirOwnBlockSayNothingOfIt) {
  const ParsedSource source("#define OWN __block_size__((64, 1, 1), (2, 1, 1))\n"
                            "OWN __global__ void k(int *p) { p[threadIdx.x] = 1; }\n"
                            "__block_size__((64, 1, 1)) __global__ void l(int *p);\n"
                            "__global__ void l(int *p) { p[threadIdx.x] = 1; }\n"
                            "void go(int *p) {\n  k<<<4, 1>>>(p);\n  l<<<4, 1>>>(p);\n}\n");
  ASSERT_FALSE(source.unit().hasErrors());
  ASSERT_EQ(source.unit().launches.size(), 2U);
  for (const Launch &launch : source.unit().launches) {
    EXPECT_EQ(text(launch.gridExtents), "?,?,?");
    EXPECT_EQ(text(launch.blockExtents), "?,?,?");
    EXPECT_FALSE(isSome(launch.block));
  }
}

} // namespace
} // namespace warpgrain::frontend
