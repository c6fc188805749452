// SPDX-License-Identifier: Apache-2.0
#include "core/tune/dispatch/DecisionTree.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace warpgrain::tune {
namespace {

TrainingCase caseOf(std::vector<double> features, std::vector<std::optional<double>> others) {
  others.insert(others.begin(), 1.0);
  return {.features = std::move(features), .relativeTimes = std::move(others)};
}

TEST(DecisionTree, ChoosesByTheSizeAtWhichTheOrderTurns) {
  std::vector<TrainingCase> cases;
  for (const double n : {64, 128, 256, 512, 1024, 2048, 4096, 8192})
    cases.push_back(caseOf({n}, {n <= 512 ? 1.5 : 0.5}));
  const DecisionTree tree = DecisionTree::learn(cases, 4);
  EXPECT_EQ(tree.depth(), 1U);
  EXPECT_EQ(tree.choiceFor({512}), 0U);
  EXPECT_EQ(tree.choiceFor({1024}), 1U);
  EXPECT_EQ(tree.choiceFor({1}), 0U);
  EXPECT_EQ(tree.choiceFor({1e6}), 1U);
  EXPECT_EQ(tree.nodes()[0].threshold, 724) << "the geometric mean of 512 and 1024, a whole number";
  EXPECT_NEAR(meanTime(tree, cases), 0.7071, 1e-4);
}

TEST(DecisionTree, DoesNotCompareWhereOneChoiceIsTheBestEverywhere) {
  std::vector<TrainingCase> cases;
  for (const double n : {1, 2, 3, 4})
    cases.push_back(caseOf({n}, {0.8, 0.7}));
  const DecisionTree tree = DecisionTree::learn(cases, 4);
  EXPECT_EQ(tree.depth(), 0U);
  EXPECT_EQ(tree.choiceFor({2}), 2U);
}

TEST(DecisionTree, KeepsTheOriginalForLessThanAHundredth) {
  EXPECT_EQ(DecisionTree::learn({caseOf({1}, {0.995}), caseOf({2}, {0.993})}, 4).choiceFor({1}), 0U);
  EXPECT_EQ(DecisionTree::learn({caseOf({1}, {0.98}), caseOf({2}, {0.98})}, 4).choiceFor({1}), 1U);
}

TEST(DecisionTree, TakesNoChoiceThatWasNotMeasuredInAllCasesOfALeaf) {
  const std::vector<TrainingCase> cases{caseOf({1}, {0.5, 0.9}), caseOf({2}, {std::nullopt, 0.9}),
                                        caseOf({3}, {0.5, 0.9})};
  const DecisionTree tree = DecisionTree::learn(cases, 0);
  EXPECT_EQ(tree.choiceFor({1}), 2U);
}

TEST(DecisionTree, KeepsWhatWasMeasuredOfLaunchesThatSayNothingOfEachOther) {
  const std::vector<TrainingCase> cases{caseOf({1000}, {0.5, std::nullopt}), caseOf({9000}, {std::nullopt, 0.4})};
  const DecisionTree tree = DecisionTree::learn(cases, 4);
  EXPECT_EQ(tree.choiceFor({1000}), 1U);
  EXPECT_EQ(tree.choiceFor({9000}), 2U);
}

TEST(DecisionTree, OfNothingChoosesTheFirst) {
  const DecisionTree tree = DecisionTree::learn({}, 4);
  EXPECT_EQ(tree.choiceFor({}), 0U);
  EXPECT_EQ(tree.depth(), 0U);
}

TEST(DecisionTree, DoesNotLearnNoise) {
  // Times of equal choices, some per cent apart: what is left out is not predicted better by a deep tree.
  std::mt19937 random(7);
  std::uniform_real_distribution<double> noise(0.97, 1.03);
  std::vector<TrainingCase> cases;
  for (int n = 1; n <= 24; ++n)
    cases.push_back(caseOf({static_cast<double>(n), static_cast<double>(n % 5)}, {0.8 * noise(random), 0.8}));
  EXPECT_LE(DecisionTree::learn(cases, 6).depth(), 2U);
}

TEST(DecisionTree, IsNeverSlowerThanTheOriginalOverItsOwnCases) {
  std::mt19937 random(11);
  std::uniform_real_distribution<double> time(0.3, 2.0);
  for (int round = 0; round < 200; ++round) {
    std::vector<TrainingCase> cases;
    const std::size_t count = 1 + random() % 12;
    for (std::size_t i = 0; i < count; ++i) {
      std::vector<std::optional<double>> times(3);
      for (auto &one : times)
        if (random() % 4 != 0) one = time(random);
      cases.push_back(caseOf({static_cast<double>(random() % 6), static_cast<double>(random() % 3)}, times));
    }
    const DecisionTree tree = DecisionTree::learn(cases, 4);
    EXPECT_LE(meanTime(tree, cases), 1 + 1e-9);
    EXPECT_LE(tree.depth(), 4U);
    for (const TreeNode &node : tree.nodes()) {
      if (node.feature) continue;
      for (const std::size_t i : node.cases)
        EXPECT_TRUE(cases[i].relativeTimes[node.choice]) << "a leaf's choice is measured in its cases";
    }
  }
}

} // namespace
} // namespace warpgrain::tune
