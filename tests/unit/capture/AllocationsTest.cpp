// SPDX-License-Identifier: Apache-2.0
#include "app/capture/Allocations.h"

#include <gtest/gtest.h>

namespace warpgrain::tests {
namespace {

using capture::Allocations;
using capture::Range;

TEST(Allocations, FindTheRangeThatAnAddressLiesIn) {
  Allocations all;
  all.add({.begin = 1000, .bytes = 100});
  all.add({.begin = 2000, .bytes = 1});
  EXPECT_EQ(all.find(999), nullptr);
  ASSERT_NE(all.find(1000), nullptr);
  EXPECT_EQ(all.find(1099)->begin, 1000U);
  EXPECT_EQ(all.find(1100), nullptr);
  EXPECT_EQ(all.find(2000)->begin, 2000U);
}

TEST(Allocations, ForgetWhatIsFreed) {
  Allocations all;
  all.add({.begin = 1000, .bytes = 100});
  all.remove(1050); // no range begins there
  EXPECT_NE(all.find(1050), nullptr);
  all.remove(1000);
  EXPECT_EQ(all.find(1050), nullptr);
  EXPECT_TRUE(all.looksLikeAddress(1050)) << "memory was there";
  EXPECT_FALSE(all.looksLikeAddress(1100));
}

TEST(Allocations, NewMemoryReplacesWhatItOverlaps) {
  Allocations all;
  all.add({.begin = 1000, .bytes = 100});
  all.add({.begin = 1100, .bytes = 100});
  all.add({.begin = 1300, .bytes = 100});
  all.add({.begin = 1050, .bytes = 100});
  EXPECT_EQ(all.size(), 2U);
  EXPECT_EQ(all.find(1000), nullptr);
  EXPECT_EQ(all.find(1120)->begin, 1050U);
  EXPECT_EQ(all.find(1160), nullptr);
  EXPECT_EQ(all.find(1300)->begin, 1300U);
}

TEST(Allocations, RefuseWhatCannotBe) {
  Allocations all;
  all.add({.begin = 0, .bytes = 10});
  all.add({.begin = 10, .bytes = 0});
  all.add({.begin = UINT64_MAX - 5, .bytes = 10});
  EXPECT_EQ(all.size(), 0U);
}

} // namespace
} // namespace warpgrain::tests
