// SPDX-License-Identifier: Apache-2.0
//
// A campaign on a real Slurm of three nodes on this machine, with the real runner and compiler and a driver that needs
// no GPU.
#include "core/base/Subprocess.h"
#include "core/build/CudaToolkit.h"
#include "core/measure/ResultFile.h"
#include "core/tune/store/Store.h"
#include "tests/cli/CliTest.h"
#include "tests/unit/measure/slurm/SlurmCluster.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace warpgrain::tests {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class TuneSlurm : public CliTest {
protected:
  void SetUp() override {
    const auto toolkit = build::findCudaToolkit();
    if (!toolkit || !toolkit->nvcc) GTEST_SKIP() << "There is no nvcc on this machine";
    write("twice.cu", "static __global__ void twice(float *out, const float *in, int n) {\n"
                      "  int i = blockIdx.x * 256 + threadIdx.x;\n  if (i < n) out[i] = 2 * in[i];\n}\n"
                      "void go(float *out, float *in) { twice<<<4, 256>>>(out, in, 1000); }\n");
    write("campaign.json", R"({"version": 1, "kernels": [
      {"name": "one", "source": "twice.cu", "plans": ["coarsen x 2", "coarsen x 4", "coarsen x 8"],
       "launch": {"arguments": {"n": 1000}}},
      {"name": "two", "source": "twice.cu", "plans": ["coarsen grid x 2"], "launch": {"arguments": {"n": 1000}}}]})");
  }

  CliOutcome runHere(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), {WARPGRAIN_CLI, "tune", path("campaign.json").string()});
    const auto outcome =
        runSubprocess({.arguments = arguments,
                       .environment = {{"LD_LIBRARY_PATH", WARPGRAIN_FAKE_CUDA},
                                       {"WARPGRAIN_STORE", path("store.sqlite").string()},
                                       {"FAKE_CUDA_CUBIN", "kernel _Z5twicePfPKfi double 100 8 8 4\n"}}});
    EXPECT_TRUE(outcome) << outcome.error().message;
    if (!outcome) return {};
    return {outcome->exitCode.value_or(-1), outcome->standardOutput, outcome->standardError};
  }

  CliOutcome runOnCluster(const std::vector<std::string> &more = {}) const {
    std::vector<std::string> arguments{"--on", "slurm:gpus", "--sbatch=--gres=none", "--pack", "2", "--budget",
                                       "0.1",  "-o",         path("out").string()};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return runHere(arguments);
  }

  std::vector<tune::Record> storedTimes() const {
    return tune::Store::openToRead(path("store.sqlite"))
        .value()
        .records({.kind = tune::RecordKind::measurement})
        .value();
  }

  std::ptrdiff_t tasksThatRan() const {
    return std::distance(std::filesystem::directory_iterator(path("out") / "shards" / "log"),
                         std::filesystem::directory_iterator());
  }
};

TEST_F(TuneSlurm, MeasuresACampaignInTasksAndKeepsEachAnswerOnce) {
  if (const std::string missing = SlurmCluster::missingProgram(); !missing.empty())
    GTEST_SKIP() << "Slurm is not installed: there is no " << missing;
  const SlurmCluster cluster;
  ASSERT_TRUE(cluster.isReady());
  const CliOutcome outcome = runOnCluster();
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, testing::ContainsRegex("one +4x1x1 +256x1x1 "));
  EXPECT_THAT(outcome.output, testing::ContainsRegex("two +4x1x1 +256x1x1 "));
  EXPECT_EQ(tasksThatRan(), 3) << "two for three plans, one for one";
  const auto rows = measure::readResults(path("out") / "one" / "results.jsonl").value().rows;
  EXPECT_EQ(rows.size(), 5U) << "three plans, and the original of two tasks";
  const auto stored = storedTimes();
  EXPECT_EQ(stored.size(), 7U);
  for (const tune::Record &record : stored)
    EXPECT_THAT(record.key.device, HasSubstr("Fake GPU"));
  EXPECT_EQ(std::ranges::count(stored, "coarsen x 4", [](const tune::Record &record) { return record.key.plan; }), 1);
  const json again = runOnCluster({"--json"}).json();
  EXPECT_EQ(again["kernels"][0]["measurement"]["results"].size(), 4U) << "each variant once";
  EXPECT_EQ(tasksThatRan(), 3) << "nothing was submitted";
  EXPECT_EQ(measure::readResults(path("out") / "one" / "results.jsonl")->rows.size(), 5U);
  EXPECT_EQ(storedTimes().size(), 7U);
}

TEST_F(TuneSlurm, SaysWhatIsWrongWithTheCluster) {
  const std::string file = path("campaign.json").string();
  expectFailure({"tune", file, "--on", "pbs", "-o", "out"}, 2, {"--on pbs names no cluster", "slurm:PARTITION or hq"});
  expectFailure({"tune", file, "--on", "slurm"}, 2, {"--output with a folder that all nodes"});
  expectFailure({"tune", file, "--on", "slurm", "-o", "out", "--twice"}, 2, {"--twice"});
  expectFailure({"tune", file, "--pack", "2"}, 2, {"--on"});
  expectFailure({"tune", path("twice.cu").string(), "--on", "slurm", "-o", "out"}, 2, {"--on", "campaigns"});
}

} // namespace
} // namespace warpgrain::tests
