// SPDX-License-Identifier: Apache-2.0
//
// `measure` of a bundle with the real runner and a driver that needs no GPU, and `results` of what it measured.
#include "core/base/Subprocess.h"
#include "tests/cli/CliTest.h"
#include "tests/unit/measure/BundleFiles.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class MeasureRun : public CliTest {
protected:
  MeasureRun() {
    writeFiles(folder_);
    setVariants({"fast", "illegal"});
  }

  void setVariants(const std::vector<std::string> &variants) const {
    json bundle = soundBundle();
    for (const std::string &variant : variants) {
      json one = variantOf(variant, variant);
      one["steps"] = "coarsen x " + std::to_string(bundle["variants"].size() + 1);
      bundle["variants"].push_back(one);
    }
    folder_.writeBundle(bundle);
  }

  std::string bundle() const { return folder_.path().string(); }

  /// With the driver that needs no GPU, or with none.
  CliOutcome runWith(std::vector<std::string> arguments, const std::string &driver = WARPGRAIN_FAKE_CUDA) const {
    arguments.insert(arguments.begin(), WARPGRAIN_CLI);
    const auto outcome = runSubprocess({.arguments = arguments, .environment = {{"LD_LIBRARY_PATH", driver}}});
    EXPECT_TRUE(outcome) << outcome.error().message;
    if (!outcome) return {};
    return {outcome->exitCode.value_or(-1), outcome->standardOutput, outcome->standardError};
  }

  BundleFolder folder_;
};

TEST_F(MeasureRun, ShowsATableWithAFailureAmongTheTimes) {
  const CliOutcome outcome = runWith({"measure", bundle()});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("Fake GPU"));
  EXPECT_THAT(outcome.output, HasSubstr("(original)"));
  EXPECT_THAT(outcome.output, testing::ContainsRegex("coarsen x 2 .* (49\\.9|50\\.0)[0-9] us .* 2\\.00 .* equal"));
  EXPECT_THAT(outcome.output, testing::ContainsRegex("coarsen x 3 .*fault: The kernel read or wrote an address"));
  EXPECT_THAT(outcome.output, HasSubstr("a kernel that does nothing takes 2.00 us"));
}

TEST_F(MeasureRun, PrintsTheLinesAsJson) {
  const json out = runWith({"measure", bundle(), "--json"}).json();
  EXPECT_EQ(out["complete"], true);
  EXPECT_EQ(out["environment"]["gpu"]["name"], "Fake GPU");
  ASSERT_EQ(out["results"].size(), 3U);
  for (const json &row : out["results"]) {
    if (row["variant"] == "illegal") {
      EXPECT_EQ(row["failure"], "fault");
    } else {
      EXPECT_GT(row["median_us"], 0);
    }
  }
}

TEST_F(MeasureRun, ResultsAreReadBackAndShown) {
  EXPECT_EQ(runWith({"results", bundle()}).exitCode, 1) << "there are none yet";
  const CliOutcome measured = runWith({"measure", bundle()});
  const CliOutcome shown = runWith({"results", bundle()}, "/nonexistent");
  EXPECT_EQ(shown.exitCode, 0) << shown.errors;
  EXPECT_THAT(shown.output, testing::ContainsRegex("coarsen x 2 .* (49\\.9|50\\.0)[0-9] us .* 2\\.00 .* equal"));
  const json out = runWith({"results", bundle(), "--json"}).json();
  ASSERT_EQ(out["measurements"].size(), 1U);
  EXPECT_EQ(out["measurements"][0]["results"].size(), 3U);
  EXPECT_EQ(out["outdated"], 0);
}

TEST_F(MeasureRun, ResultsOfAnotherStateAreNotMixedIn) {
  runWith({"measure", bundle()});
  folder_.write("modules/kernels", folder_.read("modules/kernels") + "\n");
  const CliOutcome shown = runWith({"results", bundle()});
  EXPECT_EQ(shown.exitCode, 1);
  EXPECT_EQ(shown.output, "");
  EXPECT_THAT(shown.errors, HasSubstr("3 results belong to other kernels"));
  EXPECT_THAT(runWith({"results", bundle(), "--all"}).output, HasSubstr("another kernel, launch or data"));
}

TEST_F(MeasureRun, SaysWhatToDoWhereThereIsNoGpu) {
  const CliOutcome outcome = runWith({"measure", bundle()}, "/nonexistent");
  if (outcome.exitCode == 0) GTEST_SKIP() << "this machine has a GPU";
  EXPECT_EQ(outcome.exitCode, 1);
  EXPECT_THAT(outcome.errors, HasSubstr("--host"));
  EXPECT_THAT(outcome.errors, HasSubstr("--bundle-only"));
}

TEST_F(MeasureRun, ABundleIsMeasuredAsItIs) {
  const CliOutcome outcome = runWith({"measure", bundle(), "--step", "coarsen x 2"});
  EXPECT_EQ(outcome.exitCode, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("as it is"));
  const CliOutcome none = runWith({"measure", path("").string()});
  EXPECT_EQ(none.exitCode, 3) << "a folder without a bundle";
}

TEST_F(MeasureRun, CtrlCEndsTheRunnerAndSaysSo) {
  setVariants({"hang"});
  json description = json::parse(folder_.read("bundle.json"));
  description["settings"]["launch_seconds"] = 60;
  folder_.writeBundle(description);
  const auto begin = std::chrono::steady_clock::now();
  const auto outcome = runSubprocess(
      {.arguments = {"/bin/sh", "-c", "\"$0\" measure \"$1\" & child=$!; sleep 3; kill -INT $child; wait $child",
                     WARPGRAIN_CLI, bundle()},
       .environment = {{"LD_LIBRARY_PATH", WARPGRAIN_FAKE_CUDA}},
       .timeout = std::chrono::seconds(50)});
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->exitCode, 1);
  EXPECT_THAT(outcome->standardError, HasSubstr("was stopped"));
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(30));
}

} // namespace
} // namespace warpgrain::tests
