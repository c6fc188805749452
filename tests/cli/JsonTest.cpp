// SPDX-License-Identifier: Apache-2.0
//
// `--json` on every command: the promised keys when the answer is yes, and JSON too when it is no.
#include "core/base/Files.h"
#include "tests/cli/CliTest.h"
#include "tests/support/ParsedSource.h"

namespace warpgrain::tests {
namespace {

using nlohmann::json;

/// Expects that the handbook's page on JSON names every key of an answer.
void expectDescribed(const json &answer, const std::string &page) {
  if (!answer.is_structured()) return;
  for (const auto &[key, value] : answer.items()) {
    const bool isNamed =
        page.find('`' + key + '`') != std::string::npos || page.find('"' + key + '"') != std::string::npos;
    EXPECT_TRUE(isNamed || answer.is_array()) << "resources/handbook/json.md does not name " << key;
    expectDescribed(value, page);
  }
}

class JsonOutput : public CliTest {
protected:
  void SetUp() override { WARPGRAIN_NEEDS_CUDA(); }

  json expect(int exitCode, std::vector<std::string> arguments) const {
    const std::string command = arguments.front();
    arguments.emplace_back("--json");
    const CliOutcome outcome = run(arguments);
    EXPECT_EQ(outcome.exitCode, exitCode) << outcome.errors;
    const json answer = outcome.json();
    // The other two have schemas.
    if (command != "analyze" && command != "verify") expectDescribed(answer, readTextFile(WARPGRAIN_JSON_PAGE).value());
    return answer;
  }

  void expectError(int exitCode, const std::string &kind, const std::vector<std::string> &arguments) const {
    const json error = expect(exitCode, arguments)["error"];
    EXPECT_EQ(error["kind"], kind) << arguments.front();
    EXPECT_FALSE(error.value("message", "").empty()) << arguments.front();
  }
};

/// The kernel has a barrier that some threads do not reach.
const std::string divergent = "__global__ void divergent(float *p) {\n"
                              "  __shared__ float s[64];\n"
                              "  s[threadIdx.x] = p[threadIdx.x];\n"
                              "  if (threadIdx.x < 32)\n"
                              "    __syncthreads();\n"
                              "  p[threadIdx.x] = s[63 - threadIdx.x];\n"
                              "}\n"
                              "int main() { divergent<<<1, 64>>>(nullptr); }\n";

TEST_F(JsonOutput, KernelsTellsWhatAKernelHolds) {
  write("k.cu", "#define N 128\n"
                "template <int T> __global__ void __launch_bounds__(N, 2) sum(float *out, const float *in, int n) {\n"
                "  __shared__ float part[N];\n"
                "  extern __shared__ float rest[];\n"
                "  for (int i = threadIdx.x; i < n; i += T)\n"
                "    part[threadIdx.x] += in[i];\n"
                "  __syncthreads();\n"
                "  atomicAdd(out, part[threadIdx.x]);\n"
                "}\n"
                "void go(float *p, float *q) { sum<4><<<dim3(2, 3), N, 16>>>(p, q, 3); }\n");
  const json kernel = expect(0, {"kernels", "k.cu"})["kernels"][0];
  EXPECT_EQ(kernel["name"], "sum");
  EXPECT_EQ(kernel["line"], 2);
  EXPECT_EQ(kernel["template"], true);
  EXPECT_EQ(kernel["instances"], json({"sum<4>"}));
  EXPECT_EQ(kernel["launch_bounds"], json({{"max_threads", 128}, {"min_blocks", 2}}));
  EXPECT_EQ(kernel["parameters"][1], json({{"name", "in"}, {"type", "const float *"}}));
  EXPECT_EQ(kernel["loops"][0]["variable"], "i");
  EXPECT_EQ(kernel["loops"][0]["line"], 5);
  EXPECT_EQ(kernel["barriers"].size(), 1U);
  EXPECT_EQ(kernel["shared"][0]["bytes"], 512);
  EXPECT_EQ(kernel["shared"][1]["dynamic"], true);
  EXPECT_EQ(kernel["shared"][1]["bytes"], nullptr);
  const json launch = kernel["launches"][0];
  EXPECT_EQ(launch["grid_extents"], json({2, 3, 1}));
  EXPECT_EQ(launch["block_extents"], json({128, 1, 1}));
  EXPECT_EQ(launch["block"], "N");
  EXPECT_EQ(launch["shared_bytes"], 16);
  EXPECT_EQ(launch["stream"], nullptr);
}

TEST_F(JsonOutput, LegalityHasVerdictReasonsAndAssumptions) {
  write("k.cu", oneKernel);
  const json yes = expect(0, {"legality", "k.cu", "--kernel", "scale", "--step", "coarsen x 2"});
  EXPECT_EQ(yes["verdict"], "legal"); // that there is no race is shown, not assumed
  ASSERT_EQ(yes["reasons"].size(), 1U);
  EXPECT_EQ(yes["reasons"][0]["id"], "no-race-shown");
  EXPECT_TRUE(yes["reasons"][0]["text"].is_string());
  EXPECT_EQ(yes["assumptions"], json::array());
  write("list.cu", "__global__ void spread(float *p, const int *list) { p[list[threadIdx.x]] = threadIdx.x; }\n"
                   "void go(float *p, int *list) { spread<<<1, 64>>>(p, list); }\n");
  const json perhaps = expect(0, {"legality", "list.cu", "--step", "coarsen x 2"});
  EXPECT_EQ(perhaps["verdict"], "legal-if");
  ASSERT_FALSE(perhaps["assumptions"].empty());
  EXPECT_TRUE(perhaps["assumptions"][0]["text"].is_string());
  EXPECT_EQ(expect(0, {"legality", "k.cu", "--step", "coarsen x 1"})["verdict"], "legal");
}

TEST_F(JsonOutput, ARefusedTransformHasTheReasonsOfTheVerdict) {
  write("k.cu", divergent);
  const json error = expect(1, {"transform", "k.cu", "--kernel", "divergent", "--step", "coarsen x 2"})["error"];
  const json verdict = expect(1, {"legality", "k.cu", "--kernel", "divergent", "--step", "coarsen x 2"});
  EXPECT_EQ(error["kind"], "refused");
  EXPECT_EQ(error["reasons"], verdict["reasons"]);
}

TEST_F(JsonOutput, IllegalIsJsonWithExitCodeOne) {
  write("k.cu", divergent);
  const json no = expect(1, {"legality", "k.cu", "--kernel", "divergent", "--step", "coarsen x 2"});
  EXPECT_EQ(no["verdict"], "illegal");
  ASSERT_EQ(no["reasons"].size(), 1U);
  EXPECT_EQ(no["reasons"][0]["id"], "barrier-divergent");
  EXPECT_TRUE(no["reasons"][0]["text"].is_string());
  EXPECT_GE(no["reasons"][0]["line"], 4);
  EXPECT_LE(no["reasons"][0]["line"], 5);
  EXPECT_GE(no["reasons"][0]["column"], 3);
  EXPECT_TRUE(no["assumptions"].is_array());
}

TEST_F(JsonOutput, RefusedTransformationIsJsonWithItsPlace) {
  write("k.cu", divergent);
  const json error = expect(1, {"transform", "k.cu", "--step", "coarsen x 2"})["error"];
  EXPECT_EQ(error["kind"], "refused");
  EXPECT_GE(error["line"], 4);
}

TEST_F(JsonOutput, TransformHasFilesAndPatch) {
  write("k.cu", oneKernel);
  const json done = expect(0, {"transform", "k.cu", "--step", "coarsen x 2"});
  EXPECT_EQ(done["kernel"], "scale");
  EXPECT_EQ(done["steps"], json::array({{{"step", "coarsen x 2"}, {"verdict", "legal"}}}));
  EXPECT_EQ(done["files"][0]["text"], oneKernelCoarsened);
  EXPECT_TRUE(done["patch"].get<std::string>().starts_with("--- a/k.cu\n+++ b/k.cu\n"));
}

TEST_F(JsonOutput, VariantsHasThePromisedKeysInEveryRow) {
  write("k.cu", oneKernel);
  const json out = expect(run({"variants", "k.cu", "--space", "coarsen x 1,2,128"}).exitCode,
                          {"variants", "k.cu", "--space", "coarsen x 1,2,128"});
  ASSERT_EQ(out["variants"].size(), 3U);
  for (const json &row : out["variants"])
    for (const char *key : {"id", "steps", "verdict", "status", "registers", "spill_stores", "spill_loads",
                            "stack_bytes", "shared_bytes", "occupancy", "limiter", "compile_ms"})
      EXPECT_TRUE(row.contains(key)) << key;
  EXPECT_EQ(out["variants"][0]["steps"], "");
  EXPECT_EQ(out["variants"][1]["steps"], "coarsen x 2");
  EXPECT_EQ(out["variants"][1]["id"], 1);
  EXPECT_EQ(out["variants"][2]["verdict"], "illegal");
  EXPECT_EQ(out["variants"][2]["status"], "refused");
  EXPECT_EQ(out["variants"][2]["registers"], nullptr);
  EXPECT_NE(out["variants"][2]["reason"].get<std::string>().find("128"), std::string::npos);
}

TEST_F(JsonOutput, VariantsOfNothingButRefusalsIsTheAnswerNo) {
  write("k.cu", divergent);
  const json out = expect(1, {"variants", "k.cu", "--space", "coarsen x 2,4"});
  ASSERT_EQ(out["variants"].size(), 2U);
  EXPECT_EQ(out["variants"][1]["status"], "refused");
}

TEST_F(JsonOutput, OccupancyTellsItsLimits) {
  const json out =
      expect(0, {"occupancy", "--arch", "sm_90", "--block", "256", "--registers", "40", "--shared", "8192"});
  EXPECT_EQ(out["threads_per_block"], 256);
  EXPECT_EQ(out["active_blocks"], 6);
  EXPECT_EQ(out["occupancy"], 0.75);
  int limiting = 0;
  for (const json &limit : out["limits"])
    if (limit["limiting"] == true) {
      EXPECT_EQ(limit["resource"], "registers");
      ++limiting;
    }
  EXPECT_EQ(limiting, 1);
}

TEST_F(JsonOutput, EveryCommandTellsItsErrorsAsJsonToo) {
  write("k.cu", oneKernel);
  write("empty.cu", "");
  expectError(3, "input", {"kernels", "nowhere.cu"});
  expectError(3, "input", {"kernels", "empty.cu"});
  expectError(3, "input", {"legality", "empty.cu", "--step", "coarsen x 2"});
  expectError(2, "usage", {"legality", "k.cu", "--step", "coarsen x 0"});
  expectError(2, "usage", {"transform", "k.cu", "--kernel", "other", "--step", "coarsen x 2"});
  expectError(3, "input", {"transform", "k.cu", "--step", "coarsen x 2", "-o", "nowhere/k.cu"});
  expectError(2, "usage", {"variants", "k.cu", "--space", ""});
  expectError(2, "usage", {"occupancy", "--block", "0"});
  expectError(2, "usage", {"occupancy", "--block", "64", "--arch", "sm_999"});
}

} // namespace
} // namespace warpgrain::tests
