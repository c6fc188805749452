// SPDX-License-Identifier: Apache-2.0
#include "tests/analyze/AnalyzeRun.h"

#include <gmock/gmock.h>

#include <map>
#include <string>
#include <utility>

namespace warpgrain::tests {

namespace {

using nlohmann::json;
using testing::HasSubstr;

TEST_F(AnalyzeRun, AColumnOfASquareTileConflictsAndIsToldToGrow) {
  const json kernel = this->kernel("__global__ void k(float *out, const float *in) {\n"
                                   "  __shared__ float t[32][32];\n"
                                   "  t[threadIdx.y][threadIdx.x] = in[threadIdx.y * 32 + threadIdx.x];\n"
                                   "  __syncthreads();\n"
                                   "  out[threadIdx.y * 32 + threadIdx.x] = t[threadIdx.x][threadIdx.y];\n"
                                   "}\n",
                                   {"--block", "32,32", "--grid", "5"});
  const auto last = accessesAt(kernel, 5);
  ASSERT_EQ(last.size(), 2U);
  EXPECT_EQ(last[1]["bank_conflict_ways"], 32);
  EXPECT_EQ(last[1]["bank_passes_per_request"], 32);
  EXPECT_THAT(last[1]["sentence"].get<std::string>(), HasSubstr("one element longer"));
  EXPECT_EQ(kernel["totals"]["shared_load_conflicts"], 5 * 32 * 31);
  EXPECT_EQ(kernel["totals"]["shared_store_conflicts"], 0);
}

TEST_F(AnalyzeRun, WhereAGlobalArrayBeginsIsAssumed) {
  const auto assumptionsOf = [this](const std::string &body) {
    return kernel("__device__ float few[3], table[64];\n__device__ int sum;\n__global__ void k() { " + body + " }\n",
                  {"--block", "64", "--grid", "1"})["assumptions"]
        .dump();
  };
  EXPECT_THAT(assumptionsOf("table[threadIdx.x] = 1;"), HasSubstr("The variable table begins at a multiple of 128"));
  EXPECT_THAT(assumptionsOf("table[threadIdx.x] = 1;"), testing::Not(HasSubstr("few")));
  EXPECT_THAT(assumptionsOf("atomicAdd(&sum, 1);"), testing::Not(HasSubstr("begins at")));
}

TEST_F(AnalyzeRun, AKernelThatAKernelLaunchesHasItsBlockAndIsNotFollowed) {
  const std::string path = source("__global__ void child(int *out) { out[threadIdx.x] = 1; }\n"
                                  "__global__ void parent(int *out) {\n"
                                  "  out[threadIdx.x] = 2;\n"
                                  "  if (threadIdx.x == 0) child<<<3, 64>>>(out);\n"
                                  "}\n"
                                  "void launch(int *out) { parent<<<1, 32>>>(out); }\n");
  const json found = kernels({path});
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0]["block"], json({64, 1, 1}));
  EXPECT_EQ(found[0]["grid"], json({3, 1, 1}));
  const json within = found[1]["no_race"]["within_blocks"];
  EXPECT_EQ(within["verdict"], "not known");
  EXPECT_THAT(within["because"].get<std::string>(), HasSubstr("child"));
}

TEST_F(AnalyzeRun, VectorTypesMoveSixteenBytesAThread) {
  const json kernel = this->kernel("__global__ void k(float4 *out, const float4 *in) {\n"
                                   "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                                   "  out[i] = in[i];\n"
                                   "}\n",
                                   {"--block", "128", "--grid", "10"});
  for (const json &access : kernel["accesses"]) {
    EXPECT_EQ(access["size_bytes"], 16);
    EXPECT_EQ(access["sectors_per_request"], 16);
    EXPECT_EQ(access["ideal_sectors_per_request"], 16);
    EXPECT_EQ(access["stride_bytes"], 16);
  }
}

TEST_F(AnalyzeRun, MembersOfAStructAreStrided) {
  const json kernel = this->kernel("struct P { float x, y, z; };\n"
                                   "__global__ void k(float *out, const P *in) {\n"
                                   "  out[threadIdx.x] = in[threadIdx.x].y;\n"
                                   "}\n",
                                   {"--block", "32", "--grid", "1"});
  const auto accesses = accessesAt(kernel, 3);
  ASSERT_EQ(accesses.size(), 2U);
  EXPECT_EQ(accesses[1]["pattern"], "strided");
  EXPECT_EQ(accesses[1]["inter"], json({{3, 0, 0}}));
  EXPECT_EQ(accesses[1]["stride_bytes"], 12);
  EXPECT_EQ(accesses[1]["sectors"], 12);
}

TEST_F(AnalyzeRun, APointerThatIsSwappedIsOneReferenceForEachArray) {
  const json kernel = this->kernel("__global__ void k(float *a, float *b, int n) {\n"
                                   "  float *in = a, *out = b;\n"
                                   "  for (int t = 0; t < n; ++t) {\n"
                                   "    out[threadIdx.x] = in[threadIdx.x];\n"
                                   "    float *last = in; in = out; out = last;\n"
                                   "  }\n"
                                   "}\n",
                                   {"--block", "64", "--grid", "1", "--arg", "n=5"});
  // Iterations 0, 2 and 4 read a and write b, 1 and 3 the other way; each touches 64 floats, in two warps.
  std::map<std::pair<std::string, std::string>, std::pair<int, int>> found;
  for (const json &access : accessesAt(kernel, 4))
    found[{access["array"], access["kind"]}] = {access["requests"], access["sectors"]};
  EXPECT_EQ(found.size(), 4U);
  EXPECT_EQ((found[{"a", "read"}]), std::pair(6, 24));
  EXPECT_EQ((found[{"b", "read"}]), std::pair(4, 16));
  EXPECT_EQ((found[{"b", "write"}]), std::pair(6, 24));
  EXPECT_EQ((found[{"a", "write"}]), std::pair(4, 16));
  EXPECT_EQ(kernel["totals"]["global_load_sectors"], 40);
}

/// Half of the lanes go to each array: twice the sectors that a pointer to one of them would take.
TEST_F(AnalyzeRun, APointerThatDiffersBetweenLanesIsNotCountedForTheLaunch) {
  const json kernel = this->kernel("__global__ void k(const int *a, const int *b, int *out) {\n"
                                   "  const int *p = threadIdx.x % 2 ? a : b;\n"
                                   "  out[threadIdx.x] = p[threadIdx.x];\n"
                                   "}\n",
                                   {"--block", "32", "--grid", "1"});
  const auto at = accessesAt(kernel, 3);
  ASSERT_EQ(at.size(), 2U);
  EXPECT_EQ(at[0]["sectors"], 4);
  EXPECT_EQ(at[1]["sectors"], nullptr);
  EXPECT_EQ(at[1]["sectors_per_request"], nullptr);
  EXPECT_EQ(at[1]["footprint_warp_bytes"], nullptr);
  EXPECT_EQ(kernel["totals"]["global_load_sectors"], nullptr);
  EXPECT_EQ(kernel["totals"]["global_store_sectors"], 4);
}

TEST_F(AnalyzeRun, WhatRunsBackwardsIsReverseLinear) {
  const json kernel = this->kernel("__global__ void k(float *out, const float *in, int n) {\n"
                                   "  int i = blockIdx.x * 64 + threadIdx.x;\n"
                                   "  out[i] = in[n - 1 - i];\n"
                                   "}\n",
                                   {"--block", "64", "--grid", "4", "--arg", "n=256"});
  const auto accesses = accessesAt(kernel, 3);
  ASSERT_EQ(accesses.size(), 2U);
  EXPECT_EQ(accesses[1]["inter"][0][0], -1);
  EXPECT_EQ(accesses[1]["stride_bytes"], -4);
  EXPECT_EQ(accesses[1]["sectors"], 32);
}

TEST_F(AnalyzeRun, ALoadedIndexIsNamedAndNothingIsGuessed) {
  const json kernel = this->kernel("__global__ void k(float *out, const float *in, const int *idx) {\n"
                                   "  out[threadIdx.x] = in[idx[threadIdx.x]];\n"
                                   "}\n",
                                   {"--block", "64", "--grid", "4"});
  for (const json &access : kernel["accesses"]) {
    if (access["array"] != "in") continue;
    EXPECT_EQ(access["affine"], false);
    EXPECT_EQ(access["pattern"], "random");
    EXPECT_THAT(access["not_affine_because"].get<std::string>(), HasSubstr("idx[threadIdx.x]"));
    EXPECT_TRUE(access["sectors"].is_null());
    EXPECT_TRUE(access["sectors_per_request"].is_null());
    EXPECT_TRUE(access["stride_bytes"].is_null());
  }
}

TEST_F(AnalyzeRun, AnAddedElementIsReadAndWritten) {
  const json kernel =
      this->kernel("__global__ void k(float *p) { p[threadIdx.x] += 1; }", {"--block", "32", "--grid", "3"});
  ASSERT_EQ(kernel["accesses"].size(), 2U);
  EXPECT_EQ(kernel["accesses"][0]["kind"], "read");
  EXPECT_EQ(kernel["accesses"][1]["kind"], "write");
  EXPECT_EQ(kernel["totals"]["global_load_sectors"], 12);
  EXPECT_EQ(kernel["totals"]["global_store_sectors"], 12);
}

/// One line for each answer: a missing one could mean anything.
TEST_F(AnalyzeRun, WhetherThereIsNoRaceIsAlwaysSaid) {
  const auto answer = [this](const std::string &statement, const std::string &functions = {}) {
    const auto outcome = run({source(functions +
                                     "__global__ void k(float *out, const int *list) {\n"
                                     "  __shared__ float s[64];\n  " +
                                     statement + "\n}\n"),
                              "--block", "64", "--grid", "2"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
    const std::string &text = outcome.standardOutput;
    const std::size_t begin = text.find("no race between threads of a block");
    EXPECT_NE(begin, std::string::npos) << text;
    EXPECT_NE(text.find("no race between threads of different blocks"), std::string::npos) << text;
    return begin == std::string::npos ? text : text.substr(begin, text.find('\n', begin) - begin);
  };
  EXPECT_THAT(answer("s[threadIdx.x] = 1;"),
              HasSubstr("no race between threads of a block: proved, if what is assumed holds"));
  EXPECT_THAT(answer("s[threadIdx.x / 2] = 1;"),
              HasSubstr("no race between threads of a block, but of stores of the same value: proved, if what"));
  EXPECT_THAT(answer("s[threadIdx.x] = threadIdx.x; out[threadIdx.x + 64 * blockIdx.x] = s[63 - threadIdx.x];"),
              HasSubstr("disproved, see above"));
  EXPECT_THAT(answer("s[list[threadIdx.x]] = threadIdx.x;"), HasSubstr("not proved, see above what is possible"));
  EXPECT_THAT(answer("s[threadIdx.x] = 1; use(s);", "__device__ void use(float *p);\n"),
              HasSubstr("not known. What use does to memory is not known"));
}

TEST_F(AnalyzeRun, ACallThatIsNotFollowedSaysWhy) {
  const auto because = [this](const std::string &functions, const std::string &call) {
    const json kernel =
        this->kernel(functions + "__global__ void k(float *out, float (*p)(float *)) { " + call + "; }\n", {"-k", "k"});
    const json &reasons = kernel["unfollowed_because"];
    EXPECT_EQ(reasons.size(), kernel["unfollowed_calls"].size());
    return reasons.empty() ? std::string() : reasons[0].get<std::string>();
  };
  EXPECT_EQ(because("__device__ float f(float *);\n", "f(out)"), "its body is not in this unit");
  EXPECT_EQ(because("", "p(out)"), "it is a pointer, and which functions it may lead to is not known");
  EXPECT_THAT(because("__device__ float f(float *p, int n) { return n > 0 ? f(p, n - 1) : p[0] = 1; }\n", "f(out, 3)"),
              HasSubstr("calls itself"));
}

TEST_F(AnalyzeRun, ACallThroughAPointerIsNamedByThePointer) {
  const json kernel = this->kernel("__global__ void k(float *out, float (*p)(float *)) { p(out); }\n", {});
  EXPECT_EQ(kernel["unfollowed_calls"], json({"p"}));
}

TEST_F(AnalyzeRun, NoRaceIsSaidOfEachKindOfThreads) {
  const json kernel = this->kernel("__global__ void k(float *out) { out[threadIdx.x] = blockIdx.x; }\n",
                                   {"--block", "64", "--grid", "2"});
  EXPECT_EQ(kernel["no_race"]["within_blocks"]["verdict"], "proved");
  EXPECT_EQ(kernel["no_race"]["within_blocks"]["same_value"], false);
  EXPECT_EQ(kernel["no_race"]["between_blocks"]["verdict"], "disproved");
}

TEST_F(AnalyzeRun, AMissingBarrierIsARaceWithItsWitness) {
  const json kernel = this->kernel("__global__ void k(float *out) {\n"
                                   "  __shared__ float s[64];\n"
                                   "  s[threadIdx.x] = threadIdx.x;\n"
                                   "  out[threadIdx.x] = s[63 - threadIdx.x];\n"
                                   "}\n",
                                   {"--block", "64"});
  ASSERT_EQ(kernel["races"].size(), 1U);
  const json &race = kernel["races"][0];
  EXPECT_EQ(race["array"], "s");
  EXPECT_EQ(race["lines"], json({3, 4}));
  const int writer = race["threads"][0][0];
  EXPECT_EQ(writer + race["threads"][1][0].get<int>(), 63);
  EXPECT_EQ(race["address"], 4 * writer);
}

TEST_F(AnalyzeRun, ADependenceAcrossABarrierTellsItsDistanceAndItsLine) {
  const json kernel = this->kernel("__global__ void k(float *out) {\n"
                                   "  __shared__ float s[66];\n"
                                   "  s[threadIdx.x] = threadIdx.x;\n"
                                   "  __syncthreads();\n"
                                   "  out[threadIdx.x] = s[threadIdx.x + 2];\n"
                                   "}\n",
                                   {"--block", "64", "--grid", "1"});
  ASSERT_EQ(kernel["dependences"].size(), 1U);
  const json &dependence = kernel["dependences"][0];
  EXPECT_EQ(dependence["kind"], "flow");
  EXPECT_EQ(dependence["carried"], "barrier");
  EXPECT_EQ(dependence["barrier_lines"], json({4}));
  EXPECT_EQ(dependence["distance"][0]["index"], "tx");
  EXPECT_EQ(dependence["distance"][0]["text"], "-2");
  EXPECT_TRUE(dependence["certain"]);
  EXPECT_TRUE(kernel["race_free_within_blocks"]);
}

TEST_F(AnalyzeRun, ABarrierUnderAThreadsConditionIsNotUniform) {
  const json kernel = this->kernel("__global__ void k(float *out) {\n"
                                   "  if (threadIdx.x < 16)\n"
                                   "    __syncthreads();\n"
                                   "  out[threadIdx.x] = 1;\n"
                                   "}\n",
                                   {"--block", "64"});
  ASSERT_EQ(kernel["barriers"].size(), 1U);
  EXPECT_EQ(kernel["barriers"][0]["uniform"], false);
  EXPECT_EQ(kernel["barriers"][0]["line"], 3);
}

TEST_F(AnalyzeRun, TheLaunchInTheSourceIsTheDefault) {
  const json kernel = this->kernel("__global__ void k(float *out) { out[blockIdx.x * 96 + threadIdx.x] = 1; }\n"
                                   "int main() { k<<<7, 96>>>(nullptr); }\n");
  EXPECT_EQ(kernel["block"], json({96, 1, 1}));
  EXPECT_EQ(kernel["grid"], json({7, 1, 1}));
  EXPECT_EQ(kernel["totals"]["global_store_sectors"], 7 * 96 / 8);
}

TEST_F(AnalyzeRun, WithoutALaunchTheOptionsAreAskedFor) {
  const json kernel = this->kernel("__global__ void k(float *out) { out[threadIdx.x] = 1; }\n");
  EXPECT_THAT(kernel["reasons"]["block"].get<std::string>(), HasSubstr("--block"));
  EXPECT_THAT(kernel["accesses"][0]["reasons"]["sectors"].get<std::string>(), HasSubstr("--block"));
}

TEST_F(AnalyzeRun, WrongOptionsAreUsageErrors) {
  const std::string file = source("__global__ void k(float *out, int n) { out[threadIdx.x] = n; }\n");
  const std::vector<std::pair<std::vector<std::string>, std::string>> wrong{
      {{"--arg", "n"}, "NAME=NUMBER"},
      {{"--arg", "n=many"}, "NAME=NUMBER"},
      {{"--arg", "m=4"}, "No parameter is called m"},
      {{"--block", "64,32"}, "1024"},
      {{"--block", "0"}, "block"},
      {{"--grid", "a"}, "grid"},
  };
  for (const auto &[options, words] : wrong) {
    std::vector<std::string> arguments{file};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const auto outcome = run(arguments);
    EXPECT_EQ(outcome.exitCode, 2) << options.back();
    EXPECT_THAT(outcome.standardError, HasSubstr(words));
  }
}

TEST_F(AnalyzeRun, TheTableHasALineForEachAccessWithItsSentence) {
  const auto outcome = run({example("matrix_multiplication.cu"), "--grid", "32,32", "--arg", "n=1024"});
  EXPECT_EQ(outcome.exitCode, 0);
  EXPECT_THAT(outcome.standardOutput, HasSubstr("sectors/ideal"));
  EXPECT_THAT(outcome.standardOutput, HasSubstr("sectors loaded: 8388608"));
  EXPECT_THAT(outcome.standardOutput, HasSubstr("barrier at line 37: reached by all threads together"));
  EXPECT_THAT(outcome.standardOutput, HasSubstr("coarsen y 4 saves 75 % of these loads"));
}

} // namespace

} // namespace warpgrain::tests
