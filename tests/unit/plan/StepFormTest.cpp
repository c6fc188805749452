// SPDX-License-Identifier: Apache-2.0
//
// What a step is made on, and which of its words may be others.
#include "core/plan/StepForm.h"

#include <gtest/gtest.h>

namespace warpgrain::transform {
namespace {

Step stepOf(std::string_view text) {
  return parseStep(text).value();
}

std::string valueOf(std::string_view text) {
  const Step step = stepOf(text);
  const StepForm form = formOf(step);
  std::string words;
  for (std::size_t i = 0; i < form.valueCount; ++i)
    words += (i > 0 ? " " : "") + step.arguments[form.value + i];
  return words;
}

TEST(StepForm, ValueStandsBehindWhatTheStepIsMadeOn) {
  EXPECT_EQ(valueOf("coarsen y 4"), "4");
  EXPECT_EQ(valueOf("coarsen y 4 adjacent"), "4");
  EXPECT_EQ(valueOf("coarsen grid y 2"), "2");
  EXPECT_EQ(valueOf("unroll k 8"), "8");
  EXPECT_EQ(valueOf("spread k 8 reorder"), "8");
  EXPECT_EQ(valueOf("interchange i j"), "j");
  EXPECT_EQ(valueOf("vectorize in 4"), "4");
  EXPECT_EQ(valueOf("exchange x y"), "");
  EXPECT_EQ(valueOf("persist"), "");
  EXPECT_EQ(valueOf("persist 264"), "264");
  EXPECT_EQ(valueOf("split i at n - 1"), "at n-1");
  EXPECT_EQ(valueOf("distribute i"), "");
  EXPECT_EQ(valueOf("scalar-replace"), "");
  EXPECT_EQ(valueOf("remove-barrier L12"), ""); // each barrier is a row of its own
  EXPECT_EQ(valueOf("move L12 before L8"), "before L8");
  EXPECT_EQ(valueOf("pad As 1"), "1");
  EXPECT_EQ(valueOf("place A readonly"), "readonly");
  EXPECT_EQ(valueOf("stage A k 16"), "16");
  EXPECT_EQ(valueOf("block 32,8"), "32,8");
  EXPECT_EQ(valueOf("launch-bounds 256 2"), "2");
  EXPECT_EQ(valueOf("max-registers 64"), "64");
}

TEST(StepForm, StepsOfLoopsAndOfArraysAreTold) {
  EXPECT_EQ(formOf(stepOf("coarsen x 2")).subject, StepSubject::kernel);
  EXPECT_EQ(formOf(stepOf("max-registers 64")).subject, StepSubject::kernel);
  EXPECT_EQ(formOf(stepOf("scalar-replace")).subject, StepSubject::kernel); // of every array
  EXPECT_EQ(formOf(stepOf("scalar-replace x")).subject, StepSubject::array);
  EXPECT_EQ(formOf(stepOf("contract x")).subject, StepSubject::array);
  EXPECT_EQ(formOf(stepOf("unroll x 2")).subject, StepSubject::loop);
  EXPECT_EQ(formOf(stepOf("sink-guard k")).subject, StepSubject::loop);
  EXPECT_EQ(formOf(stepOf("spread k 4")).subject, StepSubject::loop);
  EXPECT_EQ(formOf(stepOf("prefetch-async k")).subject, StepSubject::loop);
  EXPECT_EQ(formOf(stepOf("vectorize in 2")).subject, StepSubject::array);
  EXPECT_EQ(formOf(stepOf("exchange x y")).subject, StepSubject::kernel);
  EXPECT_EQ(formOf(stepOf("persist 264")).subject, StepSubject::kernel);
  EXPECT_EQ(formOf(stepOf("expand GID")).subject, StepSubject::kernel);
}

TEST(StepForm, OneChangesNothingWhereItIsAFactor) {
  for (const char *step : {"coarsen x 1", "coarsen grid z 1", "coarsen y 1 adjacent", "unroll k 1", "spread k 1"})
    EXPECT_TRUE(changesNothing(stepOf(step))) << step;
  for (const char *step : {"pad As 1", "launch-bounds 256 1", "split i 1", "coarsen x 2", "distribute i"})
    EXPECT_FALSE(changesNothing(stepOf(step))) << step;
}

TEST(StepForm, ChoicesForTheSameExcludeEachOther) {
  const auto same = [](std::string_view a, std::string_view b) { return areChoicesForTheSame(stepOf(a), stepOf(b)); };
  EXPECT_TRUE(same("coarsen x 2", "coarsen x 4 adjacent"));
  EXPECT_TRUE(same("coarsen grid y 2", "coarsen grid y 4"));
  EXPECT_TRUE(same("max-registers 64", "max-registers 128"));
  EXPECT_TRUE(same("block 64", "block 32,8"));
  EXPECT_TRUE(same("split i 8", "split i at n"));
  EXPECT_FALSE(same("coarsen grid x 2", "coarsen grid y 2"));
  EXPECT_FALSE(same("coarsen grid x 2", "coarsen x 2"));
  EXPECT_TRUE(same("place a readonly", "place a constant"));
  EXPECT_TRUE(same("stage A k 16", "stage A k 32"));
  EXPECT_FALSE(same("stage A k 16", "stage A j 16"));
  EXPECT_FALSE(same("scalar-replace a", "scalar-replace b"));
  EXPECT_FALSE(same("unroll k 2", "unroll-and-jam k 2"));
}

} // namespace
} // namespace warpgrain::transform
