// SPDX-License-Identifier: Apache-2.0
//
// The step language: what is accepted, what is said of the rest, and the canonical spelling.
#include "core/plan/Step.h"

#include "core/plan/Transformation.h"
#include "core/steps/coarsen/extents/CoarsenStep.h"

#include <gtest/gtest.h>

namespace warpgrain::transform {
namespace {

std::string canonical(std::string_view text) {
  const auto step = parseStep(text);
  return step ? toString(*step) : step.error().message;
}

std::string errorOf(std::string_view text) {
  const auto step = parseStep(text);
  if (step) return "(no error)";
  EXPECT_EQ(step.error().kind, ErrorKind::usage);
  return step.error().message;
}

TEST(Step, CanonicalSpellingIsChosen) {
  EXPECT_EQ(canonical("coarsen x 4"), "coarsen x 4");
  EXPECT_EQ(canonical("  coarsen\tX   04  "), "coarsen x 4");
  EXPECT_EQ(canonical("coarsen Y 2 cyclic"), "coarsen y 2");
  EXPECT_EQ(canonical("coarsen z 1024 adjacent"), "coarsen z 1024 adjacent");
  EXPECT_EQ(canonical("coarsen x 1"), "coarsen x 1");
}

TEST(Step, PrintedAndParsedAgainIsTheSame) {
  for (const char *axis : {"x", "y", "z"})
    for (int factor = 1; factor <= 1024; factor = factor * 2 + 1)
      for (const char *mode : {"", " cyclic", " adjacent"}) {
        const auto step = parseStep("coarsen " + std::string(axis) + " " + std::to_string(factor) + mode);
        ASSERT_TRUE(step) << step.error().message;
        EXPECT_EQ(parseStep(toString(*step)).value(), *step);
        const CoarsenStep parsed = parseCoarsen(*step).value();
        EXPECT_EQ(toStep(parsed), *step);
        EXPECT_EQ(parsed.factor, factor);
        EXPECT_EQ(letterOf(parsed.axis), axis[0]);
        EXPECT_EQ(parsed.mode == model::MergeMode::adjacent, std::string(mode) == " adjacent");
      }
}

TEST(Step, GT_D5_DimensionThatIsMissingIsAnError) {
  EXPECT_NE(errorOf("coarsen 2").find("needs the dimension"), std::string::npos);
}

TEST(Step, ErrorsNameWhatIsWrongAndHowItIsWritten) {
  EXPECT_TRUE(errorOf("").starts_with("A step is empty"));
  EXPECT_TRUE(errorOf(" \t\n").starts_with("A step is empty"));
  for (const std::string word : {"coarse", "COARSEN"}) {
    EXPECT_TRUE(errorOf(word + " x 2").starts_with("\"" + word + "\" is not a step; the steps are: coarsen, unroll, "));
    EXPECT_TRUE(errorOf(word + " x 2").ends_with("max-registers, expand, inline."));
  }
  EXPECT_NE(errorOf("coarsen xy 2").find("x, y or z"), std::string::npos);
  EXPECT_NE(errorOf("coarsen x 0").find("The factor 0 is not possible"), std::string::npos);
  EXPECT_NE(errorOf("coarsen x -4").find("The factor -4 is not possible"), std::string::npos);
  EXPECT_NE(errorOf("coarsen x 1025").find("at most 1024"), std::string::npos);
  EXPECT_NE(errorOf("coarsen x 4x").find("\"4x\" is not a whole number"), std::string::npos);
  EXPECT_NE(errorOf("coarsen x 9223372036854775808").find("not a whole number"), std::string::npos);
  EXPECT_NE(errorOf("coarsen x 4 diagonal").find("\"diagonal\" is not known"), std::string::npos);
  for (const char *text : {"coarsen", "coarsen x", "coarsen x 0", "coarsen x 2 2"})
    EXPECT_TRUE(errorOf(text).ends_with("It is written: coarsen [grid] x|y|z FACTOR [cyclic|adjacent].")) << text;
}

TEST(Plan, StepsAreSeparatedBySemicolonsAndLineEnds) {
  const auto plan = parsePlan("coarsen y 4; coarsen x 2 adjacent\n;\r\n coarsen z 2;");
  ASSERT_TRUE(plan);
  EXPECT_EQ(toString(*plan), "coarsen y 4; coarsen x 2 adjacent; coarsen z 2");
  EXPECT_EQ(parsePlan(toString(*plan)).value(), *plan);
  EXPECT_TRUE(parsePlan("").value().empty());
  EXPECT_TRUE(parsePlan(" ;;\n\t; ").value().empty());
  EXPECT_EQ(toString(Plan{}), "");
}

TEST(Plan, OneWrongStepMakesItWrong) {
  EXPECT_FALSE(parsePlan("coarsen y 4; coarsen x 0"));
  EXPECT_FALSE(parsePlan("coarsen y 4 coarsen x 2"));
  EXPECT_FALSE(parsePlan("coarsen y 4, coarsen x 2"));
}

TEST(Transformations, AreFoundByTheirWord) {
  ASSERT_NE(findTransformation("coarsen"), nullptr);
  EXPECT_EQ(findTransformation("coarsen")->word(), "coarsen");
  EXPECT_EQ(findTransformation("coarsen")->usage(), coarsenUsage);
  EXPECT_EQ(findTransformation("Coarsen"), nullptr);
  EXPECT_EQ(findTransformation(""), nullptr);
}

} // namespace
} // namespace warpgrain::transform
