// SPDX-License-Identifier: Apache-2.0
#include "core/plan/directives/DirectiveWords.h"

#include <gtest/gtest.h>

namespace warpgrain::transform {
namespace {

std::string problemOf(const char *text) {
  const auto words = parseDirectiveWords(text);
  return words ? "none" : words.error().message;
}

TEST(DirectiveWords, ReadActionDimensionAndFactor_GT_D1) {
  const auto words = parseDirectiveWords("coarsen x 2");
  ASSERT_TRUE(words) << words.error().message;
  EXPECT_EQ(words->action, "coarsen");
  EXPECT_EQ(words->dimension, "x");
  EXPECT_EQ(words->factor, 2);
  EXPECT_EQ(words->target, DirectiveTarget::kernel);
  ASSERT_TRUE(words->step);
  EXPECT_EQ(toString(*words->step), "coarsen x 2");
}

TEST(DirectiveWords, TakeLargeLettersForDimensions_GT_D2) {
  const auto words = parseDirectiveWords("coarsen X 2");
  ASSERT_TRUE(words);
  EXPECT_EQ(words->dimension, "x");
  EXPECT_EQ(toString(*words->step), "coarsen x 2");
}

TEST(DirectiveWords, NameUnrollAndJamAsTheStepLanguageDoes_GT_D3) {
  const auto words = parseDirectiveWords("uj 4");
  ASSERT_TRUE(words);
  EXPECT_EQ(words->action, "unroll-and-jam");
  EXPECT_EQ(words->factor, 4);
  EXPECT_EQ(words->target, DirectiveTarget::loop);
}

TEST(DirectiveWords, KeepWhatElseIsWritten) {
  const auto guarded = parseDirectiveWords("coarsen grid y 4 guarded");
  ASSERT_TRUE(guarded) << guarded.error().message;
  ASSERT_TRUE(guarded->step);
  EXPECT_EQ(toString(*guarded->step), "coarsen grid y 4 guarded");
  const auto words = parseDirectiveWords("coarsen y 4 adjacent");
  ASSERT_TRUE(words);
  EXPECT_EQ(toString(*words->step), "coarsen y 4 adjacent");
}

TEST(DirectiveWords, AskForTheDimension_GT_D5) {
  EXPECT_NE(problemOf("coarsen 2").find("dimension"), std::string::npos) << problemOf("coarsen 2");
}

TEST(DirectiveWords, RefuseWhatIsNotOne) {
  EXPECT_NE(problemOf("").find("no action"), std::string::npos);
  EXPECT_NE(problemOf("frobnicate 2").find("not an action"), std::string::npos);
  EXPECT_NE(problemOf("coarsen x").find("needs a factor"), std::string::npos);
  EXPECT_NE(problemOf("coarsen x two").find("whole number"), std::string::npos);
  EXPECT_NE(problemOf("coarsen x 2.5").find("whole number"), std::string::npos);
  EXPECT_NE(problemOf("coarsen x 0").find("below 1"), std::string::npos);
  EXPECT_NE(problemOf("coarsen x -4").find("below 1"), std::string::npos);
  EXPECT_NE(problemOf("coarsen x 99999999999999999999").find("whole number"), std::string::npos);
  EXPECT_NE(problemOf("coarsen x 2 sideways").find("not known"), std::string::npos);
  EXPECT_NE(problemOf("uj x 4").find("no dimension"), std::string::npos);
  EXPECT_NE(problemOf("uj").find("needs a factor"), std::string::npos);
}

} // namespace
} // namespace warpgrain::transform
