// SPDX-License-Identifier: Apache-2.0
#include "core/tune/search/GaussianProcess.h"
#include "core/tune/search/RegressionForest.h"

#include <gtest/gtest.h>

#include <cmath>

namespace warpgrain::tune {
namespace {

/// Of a grid of points, x + 2 y, with a corner left out.
Lessons plane() {
  Lessons lessons;
  for (int x = 0; x <= 10; ++x)
    for (int y = 0; y <= 10; ++y)
      if (x + y <= 12) {
        lessons.points.push_back({static_cast<float>(x) / 10, static_cast<float>(y) / 10});
        lessons.targets.push_back(x / 10.0 + 2 * y / 10.0);
      }
  return lessons;
}

TEST(GaussianProcess, PassesThroughWhatItLearntAndIsLessSureFarFromIt) {
  Random random(1);
  GaussianProcess process;
  process.fit(plane(), random);
  const std::vector<Features> points{{0.5F, 0.5F}, {0.25F, 0.35F}, {1, 1}};
  const auto predictions = process.predict(points);
  ASSERT_EQ(predictions.size(), 3U);
  EXPECT_NEAR(predictions[0].mean, 1.5, 0.02);
  EXPECT_NEAR(predictions[1].mean, 0.95, 0.02);
  EXPECT_GT(predictions[2].deviation, 2 * predictions[0].deviation);
}

TEST(GaussianProcess, BearsEqualTargetsAndEqualPoints) {
  Random random(1);
  GaussianProcess process;
  process.fit({.points = {{0.5F}, {0.5F}, {0.5F}}, .targets = {2, 2, 2}}, random);
  const auto predictions = process.predict(std::vector<Features>{{0.5F}, {1}});
  EXPECT_NEAR(predictions[0].mean, 2, 1e-6);
  EXPECT_TRUE(std::isfinite(predictions[1].deviation));
}

TEST(RegressionForest, LearnsAStepThatTwoFeaturesMakeTogether) {
  Lessons lessons;
  for (int x = 0; x < 8; ++x)
    for (int y = 0; y < 8; ++y) {
      lessons.points.push_back({static_cast<float>(x) / 7, static_cast<float>(y) / 7});
      lessons.targets.push_back(x >= 4 && y >= 4 ? -1 : 1);
    }
  Random random(3);
  RegressionForest forest;
  forest.fit(lessons, random);
  EXPECT_LT(forest.predict({0.9F, 0.9F}).mean, -0.8);
  EXPECT_GT(forest.predict({0.9F, 0.1F}).mean, 0.8);
  EXPECT_GT(forest.predict({0.5F, 0.5F}).deviation, forest.predict({0.1F, 0.1F}).deviation);
}

TEST(RegressionForest, OfPointsThatAreAllAlikeExpectsTheirMean) {
  Random random(3);
  RegressionForest forest;
  forest.fit({.points = {{1, 2}, {1, 2}}, .targets = {3, 3}}, random);
  EXPECT_DOUBLE_EQ(forest.predict({0, 0}).mean, 3);
  forest.fit({.points = {{}, {}}, .targets = {5, 5}}, random);
  EXPECT_DOUBLE_EQ(forest.predict({}).mean, 5);
}

TEST(FeatureMap, HasRanksAndTheProductsThatRolesMakeKnown) {
  const auto space = ParameterSpace::create(
      {{.name = "x", .values = {std::int64_t{32}, std::int64_t{64}}, .role = ParameterRole::blockExtent},
       {.name = "y",
        .values = {std::int64_t{1}, std::int64_t{2}, std::int64_t{16}},
        .role = ParameterRole::blockExtent},
       {.name = "only", .values = {true}}});
  ASSERT_TRUE(space);
  const Features features = FeatureMap(*space).of(space->pointOf({1, 2, 0}));
  ASSERT_EQ(features.size(), 3U);
  EXPECT_FLOAT_EQ(features[0], 1);
  EXPECT_FLOAT_EQ(features[1], 1);
  EXPECT_FLOAT_EQ(features[2], 1) << "1,024 threads";
}

} // namespace
} // namespace warpgrain::tune
