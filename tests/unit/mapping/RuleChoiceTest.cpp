// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/RuleChoice.h"

#include <gtest/gtest.h>

namespace warpgrain::mapping {
namespace {

TEST(RuleChoice, ThePublishedRulesAreForOneDeviceWhateverIsNamed) {
  const auto rules = rulesFor(RuleSet::paper, "sm_90");
  ASSERT_TRUE(rules);
  EXPECT_EQ(rules->counting, Counting::paper);
  EXPECT_EQ(rules->limits.capability.number(), "1.3");
  EXPECT_EQ(rules->registersPerThread, 16);
}

TEST(RuleChoice, OurRulesAreForTheDeviceThatIsNamed) {
  const auto rules = rulesFor(RuleSet::ours, "sm_90");
  ASSERT_TRUE(rules);
  EXPECT_EQ(rules->limits.capability.number(), "9.0");
  EXPECT_EQ(rules->registersPerThread, 32);
  EXPECT_GT(rules->multiprocessors, 0);
  EXPECT_EQ(rulesFor(RuleSet::ours, "sm_90", 64)->registersPerThread, 64);
  EXPECT_FALSE(rulesFor(RuleSet::ours, "sm_nothing"));
}

} // namespace
} // namespace warpgrain::mapping
