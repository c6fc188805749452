// SPDX-License-Identifier: Apache-2.0
//
// What the compiler makes of each line, as `code` prints it.
#include "core/build/CudaToolkit.h"
#include "tests/cli/CliTest.h"

#include <algorithm>

namespace warpgrain::tests {
namespace {

using nlohmann::json;

const std::string shared = "__global__ void turn(float *p) {\n"
                           "  __shared__ float tile[64];\n"
                           "  tile[threadIdx.x] = p[threadIdx.x];\n"
                           "  __syncthreads();\n"
                           "  p[threadIdx.x] = tile[63 - threadIdx.x] * 2.5f;\n"
                           "}\n"
                           "int main() { turn<<<1, 64>>>(nullptr); }\n";

class CodeCommand : public CliTest {
protected:
  void SetUp() override {
    const auto toolkit = build::findCudaToolkit();
    if (!toolkit || !toolkit->nvcc) GTEST_SKIP() << "There is no nvcc on this machine";
  }

  static json lineOf(const json &answer, int number) {
    const auto found = std::ranges::find_if(answer["lines"], [&](const json &row) { return row["line"] == number; });
    EXPECT_NE(found, answer["lines"].end()) << number;
    return found != answer["lines"].end() ? *found : json::object();
  }
};

TEST_F(CodeCommand, TellsWhatEachLineBecameInPtx) {
  const std::string file = write("turn.cu", shared).string();
  const auto outcome = run({"code", file, "--form", "ptx", "--arch", "sm_90", "--json"});
  ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
  const json answer = outcome.json();
  EXPECT_EQ(answer["form"], "ptx");
  EXPECT_EQ(answer["architecture"], "sm_90");
  EXPECT_EQ(lineOf(answer, 3)["global"], 1);
  EXPECT_EQ(lineOf(answer, 3)["shared"], 1);
  EXPECT_EQ(lineOf(answer, 4)["barrier"], 1);
  EXPECT_EQ(lineOf(answer, 5)["floating"], 1);
  EXPECT_TRUE(lineOf(answer, 5)["live_registers"].is_null());
  std::size_t placed = 0;
  for (const json &line : answer["code"])
    if (line["instruction"] == true) ++placed;
  EXPECT_EQ(answer["instructions"], placed);
}

TEST_F(CodeCommand, SpeaksOfTheTextThatStepsMake) {
  const std::string file = write("one.cu", oneKernel).string();
  const auto outcome = run({"code", file, "--form", "ptx", "--step", "coarsen x 2", "--instructions"});
  ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
  EXPECT_NE(outcome.output.find("p[threadIdx.x + cx * 32] *= 2;"), std::string::npos) << outcome.output;
  EXPECT_NE(outcome.output.find("ld.global.f32"), std::string::npos) << outcome.output;
}

TEST_F(CodeCommand, SaysWhyAStepThatIsRefusedHasNoCode) {
  const std::string file = write("turn.cu", shared).string();
  expectFailure({"code", file, "--form", "ptx", "--step", "coarsen y 64"}, 1, {"coarsen y 64", "1 thread"});
}

} // namespace
} // namespace warpgrain::tests
