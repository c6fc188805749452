// SPDX-License-Identifier: Apache-2.0
//
// What the analysis claims of the kernels of tests and examples, against their runs: each in the launch that its source
// tells, and with plans or in a launch of another shape, by turns. WARPGRAIN_CLAIM_SHAPES=6 tries plans and all shapes
// of each.
#include "core/base/Files.h"
#include "tests/claims/ClaimCheck.h"
#include "tests/claims/ClaimReport.h"
#include "tests/claims/LaunchShapes.h"
#include "tests/execute/KernelRun.h"
#include "tests/execute/MadeUpLaunch.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;

int environmentNumber(const char *name, int otherwise) {
  const char *value = std::getenv(name);
  return value != nullptr ? std::atoi(value) : otherwise;
}

/// By file and kernel, with what is wrong. An entry that contradicts nothing fails the test.
const std::map<std::string, std::string> known{};

class Claims : public testing::Test {
protected:
  void SetUp() override {
    if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
  }

  void TearDown() override {
    if (IsSkipped()) return;
    std::cout << report_.text();
    RecordProperty("claims", static_cast<int>(report_.sum().claims));
    RecordProperty("contradictions", static_cast<int>(report_.sum().contradictions));
    for (const std::string &contradiction : report_.contradictions())
      ADD_FAILURE() << contradiction;
  }

  /// All kernels of a file.
  void check(const fs::path &file, const std::string &otherLine = {}) {
    ParsedSource source(readTextFile(file).value(), /*keepPreamble=*/true, file.filename().string());
    ASSERT_FALSE(source.unit().hasErrors()) << file;
    const LaunchLine line = launchLineOf(otherLine.empty() ? source.unit()[mainFile].text : otherLine);
    if (!line.whyNone.empty()) return;
    for (const model::FunctionId kernel : source.unit().kernels())
      check(source, kernel, file.stem().string() + " " + source.unit()[kernel].name, line.form);
  }

  const ClaimReport &report() const { return report_; }

private:
  void check(ParsedSource &source, model::FunctionId kernel, const std::string &name, const run::LaunchForm &form) {
    KernelAtHand atHand{.subject = subjectOf(source, kernel)};
    const bool mayReverse = mayBeReversed(source.unit()[mainFile].text);
    const auto launches = launchesOf(source.unit(), kernel, {}, form);
    const int asked = environmentNumber("WARPGRAIN_CLAIM_SHAPES", 0);
    const bool takesPlans = asked > 0 || kernels_ % 2 == 0;
    const std::size_t shapes = asked > 0 ? static_cast<std::size_t>(asked) : takesPlans ? 1 : 2;
    for (std::size_t i = 0; i < std::min(shapes, launches.size()); ++i) {
      // The source's own, then another one of each kernel: one or the other with the threads turned round.
      const std::size_t at = i == 0 ? 0 : 1 + (kernels_ + i - 1) % (launches.size() - 1);
      atHand.isReversed = mayReverse && (kernels_ + i) % 3 == 2;
      const bool tries = takesPlans && i == 0;
      const StepsToTry steps{
          .barriers = tries ? 2U : 0U, .others = tries ? 1U : 0U, .seed = static_cast<std::uint32_t>(kernels_)};
      const auto claims = checkClaims(atHand, launches[at].form, steps, theExecutor());
      ASSERT_TRUE(claims) << name << ": " << claims.error().message;
      report_.add(name, launches[at].name + (atHand.isReversed ? " reversed" : ""), *claims);
    }
    ++kernels_;
  }

  ClaimReport report_{known};
  std::size_t kernels_ = 0;
};

constexpr int shards = 8;

class KernelClaims : public Claims, public testing::WithParamInterface<int> {};

TEST_P(KernelClaims, OfKernelsWithKnownRacesHold) {
  const auto files = sourcesIn(WARPGRAIN_RACE_KERNELS);
  for (auto i = static_cast<std::size_t>(GetParam()); i < files.size(); i += shards)
    check(files[i]);
  EXPECT_GT(report().sum().claims, 10 * files.size() / shards);
}

INSTANTIATE_TEST_SUITE_P(Part, KernelClaims, testing::Range(0, shards));

TEST_F(Claims, OfExamplesHold) {
  // Those whose launch depends on the command line.
  const std::map<std::string, std::string> launches{
      {"reduction", R"(// launch: {"block": [128], "grid": [4], "shared_bytes": 512})"},
      {"synth", R"(// launch: {"grid": [4]})"}};
  for (const fs::path &file : sourcesIn(WARPGRAIN_EXAMPLES)) {
    const auto line = launches.find(file.stem().string());
    check(file, line != launches.end() ? line->second : std::string());
  }
  EXPECT_GT(report().sum().claims, 100U);
}

} // namespace
} // namespace warpgrain::tests
