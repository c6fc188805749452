// SPDX-License-Identifier: Apache-2.0
#include "core/device/MultiprocessorLimits.h"

#include "core/device/KnownGpus.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::device {
namespace {

TEST(MultiprocessorLimits, KnowsEveryCapabilityOnceInOrder) {
  const auto rows = knownLimits();
  EXPECT_EQ(rows.size(), 31U);
  EXPECT_EQ(std::ranges::adjacent_find(rows, std::ranges::greater_equal{}, &MultiprocessorLimits::capability),
            rows.end());
  for (const char *text : {"1.0", "1.1", "1.2", "1.3",  "2.0",  "2.1",  "3.0",  "3.2",  "3.5", "3.7", "5.0",
                           "5.2", "5.3", "6.0", "6.1",  "6.2",  "7.0",  "7.2",  "7.5",  "8.0", "8.6", "8.7",
                           "8.8", "8.9", "9.0", "10.0", "10.1", "10.3", "11.0", "12.0", "12.1"})
    EXPECT_TRUE(limitsOf(*parseComputeCapability(text))) << text;
}

TEST(KnownGpus, AreNamedByTheirArchitecture) {
  EXPECT_EQ(knownGpus().size(), knownLimits().size());
  EXPECT_EQ(productsOf("sm_90"), "Hopper (H100, H200)");
  EXPECT_EQ(productsOf("sm_90a"), "Hopper (H100, H200)");
  EXPECT_EQ(productsOf("sm_121"), "Blackwell (GB10)");
  for (const char *unnamed : {"sm_13", "sm_88", "sm_999", "banana"})
    EXPECT_EQ(productsOf(unnamed), "") << unnamed;
}

TEST(MultiprocessorLimits, NamesTheKnownOnesForAnUnknownCapability) {
  const auto limits = limitsOf({4, 2});
  ASSERT_FALSE(limits);
  EXPECT_EQ(limits.error().kind, ErrorKind::usage);
  EXPECT_NE(limits.error().message.find("4.2"), std::string::npos);
  EXPECT_NE(limits.error().message.find("8.9, 9.0, 10.0"), std::string::npos);
}

/// The table of the spec, section 1.2.
TEST(MultiprocessorLimits, AgreesWithThePublishedTableForOldDevices) {
  const auto g80 = *limitsOf({1, 0});
  EXPECT_EQ(g80.threadsPerMultiprocessor, 768U);
  EXPECT_EQ(g80.registersPerMultiprocessor, 8192U);
  EXPECT_EQ(g80.registerAllocationUnit, 256U);
  EXPECT_EQ(g80.registerScope, RegisterScope::block);
  const auto gt200 = *limitsOf({1, 3});
  EXPECT_EQ(gt200.warpsPerMultiprocessor, 32U);
  EXPECT_EQ(gt200.registersPerMultiprocessor, 16384U);
  EXPECT_EQ(gt200.registerAllocationUnit, 512U);
  EXPECT_EQ(gt200.threadsPerBlock, 512U);
  const auto fermi = *limitsOf({2, 0});
  EXPECT_EQ(fermi.registersPerThread, 63U);
  EXPECT_EQ(fermi.sharedCarveouts.front(), 16384U);
  EXPECT_EQ(fermi.sharedCarveouts.back(), 49152U);
  EXPECT_EQ(fermi.registerUnitFor(20), 64U);
  EXPECT_EQ(fermi.registerUnitFor(21), 128U);
}

/// CUDA Programming Guide, "Technical Specifications per Compute Capability", column 9.0.
TEST(MultiprocessorLimits, AgreesWithTheProgrammingGuideForHopper) {
  const auto hopper = *limitsOf({9, 0});
  EXPECT_EQ(hopper.threadsPerMultiprocessor, 2048U);
  EXPECT_EQ(hopper.blocksPerMultiprocessor, 32U);
  EXPECT_EQ(hopper.sharedBytesPerMultiprocessor, 233472U);
  EXPECT_EQ(hopper.sharedBytesPerBlock, 49152U);
  EXPECT_EQ(hopper.sharedBytesPerBlockOptIn, 232448U);
  EXPECT_EQ(hopper.reservedSharedBytesPerBlock, 1024U);
}

TEST(MultiprocessorLimits, EveryRowIsConsistent) {
  for (const MultiprocessorLimits &row : knownLimits()) {
    SCOPED_TRACE(row.capability.number());
    EXPECT_EQ(row.threadsPerMultiprocessor, row.warpsPerMultiprocessor * row.warpSize);
    EXPECT_LE(row.registersPerBlock, row.registersPerMultiprocessor);
    EXPECT_EQ(row.sharedCarveouts.back(), row.sharedBytesPerMultiprocessor);
    EXPECT_TRUE(std::ranges::is_sorted(row.sharedCarveouts));
    EXPECT_LE(row.sharedBytesPerBlock, row.sharedBytesPerBlockOptIn);
    EXPECT_LE(row.sharedBytesPerBlockOptIn + row.reservedSharedBytesPerBlock, row.sharedBytesPerMultiprocessor);
    EXPECT_EQ(row.reservedSharedBytesPerBlock, row.capability.major >= 8 ? 1024U : 0U);
  }
}

} // namespace
} // namespace warpgrain::device
