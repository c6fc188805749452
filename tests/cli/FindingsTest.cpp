// SPDX-License-Identifier: Apache-2.0
//
// `findings`: what is wrong with kernels, as text, JSON and SARIF, and the exit status that goes with it.
#include "tests/cli/CliTest.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const std::string strided = "__global__ void strided(float *out, const float *in, int n) {\n"
                            "  int i = blockIdx.x * 256 + threadIdx.x;\n"
                            "  if (i < n) out[i] = in[8 * i];\n"
                            "}\n"
                            "int main() { const int n = 1 << 18; strided<<<n / 256, 256>>>(nullptr, nullptr, n); }\n";

const std::string racy = "__global__ void racy(float *out) {\n"
                         "  __shared__ float s[64];\n"
                         "  s[threadIdx.x] = out[threadIdx.x];\n"
                         "  out[threadIdx.x] = s[63 - threadIdx.x];\n"
                         "}\n"
                         "int main() { racy<<<1, 64>>>(nullptr); }\n";

const std::string clean = "__global__ void clean(float *out) { out[blockIdx.x * 256 + threadIdx.x] = 1; }\n"
                          "int main() { clean<<<65536, 256>>>(nullptr); }\n";

class Findings : public CliTest {
protected:
  void SetUp() override {
    WARPGRAIN_NEEDS_CUDA();
    write("strided.cu", strided);
    write("racy.cu", racy);
    write("clean.cu", clean);
  }
};

TEST_F(Findings, AWarningIsStatusOneWithItsCostAndTheNumbersOfTheSource) {
  const CliOutcome outcome = run({"findings", path("strided.cu").string(), "--no-mends"});
  EXPECT_EQ(outcome.exitCode, 1) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("with n = 262144 (from line 5)"));
  EXPECT_THAT(outcome.output, HasSubstr("strided.cu:3:"));
  EXPECT_THAT(outcome.output, HasSubstr("warning: Uncoalesced access: A request moves 32 sectors where 4 would do"));
  EXPECT_THAT(outcome.output, HasSubstr("229376 sectors"));
}

TEST_F(Findings, AnErrorIsStatusFour) {
  const CliOutcome outcome = run({"findings", path("clean.cu").string(), path("racy.cu").string(), "--no-mends"});
  EXPECT_EQ(outcome.exitCode, 4) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("error: Data race: "));
  EXPECT_EQ(run({"findings", path("racy.cu").string(), "--no-mends", "--fail-on", "never"}).exitCode, 0);
}

TEST_F(Findings, WhatAGuessAloneShowsIsPossible) {
  write("shifted.cu", "#include <cstdlib>\n"
                      "__global__ void shifted(int *out, int n) {\n"
                      "  __shared__ int s[32];\n"
                      "  s[threadIdx.x + n] = 1;\n"
                      "  out[threadIdx.x] = n;\n"
                      "}\n"
                      "int main(int argc, char **argv) {\n"
                      "  int n = argc > 1 ? atoi(argv[1]) : 64;\n"
                      "  shifted<<<1, 32>>>(nullptr, n);\n"
                      "}\n");
  const std::string file = path("shifted.cu").string();
  const CliOutcome guessed = run({"findings", file, "--no-mends"});
  EXPECT_EQ(guessed.exitCode, 1) << guessed.output << guessed.errors;
  EXPECT_THAT(guessed.output, HasSubstr("warning: Access out of bounds: s has 128 bytes"));
  EXPECT_THAT(guessed.output, HasSubstr("(possible)"));
  const CliOutcome given = run({"findings", file, "--no-mends", "--arg", "n=64"});
  EXPECT_EQ(given.exitCode, 4) << given.output << given.errors;
}

TEST_F(Findings, ALineBetweenStatusZeroAndTheOthersCanBeChosen) {
  const std::string file = path("strided.cu").string();
  EXPECT_EQ(run({"findings", file, "--no-mends", "--fail-on", "error"}).exitCode, 0);
  EXPECT_EQ(run({"findings", path("clean.cu").string(), "--no-mends"}).exitCode, 0);
}

TEST_F(Findings, JsonHasEveryFindingWithItsPlaceCostAndMends) {
  const CliOutcome outcome = run({"findings", path("strided.cu").string(), "--json"});
  EXPECT_EQ(outcome.exitCode, 1) << outcome.errors;
  const json kernel = outcome.json()["kernels"][0];
  EXPECT_EQ(kernel["kernel"], "strided");
  EXPECT_EQ(kernel["launch"]["arguments"]["n"], 262144);
  EXPECT_EQ(kernel["launch"]["from_source"][0]["guess"], false);
  ASSERT_FALSE(kernel["findings"].empty());
  const json first = kernel["findings"][0];
  EXPECT_EQ(first["kind"], "uncoalesced-access");
  EXPECT_EQ(first["line"], 3);
  EXPECT_EQ(first["cost"]["sectors"], 229376);
  EXPECT_GT(first["cost"]["cycles"], 0);
}

TEST_F(Findings, SarifIsWhatEditorsRead) {
  const CliOutcome outcome =
      run({"findings", path("strided.cu").string(), path("racy.cu").string(), "--sarif", "--no-mends"});
  EXPECT_EQ(outcome.exitCode, 4) << outcome.errors;
  const json log = outcome.json();
  EXPECT_EQ(log["version"], "2.1.0");
  const json &report = log["runs"][0];
  EXPECT_EQ(report["tool"]["driver"]["name"], "warpgrain");
  ASSERT_GE(report["results"].size(), 2U);
  for (const json &result : report["results"]) {
    const std::size_t rule = result["ruleIndex"];
    EXPECT_EQ(report["tool"]["driver"]["rules"][rule]["id"], result["ruleId"]);
    EXPECT_THAT((std::vector<std::string>{"error", "warning", "note"}), testing::Contains(result["level"]));
    EXPECT_FALSE(result["message"]["text"].get<std::string>().empty());
    const json &where = result["locations"][0]["physicalLocation"];
    EXPECT_THAT(where["artifactLocation"]["uri"].get<std::string>(), testing::StartsWith("file:///"));
    EXPECT_GE(where["region"]["startLine"], 1);
    EXPECT_GE(where["region"]["endColumn"], 1);
  }
}

TEST_F(Findings, AFileThatIsNotThereIsStatusThreeAndTheOthersAreLookedAt) {
  const CliOutcome outcome = run({"findings", path("gone.cu").string(), path("strided.cu").string(), "--no-mends"});
  EXPECT_EQ(outcome.exitCode, 3);
  EXPECT_THAT(outcome.output, HasSubstr("Uncoalesced access"));
}

} // namespace
} // namespace warpgrain::tests
