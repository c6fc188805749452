// SPDX-License-Identifier: Apache-2.0
#include "core/run/launch/SourceNumbers.h"

#include "core/run/launch/ResolveLaunch.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::run {
namespace {

using tests::ParsedSource;

class FromSource : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }
};

const std::string kernel = "__global__ void k(float *a, int n, float f) {\n"
                           "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                           "  if (i < n) a[i] *= f;\n"
                           "}\n";

SourcedForm sourced(const ParsedSource &source, LaunchForm form = {}) {
  return sourcedForm(source.unit(), source.kernel("k"), {}, std::move(form));
}

std::int64_t integerOf(const LaunchForm &form, const std::string &name) {
  const auto found = form.arguments.find(name);
  const auto *value = found == form.arguments.end() ? nullptr : std::get_if<std::int64_t>(&found->second);
  return value != nullptr ? *value : -1;
}

TEST_F(FromSource, ConstantsMacrosAndArithmeticAreCertain) {
  const ParsedSource source(kernel + "#define ROWS 48\n"
                                     "constexpr int columns = 16;\n"
                                     "void go(float *a) { const int half = ROWS * columns / 2; int n = half * 2 + 5;\n"
                                     "  k<<<(n + 127) / 128, 128>>>(a, n, 2 * 0.25f); }\n");
  const SourcedForm found = sourced(source);
  EXPECT_EQ(integerOf(found.form, "n"), 773);
  EXPECT_EQ(std::get<double>(found.form.arguments.at("f")), 0.5);
  ASSERT_EQ(found.taken.size(), 2U);
  EXPECT_FALSE(found.taken[0].isGuess);
  EXPECT_EQ(textOf(source.unit(), found.taken[0]), "n = 773 (from line 7)");
  EXPECT_FALSE(found.form.grid) << "the grid follows from n";
  const auto launch = resolveLaunch(source.unit(), source.kernel("k"), {}, found.form);
  ASSERT_TRUE(launch) << launch.error().message;
  EXPECT_EQ(launch->grid[0], 7);
}

TEST_F(FromSource, BranchesSayWhatALaunchInThemHas) {
  const ParsedSource source("template <int size> __global__ void k(float *a) {\n"
                            "  __shared__ float tile[size];\n"
                            "  tile[threadIdx.x] = a[threadIdx.x];\n"
                            "}\n"
                            "void go(float *a, int other) {\n"
                            "  int size = 32; dim3 block(size);\n"
                            "  if (16 == size && other > 0) k<16><<<4, block>>>(a);\n"
                            "  else k<32><<<4, block>>>(a);\n"
                            "  switch (size) {\n"
                            "  case 64: { k<64><<<4, block>>>(a); break; }\n"
                            "  case 128: k<128><<<4, block>>>(a); break;\n"
                            "  case 256: case 512: k<1><<<4, block>>>(a);\n"
                            "  case 1024: k<2><<<4, block>>>(a);\n"
                            "  }\n"
                            "}\n");
  std::vector<std::int64_t> blocks;
  for (const SourceNumbers &numbers : numbersOfLaunches(source.unit()))
    blocks.push_back(numbers.block.value[0].value_or(-1));
  EXPECT_THAT(blocks, testing::ElementsAre(16, 32, 64, 128, 32, 32)) << "where cases meet, nothing is told";
  EXPECT_EQ(numbersOf(source.unit(), source.unit().launches[0]).block.value[0], 16);
}

TEST_F(FromSource, BranchesSayNothingOfVariablesThatTheFunctionChanges) {
  for (const char *body :
       {"if (size == 16) { size = 32; k<<<4, size>>>(a); }", "switch (size) { case 16: size *= 2; k<<<4, size>>>(a); }",
        "dim3 block(size); size = 16; if (size == 16) k<<<4, block>>>(a);",
        "if ((unsigned char)size == 16) k<<<4, size>>>(a);",
        "int *other = &size; if (size == 16) { *other = 8; k<<<4, size>>>(a); }",
        "if (size > 3) goto in; if (size == 16) { in: k<<<4, size>>>(a); }"}) {
    const ParsedSource source("__global__ void k(float *a) { a[threadIdx.x] = 1; }\nvoid go(float *a, int size) { " +
                              std::string(body) + " }\n");
    EXPECT_FALSE(numbersOf(source.unit(), source.unit().launches[0]).block.value[0]) << body;
    EXPECT_FALSE(numbersOfLaunches(source.unit())[0].block.value[0]) << body;
  }
}

TEST_F(FromSource, ADefaultOfTheProgramsArgumentsIsAGuess) {
  const ParsedSource source("#include <cstdlib>\n" + kernel +
                            "int main(int argc, char **argv) {\n"
                            "  int n = argc > 1 ? atoi(argv[1]) : 1024;\n"
                            "  float f = 1;\n"
                            "  if (argc > 2) f = atof(argv[2]);\n"
                            "  float *a; cudaMalloc(&a, n * sizeof(float));\n"
                            "  k<<<n / 256, 256>>>(a, n, f); }\n");
  const SourcedForm found = sourced(source);
  EXPECT_EQ(integerOf(found.form, "n"), 1024);
  EXPECT_EQ(std::get<double>(found.form.arguments.at("f")), 1.0);
  ASSERT_GE(found.taken.size(), 2U);
  EXPECT_TRUE(found.taken[0].isGuess);
  EXPECT_TRUE(found.taken[1].isGuess);
  EXPECT_EQ(textOf(source.unit(), found.taken[0]), "n = 1024 (a guess from line 7; --arg n=… changes it)");
  EXPECT_TRUE(resolveLaunch(source.unit(), source.kernel("k"), {}, found.form));
}

TEST_F(FromSource, WhatIsGivenGoesBeforeAndOthersFollowFromIt) {
  const ParsedSource source("#include <cstdlib>\n" + kernel +
                            "int main(int argc, char **argv) {\n"
                            "  int n = argc > 1 ? atoi(argv[1]) : 1024;\n"
                            "  int blocks = n / 64;\n"
                            "  k<<<blocks, 64>>>(nullptr, n, 1.0f); }\n");
  LaunchForm form;
  form.arguments["n"] = std::int64_t{640};
  const SourcedForm found = sourced(source, form);
  EXPECT_EQ(integerOf(found.form, "n"), 640);
  const auto launch = resolveLaunch(source.unit(), source.kernel("k"), {}, found.form);
  ASSERT_TRUE(launch) << launch.error().message;
  EXPECT_EQ(launch->grid[0], 10);
}

/// A function that launches is often called with the numbers.
TEST_F(FromSource, ParametersOfTheLauncherHaveWhatItsCallersPass) {
  const ParsedSource source(kernel + "void go(float *a, int n, dim3 block) {\n"
                                     "  k<<<(n + block.x - 1) / block.x, block>>>(a, n, 0.5f); }\n"
                                     "void between(float *a, int rows) { go(a, rows * 16, dim3(64, 2)); }\n"
                                     "int main() { const int rows = 30; between(nullptr, rows); }\n");
  const SourcedForm found = sourced(source);
  EXPECT_EQ(integerOf(found.form, "n"), 480);
  ASSERT_FALSE(found.taken.empty());
  EXPECT_FALSE(found.taken[0].isGuess);
  const auto launch = resolveLaunch(source.unit(), source.kernel("k"), {}, found.form);
  ASSERT_TRUE(launch) << launch.error().message;
  EXPECT_EQ(launch->grid, (std::array<std::int64_t, 3>{8, 1, 1}));
  EXPECT_EQ(launch->block, (std::array<std::int64_t, 3>{64, 2, 1}));
}

TEST_F(FromSource, SizesOfATemplatesTypeAreThoseOfItsCalls) {
  const ParsedSource source("template <class T> __global__ void k(T *a, int n) { a[threadIdx.x] = n; }\n"
                            "template <typename T>\n"
                            "void go(int bytes) { T *a; int n = bytes / sizeof(T); k<<<n / 32, 32>>>(a, n); }\n"
                            "int main() { go<double>(1024); }\n");
  const SourcedForm found = sourced(source);
  EXPECT_EQ(integerOf(found.form, "n"), 128);
  ASSERT_FALSE(found.taken.empty());
  EXPECT_FALSE(found.taken[0].isGuess);
}

TEST_F(FromSource, AZeroThatIsReplacedIsNoNumberOfALaunch) {
  const ParsedSource source(kernel + "int main() {\n"
                                     "  int threads = 0, blocks = 0, n, m;\n"
                                     "  n = m = 64;\n"
                                     "  threads = 16; blocks = n / threads;\n"
                                     "  k<<<blocks, threads>>>(nullptr, m, 1.5f); }\n");
  const SourcedForm found = sourced(source);
  EXPECT_EQ(integerOf(found.form, "n"), 64);
  const auto launch = resolveLaunch(source.unit(), source.kernel("k"), {}, found.form);
  ASSERT_TRUE(launch) << launch.error().message;
  EXPECT_EQ(launch->grid[0], 4);
  EXPECT_EQ(launch->block[0], 16);
}

TEST_F(FromSource, AssignmentsThatNameEachOtherEnd) {
  std::string steps;
  for (int i = 0; i < 40; ++i)
    steps += "  a = b + c; b = c + a; c = a + b;\n";
  const ParsedSource source(kernel + "void go() { int a = 0, b = 0, c = 0;\n" + steps +
                            "  k<<<1, 32>>>(nullptr, a, 1.5f); }\n");
  EXPECT_GE(integerOf(sourced(source).form, "n"), -1);
}

TEST_F(FromSource, CallersThatDifferMakeAGuess) {
  const ParsedSource source(kernel + "void go(float *a, int n) { k<<<1, 32>>>(a, n, 0.5f); }\n"
                                     "int main(int argc, char **) { go(nullptr, 32); go(nullptr, 64); }\n");
  const SourcedForm found = sourced(source);
  EXPECT_EQ(integerOf(found.form, "n"), 32);
  ASSERT_FALSE(found.taken.empty());
  EXPECT_TRUE(found.taken[0].isGuess);
}

TEST_F(FromSource, FunctionsThatCallEachOtherInACircleEnd) {
  const ParsedSource source(kernel +
                            "void other(float *a, int n);\n"
                            "void go(float *a, int n) { k<<<1, 32>>>(a, n, 0.5f); if (n > 1) other(a, n / 2); }\n"
                            "void other(float *a, int n) { go(a, n); }\n");
  EXPECT_EQ(integerOf(sourced(source).form, "n"), -1);
}

TEST_F(FromSource, AParameterThatTheLauncherChangesIsAGuess) {
  const ParsedSource source(kernel + "void go(float *a, int n) { n += 1; k<<<1, 32>>>(a, n, 0.5f); }\n"
                                     "int main() { go(nullptr, 32); }\n");
  const SourcedForm found = sourced(source);
  EXPECT_EQ(integerOf(found.form, "n"), 32);
  ASSERT_FALSE(found.taken.empty());
  EXPECT_TRUE(found.taken[0].isGuess);
}

TEST_F(FromSource, AVariableThatChangesIsAGuess) {
  const ParsedSource source(kernel + "void go(float *a, int rounds) {\n"
                                     "  int n; n = 512; dim3 grid; grid.x = n / 128; dim3 block(128);\n"
                                     "  for (int r = 0; r < rounds; ++r, n /= 2) k<<<grid, block>>>(a, n, 1.5f); }\n");
  const SourcedForm found = sourced(source);
  EXPECT_EQ(integerOf(found.form, "n"), 512);
  EXPECT_TRUE(found.taken.front().isGuess);
  const auto launch = resolveLaunch(source.unit(), source.kernel("k"), {}, found.form);
  ASSERT_TRUE(launch) << launch.error().message;
  EXPECT_EQ(launch->grid[0], 4);
}

TEST_F(FromSource, OfSeveralLaunchesOneIsTakenAsAWhole) {
  const ParsedSource source("#include <cstdlib>\n" + kernel +
                            "int main(int argc, char **argv) {\n"
                            "  const int n = argc > 1 ? atoi(argv[1]) : 4096;\n"
                            "  const int blocks = argc > 2 ? atoi(argv[2]) : 16;\n"
                            "  k<<<blocks, 256>>>(nullptr, n, 1);\n"
                            "  k<<<1, 256>>>(nullptr, blocks, 1); }\n");
  const SourcedForm found = sourced(source);
  EXPECT_EQ(integerOf(found.form, "n"), 4096);
  ASSERT_TRUE(found.form.grid);
  EXPECT_EQ((*found.form.grid)[0], 16);
  EXPECT_EQ(textOf(source.unit(), found.taken.back()),
            "grid = 16 x 1 x 1 (a guess from the source; --grid changes it)");
}

TEST_F(FromSource, MembersOfAStructureAreFound) {
  const ParsedSource source("struct P { int width; float *data; };\n"
                            "__global__ void k(P p) { if (threadIdx.x < p.width) p.data[threadIdx.x] = 1; }\n"
                            "void go(float *a) { P p; p.width = 40; p.data = a; k<<<1, 64>>>(p); }\n");
  EXPECT_EQ(integerOf(sourced(source).form, "p.width"), 40);
}

TEST_F(FromSource, WhatNothingTellsStaysMissing) {
  const ParsedSource source("#include <cstdlib>\n" + kernel +
                            "int main(int argc, char **argv) { int n = atoi(argv[1]);\n"
                            "  k<<<4, 64>>>(nullptr, n, 1); }\n");
  const SourcedForm found = sourced(source);
  EXPECT_EQ(integerOf(found.form, "n"), -1);
  const auto launch = resolveLaunch(source.unit(), source.kernel("k"), {}, found.form);
  ASSERT_FALSE(launch);
  EXPECT_THAT(launch.error().message, testing::HasSubstr("the value of n is not given, give it with --arg n=…"));
}

} // namespace
} // namespace warpgrain::run
