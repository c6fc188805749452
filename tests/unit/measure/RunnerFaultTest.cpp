// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/measure/RunnerRun.h"

#include <gmock/gmock.h>

#include <functional>

namespace warpgrain::tests {
namespace {

using measure::Failure;
using measure::Row;
using testing::HasSubstr;

class RunnerFault : public RunnerTest {
protected:
  /// Measures a kernel that fails between two that do not, and expects that these are measured.
  Row rowBetweenOthers(const std::string &variant) const {
    const Row row = anyRowBetweenOthers(variant);
    EXPECT_TRUE(row.samples.empty()) << "times of a kernel that failed mean nothing";
    return row;
  }

  /// Likewise, whether it fails or not.
  Row anyRowBetweenOthers(const std::string &variant) const {
    nlohmann::json bundle = soundBundle();
    bundle["variants"].push_back(variantOf("first", "fast"));
    bundle["variants"].push_back(variantOf(variant, variant));
    bundle["variants"].push_back(variantOf("last", "fast"));
    folder_.writeBundle(bundle);
    const RunnerOutcome outcome = run();
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    for (const char *other : {"good", "first", "last"})
      EXPECT_TRUE(outcome.row(other).measured()) << outcome.row(other).reason;
    return outcome.row(variant);
  }

  Row rowAfter(const std::function<void(nlohmann::json &)> &change) const {
    nlohmann::json bundle = soundBundle();
    bundle["variants"].push_back(variantOf("changed", "fast"));
    change(bundle["variants"][1]);
    folder_.writeBundle(bundle);
    const RunnerOutcome outcome = run();
    EXPECT_TRUE(outcome.row("good").measured());
    return outcome.row("changed");
  }
};

TEST_F(RunnerFault, AnIllegalAddressIsARow) {
  const Row row = rowBetweenOthers("illegal");
  EXPECT_EQ(row.failure, Failure::fault);
  EXPECT_THAT(row.reason, HasSubstr("CUDA_ERROR_ILLEGAL_ADDRESS"));
}

TEST_F(RunnerFault, AMisalignedAccessIsARow) {
  const Row row = rowBetweenOthers("misaligned");
  EXPECT_EQ(row.failure, Failure::fault);
  EXPECT_THAT(row.reason, HasSubstr("no multiple of the access's size"));
}

TEST_F(RunnerFault, AFaultInATimedLaunchIsARow) {
  EXPECT_EQ(rowBetweenOthers("illegal-later").failure, Failure::fault);
}

TEST_F(RunnerFault, ALaunchThatHangsIsARow) {
  const Row row = rowBetweenOthers("hang");
  EXPECT_EQ(row.failure, Failure::hang);
  EXPECT_THAT(row.reason, HasSubstr("did not end within 1 s"));
}

TEST_F(RunnerFault, AProcessThatDiesIsARow) {
  const Row row = rowBetweenOthers("crash");
  EXPECT_EQ(row.failure, Failure::crash);
}

TEST_F(RunnerFault, AWrongOutputIsARowWithItsFirstDifference) {
  const Row row = rowBetweenOthers("wrong");
  EXPECT_EQ(row.failure, Failure::output);
  EXPECT_THAT(row.reason, HasSubstr("1 of 1000 elements of out differ; the first is element 7"));
}

TEST_F(RunnerFault, AnOutputThatIsWrongSometimesIsARow) {
  const Row row = rowBetweenOthers("wrong-later");
  EXPECT_EQ(row.failure, Failure::output);
  EXPECT_THAT(row.reason, HasSubstr("After the timed launches"));
}

TEST_F(RunnerFault, AWriteBesideABufferIsARow) {
  const Row row = rowBetweenOthers("beside");
  EXPECT_EQ(row.failure, Failure::outOfBounds);
  EXPECT_THAT(row.reason, HasSubstr("4 bytes behind its end"));
}

TEST_F(RunnerFault, AWriteIntoAnInputIsARow) {
  const Row row = rowBetweenOthers("into-input");
  EXPECT_EQ(row.failure, Failure::outOfBounds);
  EXPECT_THAT(row.reason, HasSubstr("only read"));
}

TEST_F(RunnerFault, AVariantThatWritesIntoAnothersBuffersSpoilsNoRowButItsOwn) {
  // Alone in its context it finds nobody's buffers.
  EXPECT_TRUE(anyRowBetweenOthers("spoil-others").measured());
}

TEST_F(RunnerFault, AMissingSymbolIsARow) {
  const Row row = rowAfter([](nlohmann::json &variant) { variant["kernel"] = "nowhere"; });
  EXPECT_EQ(row.failure, Failure::symbol);
}

TEST_F(RunnerFault, AModuleThatDoesNotLoadIsARow) {
  folder_.write("modules/broken", "ELF or something");
  const Row row = rowAfter([](nlohmann::json &variant) { variant["module"] = "modules/broken"; });
  EXPECT_EQ(row.failure, Failure::module);
  EXPECT_THAT(row.reason, HasSubstr("sm_90"));
}

TEST_F(RunnerFault, WrongArgumentsAreARow) {
  Row row = rowAfter([](nlohmann::json &variant) { variant["arguments"] = nlohmann::json::array(); });
  EXPECT_EQ(row.failure, Failure::arguments);
  EXPECT_THAT(row.reason, HasSubstr("takes 3 arguments; the bundle gives 0"));
  row = rowAfter([](nlohmann::json &variant) {
    variant["arguments"] = soundBundle()["arguments"];
    variant["arguments"][2]["type"] = "i64";
  });
  EXPECT_EQ(row.failure, Failure::arguments);
  EXPECT_THAT(row.reason, HasSubstr("has 8 bytes; the kernel takes 4"));
}

TEST_F(RunnerFault, TooMuchSharedMemoryIsARow) {
  const Row row = rowAfter([](nlohmann::json &variant) { variant["shared_bytes"] = 1 << 20; });
  EXPECT_EQ(row.failure, Failure::resources);
  EXPECT_THAT(row.reason, HasSubstr("at most 232448"));
}

TEST_F(RunnerFault, TooManyThreadsForTheKernelAreARow) {
  const Row row = rowAfter([](nlohmann::json &variant) { variant["block"] = {1024}; });
  EXPECT_EQ(row.failure, Failure::resources);
  EXPECT_THAT(row.reason, HasSubstr("can have 512"));
}

TEST_F(RunnerFault, ABaselineThatFailsLeavesTheOthersMeasuredButNotCompared) {
  nlohmann::json bundle = soundBundle();
  bundle["variants"][0]["kernel"] = "illegal";
  bundle["variants"].push_back(variantOf("fast", "fast"));
  folder_.writeBundle(bundle);
  const RunnerOutcome outcome = run();
  EXPECT_EQ(outcome.exitCode, 1);
  EXPECT_EQ(outcome.row("good").failure, Failure::fault);
  const Row fast = outcome.row("fast");
  EXPECT_TRUE(fast.measured());
  EXPECT_FALSE(fast.speedUp());
  EXPECT_TRUE(fast.outputs.empty());
  EXPECT_THAT(fast.notes, testing::Contains(HasSubstr("no baseline to compare with")));
}

TEST_F(RunnerFault, ALaunchThatChangesNothingIsComparedAllTheSame) {
  nlohmann::json bundle = soundBundle();
  for (nlohmann::json &buffer : bundle["buffers"]) {
    buffer["written"] = false;
    buffer.erase("expected");
  }
  bundle["variants"][0]["kernel"] = "nothing";
  bundle["variants"].push_back(variantOf("same", "nothing"));
  bundle["variants"].push_back(variantOf("wrong", "fast"));
  folder_.writeBundle(bundle);
  const RunnerOutcome outcome = run();
  EXPECT_TRUE(outcome.row("same").measured());
  EXPECT_THAT(outcome.row("same").notes, testing::Contains(HasSubstr("leaves all memory as it was")));
  EXPECT_EQ(outcome.row("wrong").failure, Failure::outOfBounds);
}

} // namespace
} // namespace warpgrain::tests
