// SPDX-License-Identifier: Apache-2.0
#include "core/device/ComputeCapability.h"

#include <gtest/gtest.h>

namespace warpgrain::device {
namespace {

TEST(ComputeCapability, ReadsEverySpelling) {
  for (const char *text : {"sm_90", "sm_90a", "compute_90", "compute_90a", "90", "90a", "9.0"}) {
    const auto capability = parseComputeCapability(text);
    ASSERT_TRUE(capability) << text;
    EXPECT_EQ(*capability, (ComputeCapability{9, 0})) << text;
  }
  EXPECT_EQ(parseComputeCapability("12.1"), (ComputeCapability{12, 1}));
  EXPECT_EQ(parseComputeCapability("sm_121"), (ComputeCapability{12, 1}));
  EXPECT_EQ(parseComputeCapability("sm_100f"), (ComputeCapability{10, 0}));
  EXPECT_EQ(parseComputeCapability("1.3"), (ComputeCapability{1, 3}));
}

TEST(ComputeCapability, RefusesWhatIsNone) {
  for (const char *text : {"", "sm_", "sm_9", "9", "9.", ".0", "9.10", "-9.0", "sm_9.0", "native", "all", "sm_90b",
                           "90 ", "9.0.0", "sm_99999999999", "0.9"}) {
    const auto capability = parseComputeCapability(text);
    ASSERT_FALSE(capability) << text;
    EXPECT_EQ(capability.error().kind, ErrorKind::usage);
    EXPECT_NE(capability.error().message.find("sm_90"), std::string::npos);
  }
}

TEST(ComputeCapability, PrintsBothSpellings) {
  EXPECT_EQ((ComputeCapability{9, 0}).architecture(), "sm_90");
  EXPECT_EQ((ComputeCapability{12, 1}).architecture(), "sm_121");
  EXPECT_EQ((ComputeCapability{12, 1}).number(), "12.1");
}

TEST(ComputeCapability, OrdersByMajorThenMinor) {
  EXPECT_LT((ComputeCapability{8, 9}), (ComputeCapability{9, 0}));
  EXPECT_LT((ComputeCapability{9, 0}), (ComputeCapability{10, 0}));
  EXPECT_LT((ComputeCapability{10, 0}), (ComputeCapability{10, 3}));
}

} // namespace
} // namespace warpgrain::device
