// SPDX-License-Identifier: Apache-2.0
#include "core/tune/SearchSpace.h"

#include <gtest/gtest.h>

namespace warpgrain::tune {
namespace {

std::vector<std::string> plansOf(std::string_view text) {
  std::vector<std::string> out;
  const auto plans = parseSearchSpace(text);
  EXPECT_TRUE(plans) << plans.error().message;
  for (const transform::Plan &plan : plans.value_or(std::vector<transform::Plan>{}))
    out.push_back(toString(plan));
  return out;
}

std::string errorOf(std::string_view text) {
  const auto plans = parseSearchSpace(text);
  if (plans) return "(no error)";
  EXPECT_EQ(plans.error().kind, ErrorKind::usage);
  return plans.error().message;
}

using Plans = std::vector<std::string>;

TEST(SearchSpace, ListsMultiplyWithTheLastStepFastest) {
  EXPECT_EQ(
      plansOf("coarsen y 1,2,4; coarsen x 1,2"),
      (Plans{"", "coarsen x 2", "coarsen y 2", "coarsen y 2; coarsen x 2", "coarsen y 4", "coarsen y 4; coarsen x 2"}));
}

TEST(SearchSpace, EveryWordMayBeAList) {
  EXPECT_EQ(plansOf("coarsen x,y 2,4 cyclic,adjacent"),
            (Plans{"coarsen x 2", "coarsen x 2 adjacent", "coarsen x 4", "coarsen x 4 adjacent", "coarsen y 2",
                   "coarsen y 2 adjacent", "coarsen y 4", "coarsen y 4 adjacent"}));
}

TEST(SearchSpace, BoundsAndBlocksAreLists) {
  EXPECT_EQ(plansOf("launch-bounds 256 1,2,4"),
            (Plans{"launch-bounds 256 1", "launch-bounds 256 2", "launch-bounds 256 4"}));
  EXPECT_EQ(plansOf("max-registers 32,64"), (Plans{"max-registers 32", "max-registers 64"}));
  EXPECT_EQ(plansOf("block 64,128,32x8"), (Plans{"block 64", "block 128", "block 32,8"}));
}

TEST(SearchSpace, EqualPlansAppearOnce) {
  EXPECT_EQ(plansOf("coarsen x 2,2,02"), Plans{"coarsen x 2"});
  EXPECT_EQ(plansOf("coarsen x 1,1; coarsen y 1"), Plans{""});
  EXPECT_EQ(plansOf("coarsen X 2,4; coarsen x 1,2"),
            (Plans{"coarsen x 2", "coarsen x 2; coarsen x 2", "coarsen x 4", "coarsen x 4; coarsen x 2"}));
}

TEST(SearchSpace, EmptyPartsDoNotCount) {
  EXPECT_EQ(plansOf(" ; coarsen x 2 ;; \n"), Plans{"coarsen x 2"});
  EXPECT_EQ(plansOf("coarsen x ,2,"), Plans{"coarsen x 2"});
}

TEST(SearchSpace, EmptySpaceIsAnError) {
  for (const char *text : {"", " ", ";", ";;\n;"})
    EXPECT_TRUE(errorOf(text).starts_with("The space is empty")) << text;
}

TEST(SearchSpace, WrongValueIsAnErrorWhereverItStands) {
  EXPECT_NE(errorOf("coarsen x 1,2,0").find("factor 0"), std::string::npos);
  EXPECT_NE(errorOf("coarsen x 1,2; coarsen y 2,z").find("\"z\""), std::string::npos);
  EXPECT_NE(errorOf("coarsen x 2; skew k 4").find("\"skew\" is not a step"), std::string::npos);
  EXPECT_NE(errorOf("coarsen x ,").find("\",\""), std::string::npos);
  EXPECT_NE(errorOf("coarsen x").find("needs a factor"), std::string::npos);
}

TEST(SearchSpace, LargestSpaceIsEnumeratedAndNoLargerOne) {
  std::string values = "1";
  for (int i = 2; i <= 1024; ++i)
    values += "," + std::to_string(i);
  EXPECT_EQ(parseSearchSpace("coarsen x " + values + "; coarsen y 2,3,4,5").value().size(), maximumPlans);
  EXPECT_NE(errorOf("coarsen x " + values + "; coarsen y 2,3,4,5,6").find("more than 4096 plans"), std::string::npos);
}

/// The product is never built: forty words of two values are a trillion plans.
TEST(SearchSpace, HugeProductOfWordsIsRefusedAtOnce) {
  std::string words = "coarsen";
  for (int i = 0; i < 40; ++i)
    words += " a,b";
  EXPECT_NE(errorOf(words).find("more than 4096 plans"), std::string::npos);
}

} // namespace
} // namespace warpgrain::tune
