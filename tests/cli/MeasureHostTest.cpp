// SPDX-License-Identifier: Apache-2.0
//
// `measure --host`: hosts are shells on this machine, each with a cache folder of its own.
#include "core/base/Subprocess.h"
#include "core/measure/host/RunnerSources.h"
#include "tests/cli/CliTest.h"
#include "tests/unit/measure/BundleFiles.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using nlohmann::json;
using testing::HasSubstr;
namespace fs = std::filesystem;

class MeasureHost : public CliTest {
protected:
  MeasureHost() {
    writeFiles(folder_);
    json bundle = soundBundle();
    for (const char *variant : {"fast", "noisy"})
      bundle["variants"].push_back(variantOf(variant, variant));
    folder_.writeBundle(bundle);
  }

  std::string hostNamed(const std::string &name, const std::string &shell = "sh") const {
    const fs::path cache = path(name);
    fs::create_directories(cache);
    const fs::path runner = cache / ("runner-" + measure::runnerSourcesPrint());
    if (!fs::is_symlink(runner)) fs::create_symlink(WARPGRAIN_RUNNER, runner);
    return "env LD_LIBRARY_PATH=" WARPGRAIN_FAKE_CUDA " WARPGRAIN_CACHE=" + cache.string() + " " + shell;
  }

  CliOutcome measure(const std::vector<std::string> &hosts, const std::vector<std::string> &more = {}) const {
    std::vector<std::string> arguments{"measure", folder_.path().string()};
    for (const std::string &host : hosts)
      arguments.insert(arguments.end(), {"--host", host});
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
  }

  BundleFolder folder_;
};

TEST_F(MeasureHost, ShowsWhatTheHostMeasuredAndKeepsItInTheBundle) {
  const CliOutcome outcome = measure({hostNamed("gpu")});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("Fake GPU"));
  const CliOutcome shown = run({"results", folder_.path().string(), "--json"});
  EXPECT_EQ(shown.json()["measurements"][0]["results"].size(), 3U);
}

TEST_F(MeasureHost, SeveralHostsMeasureAtOnce) {
  const json out = measure({hostNamed("one"), hostNamed("two")}, {"--json"}).json();
  ASSERT_EQ(out["measurements"].size(), 2U);
  for (const json &one : out["measurements"]) {
    EXPECT_EQ(one["complete"], true);
    EXPECT_EQ(one["results"].size(), 3U);
  }
  EXPECT_NE(out["measurements"][0]["host"], out["measurements"][1]["host"]);
}

TEST_F(MeasureHost, OneHostThatFailsLeavesTheOtherMeasured) {
  const CliOutcome outcome = measure({"sh -c 'exit 3'", hostNamed("good")}, {"--json"});
  EXPECT_EQ(outcome.exitCode, 1);
  const json out = outcome.json();
  EXPECT_THAT(out["measurements"][0]["error"].get<std::string>(), HasSubstr("no shell answered"));
  EXPECT_EQ(out["measurements"][1]["results"].size(), 3U);
}

TEST_F(MeasureHost, AConnectionThatIsCutKeepsWhatCameAndTheSameCommandGoesOn) {
  const CliOutcome cut =
      measure({hostNamed("gpu", "setsid sh -c \"trap : HUP; sh | { sed -u 5q; exec <&-; sleep 0.2; kill -HUP 0; }\"")},
              {"--json"}); // up to the first row
  EXPECT_EQ(cut.exitCode, 1);
  const json first = cut.json()["measurements"][0];
  EXPECT_THAT(first["error"].get<std::string>(), HasSubstr("goes on with it"));
  ASSERT_EQ(first["results"].size(), 1U);
  EXPECT_EQ(run({"results", folder_.path().string(), "--json"}).json()["measurements"][0]["results"].size(), 1U);
  const json next = measure({hostNamed("gpu")}, {"--json"}).json()["measurements"][0];
  ASSERT_EQ(next["results"].size(), 3U);
  const auto again = std::ranges::find(next["results"], first["results"][0]["variant"],
                                       [](const json &row) { return row["variant"]; });
  ASSERT_NE(again, next["results"].end());
  EXPECT_EQ((*again)["run"], first["results"][0]["run"]) << "what came is not measured again";
  EXPECT_EQ((*again)["samples_us"], first["results"][0]["samples_us"]);
}

} // namespace
} // namespace warpgrain::tests
