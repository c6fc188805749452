// SPDX-License-Identifier: Apache-2.0
//
// The part of PointSearch that finds the greatest value of a sum.
#include "core/dependence/sets/PointSearch.h"

#include <algorithm>

namespace warpgrain::dependence {

namespace {

/// Steps of a search that goes through all ways at once.
constexpr std::size_t mostClimbSteps = 100;
/// Searches that close in on the greatest value, where that one gives up.
constexpr int mostTries = 40;

} // namespace

/// From the latest point on, in the comparisons on the way to it, there is a direction in which the sum grows without
/// end.
bool PointSearch::growsForEver(const Row &row) const {
  const auto change = [](const Taken &taken) {
    const Row out = taken.row->plus(Row(-1), taken.row->constant()).value_or(Row());
    return taken.as == Taken::As::negative ? Row().plus(out, -1).value_or(Row()) : out;
  };
  Conjunction directions(columns_);
  for (const Taken &taken : latestWay_)
    directions.add(change(taken), taken.as == Taken::As::zero);
  const auto growth = row.plus(Row(-1), row.constant());
  const auto grows = growth ? growth->plus(Row(-1)) : std::nullopt;
  if (!grows) return false;
  directions.add(*grows, false);
  for (std::size_t i = 0; i <= columns_; ++i) {
    if (!directions.settle() || !directions.eliminate() || directions.isTooLarge()) return false;
    const auto column = directions.undecided();
    if (!column) break;
    const std::int64_t value = directions.range(*column).nearestToZero();
    directions.atLeast(*column, value);
    directions.atMost(*column, value);
  }
  const std::vector<std::int64_t> direction = directions.point();
  return sumAt(*grows, direction) >= 0 && std::ranges::all_of(latestWay_, [&](const Taken &taken) {
           const Wide value = sumAt(change(taken), direction);
           return taken.as == Taken::As::zero ? value == 0 : value >= 0;
         });
}

/// As far as the ranges tell.
bool PointSearch::canRise(const Conjunction &system) const {
  return system.rangeOf(climb_->row).high > climb_->best;
}

/// No choices are left. A column that is at most the sum stays when all others are taken out: what is left of it goes
/// up to the greatest value. None: there is no greater value than the best one, which may have risen.
PointSearch::Answer PointSearch::climb(Conjunction system) {
  const auto top = static_cast<ColumnId>(columns_);
  const auto above = climb_->row.plus(Row(static_cast<std::int64_t>(climb_->best)), -1);
  const auto isHigher = above ? above->plus(Row(-1)) : std::nullopt;
  const auto isBelow = climb_->row.plus(Row::of(top), -1);
  if (!isHigher || !isBelow) return Answer::unknown;
  system.add(*isHigher, false);
  system.growTo(columns_ + 1);
  system.keep(columns_);
  system.add(*isBelow, false);
  if (!system.settle() || !system.eliminate()) return Answer::none;
  if (system.isTooLarge()) return Answer::unknown;
  const Range range = system.range(columns_);
  if (system.undecided()) return reach(std::move(system), range);
  const bool isEndless = range.isOpenAbove();
  if (!isEndless) system.atLeast(columns_, range.high);
  latest_ = system.point();
  latest_.pop_back();
  latestWay_ = taken_;
  if (!holdsFor(formula_, latest_)) return Answer::unknown;
  if (isEndless) {
    climb_->isEndless = growsForEver(climb_->row);
    return climb_->isEndless ? Answer::found : Answer::unknown;
  }
  if (sumAt(climb_->row, latest_) != range.high) return Answer::unknown;
  climb_->best = range.high;
  return Answer::none;
}

/// Columns are left that are not taken out exactly: the sum is at most what the ranges leave of it, and there may be a
/// point where it is that.
PointSearch::Answer PointSearch::reach(Conjunction system, const Range &range) {
  if (range.isOpenAbove()) return Answer::unknown;
  system.atLeast(columns_, range.high);
  if (!system.settle() || decide(std::move(system)) != Answer::found) return Answer::unknown;
  latest_.pop_back();
  if (sumAt(climb_->row, latest_) != range.high) return Answer::unknown;
  climb_->best = range.high;
  return Answer::none;
}

PointSearch::Greatest PointSearch::greatest(const Row &row) {
  if (find() != Answer::found) return {find(), {}};
  const Wide first = sumAt(row, point_);
  const std::int64_t most = root_.rangeOf(row).high; // no value is greater
  if (first >= Range::open || first <= -Range::open) return {};
  if (first >= most) return {Answer::found, static_cast<std::int64_t>(first)};
  latest_ = point_;
  latestWay_ = way_;
  if (most >= Range::open && growsForEver(row)) return {Answer::found, {}};
  limit_ = steps_ + mostClimbSteps;
  climb_.emplace(row, first, false);
  const Answer higher = go(root_, rootChoices_);
  const Climb climbed = *climb_;
  climb_.reset();
  if (climbed.isEndless) return {Answer::found, {}};
  if (higher == Answer::none) return {Answer::found, static_cast<std::int64_t>(climbed.best)};
  latest_ = point_;
  latestWay_ = way_;
  return closeInOn(row, climbed.best, most);
}

/// Asks for one value after the other whether there is a greater one. There are points of the best one.
PointSearch::Greatest PointSearch::closeInOn(const Row &row, Wide best, std::int64_t most) {
  for (int i = 0; i < mostTries; ++i) {
    if (best >= Range::open || best <= -Range::open) return {};
    if (best >= most) return {Answer::found, static_cast<std::int64_t>(best)};
    const bool isBounded = most < Range::open;
    if (!isBounded && growsForEver(row)) return {Answer::found, {}};
    // First whether the bound is reached at all, then halves; without one, twice as far each time.
    const Wide next = !isBounded ? best + (Wide{1} << i) : i == 0 ? Wide{most} : best + (most - best + 1) / 2;
    const auto atLeast = row.plus(Row(static_cast<std::int64_t>(next)), -1);
    const Answer answer = atLeast ? findWith(*atLeast) : Answer::unknown;
    if (answer == Answer::unknown) return {};
    if (answer == Answer::none) {
      most = static_cast<std::int64_t>(next) - 1;
      continue;
    }
    best = sumAt(row, latest_);
    if (best < next) return {};
  }
  return {};
}

} // namespace warpgrain::dependence
