// SPDX-License-Identifier: Apache-2.0
//
// `recommend`: plans with reasons, before anything is compiled.
#include "tests/cli/CliTest.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class Recommend : public CliTest {
protected:
  void SetUp() override {
    WARPGRAIN_NEEDS_CUDA();
    write("synth.cu", R"(
__global__ void synth(const float *in, float *out) {
  __shared__ float s[512];
  int t = threadIdx.x, g = blockIdx.x * 512 + t;
  s[t] = in[g];
  __syncthreads();
  float acc = 0;
  for (int k = 0; k < 512; k++) acc += s[k];
  out[g] = acc;
}
void go(const float *in, float *out) { synth<<<1024, 512>>>(in, out); }
)");
  }
};

TEST_F(Recommend, RanksPlansWithReasonsAndCosts) {
  const CliOutcome outcome = run({"recommend", path("synth.cu").string(), "--plans", "10", "--top", "2"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("estimated for H100 80GB HBM3"));
  EXPECT_THAT(outcome.output, testing::ContainsRegex("original: .* us, bound by "));
  EXPECT_THAT(outcome.output, HasSubstr("waves of blocks"));
  EXPECT_THAT(outcome.output, HasSubstr("coarsen x"));
  EXPECT_THAT(outcome.output, HasSubstr("CREST's rule chooses coarsen x"));
  EXPECT_THAT(outcome.output, testing::Not(HasSubstr("ranked by time")));
}

TEST_F(Recommend, SaysThatPlansAreRankedByTimeWhereEnergyIsAskedFor) {
  const std::string source = path("synth.cu").string();
  EXPECT_THAT(run({"recommend", source, "--plans", "2", "--objective", "both"}).output,
              HasSubstr("Plans are ranked by time, not by energy: there is no model of power."));
  const json answer = run({"recommend", source, "--plans", "2", "--objective", "energy", "--json"}).json();
  EXPECT_EQ(answer.at("ranked_by"), "time");
  EXPECT_THAT(answer.at("note").get<std::string>(), HasSubstr("`tune --objective energy` measures energies"));
}

TEST_F(Recommend, EstimatesForTheModelThatIsNamed) {
  const CliOutcome outcome =
      run({"recommend", path("synth.cu").string(), "--plans", "4", "--gpu", "A100-SXM4-80GB", "--json"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  const json answer = outcome.json();
  EXPECT_EQ(answer["gpu"], "A100-SXM4-80GB");
  EXPECT_TRUE(answer.at("note").is_null());
  EXPECT_LE(answer["judged"], 4);
  ASSERT_FALSE(answer["plans"].empty());
  EXPECT_GT(answer["plans"][0]["gain"], 1);
  const CliOutcome unknown = run({"recommend", path("synth.cu").string(), "--gpu", "Voodoo 2"});
  EXPECT_EQ(unknown.exitCode, 2);
  EXPECT_THAT(unknown.errors, HasSubstr("The speed of Voodoo 2 is not known"));
}

} // namespace
} // namespace warpgrain::tests
