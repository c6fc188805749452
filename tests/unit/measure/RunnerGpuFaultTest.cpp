// SPDX-License-Identifier: Apache-2.0
//
// Faults on a GPU: each a row with its reason, all other variants measured. Needs NVIDIA's own driver and a GPU;
// skipped by name elsewhere, where H200Test reads what an H200 did (h200_faults.jsonl).
#include "core/base/Files.h"
#include "core/base/Subprocess.h"
#include "core/measure/ResultFile.h"
#include "tests/unit/measure/RunnerOnGpu.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <functional>

namespace warpgrain::tests {
namespace {

using measure::Failure;
using measure::Row;
using testing::HasSubstr;

class RunnerGpuFault : public RunnerOnGpu {
protected:
  void SetUp() override {
    RunnerOnGpu::SetUp();
    if (IsSkipped()) return;
    const auto kernels = readFile(WARPGRAIN_FAULTS_PTX);
    ASSERT_TRUE(kernels) << kernels.error().message;
    folder_.write("modules/kernels", *kernels);
  }

  /// Measures a variant that fails between two that do not, and expects that these are measured.
  Row rowBetweenOthers(nlohmann::json variant) const {
    nlohmann::json bundle = soundBundle();
    bundle["settings"]["launch_seconds"] = 3;
    bundle["settings"]["maximum_samples"] = 25; // past the launch in which illegalLater fails; few enough to be kept
    bundle["variants"].push_back(variantOf("first", "fast"));
    bundle["variants"].push_back(variant);
    bundle["variants"].push_back(variantOf("last", "fast"));
    folder_.writeBundle(bundle);
    const RunnerOutcome outcome = run();
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    for (const char *other : {"good", "first", "last"})
      EXPECT_TRUE(outcome.row(other).measured()) << outcome.row(other).reason;
    Row row = outcome.row(variant["id"]);
    EXPECT_TRUE(row.samples.empty()) << "times of a kernel that failed mean nothing";
    return row;
  }

  Row rowOf(const std::string &kernel) const { return rowBetweenOthers(variantOf(kernel, kernel)); }

  Row rowAfter(const std::string &id, const std::function<void(nlohmann::json &)> &change) const {
    nlohmann::json variant = variantOf(id, "fast");
    change(variant);
    return rowBetweenOthers(variant);
  }
};

TEST_F(RunnerGpuFault, AnIllegalAddress) {
  const Row row = rowOf("illegal");
  EXPECT_EQ(row.failure, Failure::fault);
  EXPECT_THAT(row.reason, HasSubstr("CUDA_ERROR_ILLEGAL_ADDRESS"));
}

TEST_F(RunnerGpuFault, AnIllegalAddressInATimedLaunch) {
  EXPECT_EQ(rowOf("illegalLater").failure, Failure::fault);
}

TEST_F(RunnerGpuFault, AMisalignedAccess) {
  const Row row = rowOf("misaligned");
  EXPECT_EQ(row.failure, Failure::fault);
  EXPECT_THAT(row.reason, HasSubstr("no multiple of the access's size"));
}

TEST_F(RunnerGpuFault, ALoopThatDoesNotEnd) {
  const Row row = rowOf("hang");
  EXPECT_EQ(row.failure, Failure::hang);
  EXPECT_THAT(row.reason, HasSubstr("did not end within 3 s"));
}

TEST_F(RunnerGpuFault, ATrap) {
  EXPECT_EQ(rowOf("trap").failure, Failure::fault);
}

TEST_F(RunnerGpuFault, AnAssertThatFails) {
  const Row row = rowOf("failedAssert");
  EXPECT_EQ(row.failure, Failure::fault);
  EXPECT_THAT(row.reason, HasSubstr("assert"));
}

TEST_F(RunnerGpuFault, ARecursionThatDoesNotEnd) {
  EXPECT_EQ(rowOf("recursion").failure, Failure::fault);
}

TEST_F(RunnerGpuFault, AnAccessBeyondSharedMemory) {
  EXPECT_EQ(rowOf("beyondShared").failure, Failure::fault);
}

TEST_F(RunnerGpuFault, AWrongOutput) {
  const Row row = rowOf("wrong");
  EXPECT_EQ(row.failure, Failure::output);
  EXPECT_THAT(row.reason, HasSubstr("1 of 1000 elements of out differ; the first is element 7"));
}

TEST_F(RunnerGpuFault, AWriteBesideABuffer) {
  EXPECT_EQ(rowOf("beside").failure, Failure::outOfBounds);
}

TEST_F(RunnerGpuFault, AWriteIntoAnInput) {
  EXPECT_EQ(rowOf("intoInput").failure, Failure::outOfBounds);
}

TEST_F(RunnerGpuFault, TooMuchSharedMemory) {
  const Row row = rowAfter("too-much-shared", [](nlohmann::json &variant) { variant["shared_bytes"] = 1 << 20; });
  EXPECT_EQ(row.failure, Failure::resources);
  EXPECT_THAT(row.reason, HasSubstr("A block needs 1048576 bytes of shared memory"));
}

TEST_F(RunnerGpuFault, TooManyRegisters) {
  const Row row = rowAfter("too-many-registers", [](nlohmann::json &variant) {
    variant["kernel"] = "greedy";
    variant["block"] = {1024};
  });
  EXPECT_EQ(row.failure, Failure::resources);
  EXPECT_THAT(row.reason, HasSubstr("registers a thread"));
}

TEST_F(RunnerGpuFault, AMissingSymbol) {
  EXPECT_EQ(rowAfter("missing-symbol", [](nlohmann::json &variant) { variant["kernel"] = "nowhere"; }).failure,
            Failure::symbol);
}

TEST_F(RunnerGpuFault, WrongArguments) {
  Row row = rowAfter("no-arguments", [](nlohmann::json &variant) { variant["arguments"] = nlohmann::json::array(); });
  EXPECT_EQ(row.failure, Failure::arguments);
  row = rowAfter("wide-argument", [](nlohmann::json &variant) {
    variant["arguments"] = soundBundle()["arguments"];
    variant["arguments"][2]["type"] = "i64";
  });
  EXPECT_EQ(row.failure, Failure::arguments);
}

TEST_F(RunnerGpuFault, AModuleThatIsNone) {
  folder_.write("modules/broken", "ELF or something");
  EXPECT_EQ(rowAfter("broken-module", [](nlohmann::json &variant) { variant["module"] = "modules/broken"; }).failure,
            Failure::module);
}

TEST_F(RunnerGpuFault, BuffersThatDoNotFit) {
  nlohmann::json bundle = soundBundle();
  bundle["buffers"][1]["bytes"] = std::uint64_t{1} << 39U; // 512 GiB
  folder_.writeBundle(bundle);
  const RunnerOutcome outcome = run();
  EXPECT_EQ(outcome.exitCode, 1);
  EXPECT_EQ(outcome.row("good").failure, Failure::memory) << outcome.row("good").reason;
}

TEST_F(RunnerGpuFault, AKilledRunnerLeavesNoProcessAndTheNextRunGoesOn) {
  makeBundle({"fast", "hang"}, {{"launch_seconds", 60}});
  const auto killed = runSubprocess({.arguments = {WARPGRAIN_RUNNER, "--together", "1", folder_.path().string()},
                                     .timeout = std::chrono::seconds(15)});
  EXPECT_FALSE(killed) << "it hangs and is killed";
  const auto left = runSubprocess({.arguments = {"pgrep", "-f", folder_.path().string()}});
  ASSERT_TRUE(left) << left.error().message;
  EXPECT_EQ(left->standardOutput, "");
  makeBundle({"fast", "wrong"}, {{"launch_seconds", 60}});
  const RunnerOutcome next = run();
  EXPECT_EQ(next.exitCode, 0);
  EXPECT_NE(next.row("fast").run, next.environments.back().run) << "kept from the run that was killed";
  EXPECT_EQ(next.row("wrong").run, next.environments.back().run);
}

TEST_F(RunnerGpuFault, AFullDiskLeavesWholeLinesAndAllResultsPrinted) {
  makeBundle({"fast", "first"}, {{"minimum_samples", 400}, {"budget_seconds", 2}});
  nlohmann::json bundle = nlohmann::json::parse(folder_.read("bundle.json"));
  bundle["variants"][2]["kernel"] = "fast";
  folder_.writeBundle(bundle);
  // A limit on the size of files takes the place of the end of the disk.
  const auto outcome = runSubprocess(
      {.arguments = {"/bin/sh", "-c", "ulimit -f 8; exec \"$0\" \"$1\"", WARPGRAIN_RUNNER, folder_.path().string()}});
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->exitCode, 1);
  EXPECT_THAT(outcome->standardError, HasSubstr("has room"));
  EXPECT_EQ(std::ranges::count(outcome->standardOutput, '\n'), 4) << "the environment and three rows";
  EXPECT_TRUE(folder_.read("results.jsonl").ends_with("\n"));
  const RunnerOutcome next = run();
  EXPECT_EQ(next.exitCode, 0) << "with room again, the rest is measured";
  EXPECT_EQ(next.rows.size(), 3U);
}

} // namespace
} // namespace warpgrain::tests
