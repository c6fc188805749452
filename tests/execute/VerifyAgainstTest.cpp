// SPDX-License-Identifier: Apache-2.0
//
// `warpgrain-cli verify A.cu --against B.cu`: kernels that a person wrote in place of others.
#include "tests/analyze/SchemaCheck.h"
#include "tests/execute/VerifyCommand.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string original = "__global__ void add(float *a, const float *b, int n) {\n"
                             "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                             "  if (i < n) a[i] += b[i];\n"
                             "}\n"
                             "void go(float *a, float *b, int n) { add<<<(n + 127) / 128, 128>>>(a, b, n); }\n";

/// Two elements for each thread, other blocks, other names.
const std::string pairs = "__global__ void add(float *sum, const float *what, int count) {\n"
                          "  int i = 2 * (blockIdx.x * blockDim.x + threadIdx.x);\n"
                          "  if (i < count) sum[i] += what[i];\n"
                          "  if (i + 1 < count) sum[i + 1] += what[i + 1];\n"
                          "}\n"
                          "void go(float *a, float *b, int m) { add<<<(m + 127) / 128, 64>>>(a, b, m); }\n";

std::string with(std::string text, const std::string &words, const std::string &by) {
  const std::size_t at = text.find(words);
  EXPECT_NE(at, std::string::npos) << words;
  return at == std::string::npos ? text : text.replace(at, words.size(), by);
}

class VerifyAgainst : public VerifyCommand {
protected:
  SubprocessOutcome against(const std::string &first, const std::string &second,
                            std::vector<std::string> options = {"--arg", "n=1024"}) const {
    options.insert(options.begin(), {write("a.cu", first), "--against", write("b.cu", second)});
    return run(std::move(options));
  }
};

TEST_F(VerifyAgainst, ARightKernelIsVerifiedWithItsOwnLaunchAndAtTheEndsOfItsOwnBlocks) {
  const auto outcome = against(original, pairs, {"--arg", "n=1024", "--json"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError << outcome.standardOutput;
  const auto json = nlohmann::json::parse(outcome.standardOutput);
  EXPECT_EQ(json["against"]["launch"]["block"], (nlohmann::json{64, 1, 1}));
  EXPECT_EQ(json["against"]["launch"]["buffers"][0]["name"], "sum");
  EXPECT_THAT(json["against"]["proof"].get<std::string>(), HasSubstr("add in b.cu does the same as the original"));
  ASSERT_EQ(json["variants"].size(), 1U);
  EXPECT_EQ(json["variants"][0]["status"], "verified");
  EXPECT_EQ(json["variants"][0]["verdict"], nullptr);
  EXPECT_GE(json["variants"][0]["boundary_sizes"]["tested"], 6);
  const auto schema = readTextFile(WARPGRAIN_VERIFY_SCHEMA);
  ASSERT_TRUE(schema);
  EXPECT_THAT(schemaErrors(nlohmann::json::parse(*schema), json), testing::IsEmpty());
}

TEST_F(VerifyAgainst, TheTextSaysThatRunsAndNoPlanProveIt) {
  const auto outcome = against(original, pairs);
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_THAT(outcome.standardOutput, HasSubstr("add in b.cu: grid 8 x 1 x 1, block 64 x 1 x 1, sum 4096 bytes"));
  EXPECT_THAT(outcome.standardOutput, HasSubstr("verified, also at "));
  EXPECT_THAT(outcome.standardOutput, HasSubstr("is proved by these runs alone"));
  EXPECT_THAT(outcome.standardOutput, HasSubstr("no plan made it"));
}

/// With the given size alone all results are right.
TEST_F(VerifyAgainst, AnErrorAtTheEndOfAnArrayIsFoundAtOtherSizes) {
  const auto outcome = against(original, with(pairs, "if (i + 1 < count) ", ""));
  EXPECT_EQ(outcome.exitCode, 1);
  EXPECT_THAT(outcome.standardOutput, HasSubstr("failed: At n = "));
  EXPECT_THAT(outcome.standardOutput, HasSubstr("sum"));
  EXPECT_THAT(outcome.standardOutput, Not(HasSubstr("is proved by")));
  EXPECT_EQ(against(original, with(pairs, "if (i + 1 < count) ", ""), {"--arg", "n=1024", "--given-size"}).exitCode, 0);
}

TEST_F(VerifyAgainst, AnotherResultAndARaceEndWithStatusOne) {
  const auto differs = against(original, with(pairs, "sum[i + 1] += what[i + 1]", "sum[i + 1] += what[i]"));
  EXPECT_EQ(differs.exitCode, 1);
  EXPECT_THAT(differs.standardOutput, HasSubstr("differs: a[1] is "));
  const auto races = against(original, with(pairs, "  if (i < count)",
                                            "  __shared__ float t[64];\n  t[threadIdx.x] = 0;\n"
                                            "  if (t[63 - threadIdx.x] > 1) return;\n  if (i < count)"));
  EXPECT_EQ(races.exitCode, 1) << races.standardOutput;
  EXPECT_THAT(races.standardOutput, HasSubstr("race"));
}

TEST_F(VerifyAgainst, SumsInAnotherOrderNeedATolerance) {
  const std::string sum = "__global__ void sum(float *out, const float *in, int n) {\n"
                          "  float s = 0;\n  for (int i = 0; i < n; ++i) s += in[i] / (i + 3);\n"
                          "  if (threadIdx.x == 0) *out = s;\n}\n"
                          "void go(float *o, float *i, int n) { sum<<<1, 32>>>(o, i, n); }\n";
  const std::string backwards = with(sum, "int i = 0; i < n; ++i", "int i = n - 1; i >= 0; --i");
  const auto exact = against(sum, backwards, {"--arg", "n=500", "--given-size"});
  EXPECT_EQ(exact.exitCode, 1);
  EXPECT_THAT(exact.standardOutput, HasSubstr("differs: out[0] is "));
  EXPECT_EQ(against(sum, backwards, {"--arg", "n=500", "--tolerance", "1e-5,1e-5"}).exitCode, 0);
}

TEST_F(VerifyAgainst, AParameterOfAnotherTypeIsNamedWithBothTypes) {
  const auto type =
      against(original, with(with(pairs, "const float *what", "const double *what"), "float *b", "double *b"));
  EXPECT_EQ(type.exitCode, 2);
  EXPECT_THAT(type.standardError,
              HasSubstr("Parameter 2 is \"const float *b\" in a.cu and \"const double *what\" in b.cu"));
  const auto more =
      against(original, with(with(pairs, "int count", "int count, int rows"), "(a, b, m)", "(a, b, m, 1)"));
  EXPECT_EQ(more.exitCode, 2);
  EXPECT_THAT(more.standardError, HasSubstr("add in a.cu has 3 parameters, and add in b.cu has 4 parameters: \"int "
                                            "rows\" is in b.cu alone"));
}

TEST_F(VerifyAgainst, APointerToVectorsStandsForOneToTheirNumbers) {
  const std::string vectors = "__global__ void add(float4 *a, const float4 *b, int n) {\n"
                              "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                              "  if (4 * i < n) {\n    float4 v = a[i], w = b[i];\n"
                              "    a[i] = make_float4(v.x + w.x, v.y + w.y, v.z + w.z, v.w + w.w);\n  }\n}\n"
                              "void go(float4 *a, float4 *b, int n) { add<<<(n / 4 + 63) / 64, 64>>>(a, b, n); }\n";
  const auto given = against(original, vectors, {"--arg", "n=1024", "--given-size"});
  EXPECT_EQ(given.exitCode, 0) << given.standardError << given.standardOutput;
  EXPECT_THAT(against(original, vectors).standardOutput, HasSubstr("failed: At n = "));
}

TEST_F(VerifyAgainst, AnUnknownKernelIsSaidWithTheFileAndTheOption) {
  const std::string renamed = with(with(pairs, "void add", "void addPairs"), "add<<<", "addPairs<<<");
  const auto unknown = against(original, renamed);
  EXPECT_EQ(unknown.exitCode, 2);
  EXPECT_THAT(unknown.standardError, HasSubstr("b.cu: "));
  EXPECT_THAT(unknown.standardError, HasSubstr("--against-kernel"));
  EXPECT_EQ(against(original, renamed, {"--arg", "n=1024", "--against-kernel", "addPairs"}).exitCode, 0);
}

TEST_F(VerifyAgainst, ExtentsComeFromItsSourceFromOptionsOrFromTheOriginal) {
  const std::string alone = original.substr(0, original.find("void go"));
  const auto asOriginal = against(original, alone);
  EXPECT_EQ(asOriginal.exitCode, 0) << asOriginal.standardError;
  EXPECT_THAT(asOriginal.standardOutput, HasSubstr("note: b.cu does not launch add"));
  EXPECT_THAT(asOriginal.standardOutput, HasSubstr("add in b.cu: grid 8 x 1 x 1, block 128 x 1 x 1"));

  const auto tooFew = against(original, alone, {"--arg", "n=1024", "--against-block", "64"});
  EXPECT_EQ(tooFew.exitCode, 1);
  EXPECT_THAT(tooFew.standardOutput, HasSubstr("differs: a[512] is "));
  EXPECT_EQ(against(original, alone, {"--arg", "n=1024", "--against-block", "64", "--against-grid", "16"}).exitCode, 0);

  const std::string open = with(with(pairs, "int m)", "int m, int threads)"), ", 64>>>", ", threads>>>");
  const auto unknown = against(original, open);
  EXPECT_EQ(unknown.exitCode, 2);
  EXPECT_THAT(unknown.standardError, HasSubstr("b.cu: The launch is not known in full: the source does not tell the "
                                               "block, give it with --against-block"));
  EXPECT_EQ(against(original, open, {"--arg", "n=1024", "--against-block", "64"}).exitCode, 0);
}

/// A warp for each row, with more blocks than its guard needs: how many it has at other sizes is not guessed.
TEST_F(VerifyAgainst, AGridThatFollowsFromNoSizeIsNotBlamed) {
  const std::string rows = "__global__ void rows(float *y, const float *A, int n) {\n"
                           "  int row = blockIdx.x * blockDim.x + threadIdx.x;\n"
                           "  if (row < n) y[row] = A[row] * 2;\n}\n"
                           "void go(float *y, float *A, int n) { rows<<<(n + 127) / 128, 128>>>(y, A, n); }\n";
  const std::string warps = "__global__ void rows(float *y, const float *A, int n) {\n"
                            "  int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32;\n"
                            "  if (row < n && threadIdx.x % 32 == 0) y[row] = A[row] * 2;\n}\n";
  const auto outcome = against(rows, warps, {"--arg", "n=256", "--against-grid", "80", "--against-block", "128"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardOutput;
  EXPECT_THAT(outcome.standardOutput, Not(HasSubstr("differs")));
  EXPECT_THAT(outcome.standardOutput, HasSubstr("its grid was given, and follows from no size"));
}

TEST_F(VerifyAgainst, FilesOfOneNameAreToldApartByTheirFolders) {
  std::filesystem::create_directory(path("mine"));
  const auto outcome =
      run({write("a.cu", original), "--against", write("mine/a.cu", pairs), "--arg", "n=256", "--given-size"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.standardError;
  EXPECT_THAT(outcome.standardOutput, HasSubstr("add in mine/a.cu"));
}

TEST_F(VerifyAgainst, TheOptionsAreCheckedBeforeASourceIsRead) {
  EXPECT_EQ(against(original, pairs, {"--arg", "n=1024", "--step", "coarsen x 2"}).exitCode, 2);
  EXPECT_EQ(run({write("a.cu", original), "--arg", "n=1024", "--against-block", "64"}).exitCode, 2);
  EXPECT_EQ(against(original, pairs, {"--against-block", "0"}).exitCode, 2);
  EXPECT_EQ(run({write("a.cu", original), "--against", path("gone.cu").string(), "--arg", "n=64"}).exitCode, 3);
}

TEST_F(VerifyAgainst, AVariableOfAnotherSizeOrWithoutCounterpartIsSaid) {
  const std::string counted = with(with(original, "__global__", "__device__ int calls[4];\n__global__"), "if (i < n)",
                                   "if (i == 0) calls[0] = 1;\n  if (i < n)");
  const auto larger = against(counted, with(counted, "calls[4]", "calls[8]"));
  EXPECT_EQ(larger.exitCode, 2) << larger.standardOutput;
  EXPECT_THAT(larger.standardError, HasSubstr("The variable calls has 16 bytes in the original and 32"));
  const auto missing = against(counted, original);
  EXPECT_EQ(missing.exitCode, 0) << missing.standardError;
  EXPECT_THAT(missing.standardOutput, HasSubstr("It has no variable calls"));
}

} // namespace
} // namespace warpgrain::tests
