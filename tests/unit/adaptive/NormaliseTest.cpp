// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/matrix/Normalise.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace warpgrain::adaptive::tests {
namespace {

template <typename Real>
Real largestOf(const std::vector<Real> &elements) {
  return largestMagnitude(std::span<const Real>(elements));
}

TEST(LargestMagnitude, IsThatOfAllElements) {
  EXPECT_EQ(largestOf<double>({1, -3, 2}), 3);
  EXPECT_EQ(largestOf<double>({}), 0);
}

TEST(LargestMagnitude, IsInfiniteWhereAnElementIsNoNumber) {
  EXPECT_TRUE(std::isinf(largestOf<double>({1, std::nan(""), 2})));
  EXPECT_TRUE(std::isinf(largestOf<float>({-HUGE_VALF, 5})));
}

} // namespace
} // namespace warpgrain::adaptive::tests
