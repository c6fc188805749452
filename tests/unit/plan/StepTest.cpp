// SPDX-License-Identifier: Apache-2.0
//
// The step language: what is accepted, what is said of the rest, and the canonical spelling.
#include "core/plan/Step.h"

#include "core/plan/Transformation.h"
#include "core/steps/coarsen/extents/CoarsenStep.h"

#include <gtest/gtest.h>

#include <sstream>
#include <utility>
#include <vector>

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
    EXPECT_TRUE(errorOf(word + " x 2").ends_with("expand, inline, persist."));
  }
  EXPECT_NE(errorOf("coarsen xy 2").find("x, y or z"), std::string::npos);
  EXPECT_NE(errorOf("coarsen x 0").find("The factor 0 is not possible"), std::string::npos);
  EXPECT_NE(errorOf("coarsen x -4").find("The factor -4 is not possible"), std::string::npos);
  EXPECT_NE(errorOf("coarsen x 1025").find("at most 1024"), std::string::npos);
  EXPECT_NE(errorOf("coarsen x 4x").find("\"4x\" is not a whole number"), std::string::npos);
  EXPECT_NE(errorOf("coarsen x 9223372036854775808").find("not a whole number"), std::string::npos);
  EXPECT_NE(errorOf("coarsen x 4 diagonal").find("\"diagonal\" is not known"), std::string::npos);
  for (const char *text : {"coarsen", "coarsen x", "coarsen x 0", "coarsen x 2 2"})
    EXPECT_TRUE(errorOf(text).ends_with("It is written: coarsen [grid] x|y|z FACTOR [cyclic|adjacent] [guarded]."))
        << text;
}

/// Why the words of a step mean nothing.
std::string reasonOf(const std::string &text) {
  std::istringstream in(text);
  Step step;
  in >> step.word;
  for (std::string argument; in >> argument;)
    step.arguments.push_back(argument);
  const auto read = findTransformation(step.word)->canonical(step);
  return read ? "(no reason)" : dependence::nameOf(read.error().id);
}

TEST(Step, WordsThatMeanNothingHaveAReasonWithAnId) {
  const std::vector<std::pair<std::string, std::string>> cases{{"coarsen 2", "step-needs-dimension"},
                                                               {"coarsen x", "step-needs-factor"},
                                                               {"coarsen x 4x", "factor-is-no-number"},
                                                               {"coarsen x 1025", "coarsening-factor-out-of-range"},
                                                               {"coarsen x 2 2", "word-not-known"},
                                                               {"unroll", "step-needs-loop-and-factor"},
                                                               {"unroll 4 4", "word-names-no-loop"},
                                                               {"unroll k", "step-needs-factor"},
                                                               {"unroll-and-jam k 65", "factor-out-of-range"},
                                                               {"interchange", "step-needs-loop"},
                                                               {"interchange i j k", "word-not-known"},
                                                               {"fuse 3", "word-names-no-loop"},
                                                               {"split i", "step-needs-loop-and-place"},
                                                               {"tile i", "step-needs-loop-and-number"},
                                                               {"split i at", "split-needs-place"},
                                                               {"split i x", "word-is-no-number"},
                                                               {"tile i 70000", "strip-out-of-range"},
                                                               {"distribute i k", "word-is-no-line"},
                                                               {"move L1", "move-needs-lines"},
                                                               {"move x before L2", "word-is-no-line"},
                                                               {"move L1 behind L2", "word-is-no-side"},
                                                               {"scalar-replace 1", "word-names-no-array"},
                                                               {"vectorize in", "step-needs-array-and-number"},
                                                               {"vectorize in 3", "vector-out-of-range"},
                                                               {"exchange x x", "step-needs-two-axes"},
                                                               {"persist many", "that-is-no-number"},
                                                               {"persist 0", "that-is-out-of-range"},
                                                               {"persist 4 4", "word-not-known"},
                                                               {"remove-barrier x", "word-is-no-line"},
                                                               {"stage", "step-needs-array"},
                                                               {"stage A k", "step-needs-tile"},
                                                               {"stage A k x", "that-is-no-number"},
                                                               {"stage A k 1", "that-is-out-of-range"},
                                                               {"pad A x", "word-is-no-number"},
                                                               {"pad A 0", "padding-out-of-range"},
                                                               {"contract", "step-needs-array"},
                                                               {"place", "step-needs-pointer"},
                                                               {"place 1", "word-names-no-pointer"},
                                                               {"place p", "step-needs-memory"},
                                                               {"place p there", "word-is-no-place"},
                                                               {"block", "step-needs-threads"},
                                                               {"block 32,8,2,2", "too-many-extents"},
                                                               {"block 1024,2", "block-too-large"},
                                                               {"launch-bounds", "step-needs-largest-block"},
                                                               {"launch-bounds 1024 32", "too-many-threads-resident"},
                                                               {"max-registers", "step-needs-registers"},
                                                               {"max-registers 300", "that-is-out-of-range"},
                                                               {"expand", "step-needs-macro"},
                                                               {"expand 1", "word-names-no-macro"},
                                                               {"inline", "step-needs-function"},
                                                               {"inline operator+", "operator-has-no-name"},
                                                               {"inline 1", "word-names-no-function"}};
  for (const auto &[text, reason] : cases)
    EXPECT_EQ(reasonOf(text), reason) << text;
}

TEST(Step, AReasonAgainstANumberNamesItAndItsRange) {
  const auto read = findTransformation("max-registers")->canonical({.word = "max-registers", .arguments = {"300"}});
  ASSERT_FALSE(read);
  using dependence::ReasonArgument;
  using dependence::ReasonId;
  const std::vector<ReasonArgument> arguments{ReasonId::numberOfRegisters, 16, 255, 300, "max-registers N"};
  EXPECT_EQ(read.error().arguments, arguments);
  EXPECT_EQ(read.error().text(), "The number of registers of a thread is from 16 to 255, not 300. It is written: "
                                 "max-registers N.");
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
