// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/sets/IntegerSet.h"

#include "core/dependence/sets/KnownSets.h"

#include <gtest/gtest.h>

namespace warpgrain::dependence {
namespace {

const ColumnId x{0};
const ColumnId y{1};

Row row(std::int64_t a, std::int64_t b, std::int64_t constant) {
  return *Row::of(x, a).plus(Row::of(y, b))->plus(Row(constant));
}

class IntegerSets : public testing::Test {
protected:
  IntegerSet set(std::vector<Formula> parts) { return IntegerSet::of(context_, 2, Formula::all(std::move(parts))); }

  SetContext context_;
};

TEST_F(IntegerSets, HoldIntegersNotFractions) {
  EXPECT_EQ(set({Formula::zero(row(2, 0, -3))}).isEmpty(), true);
  EXPECT_EQ(set({Formula::zero(row(2, 0, -4))}).isEmpty(), false);
}

TEST_F(IntegerSets, ProjectExactly) {
  // x is even: whether x = 2y for some y.
  const IntegerSet even = set({Formula::zero(row(1, -2, 0))}).anyOf({y});
  EXPECT_EQ(set({Formula::zero(row(1, 0, -3))}).intersected(even).isEmpty(), true);
  EXPECT_EQ(set({Formula::zero(row(1, 0, -4))}).intersected(even).isEmpty(), false);
}

TEST_F(IntegerSets, GiveAPointThatIsInThem) {
  const auto point = set({Formula::notNegative(row(1, 0, -5)), Formula::notNegative(row(-1, 0, 6)),
                          Formula::zero(row(3, -1, 1)), Formula::notZero(row(1, 0, -5))})
                         .sample();
  ASSERT_TRUE(point);
  EXPECT_EQ((*point)[0], 6);
  EXPECT_EQ((*point)[1], 19);
}

TEST_F(IntegerSets, BoundASumOnTheSidesThatAreBounded) {
  const auto [least, greatest] =
      set({Formula::notNegative(row(1, 0, 0)), Formula::zero(row(1, -1, 2))}).boundsOf(row(0, 1, 0));
  EXPECT_EQ(least, 2);
  EXPECT_FALSE(greatest);
}

TEST_F(IntegerSets, TakeAwayWhatAnAlternativeHolds) {
  const Formula outside = Formula::any({Formula::notNegative(row(1, 0, -4)), Formula::notNegative(row(-1, 0, 0))});
  const IntegerSet within =
      set({Formula::notNegative(row(1, 0, 0)), Formula::notNegative(row(-1, 0, 4))}).without(set({outside}));
  EXPECT_EQ(within.boundsOf(row(1, 0, 0)), (std::pair<std::optional<std::int64_t>, std::optional<std::int64_t>>(1, 3)));
}

TEST_F(IntegerSets, AreNarrowedToWhatHoldsBesides) {
  const IntegerSet all = set({Formula::notNegative(row(1, 0, 0)), Formula::notNegative(row(-1, 0, 4))});
  ASSERT_EQ(all.isEmpty(), false);
  const IntegerSet some = all.narrowed(2, Formula::notNegative(row(1, 0, -3)));
  EXPECT_EQ(some.boundsOf(row(1, 0, 0)), (std::pair<std::optional<std::int64_t>, std::optional<std::int64_t>>(3, 4)));
  EXPECT_EQ(some.narrowed(2, Formula::notNegative(row(1, 0, -5))).isEmpty(), true);
  // With a column that may have any value, too.
  EXPECT_EQ(all.anyOf({y}).narrowed(2, Formula::zero(row(1, -1, 0))).isEmpty(), false);
}

TEST_F(IntegerSets, TakeASuggestedPointOnlyWhereItIsOneOfTheirs) {
  const IntegerSet atLeastFive = set({Formula::notNegative(row(1, 0, -5))});
  EXPECT_EQ(atLeastFive.foundPoint(), nullptr);
  EXPECT_FALSE(atLeastFive.suggest({4, 0}));
  EXPECT_FALSE(atLeastFive.suggest({7}));
  EXPECT_TRUE(atLeastFive.suggest({7, 1}));
  EXPECT_EQ(atLeastFive.isEmpty(), false);
  EXPECT_EQ(atLeastFive.sample(), (std::vector<std::int64_t>{7, 1}));
  EXPECT_EQ(atLeastFive.boundsOf(row(1, 0, 0)).first, 5);
}

TEST_F(IntegerSets, AreKnownByTheFormulaThatTheyWereMadeOf) {
  const auto formula = [](std::int64_t least) {
    return Formula::all({Formula::notNegative(row(1, 0, -least)), Formula::notZero(row(0, 1, 0))});
  };
  KnownSets known;
  EXPECT_FALSE(known.find(2, formula(5)));
  const IntegerSet set = IntegerSet::of(context_, 2, formula(5));
  known.add(2, formula(5), set);
  EXPECT_EQ(set.isEmpty(), false);
  ASSERT_TRUE(known.find(2, formula(5))); // another tree, of the same comparisons
  EXPECT_NE(known.find(2, formula(5))->foundPoint(), nullptr);
  EXPECT_FALSE(known.find(2, formula(6)));
  EXPECT_FALSE(known.find(3, formula(5)));
}

TEST_F(IntegerSets, SayWhetherThereIsAPointWithoutBeingMade) {
  const Formula apart = Formula::all({Formula::notZero(row(1, -1, 0)), Formula::zero(row(1, -1, 0))});
  EXPECT_EQ(IntegerSet::hasPoint(context_, 2, apart), false);
  EXPECT_EQ(IntegerSet::hasPoint(context_, 2, Formula::notZero(row(1, -1, 0))), true);
}

TEST_F(IntegerSets, AreComparedWithoutBeingMadeWherePointsDecide) {
  // Two sides of each column: so many polyhedra isl does not make.
  constexpr std::uint32_t columns = 24;
  const auto setOf = [&](const Formula &formula) { return IntegerSet::of(context_, columns, formula); };
  std::vector<Formula> parts{Formula::notNegative(row(1, 0, -6))};
  for (std::uint32_t i = 0; i < columns; ++i)
    parts.push_back(Formula::notZero(*Row::of(ColumnId{i}).plus(Row(-5))));
  const IntegerSet some = setOf(Formula::all(std::move(parts)));
  EXPECT_EQ(some.isSubsetOf(setOf(Formula::notNegative(row(1, 0, -4)))), true);
  EXPECT_EQ(some.isSubsetOf(setOf(Formula::notNegative(row(1, 0, -7)))), false);
}

TEST_F(IntegerSets, ThatAreNotKnownHaveNoAnswer) {
  const IntegerSet unknown;
  EXPECT_FALSE(unknown.isEmpty());
  EXPECT_FALSE(set({}).without(unknown).isKnown());
  EXPECT_FALSE(unknown.sample());
}

TEST(Rows, LeaveTheRangeVisibly) {
  const Row large = Row::of(x, std::int64_t(1) << 60);
  EXPECT_FALSE(large.plus(large, 4));
  EXPECT_TRUE(large.plus(large));
}

TEST(SetContext, WhetherOneSetCoversAnotherIsFoundOutWithAPartOfAQuestionsWork) {
  SetContext context;
  const auto isLeftOpenAfter = [&context](std::size_t polyhedra) {
    context.beginQuestion();
    context.spend(1, polyhedra);
    return context.isQuestionTooLong();
  };
  EXPECT_FALSE(isLeftOpenAfter(2'000));
  EXPECT_TRUE(context.askForCover([&] { return isLeftOpenAfter(2'000); }));
  EXPECT_FALSE(context.askForCover([&] { return isLeftOpenAfter(900); }));
  EXPECT_FALSE(isLeftOpenAfter(2'000));
}

} // namespace
} // namespace warpgrain::dependence
