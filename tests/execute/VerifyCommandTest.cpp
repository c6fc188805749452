// SPDX-License-Identifier: Apache-2.0
//
// `warpgrain-cli verify` as a person meets it: the program itself is run.
#include "tests/execute/VerifyCommand.h"

#include "core/base/Files.h"
#include "core/tune/store/Store.h"
#include "tests/analyze/SchemaCheck.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;

const std::string addKernel = "__global__ void add(float *a, const float *b, int n) {\n"
                              "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                              "  if (i < n) a[i] += b[i];\n"
                              "}\n"
                              "void go(float *a, float *b, int n) { add<<<(n + 127) / 128, 128>>>(a, b, n); }\n";

TEST_F(VerifyCommand, TellsThatAVariantIsVerified) {
  const auto outcome = run({write("k.cu", addKernel), "--arg", "n=1000", "--step", "coarsen x 4"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_THAT(outcome.standardOutput, HasSubstr("grid 8 x 1 x 1, block 128 x 1 x 1, a 4000 bytes, b 4000 bytes"));
  EXPECT_THAT(outcome.standardOutput, HasSubstr("verified"));
}

/// The type is a part of the name that the compiler gives a kernel.
TEST_F(VerifyCommand, AStepThatChangesAParametersTypeIsVerified) {
  const std::string kernel = "__global__ void pick(int *out, const int *in, int *counters) {\n"
                             "  out[threadIdx.x] = in[threadIdx.x] + counters[1];\n}\n"
                             "void go(int *o, int *i, int *c) { pick<<<1, 32>>>(o, i, c); }\n";
  const auto outcome = run({write("k.cu", kernel), "--step", "place counters readonly"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_THAT(outcome.standardOutput, HasSubstr("verified")) << outcome.standardOutput;
}

/// What nvcc takes and Clang does not is supplied here too.
TEST_F(VerifyCommand, RunsWhatIsSupplied) {
  const std::string missingTemplate =
      "template <class D> struct Mixin {\n"
      "  template <int N> __device__ float twice(float v) { return 2 * static_cast<D *>(this)->scaled<N>(v); }\n};\n"
      "struct Scaler : Mixin<Scaler> { template <int N> __device__ float scaled(float v) { return v * N; } };\n"
      "__global__ void k(float *a) { Scaler s; a[threadIdx.x] = s.twice<3>(a[threadIdx.x]); }\n"
      "void go(float *a) { k<<<1, 64>>>(a); }\n";
  const std::string externObject =
      "struct Scratch { float row[64]; int n; __device__ Scratch() : n(1) {} };\n"
      "extern __shared__ Scratch scratch;\n"
      "__global__ void k(float *a) {\n  scratch.row[threadIdx.x] = a[threadIdx.x];\n  __syncthreads();\n"
      "  a[threadIdx.x] = scratch.row[63 - threadIdx.x];\n}\nvoid go(float *a) { k<<<1, 64>>>(a); }\n";
  for (const std::string &text : {missingTemplate, externObject}) {
    const auto outcome = run({write("k.cu", text), "--elements", "a=64", "--step", "coarsen x 2"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError << outcome.standardOutput;
    EXPECT_THAT(outcome.standardOutput, HasSubstr("verified"));
  }
}

TEST_F(VerifyCommand, PrintsJsonWithARowForEachVariant) {
  const auto outcome = run({write("k.cu", addKernel), "--arg", "n=300", "--space", "coarsen x 2,4,200", "--json"});
  EXPECT_EQ(outcome.exitCode, 1);
  const auto json = nlohmann::json::parse(outcome.standardOutput);
  EXPECT_EQ(json["kernel"], "add");
  EXPECT_EQ(json["launch"]["grid"], (nlohmann::json{3, 1, 1}));
  EXPECT_EQ(json["original"]["fault"], nullptr);
  ASSERT_EQ(json["variants"].size(), 3U);
  EXPECT_EQ(json["variants"][0]["status"], "verified");
  EXPECT_EQ(json["variants"][1]["status"], "verified");
  EXPECT_EQ(json["variants"][1]["block"], (nlohmann::json{32, 1, 1}));
  EXPECT_EQ(json["variants"][2]["status"], "refused");
  EXPECT_EQ(json["variants"][2]["run"], nullptr);
}

TEST_F(VerifyCommand, SaysAtWhichSizesAndWhyAtNoneAndKeepsIt) {
  const std::string file = write("k.cu", addKernel);
  const auto outcome = run({file, "--arg", "n=1024", "--step", "coarsen x 4", "--json"});
  const auto json = nlohmann::json::parse(outcome.standardOutput);
  const auto &sizes = json["variants"][0]["boundary_sizes"];
  EXPECT_GE(sizes["tested"], 6);
  EXPECT_EQ(sizes["why_none"], nullptr);
  for (const auto &each : sizes["runs"]) {
    EXPECT_EQ(each["answer"], "agrees");
    EXPECT_EQ(each["grid"][0], (each["sizes"]["n"].get<int>() + 127) / 128);
  }
  auto store = tune::Store::open(path("store.sqlite"));
  ASSERT_TRUE(store) << store.error().message;
  const auto records = store->records({.kind = tune::RecordKind::verification, .kernel = "add"});
  ASSERT_TRUE(records);
  ASSERT_EQ(records->size(), 2U) << "with the given launch, and at other sizes";
  EXPECT_EQ(records->back().findings.size(), sizes["tested"].get<std::size_t>());

  const auto alone = run({file, "--arg", "n=1024", "--step", "coarsen x 4", "--given-size", "--json", "--no-store"});
  EXPECT_EQ(nlohmann::json::parse(alone.standardOutput)["variants"][0]["boundary_sizes"], nullptr);
  EXPECT_EQ(store->records({})->size(), 2U);
  EXPECT_EQ(run({file, "--arg", "n=1024", "--step", "coarsen x 4", "--size", "b"}).exitCode, 2);
  const std::string fixed =
      "__global__ void k(float *p) { p[threadIdx.x] *= 2; }\nvoid go(float *p) { k<<<1, 64>>>(p); }\n";
  EXPECT_THAT(run({write("fixed.cu", fixed), "--step", "coarsen x 2"}).standardOutput,
              HasSubstr("verified at the given size alone, because the kernel takes no whole number"));
}

TEST_F(VerifyCommand, CountsStandBesideTheAnalysisInTextAndJson) {
  const std::string file = write("k.cu", addKernel);
  const auto text = run({file, "--arg", "n=1000", "--step", "coarsen x 4", "--counts"});
  EXPECT_EQ(text.exitCode, 0) << text.standardError;
  EXPECT_THAT(text.standardOutput, HasSubstr("what the original executed:"));
  EXPECT_THAT(text.standardOutput, HasSubstr("what coarsen x 4 executed:"));
  EXPECT_THAT(text.standardOutput, HasSubstr("the same"));
  EXPECT_THAT(text.standardOutput, testing::Not(HasSubstr("differs")));
  const auto outcome = run({file, "--arg", "n=1000", "--counts", "--json"});
  const auto json = nlohmann::json::parse(outcome.standardOutput);
  const auto &accesses = json["original"]["counts"]["accesses"];
  ASSERT_EQ(accesses.size(), 3U);
  for (const auto &access : accesses) {
    EXPECT_EQ(access["line"], 3);
    EXPECT_EQ(access["counted"]["executed"], 1000);
    EXPECT_EQ(access["counted"]["requests"], 32);
    EXPECT_EQ(access["counted"]["sectors"], 125);
    EXPECT_EQ(access["counted"]["bank_passes"], nullptr);
    EXPECT_EQ(access["analysed"], access["counted"]);
    EXPECT_EQ(access["agrees"], true);
  }
  EXPECT_FALSE(
      nlohmann::json::parse(run({file, "--arg", "n=10", "--json"}).standardOutput)["original"].contains("counts"));
}

TEST_F(VerifyCommand, InstructionsOfEachLineStandInTextAndJson) {
  const std::string file = write("k.cu", addKernel);
  const auto text = run({file, "--arg", "n=1000", "--counts"});
  EXPECT_THAT(text.standardOutput, HasSubstr("line  integer  float32  control  global loads  global stores\n"
                                             "2     2048     0        0        0             0\n"
                                             "3     1024     1000     1024     2000          1000\n"
                                             "all   3072     1000     1024     2000          1000\n"));
  const auto json = nlohmann::json::parse(run({file, "--arg", "n=1000", "--counts", "--json"}).standardOutput);
  const auto &lines = json["original"]["counts"]["instructions"];
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[1]["line"], 3);
  EXPECT_EQ(lines[1]["float32"], 1000);
  EXPECT_EQ(lines[1]["float64"], 0);
  EXPECT_EQ(lines[1]["global_loads"], 2000);
}

TEST_F(VerifyCommand, JsonKeepsItsSchema) {
  const auto schema = nlohmann::json::parse(readTextFile(WARPGRAIN_VERIFY_SCHEMA).value());
  const std::string file = write("k.cu", addKernel);
  for (const std::vector<std::string> &options :
       std::vector<std::vector<std::string>>{{"--arg", "n=300", "--space", "coarsen x 2,4,200"},
                                             {"--arg", "n=300", "--step", "coarsen x 4", "--counts"}}) {
    std::vector<std::string> arguments{file, "--json"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const auto outcome = run(arguments);
    EXPECT_THAT(schemaErrors(schema, nlohmann::json::parse(outcome.standardOutput)), testing::IsEmpty());
  }
}

TEST_F(VerifyCommand, TakesTheLaunchFromAForm) {
  const std::string kernel = write("k.cu", "#include <cstdio>\n"
                                           "__global__ void k(const int *in, float s) {\n"
                                           "  if (threadIdx.x == 3) printf(\"%d %g\\n\", in[3], s);\n"
                                           "}\n");
  const std::string form = write("launch.json", R"({"grid": [1], "block": [8],
                                                    "arguments": {"s": 2.5, "in": {"fill": "ramp"}}})");
  const auto outcome = run({kernel, "--launch", form});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_THAT(outcome.standardOutput, HasSubstr("3 2.5\n"));
}

TEST_F(VerifyCommand, EndsWithTheCodesOfTheOtherCommands) {
  const std::string kernel = write("k.cu", addKernel);
  const auto missing = run({kernel});
  EXPECT_EQ(missing.exitCode, 2);
  EXPECT_THAT(missing.standardError, HasSubstr("--arg n="));
  EXPECT_EQ(run({kernel, "--arg", "n"}).exitCode, 2);
  EXPECT_EQ(run({kernel, "--arg", "m=3"}).exitCode, 2);
  EXPECT_EQ(run({kernel, "--launch", path("nowhere.json").string()}).exitCode, 3);
  EXPECT_EQ(run({kernel, "--launch", write("bad.json", "{\"gird\": 1}")}).exitCode, 2);
  EXPECT_EQ(run({path("nowhere.cu").string()}).exitCode, 3);
  EXPECT_EQ(run({kernel, "--arg", "n=300", "--step", "coarsen x 2", "--space", "coarsen x 2"}).exitCode, 2);
}

TEST_F(VerifyCommand, AFaultOfTheKernelIsASentenceWithItsLine) {
  const std::string kernel = write("k.cu", "__global__ void k(volatile int *a, int n) {\n"
                                           "  while (n > 0) a[0] = n;\n"
                                           "}\n"
                                           "void go(int *a, int n) { k<<<1, 1>>>(a, n); }\n");
  const auto endless = run({kernel, "--arg", "n=1", "--elements", "a=1", "--timeout", "4"});
  EXPECT_EQ(endless.exitCode, 1);
  EXPECT_THAT(endless.standardError, HasSubstr("did not end within 4 seconds"));
  const auto tooLarge = run({kernel, "--arg", "n=0", "--elements", "a=1000000000000"});
  EXPECT_EQ(tooLarge.exitCode, 1);
  EXPECT_THAT(tooLarge.standardError, HasSubstr("the buffer a"));
}

TEST_F(VerifyCommand, ARaceIsShownAndFails) {
  const std::string racing = write("k.cu", "__global__ void k(int *a) { a[threadIdx.x / 2] = threadIdx.x; }\n"
                                           "void go(int *a) { k<<<1, 32>>>(a); }\n");
  const auto outcome = run({racing});
  EXPECT_EQ(outcome.exitCode, 1) << outcome.standardError;
  EXPECT_THAT(outcome.standardOutput, HasSubstr("Data race at byte 0 of the buffer a"));
  EXPECT_EQ(run({racing, "--json"}).exitCode, 1);
  EXPECT_EQ(run({racing, "--no-checks"}).exitCode, 0) << "races are not looked for";
}

TEST_F(VerifyCommand, OtherFindingsAreShownAndDoNotFail) {
  const std::string kernel = write("k.cu", "__global__ void k(int *a) {\n"
                                           "  __shared__ int s[64];\n"
                                           "  s[threadIdx.x] = 1;\n"
                                           "  a[threadIdx.x] = s[threadIdx.x] + s[32 + threadIdx.x];\n}\n"
                                           "void go(int *a) { k<<<1, 32>>>(a); }\n");
  const auto outcome = run({kernel});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_THAT(outcome.standardOutput, HasSubstr("no thread of the block has written"));
}

TEST_F(VerifyCommand, SaysWhereALaunchHandsOverTwoPointersIntoOneAllocation) {
  const auto noteOf = [this](const std::string &arguments) {
    const auto outcome =
        run({write("k.cu", "__global__ void k(int *p, const int *q) { p[threadIdx.x] = q[threadIdx.x]; }\n"
                           "void go(int *a, int *b) { k<<<1, 64>>>(" +
                               arguments + "); }\n"),
             "--step", "coarsen x 2"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
    return outcome.standardOutput + outcome.standardError;
  };
  EXPECT_THAT(noteOf("a, a + 1"), HasSubstr("p and q lead into one allocation in the launch in line 2"));
  EXPECT_THAT(noteOf("a, b"), testing::Not(HasSubstr("one allocation")));
}

} // namespace
} // namespace warpgrain::tests
