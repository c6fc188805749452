// SPDX-License-Identifier: Apache-2.0
#include "core/device/Architecture.h"

#include <gtest/gtest.h>

namespace warpgrain::device {
namespace {

TEST(Architecture, IsSpelledAsCompilersTakeIt) {
  for (const char *text : {"90", "9.0", "sm_90", "compute_90"})
    EXPECT_EQ(architectureNamed(text).value_or(""), "sm_90") << text;
  EXPECT_EQ(architectureNamed("12.1").value_or(""), "sm_121");
}

TEST(Architecture, KeepsTheSuffixOfSpecificCode) {
  EXPECT_EQ(architectureNamed("9.0a").value_or(""), "sm_90a");
  EXPECT_EQ(architectureNamed("sm_100f").value_or(""), "sm_100f");
}

TEST(Architecture, OfNoGpuIsAUsageError) {
  for (const char *text : {"", "banana", "sm_999", "4.2"}) {
    const auto named = architectureNamed(text);
    ASSERT_FALSE(named) << text;
    EXPECT_EQ(named.error().kind, ErrorKind::usage) << text;
  }
}

} // namespace
} // namespace warpgrain::device
