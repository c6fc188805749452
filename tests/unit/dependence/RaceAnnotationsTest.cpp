// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/dependence/RaceAnnotations.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(RaceAnnotations, AreTakenFromTheirLines) {
  const RaceAnnotations read = raceAnnotationsOf("// expect: race s[t] and s[t + 1]\n"
                                                 "// expect: race sum[0] between blocks\n"
                                                 "// expect: benign flag\n"
                                                 "// expect: possible list[at[i]]\n"
                                                 "// expect: divergent 12\n"
                                                 "// expect: unproven 14\n"
                                                 "// expect: free\n"
                                                 "// expect: assumes n is large\n");
  EXPECT_THAT(read.races, ElementsAre(RacePair("s[t + 1]", "s[t]", false), RacePair("sum[0]", "sum[0]", true)));
  EXPECT_THAT(read.benign, ElementsAre(RacePair("flag", "flag", false)));
  EXPECT_THAT(read.possible, ElementsAre(RacePair("list[at[i]]", "list[at[i]]", false)));
  EXPECT_THAT(read.divergentLines, ElementsAre(12));
  EXPECT_THAT(read.unprovenLines, ElementsAre(14));
  EXPECT_TRUE(read.isFree);
  EXPECT_THAT(read.assumed, ElementsAre("n is large"));
  EXPECT_THAT(read.mistakes, IsEmpty());
}

TEST(RaceAnnotations, OrderOfReferencesDoesNotMatter) {
  EXPECT_EQ(RacePair("a", "b", false), RacePair("b", "a", false));
  EXPECT_NE(RacePair("a", "b", false), RacePair("a", "b", true));
}

TEST(RaceAnnotations, WhatIsNotOfTheGrammarIsAMistake) {
  const RaceAnnotations read = raceAnnotationsOf("// expect: racy s[t]\n// expect: divergent soon\n// expect: race\n"
                                                 "// expect: free as a bird\n// expect: race a\n// expect: race a\n");
  EXPECT_EQ(read.mistakes.size(), 5);
  EXPECT_FALSE(read.isFree);
}

} // namespace
} // namespace warpgrain::tests
