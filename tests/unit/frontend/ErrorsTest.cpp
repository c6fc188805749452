// SPDX-License-Identifier: Apache-2.0
//
// Sources that do not compile: diagnostics at their places, and intact kernels are served.
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::frontend {
namespace {

using namespace model;
using tests::ParsedSource;

class Errors : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }
};

const std::string intact = "__global__ void good(float *p) { p[threadIdx.x] = 1; }\n";

const Diagnostic *errorWith(const Unit &unit, std::string_view words) {
  const auto found = std::ranges::find_if(unit.diagnostics, [&](const Diagnostic &d) {
    return d.severity == Severity::error && d.message.contains(words);
  });
  return found != unit.diagnostics.end() ? &*found : nullptr;
}

TEST_F(Errors, InOneKernelLeaveTheOthersIntact) {
  ParsedSource source(intact +
                      "__global__ void bad(float *p) {\n  p[threadIdx.x] = missing;\n}\n"
                      "__global__ void alsoGood(float *p) { p[threadIdx.x] = 2; }\n"
                      "void go(float *p) { good<<<1, 64>>>(p); bad<<<1, 64>>>(p); alsoGood<<<1, 64>>>(p); }\n");
  const Unit &unit = source.unit();
  EXPECT_TRUE(unit.hasErrors());
  ASSERT_EQ(unit.kernels().size(), 3U);
  const Diagnostic *error = errorWith(unit, "missing");
  ASSERT_NE(error, nullptr);
  ASSERT_TRUE(error->span);
  EXPECT_EQ(unit.textOf(*error->span), "missing");
  EXPECT_TRUE(source.transformed("coarsen x 2", "good"));
  EXPECT_TRUE(source.transformed("coarsen x 2", "alsoGood"));
  const auto bad = source.transformed("coarsen x 2", "bad");
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().kind, ErrorKind::undecided);
}

/// After a missing header every error used to be silent, and what was dropped looked whole.
TEST_F(Errors, AfterAMissingHeaderAreStillReported) {
  ParsedSource source("#include \"gone.h\"\n#include <gone/too>\n" + intact +
                      "__global__ void bad(float *p) {\n  p[threadIdx.x] = 1;\n  BARRIER();\n  p[threadIdx.x] = 2;\n}\n"
                      "void go(float *p) { good<<<1, 64>>>(p); bad<<<1, 64>>>(p); }\n");
  const Unit &unit = source.unit();
  EXPECT_NE(errorWith(unit, "'gone.h' file not found"), nullptr);
  EXPECT_NE(errorWith(unit, "'gone/too' file not found"), nullptr);
  EXPECT_NE(errorWith(unit, "BARRIER"), nullptr);
  for (const char *kernel : {"good", "bad"}) { // the header may have changed what either means
    const auto changed = source.transformed("coarsen x 2", kernel);
    ASSERT_FALSE(changed) << kernel;
    EXPECT_TRUE(changed.error().message.contains("The kernel is not read whole.")) << changed.error().message;
  }
}

TEST_F(Errors, AfterAMissingHeaderAreReportedAtAReparseToo) {
  ParsedSource source("#include \"gone.h\"\n" + intact, /*keepPreamble=*/true);
  const std::string bad = "#include \"gone.h\"\n__global__ void bad(float *p) { p[threadIdx.x] = 1; BARRIER(); }\n";
  for (int round = 0; round < 2; ++round) {
    const auto unit = source.parser().parse({{source.path(), bad}});
    ASSERT_TRUE(unit) << unit.error().message;
    EXPECT_NE(errorWith(*unit, "'gone.h' file not found"), nullptr);
    EXPECT_NE(errorWith(*unit, "BARRIER"), nullptr);
  }
}

/// What the helper does is not known: a barrier may hide in the statement that the compiler dropped.
TEST_F(Errors, InAHelperMakeItsCallersUnknown) {
  ParsedSource source("__device__ void bad(float *p) { *p = 1; BARRIER(); }\n"
                      "__device__ void fine(float *p) { *p = 1; }\n"
                      "__global__ void one(float *p) { bad(p + threadIdx.x); }\n"
                      "__global__ void two(float *p) { fine(p + threadIdx.x); }\n"
                      "void go(float *p) { one<<<1, 64>>>(p); two<<<1, 64>>>(p); }\n");
  EXPECT_FALSE(source.transformed("coarsen x 2", "one"));
  EXPECT_TRUE(source.transformed("coarsen x 2", "two"));
}

TEST_F(Errors, OfAKernelThatIsCutOffMarkIt) {
  const std::string lead =
      intact + "__global__ void cut(float *p) {\n  for (int i = 0; i < 4; ++i) {\n    p[threadIdx.x] = i;";
  for (const char *tail : {"", "\n  }\n", " const char *s = \"}}\"; // }}\n"}) {
    ParsedSource source(lead + tail);
    const Unit &unit = source.unit();
    EXPECT_TRUE(unit.hasErrors());
    ASSERT_EQ(unit.kernels().size(), 2U) << tail;
    EXPECT_FALSE(unit[unit.kernels()[0]].whyNotWhole) << tail;
    EXPECT_TRUE(unit[unit.kernels()[1]].whyNotWhole) << tail;
    EXPECT_FALSE(source.transformed("coarsen x 2", "cut")) << tail;
    EXPECT_TRUE(source.transformed("coarsen x 2", "good")) << tail;
  }
}

TEST_F(Errors, OfObjectsInSharedMemorySayWhatCanBeDone) {
  ParsedSource source("struct Lock { int x; __device__ Lock() : x(3) {} };\n"
                      "__global__ void k(int *out) {\n  static __shared__ Lock lock;\n  out[0] = lock.x;\n}\n");
  const Diagnostic *error = errorWith(source.unit(), "__shared__ variable");
  ASSERT_NE(error, nullptr);
  EXPECT_TRUE(error->message.contains("warpgrain-cli run"));
}

TEST_F(Errors, OfAHeaderAreTold) {
  ParsedSource source("#include <cuda_runtime.h>\n" + intact + "#error stop here\n");
  const Diagnostic *error = errorWith(source.unit(), "stop here");
  ASSERT_NE(error, nullptr);
  ASSERT_TRUE(error->span);
  EXPECT_EQ(error->span->file, mainFile);
}

TEST_F(Errors, WithoutKernelStillGiveAUnit) {
  const ParsedSource source("{{{{ ))) <<< int \x80\xff \" '\n#if\n#else\n#elif 1\n");
  EXPECT_TRUE(source.unit().hasErrors());
  EXPECT_TRUE(source.unit().kernels().empty());
  EXPECT_EQ(source.unit().findKernel("").error().kind, ErrorKind::input);
}

} // namespace
} // namespace warpgrain::frontend
