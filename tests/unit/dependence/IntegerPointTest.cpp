// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/race/IntegerPoint.h"

#include "core/dependence/race/Linear.h"

#include <gtest/gtest.h>

namespace warpgrain::dependence {
namespace {

TEST(IntegerPoint, SatisfiesEveryFormula) {
  const auto point = findIntegerPoint({{"x", "y"}, {"0 <= x < 10", "y = 3*x + 1", "y > 20"}});
  ASSERT_TRUE(point);
  ASSERT_EQ(point->size(), 2U);
  EXPECT_EQ((*point)[1], 3 * (*point)[0] + 1);
  EXPECT_GT((*point)[1], 20);
}

TEST(IntegerPoint, IsNoneWhereOnlyFractionsWouldDo) {
  EXPECT_FALSE(findIntegerPoint({{"x"}, {"2*x = 7"}}));
}

TEST(IntegerPoint, KnowsQuotients) {
  const auto point = findIntegerPoint({{"x"}, {"floor((x)/32) = 2", "x - 32*floor((x)/32) = 5"}});
  ASSERT_TRUE(point);
  EXPECT_EQ(point->front(), 69);
}

TEST(Linear, IsReadByTheSolverAsItIsWritten) {
  const auto form = Linear::named("x", -3).plus(Linear::named("y"))->plus(Linear(7));
  ASSERT_TRUE(form);
  const auto point = findIntegerPoint({{"x", "y"}, {"x = 5", "y = 2", form->toString() + " = -6"}});
  EXPECT_TRUE(point);
}

TEST(Linear, DropsTermsThatCancel) {
  const auto zero = Linear::named("x", 4).plus(Linear::named("x", 2), -2);
  ASSERT_TRUE(zero);
  EXPECT_EQ(zero->asConstant(), 0);
}

TEST(Linear, DoesNotOverflow) {
  EXPECT_FALSE(Linear::named("x", std::int64_t{1} << 39).scaled(std::int64_t{1} << 39));
}

} // namespace
} // namespace warpgrain::dependence
