// SPDX-License-Identifier: Apache-2.0
#include "core/measure/Fingerprint.h"

#include "core/measure/BundleReader.h"
#include "tests/unit/measure/BundleFiles.h"

#include <gtest/gtest.h>

#include <functional>

namespace warpgrain::tests {
namespace {

using nlohmann::json;

class Fingerprints : public testing::Test {
protected:
  Fingerprints() { writeFiles(folder_); }

  std::vector<std::string> after(const std::function<void(json &)> &change) const {
    json bundle = soundBundle();
    bundle["variants"].push_back(variantOf("fast", "fast"));
    change(bundle);
    folder_.writeBundle(bundle);
    const auto read = measure::readBundle(folder_.path());
    EXPECT_TRUE(read) << read.error().message;
    return measure::fingerprintsOf(*read).value();
  }

  BundleFolder folder_;
};

TEST_F(Fingerprints, ChangeWithWhatTheTimeDependsOn) {
  const auto before = after([](json &) {});
  ASSERT_EQ(before.size(), 2U);
  EXPECT_EQ(before[0].size(), 16U);
  EXPECT_NE(before[0], before[1]);
  EXPECT_NE(after([](json &b) { b["buffers"][1]["fill"]["seed"] = 9; })[1], before[1]);
  EXPECT_NE(after([](json &b) { b["settings"]["l2"] = "flushed"; })[1], before[1]);
  EXPECT_NE(after([](json &b) { b["arguments"][2]["value"] = 999; })[1], before[1]);
  const auto otherLaunch = after([](json &b) { b["variants"][1]["grid"] = {8}; });
  EXPECT_EQ(otherLaunch[0], before[0]);
  EXPECT_NE(otherLaunch[1], before[1]);
  folder_.write("modules/kernels", "fake module\n");
  EXPECT_NE(after([](json &) {})[1], before[1]);
}

TEST_F(Fingerprints, StayWithWhatItDoesNotDependOn) {
  const auto before = after([](json &) {});
  EXPECT_EQ(after([](json &b) { b["title"] = "other"; }), before);
  EXPECT_EQ(after([](json &b) { b["settings"]["budget_seconds"] = 99; }), before);
  const auto more = after([](json &b) { b["variants"].push_back(variantOf("noisy", "noisy")); });
  EXPECT_EQ(more[1], before[1]);
}

} // namespace
} // namespace warpgrain::tests
