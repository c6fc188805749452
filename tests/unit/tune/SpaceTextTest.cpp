// SPDX-License-Identifier: Apache-2.0
#include "core/tune/SpaceText.h"

#include "core/tune/SearchSpace.h"

#include <gtest/gtest.h>

namespace warpgrain::tune {
namespace {

transform::Step step(const std::string &text) {
  return transform::parseStep(text).value();
}

TEST(SpaceText, IsThatOfAPlanWithTheOriginalBesideItsFactors) {
  const auto plan = transform::parsePlan("coarsen y 4; coarsen grid x 2; stage A k 16").value();
  EXPECT_EQ(spaceOfPlan(plan), "coarsen y 1,4; coarsen grid x 1,2; stage A k 16");
  EXPECT_EQ(parseSearchSpace(spaceOfPlan(plan))->size(), 4U);
  EXPECT_EQ(spaceOfPlan({}), "");
}

TEST(SpaceText, TakesAndDropsValuesOfAStep) {
  EXPECT_EQ(toggledIn("", step("coarsen y 4")), "coarsen y 1,4");
  EXPECT_EQ(toggledIn("coarsen y 1,4", step("coarsen y 2")), "coarsen y 1,2,4");
  EXPECT_EQ(toggledIn("coarsen y 1,2,16", step("coarsen y 4")), "coarsen y 1,2,4,16");
  EXPECT_EQ(toggledIn("coarsen y 1,2,4", step("coarsen y 2")), "coarsen y 1,4");
  EXPECT_EQ(toggledIn("coarsen y 1,4; unroll k 2", step("coarsen y 4")), "unroll k 2");
  EXPECT_EQ(toggledIn("coarsen y 1,4", step("coarsen y 1")), "coarsen y 4");
  EXPECT_EQ(toggledIn("unroll k 2", step("coarsen y 1")), "unroll k 2");
}

TEST(SpaceText, TellsStepsApartThatDifferInMoreThanTheValue) {
  EXPECT_EQ(toggledIn("coarsen y 1,4", step("coarsen x 4")), "coarsen y 1,4; coarsen x 1,4");
  EXPECT_EQ(toggledIn("coarsen y 1,4", step("coarsen y 4 adjacent")), "coarsen y 1,4; coarsen y 1,4 adjacent");
  EXPECT_EQ(toggledIn("coarsen y 1,4; coarsen y 1,4 adjacent", step("coarsen y 8 adjacent")),
            "coarsen y 1,4; coarsen y 1,4,8 adjacent");
}

TEST(SpaceText, LeavesWhatItCannotReadAsItIs) {
  EXPECT_EQ(toggledIn(" frobnicate 3 ; coarsen y 1,2;", step("coarsen y 4")), "frobnicate 3; coarsen y 1,2,4");
}

TEST(SpaceText, NamesTheStepsThatAreTried) {
  EXPECT_EQ(toString(stepsIn("coarsen y 1,2; frobnicate; unroll k 4")), "coarsen y 1; coarsen y 2; unroll k 4");
  EXPECT_TRUE(stepsIn("").empty());
}

} // namespace
} // namespace warpgrain::tune
