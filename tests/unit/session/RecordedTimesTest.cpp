// SPDX-License-Identifier: Apache-2.0
#include "core/session/RecordedTimes.h"

#include <gtest/gtest.h>

namespace warpgrain::session {
namespace {

struct RecordedTimesTest : testing::Test {
  RecordedSession recording;
  Variant variant;
  LookedAt now{.textPrint = "text", .symbol = "_Z5scaleIiEvPT_", .isOneOfSeveral = false, .architecture = "sm_90"};

  RecordedTimesTest() {
    recording.sourcePrint = "text";
    recording.symbol = "_Z5scaleIiEvPT_";
    recording.environment.architecture = "sm_90";
    recording.modules[""] = "code";
    variant.cubin = "code";
  }

  std::optional<Foreign> why() const { return whyForeign(recording, variant, now); }
};

TEST_F(RecordedTimesTest, TimesOfTheSameTextAreNotForeign) {
  EXPECT_EQ(why(), std::nullopt);
  const VariantMeasurement shown = recordedMeasurement(recording, {}, variant, now);
  EXPECT_FALSE(shown.isForeign);
  EXPECT_EQ(shown.outdated, "");
}

TEST_F(RecordedTimesTest, WhatARecordingDoesNotSayIsNoDifference) {
  recording.sourcePrint.clear();
  recording.symbol.clear();
  recording.environment.architecture.clear();
  recording.modules.clear();
  EXPECT_EQ(why(), std::nullopt);
}

TEST_F(RecordedTimesTest, OtherTextsAndArchitectures) {
  now.architecture = "sm_75";
  EXPECT_EQ(why(), Foreign::otherArchitecture);
  EXPECT_EQ(sentenceOf(*why(), recording), "This time was recorded on another architecture, sm_90.");
  now.textPrint = "changed";
  EXPECT_EQ(why(), Foreign::otherText);
  const VariantMeasurement shown = recordedMeasurement(recording, {}, variant, now);
  EXPECT_TRUE(shown.isForeign);
  EXPECT_EQ(shown.outdated, "This time was recorded of another text of the source.");
}

TEST_F(RecordedTimesTest, OtherMachineCodeOfTheVariant) {
  variant.cubin = "other code";
  EXPECT_EQ(why(), Foreign::otherCode);
  variant.cubin.clear(); // it was not compiled
  EXPECT_EQ(why(), std::nullopt);
}

TEST_F(RecordedTimesTest, InstantiationsOfATemplate) {
  now.symbol = "_Z5scaleIfEvPT_";
  EXPECT_EQ(why(), std::nullopt) << "the unit uses one";
  now.isOneOfSeveral = true;
  EXPECT_EQ(why(), Foreign::otherInstance);
  now.symbol = recording.symbol;
  EXPECT_EQ(why(), std::nullopt);
  recording.symbol.clear();
  EXPECT_EQ(why(), Foreign::unknownInstance);
}

TEST(KnownLaunch, WhatBothSayMustBeTheSame) {
  const KnownLaunch recorded =
      knownLaunch({.block = {{256, 1, 1}}, .sharedBytes = 1024, .arguments = {{"n", std::int64_t{8}}, {"all", true}}});
  EXPECT_FALSE(contradict(recorded, {}));
  EXPECT_FALSE(contradict(recorded, knownLaunch({.grid = {{4, 1, 1}}, .arguments = {{"m", std::int64_t{9}}}})));
  EXPECT_FALSE(contradict(recorded, knownLaunch({.arguments = {{"all", std::int64_t{1}}, {"n", 8.0}}})));
  EXPECT_TRUE(contradict(recorded, knownLaunch({.block = {{128, 1, 1}}})));
  EXPECT_TRUE(contradict(recorded, knownLaunch({.sharedBytes = 0})));
  EXPECT_TRUE(contradict(recorded, knownLaunch({.arguments = {{"n", std::int64_t{9}}}})));
  KnownLaunch alongOneAxis;
  alongOneAxis.block[model::Axis::y] = 2;
  EXPECT_TRUE(contradict(recorded, alongOneAxis));
}

TEST(KnownLaunch, BuffersOfWhichBothSayMore) {
  const auto with = [](run::BufferForm buffer) { return knownLaunch({.arguments = {{"a", buffer}}}); };
  EXPECT_FALSE(contradict(with({.elements = 8}), with({.bytes = 64})));
  EXPECT_TRUE(contradict(with({.elements = 8}), with({.elements = 9})));
  EXPECT_TRUE(contradict(with({.elements = 8}), with({.isNull = true})));
  EXPECT_TRUE(contradict(with({.elements = 8}), knownLaunch({.arguments = {{"a", 1.5}}})));
}

} // namespace
} // namespace warpgrain::session
