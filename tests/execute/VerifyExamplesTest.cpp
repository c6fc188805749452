// SPDX-License-Identifier: Apache-2.0
//
// The examples and their variants leave the same in memory; a text that was damaged does not.
#include "core/base/Files.h"
#include "tests/execute/KernelRun.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using run::VerificationStatus;
using testing::HasSubstr;

struct ExampleLaunch {
  std::string file;
  std::string kernel;
  std::map<std::string, run::ArgumentForm> arguments;
  std::array<std::int64_t, 3> grid{0, 0, 0};  ///< 0: the source's
  std::array<std::int64_t, 3> block{0, 0, 0}; ///< likewise
  std::optional<std::uint64_t> sharedBytes;
  std::vector<std::string> plans;

  run::LaunchForm form() const {
    run::LaunchForm out;
    if (grid[0] != 0) out.grid = grid;
    if (block[0] != 0) out.block = block;
    out.sharedBytes = sharedBytes;
    out.arguments = arguments;
    return out;
  }

  friend void PrintTo(const ExampleLaunch &launch, std::ostream *out) { *out << launch.file << " " << launch.kernel; }
};

run::VerifierSettings settingsFor(ParsedSource &source, const std::string &kernel, run::LaunchForm form) {
  return {.subject = subjectOf(source, source.kernel(kernel), std::move(form))};
}

std::string exampleText(const std::string &file) {
  return readFile(std::string(WARPGRAIN_EXAMPLES) + "/" + file).value();
}

class VerifyExample : public testing::TestWithParam<ExampleLaunch> {};

TEST_P(VerifyExample, EveryVariantLeavesTheSameInMemory) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  const ExampleLaunch &example = GetParam();
  ParsedSource source(exampleText(example.file), /*keepPreamble=*/true);
  const auto verifier = run::Verifier::create(settingsFor(source, example.kernel, example.form()), theExecutor());
  ASSERT_TRUE(verifier) << verifier.error().message;
  for (const std::string &plan : example.plans) {
    const auto row = verifier->verify(transform::parsePlan(plan).value());
    ASSERT_TRUE(row) << row.error().message;
    EXPECT_EQ(row->status, VerificationStatus::verified) << plan << ": " << row->reason;
  }
}

std::vector<ExampleLaunch> examples() {
  const auto n = [](std::int64_t value) { return run::ArgumentForm(value); };
  return {
      {.file = "matrix_multiplication.cu",
       .kernel = "matrixMultiply",
       .arguments = {{"n", n(96)}},
       .plans = {"coarsen y 4", "coarsen x 2; coarsen y 8 adjacent", "coarsen y 3"}},
      {.file = "transpose.cu",
       .kernel = "transpose",
       .arguments = {{"w", n(96)}, {"h", n(64)}},
       .plans = {"coarsen x 2; coarsen y 2", "coarsen x 3"}},
      {.file = "transpose.cu",
       .kernel = "transposeTiled",
       .arguments = {{"w", n(96)}, {"h", n(64)}},
       .plans = {"coarsen y 4", "coarsen y 5"}},
      {.file = "reduction.cu",
       .kernel = "reduceSum",
       .arguments = {{"n", n(10'000)}},
       .grid = {7, 1, 1},
       .block = {128, 1, 1},
       .sharedBytes = 512,
       .plans = {"coarsen x 2", "coarsen x 4 adjacent"}},
      {.file = "stencil.cu",
       .kernel = "stencil",
       .arguments = {{"nx", n(1000)}},
       .plans = {"coarsen x 2", "coarsen x 7 adjacent"}},
      {.file = "stencil.cu",
       .kernel = "heat",
       .arguments = {{"w", n(100)}, {"h", n(50)}},
       .plans = {"coarsen y 8", "coarsen x 5"}},
      {.file = "synth.cu", .kernel = "synth", .grid = {4, 1, 1}, .plans = {"coarsen x 16", "coarsen x 6"}},
      {.file = "sobel.cu",
       .kernel = "sobel",
       .arguments = {{"width", n(70)}, {"height", n(50)}},
       .plans = {"coarsen x 3; coarsen y 2"}},
      {.file = "matrix_vector.cu",
       .kernel = "matrixVectorSimple",
       .arguments = {{"rows", n(200)}, {"cols", n(150)}},
       .plans = {"coarsen x 4 adjacent"}},
      {.file = "matrix_vector.cu",
       .kernel = "matrixVector",
       .arguments = {{"rows", n(200)}, {"cols", n(150)}},
       .plans = {"coarsen x 2", "coarsen x 3"}},
  };
}

INSTANTIATE_TEST_SUITE_P(All, VerifyExample, testing::ValuesIn(examples()),
                         [](const auto &row) { return row.param.kernel; });

class Verify : public ExecutorTest {};

/// A "variant" whose text is not what the engine wrote.
TEST_F(Verify, ATextThatComputesSomethingElseDiffersWithItsFirstElement) {
  ParsedSource source(exampleText("matrix_multiplication.cu"));
  run::LaunchForm form;
  form.arguments["n"] = std::int64_t{64};
  auto settings = settingsFor(source, "matrixMultiply", form);
  settings.subject.reparse = [&source](transform::Texts texts) {
    std::string &text = texts.begin()->second;
    const std::size_t store = text.find("] = sum");
    EXPECT_NE(store, std::string::npos) << text;
    text.replace(store, 4, "] = (row == 40 && col == 7 ? 1.0f : 0.0f) + ");
    return source.parser().parse(texts);
  };
  const auto verifier = run::Verifier::create(std::move(settings), theExecutor());
  ASSERT_TRUE(verifier) << verifier.error().message;
  const auto row = verifier->verify(transform::parsePlan("coarsen x 2").value());
  ASSERT_TRUE(row) << row.error().message;
  EXPECT_EQ(row->status, VerificationStatus::differs) << row->reason;
  ASSERT_EQ(row->differences.size(), 1U);
  EXPECT_EQ(row->differences[0].buffer, "C");
}

TEST_F(Verify, AVariantWithAFaultIsARowWithItsReason) {
  ParsedSource source("__global__ void k(float *a, int n) {\n"
                      "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                      "  if (i < n) a[i] = a[i] + 1.0f;\n"
                      "}\n"
                      "void go(float *a, int n) { k<<<(n + 63) / 64, 64>>>(a, n); }\n");
  run::LaunchForm form;
  form.arguments["n"] = std::int64_t{100};
  auto settings = settingsFor(source, "k", form);
  settings.subject.reparse = [&source](transform::Texts texts) {
    std::string &text = texts.begin()->second;
    const std::size_t guard = text.find("< n) a[");
    EXPECT_NE(guard, std::string::npos) << text;
    if (guard != std::string::npos) text.replace(guard, 4, "<= n)");
    return source.parser().parse(texts);
  };
  const auto verifier = run::Verifier::create(std::move(settings), theExecutor());
  ASSERT_TRUE(verifier) << verifier.error().message;
  EXPECT_EQ(verifier->launch().grid[0], 2);
  EXPECT_EQ(verifier->launch().buffers.at(0).bytes, 400U);
  const auto row = verifier->verify(transform::parsePlan("coarsen x 2").value());
  ASSERT_TRUE(row) << row.error().message;
  EXPECT_EQ(row->status, VerificationStatus::failed);
  EXPECT_THAT(row->reason, HasSubstr("past the end of the buffer a (400 bytes)"));
}

TEST_F(Verify, AStepThatMayNotBeMadeIsRefused) {
  ParsedSource source("__global__ void k(int *a) { a[threadIdx.x] = __shfl_down_sync(~0u, a[threadIdx.x], 1); }\n"
                      "void go(int *a) { k<<<1, 32>>>(a); }\n");
  const auto verifier = run::Verifier::create(settingsFor(source, "k", {}), theExecutor());
  ASSERT_TRUE(verifier) << verifier.error().message;
  const auto row = verifier->verify(transform::parsePlan("coarsen x 2").value());
  ASSERT_TRUE(row) << row.error().message;
  EXPECT_EQ(row->status, VerificationStatus::refused);
  EXPECT_FALSE(row->reason.empty());
}

TEST_F(Verify, WhatTheLaunchLacksIsAskedForAllAtOnce) {
  ParsedSource source("__global__ void k(float *a, const int *idx, int n, float s) { a[idx[threadIdx.x]] = s * n; }\n");
  const auto verifier = run::Verifier::create(settingsFor(source, "k", {}), theExecutor());
  ASSERT_FALSE(verifier);
  EXPECT_EQ(verifier.error().kind, ErrorKind::usage);
  for (const char *word : {"--block", "--grid", "--arg n=", "--arg s="})
    EXPECT_THAT(verifier.error().message, HasSubstr(word));
  const auto sized = run::Verifier::create(
      settingsFor(source, "k", launchOf({1, 1, 1}, {32, 1, 1}, {{"n", std::int64_t{1}}, {"s", 1.0}})), theExecutor());
  ASSERT_FALSE(sized);
  EXPECT_THAT(sized.error().message, HasSubstr("--elements a="));
}

} // namespace
} // namespace warpgrain::tests
