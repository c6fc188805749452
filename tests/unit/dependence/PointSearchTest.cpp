// SPDX-License-Identifier: Apache-2.0
//
// Formulas at random: what the quick search, the projection and the cover answer is what trying every point of a box
// answers, and where there is no box, what isl answers.
#include "core/dependence/sets/PointSearch.h"

#include "core/dependence/sets/Alternatives.h"
#include "core/dependence/sets/IntegerSet.h"
#include "core/dependence/sets/Projection.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <random>
#include <set>
#include <utility>

namespace warpgrain::dependence {
namespace {

using Answer = PointSearch::Answer;
using Point = std::vector<std::int64_t>;

constexpr std::size_t columns = 4;
constexpr std::int64_t edge = 3; // of the box: -3 to 3 along each column

class RandomFormulas {
public:
  explicit RandomFormulas(unsigned seed) : random_(seed) {}

  Formula boxed() { return Formula::all({box(), formula(3)}); }

  Formula formula(int depth) {
    const int kind = number(0, depth > 0 ? 5 : 2);
    if (kind == 0) return Formula::zero(row());
    if (kind <= 2) return Formula::notNegative(row());
    std::vector<Formula> parts;
    for (int i = number(2, 4); i > 0; --i)
      parts.push_back(formula(depth - 1));
    return kind == 3 ? Formula::any(std::move(parts)) : Formula::all(std::move(parts));
  }

  Row row() {
    static constexpr std::array<std::int64_t, 9> factors{-8, -4, -2, -1, 1, 1, 2, 3, 8};
    Row out(number(-6, 6));
    for (int i = number(1, 3); i > 0; --i)
      out = *out.plus(Row::of(static_cast<ColumnId>(number(0, columns - 1))),
                      factors[static_cast<std::size_t>(number(0, 8))]);
    return out;
  }

  int number(int low, int high) { return std::uniform_int_distribution<int>(low, high)(random_); }

private:
  static Formula box() {
    std::vector<Formula> parts;
    for (std::size_t i = 0; i < columns; ++i) {
      const Row column = Row::of(static_cast<ColumnId>(i));
      parts.push_back(*atMost(Row(-edge), column));
      parts.push_back(*atMost(column, Row(edge)));
    }
    return Formula::all(std::move(parts));
  }

  std::mt19937 random_;
};

void forEachPoint(const std::function<void(const Point &)> &look) {
  Point point(columns, -edge);
  for (;;) {
    look(point);
    std::size_t i = 0;
    while (i < columns && point[i] == edge)
      point[i++] = -edge;
    if (i == columns) return;
    ++point[i];
  }
}

std::int64_t valueOf(const Row &row, const Point &point) {
  std::int64_t sum = row.constant();
  for (const auto &[column, factor] : row.terms())
    sum += factor * point[static_cast<std::size_t>(column)];
  return sum;
}

TEST(PointSearch, FindsAPointWhereThereIsOneAndItsGreatestValue) {
  RandomFormulas random(1);
  int answered = 0;
  constexpr int all = 1500;
  for (int i = 0; i < all; ++i) {
    const Formula formula = random.boxed();
    const Row row = random.row();
    std::optional<std::int64_t> greatest;
    forEachPoint([&](const Point &point) {
      if (holdsFor(formula, point)) greatest = std::max(greatest.value_or(INT64_MIN), valueOf(row, point));
    });
    PointSearch search(columns, formula);
    const Answer found = search.find();
    if (found != Answer::unknown) {
      ++answered;
      ASSERT_EQ(found == Answer::found, greatest.has_value()) << "formula " << i;
    }
    if (found == Answer::found) {
      EXPECT_TRUE(holdsFor(formula, search.point())) << "formula " << i;
    }
    const auto most = search.greatest(row);
    if (most.answer == Answer::found) {
      ASSERT_EQ(most.value, greatest) << "formula " << i;
    }
  }
  EXPECT_GT(answered, all * 95 / 100);
}

TEST(PointSearch, GoesOnFromAnotherSearchAndFindsWhatItWouldAlone) {
  RandomFormulas random(5);
  int answered = 0;
  constexpr int all = 1500;
  for (int i = 0; i < all; ++i) {
    const Formula formula = random.boxed();
    const Formula more = random.formula(2);
    const Formula both = Formula::all({formula, more});
    const Row row = random.row();
    std::optional<std::int64_t> greatest;
    forEachPoint([&](const Point &point) {
      if (holdsFor(both, point)) greatest = std::max(greatest.value_or(INT64_MIN), valueOf(row, point));
    });
    PointSearch base(columns, formula);
    if (random.number(0, 1) == 0) base.find(); // what it found makes no difference
    PointSearch search(base, columns, both, more);
    const Answer found = search.find();
    if (found == Answer::unknown) continue;
    ++answered;
    ASSERT_EQ(found == Answer::found, greatest.has_value()) << "formula " << i;
    if (found == Answer::found) {
      EXPECT_TRUE(holdsFor(both, search.point())) << "formula " << i;
    }
    const auto most = search.greatest(row);
    if (most.answer == Answer::found) {
      ASSERT_EQ(most.value, greatest) << "formula " << i;
    }
  }
  EXPECT_GT(answered, all * 95 / 100);
}

TEST(PointSearch, GoesOnWithMoreColumns) {
  const Row x = Row::of(ColumnId{0});
  const Row y = Row::of(ColumnId{1});
  const Formula atLeastThree = *atMost(Row(3), x);
  const PointSearch base(1, atLeastThree);
  const Formula doubled = *equal(y, *Row().plus(x, 2));
  const Formula both = Formula::all({atLeastThree, doubled});
  PointSearch search(base, 2, both, doubled);
  ASSERT_EQ(search.find(), Answer::found);
  EXPECT_EQ(search.point(), (Point{3, 6}));
}

TEST(IntegerSet, HasBoundsThatHoldWhereNoWorkIsLeftForTheBestOnes) {
  RandomFormulas random(3);
  SetContext context;
  context.limitDetails(0, 0, 1);
  int exact = 0;
  for (int i = 0; i < 500; ++i) {
    const Formula formula = random.boxed();
    const Row row = random.row();
    std::optional<std::int64_t> least;
    std::optional<std::int64_t> greatest;
    forEachPoint([&](const Point &point) {
      if (!holdsFor(formula, point)) return;
      least = std::min(least.value_or(INT64_MAX), valueOf(row, point));
      greatest = std::max(greatest.value_or(INT64_MIN), valueOf(row, point));
    });
    const IntegerSet::Bounds bounds = IntegerSet::of(context, columns, formula).boundsOf(row);
    if (!least) continue;
    EXPECT_LE(bounds.first.value_or(*least), *least) << "formula " << i;
    EXPECT_GE(bounds.second.value_or(*greatest), *greatest) << "formula " << i;
    exact += bounds == IntegerSet::Bounds(least, greatest) ? 1 : 0;
  }
  EXPECT_GT(exact, 0);
}

TEST(PointSearch, AgreesWithIslWhereNothingIsBounded) {
  RandomFormulas random(2);
  SetContext context;
  for (int i = 0; i < 1000; ++i) {
    const Formula formula = random.formula(3);
    PointSearch search(columns, formula);
    const Answer found = search.find();
    if (found == Answer::unknown) continue;
    context.beginQuestion();
    Alternatives alternatives(context, columns);
    alternatives.run(formula, true);
    if (alternatives.hasFailed()) continue;
    ASSERT_EQ(found == Answer::found, alternatives.hasFound()) << "formula " << i;
  }
}

TEST(PointSearch, KnowsWhatGrowsForEver) {
  const Row x = Row::of(ColumnId{0});
  const Row y = Row::of(ColumnId{1});
  // y <= 2x, x >= 3
  const Formula cone = Formula::all({*atMost(y, *Row().plus(x, 2)), *atMost(Row(3), x)});
  PointSearch search(2, cone);
  EXPECT_EQ(search.greatest(y).answer, Answer::found);
  EXPECT_EQ(search.greatest(y).value, std::nullopt);
  EXPECT_EQ(search.greatest(*Row().plus(x, -1)).value, -3);
  // One way of two is without end.
  const Formula ways = Formula::any({Formula::zero(x), Formula::all({*atMost(Row(1), x), Formula::zero(y)})});
  PointSearch other(2, ways);
  EXPECT_EQ(other.greatest(x).answer, Answer::found);
  EXPECT_EQ(other.greatest(x).value, std::nullopt);
}

/// Every way is gone through once, instead of asking for one value after the other.
TEST(PointSearch, FindsTheGreatestValueOfManyInFewSteps) {
  const Row x = Row::of(ColumnId{0});
  const Row y = Row::of(ColumnId{1});
  const Formula inRange = Formula::all({*atMost(Row(0), x), *atMost(x, Row(100'000)), *atMost(Row(3), y),
                                        *atMost(y, Row(100'000)), Formula::notZero(*x.plus(y, -1))});
  // 7y <= 5x + 1: no range of a column tells the bound of the difference.
  const Formula slanted = Formula::notNegative(*Row(1).plus(x, 5)->plus(y, -7));
  const Formula formula = Formula::all({inRange, slanted});
  PointSearch search(2, formula);
  ASSERT_EQ(search.find(), Answer::found);
  const std::size_t before = search.steps();
  const auto most = search.greatest(*y.plus(x, -1));
  EXPECT_EQ(most.answer, Answer::found);
  EXPECT_EQ(most.value, -1); // of x = 4, y = 3
  EXPECT_LE(search.steps() - before, 8U);
}

/// No column is taken out exactly: the bound that the ranges leave is tried before values are asked for one by one.
TEST(PointSearch, FindsTheGreatestValueThatRangesLeaveWhereColumnsAreTied) {
  const Row x = Row::of(ColumnId{0});
  const Row y = Row::of(ColumnId{1});
  const Row z = Row::of(ColumnId{2});
  const Row rest = *Row().plus(x, 3)->plus(y, -2); // 0 or 1
  std::vector<Formula> parts{Formula::notNegative(rest), *atMost(rest, Row(1)), *atMost(Row(0), x),
                             *atMost(x, Row(1000)),      *atMost(Row(5), z),    *atMost(z, Row(1'000'000))};
  // What all ways leave is more than what any does.
  parts.push_back(Formula::any({Formula::all({*atMost(x, Row(500)), *atMost(z, Row(900))}),
                                Formula::all({*atMost(Row(600), x), *atMost(z, Row(300))})}));
  const Formula formula = Formula::all(std::move(parts));
  PointSearch search(3, formula);
  ASSERT_EQ(search.find(), Answer::found);
  const std::size_t before = search.steps();
  const auto most = search.greatest(*z.plus(x, 1));
  EXPECT_EQ(most.answer, Answer::found);
  EXPECT_EQ(most.value, 1400); // of x = 500, z = 900
  EXPECT_LE(search.steps() - before, 12U);
}

TEST(Projection, HoldsWhereSomeValueOfTheColumnsDoes) {
  RandomFormulas random(3);
  int exact = 0;
  for (int i = 0; i < 1500; ++i) {
    const Formula formula = random.boxed();
    const std::vector<ColumnId> gone{ColumnId{1}, ColumnId{3}};
    const auto projected = withoutColumns(formula, gone);
    if (!projected) continue;
    ++exact;
    std::set<std::pair<std::int64_t, std::int64_t>> shadow;
    forEachPoint([&](const Point &point) {
      if (holdsFor(formula, point)) shadow.emplace(point[0], point[2]);
    });
    forEachPoint([&](const Point &point) {
      ASSERT_EQ(holdsFor(*projected, point), shadow.contains({point[0], point[2]})) << "formula " << i;
    });
  }
  EXPECT_GT(exact, 100);
}

TEST(Cover, IsWhatTryingEveryPointTells) {
  RandomFormulas random(4);
  int yes = 0;
  int no = 0;
  for (int i = 0; i < 1500; ++i) {
    const Formula one = random.boxed();
    const Formula other = random.number(0, 1) == 0 ? random.boxed() : Formula::all({one, random.formula(1)});
    std::set<std::pair<std::int64_t, std::int64_t>> ofOne;
    std::set<std::pair<std::int64_t, std::int64_t>> ofOther;
    forEachPoint([&](const Point &point) {
      if (holdsFor(one, point)) ofOne.emplace(point[0], point[1]);
      if (holdsFor(other, point)) ofOther.emplace(point[0], point[1]);
    });
    std::size_t steps = 0;
    const auto answer = isCovered(columns, one, other, {ColumnId{2}, ColumnId{3}}, steps);
    if (!answer) continue;
    ++(*answer ? yes : no);
    ASSERT_EQ(*answer, std::ranges::includes(ofOther, ofOne)) << "formula " << i;
  }
  EXPECT_GT(yes, 50);
  EXPECT_GT(no, 50);
}

TEST(PointSearch, FollowsFactorsOfNumbersThatWrapAround) {
  const std::int64_t wrap = std::int64_t(1) << 32;
  const Formula address = Formula::zero(*Row::of(ColumnId{0}, wrap * 4096).plus(Row::of(ColumnId{1}), -1));
  const Formula at = Formula::zero(*Row::of(ColumnId{1}).plus(Row::of(ColumnId{2}), -wrap * 1024));
  const Formula third = Formula::notNegative(*Row::of(ColumnId{2}).plus(Row(-9)));
  const Formula all = Formula::all({address, at, third});
  PointSearch search(columns, all);
  ASSERT_EQ(search.find(), PointSearch::Answer::found);
  EXPECT_EQ(search.point()[0], 3);
  EXPECT_EQ(search.point()[2], 12);
}

} // namespace
} // namespace warpgrain::dependence
