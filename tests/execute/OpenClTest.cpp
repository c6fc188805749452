// SPDX-License-Identifier: Apache-2.0
//
// Kernels of OpenCL C and their variants, run through OpenCL. Skipped, by name, where no OpenCL device is installed
// (package pocl-opencl-icd).
#include "core/base/Files.h"
#include "core/plan/Transformation.h"
#include "core/run/UncheckedRace.h"
#include "core/run/Verification.h"
#include "core/run/sizes/SizedVerifier.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>

namespace warpgrain::tests {
namespace {

using run::VerificationStatus;
using testing::HasSubstr;

/// A source and how it is launched.
struct OpenClLaunch {
  std::string file;
  std::string kernel;
  std::map<std::string, run::ArgumentForm> arguments;
  std::array<std::int64_t, 3> grid{1, 1, 1};
  std::array<std::int64_t, 3> block{1, 1, 1};
  std::vector<std::string> plans;   ///< beside the steps that are offered
  std::vector<std::string> allowed; ///< of all these, ones that must not be refused

  friend void PrintTo(const OpenClLaunch &launch, std::ostream *out) { *out << launch.file << " " << launch.kernel; }
};

run::VerifierSettings settingsFor(ParsedSource &source, const OpenClLaunch &launch) {
  run::VerifierSettings out;
  run::KernelSubject &subject = out.subject;
  subject.unit = &source.unit();
  subject.kernel = source.kernel(launch.kernel);
  subject.reparse = [&source](const transform::Texts &texts) { return source.parser().parse(texts); };
  subject.flags = source.parser().flags();
  subject.folder = source.parser().folder();
  subject.form.grid = launch.grid;
  subject.form.block = launch.block;
  subject.form.arguments = launch.arguments;
  return out;
}

class OpenClTest : public testing::Test {
protected:
  void SetUp() override {
    setenv("WARPGRAIN_OPENCL", WARPGRAIN_OPENCL_PROGRAM, 1);
    const auto run = verifier("__kernel void k(__global int *p) { p[get_global_id(0)] = 1; }\n", {.kernel = "k"});
    if (!run && run.error().message.find("There is no OpenCL") != std::string::npos)
      GTEST_SKIP() << run.error().message;
  }

  Result<run::Verifier> verifier(const std::string &text, const OpenClLaunch &launch) {
    source_.emplace(text, /*keepPreamble=*/false, "kernel.cl");
    return run::Verifier::create(settingsFor(*source_, launch), run::Executor("warpgrain-executor"));
  }

  std::optional<ParsedSource> source_;
};

class OpenClExample : public OpenClTest, public testing::WithParamInterface<OpenClLaunch> {};

/// Every so many of the steps that are offered are tried: each is compiled for the processor, which takes a second.
std::size_t stride() {
  const char *given = std::getenv("WARPGRAIN_OPENCL_EVERY");
  return given != nullptr ? std::max(1UL, std::strtoul(given, nullptr, 10)) : 9;
}

/// Steps that are offered, each alone, and some more. With WARPGRAIN_OPENCL_EVERY=1 all that are offered.
TEST_P(OpenClExample, EveryVariantLeavesTheSameInMemory) {
  const OpenClLaunch &example = GetParam();
  const auto made = verifier(readFile(std::string(WARPGRAIN_EXAMPLES) + "/opencl/" + example.file).value(), example);
  ASSERT_TRUE(made) << made.error().message;
  EXPECT_THAT(made->original().notes, testing::Contains(HasSubstr("races, bounds")));
  std::vector<std::string> plans = example.plans;
  std::size_t offered = 0;
  for (const transform::Transformation *each : transform::transformations())
    for (const transform::Step &step : each->offers(source_->unit(), source_->kernel(example.kernel)))
      if (offered++ % stride() == 0) plans.push_back(toString(step));
  std::vector<std::string> verified;
  for (const std::string &plan : plans) {
    const auto parsed = transform::parsePlan(plan);
    if (!parsed) continue; // an offer that lacks a number, which a person gives
    const auto row = made->verify(*parsed);
    ASSERT_TRUE(row) << row.error().message;
    const bool isFine = row->status == VerificationStatus::verified || row->status == VerificationStatus::refused;
    EXPECT_TRUE(isFine) << plan << ": " << row->reason;
    EXPECT_THAT(row->reason, testing::Not(HasSubstr("does not compile"))) << plan;
    if (row->status == VerificationStatus::verified) verified.push_back(plan);
  }
  for (const std::string &plan : example.allowed)
    EXPECT_THAT(verified, testing::Contains(plan));
}

std::vector<OpenClLaunch> examples() {
  const auto n = [](std::int64_t value) { return run::ArgumentForm(value); };
  return {
      {.file = "matrix_multiplication.cl",
       .kernel = "matrixMultiply",
       .arguments = {{"n", n(64)}},
       .grid = {4, 4, 1},
       .block = {16, 16, 1},
       .plans = {"coarsen y 4", "coarsen x 2; coarsen y 2", "coarsen grid y 2", "unroll k 4"},
       .allowed = {"coarsen y 4", "coarsen x 2; coarsen y 2", "unroll k 4"}},
      {.file = "matrix_vector.cl",
       .kernel = "matrixVectorSimple",
       .arguments = {{"rows", n(200)}, {"cols", n(150)}},
       .grid = {4, 1, 1},
       .block = {64, 1, 1},
       .plans = {"coarsen x 4 adjacent", "coarsen grid x 2", "unroll j 4"},
       .allowed = {"coarsen x 4 adjacent", "coarsen grid x 2", "unroll j 4"}},
      {.file = "matrix_vector.cl",
       .kernel = "matrixVector",
       .arguments = {{"rows", n(200)}, {"cols", n(150)}},
       .grid = {2, 1, 1},
       .block = {128, 1, 1},
       .plans = {"coarsen x 2"},
       .allowed = {"coarsen x 2"}},
      {.file = "reduction.cl",
       .kernel = "reduceSum",
       .arguments = {{"n", n(10'000)}, {"partial", n(512)}},
       .grid = {7, 1, 1},
       .block = {128, 1, 1},
       .plans = {"coarsen x 2", "coarsen x 4 adjacent"},
       .allowed = {"coarsen x 2", "coarsen x 4 adjacent"}},
      {.file = "sobel.cl",
       .kernel = "sobel",
       .arguments = {{"width", n(70)}, {"height", n(50)}},
       .grid = {5, 13, 1},
       .block = {16, 4, 1},
       .plans = {"coarsen x 2; coarsen y 2", "coarsen y 4 adjacent"},
       .allowed = {"coarsen x 2; coarsen y 2", "coarsen y 4 adjacent"}},
      {.file = "stencil.cl",
       .kernel = "stencil",
       .arguments = {{"nx", n(1000)}, {"C", n(516)}},
       .grid = {8, 1, 1},
       .block = {128, 1, 1},
       .plans = {"coarsen x 2"},
       .allowed = {"coarsen x 2"}},
      {.file = "stencil.cl",
       .kernel = "heat",
       .arguments = {{"w", n(100)}, {"h", n(50)}},
       .grid = {7, 13, 1},
       .block = {16, 4, 1},
       .plans = {"coarsen y 4", "coarsen x 2", "exchange x y"},
       .allowed = {"coarsen y 4", "coarsen x 2", "exchange x y"}},
      {.file = "synth.cl",
       .kernel = "synth",
       .grid = {4, 1, 1},
       .block = {256, 1, 1},
       .plans = {"coarsen x 16", "unroll k 8"},
       .allowed = {"coarsen x 16", "unroll k 8"}},
      {.file = "transpose.cl",
       .kernel = "transpose",
       .arguments = {{"w", n(96)}, {"h", n(64)}},
       .grid = {6, 4, 1},
       .block = {16, 16, 1},
       .plans = {"coarsen x 2; coarsen y 2", "exchange x y"},
       .allowed = {"coarsen x 2; coarsen y 2", "exchange x y"}},
      {.file = "transpose.cl",
       .kernel = "transposeTiled",
       .arguments = {{"w", n(96)}, {"h", n(64)}},
       .grid = {6, 4, 1},
       .block = {16, 16, 1},
       .plans = {"coarsen y 4"},
       .allowed = {"coarsen y 4"}},
  };
}

INSTANTIATE_TEST_SUITE_P(All, OpenClExample, testing::ValuesIn(examples()),
                         [](const auto &row) { return row.param.kernel; });

const std::string scale = "__kernel void scale(__global float *out, __global const float *in, float a) {\n"
                          "  const int i = get_global_id(0);\n  out[i] = a * in[i];\n}\n";

OpenClLaunch scaled() {
  return {.kernel = "scale", .arguments = {{"a", run::ArgumentForm(2.0)}}, .grid = {4, 1, 1}, .block = {32, 1, 1}};
}

TEST_F(OpenClTest, ATextThatComputesSomethingElseDiffers) {
  source_.emplace(scale, false, "kernel.cl");
  auto settings = settingsFor(*source_, scaled());
  settings.subject.reparse = [this](transform::Texts texts) {
    std::string &text = texts.begin()->second;
    text.replace(text.find("a * in"), 1, "(i == 40 ? 0 : a)");
    return source_->parser().parse(texts);
  };
  const auto made = run::Verifier::create(std::move(settings), run::Executor("warpgrain-executor"));
  ASSERT_TRUE(made) << made.error().message;
  const auto row = made->verify(transform::parsePlan("coarsen x 2").value());
  ASSERT_TRUE(row) << row.error().message;
  EXPECT_EQ(row->status, VerificationStatus::differs) << row->reason;
}

/// The order in which threads come to elements that two of them write is not the variant's fault.
TEST_F(OpenClTest, WhereTheOriginalHasARaceADifferenceIsNoTest) {
  source_.emplace("__kernel void k(__global int *out, int w, int h) {\n"
                  "  int x = get_global_id(0);\n  int y = get_global_id(1);\n"
                  "  if (x < w && y < h) out[y * w + x] = x + 1;\n  else out[y * w + x] = 0;\n}\n",
                  false, "kernel.cl");
  const auto number = [](std::int64_t value) { return run::ArgumentForm(value); };
  const OpenClLaunch launch{
      .kernel = "k", .arguments = {{"w", number(13)}, {"h", number(7)}}, .grid = {1, 2, 1}, .block = {32, 4, 1}};
  const auto settings = settingsFor(*source_, launch);
  const auto resolved = resolveLaunch(settings.subject);
  ASSERT_TRUE(resolved) << resolved.error().message;
  EXPECT_THAT(run::uncheckedRace(settings.subject, *resolved), HasSubstr("out"));
  auto sized = run::SizedVerifier::create(settings, {}, run::Executor("warpgrain-executor"));
  ASSERT_TRUE(sized) << sized.error().message;
  const auto variant = sized->write(transform::parsePlan("coarsen y 2; coarsen x 4").value());
  ASSERT_TRUE(variant) << variant.error().message;
  const auto runs = sized->verify(*variant);
  ASSERT_TRUE(runs) << runs.error().message;
  EXPECT_EQ(runs->against(), nullptr);
}

TEST_F(OpenClTest, WhatAKernelPrintsIsKept) {
  const auto made = verifier("__kernel void k(__global int *p) { if (get_global_id(0) == 3) printf(\"three\\n\"); "
                             "p[get_global_id(0)] = 1; }\n",
                             {.kernel = "k", .block = {8, 1, 1}});
  ASSERT_TRUE(made) << made.error().message;
  EXPECT_EQ(made->original().printed, "three\n");
}

TEST_F(OpenClTest, WhatTheCompilerSaysIsTold) {
  auto launch = scaled();
  source_.emplace(scale, false, "kernel.cl");
  auto settings = settingsFor(*source_, launch);
  settings.subject.flags = {"-Dout=3"}; // which the parser was not given
  const auto made = run::Verifier::create(std::move(settings), run::Executor("warpgrain-executor"));
  ASSERT_FALSE(made);
  EXPECT_THAT(made.error().message, HasSubstr("OpenCL's compiler"));
}

TEST_F(OpenClTest, TheBytesOfLocalMemoryMustBeGiven) {
  const auto made = verifier("__kernel void k(__global int *p, __local int *s) { s[get_local_id(0)] = 1; "
                             "barrier(CLK_LOCAL_MEM_FENCE); p[get_global_id(0)] = s[0]; }\n",
                             {.kernel = "k", .block = {8, 1, 1}});
  ASSERT_FALSE(made);
  EXPECT_THAT(made.error().message, HasSubstr("the number of bytes of local memory for s"));
}

TEST_F(OpenClTest, AccessesAreNotCounted) {
  source_.emplace(scale, false, "kernel.cl");
  auto settings = settingsFor(*source_, scaled());
  settings.counts = true;
  const auto made = run::Verifier::create(std::move(settings), run::Executor("warpgrain-executor"));
  ASSERT_FALSE(made);
  EXPECT_THAT(made.error().message, HasSubstr("not counted"));
}

} // namespace
} // namespace warpgrain::tests
