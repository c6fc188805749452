// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/sets/PointSearch.h"

#include <algorithm>

namespace warpgrain::dependence {

namespace {

/// A search that needs more is not easy. isl takes longer for one polyhedron than many steps do.
constexpr std::size_t mostSteps = 350;
/// Some questions with many barriers are decided just behind that; most are not.
constexpr std::size_t mostStepsOfALong = 600;
/// The same for one of the many that close in on a bound.
constexpr std::size_t mostStepsWith = 120;

/// What the ranges tell of a formula before it is taken.
enum class Outlook : std::uint8_t { always, never, open };

Outlook outlookOf(const Conjunction &system, const Formula &formula) {
  switch (formula.kind()) {
  case Formula::Kind::always:
    return Outlook::always;
  case Formula::Kind::never:
    return Outlook::never;
  case Formula::Kind::notNegative: {
    const Range range = system.rangeOf(formula.row());
    return range.low >= 0 ? Outlook::always : range.high < 0 ? Outlook::never : Outlook::open;
  }
  case Formula::Kind::zero: {
    const Range range = system.rangeOf(formula.row());
    if (range.low > 0 || range.high < 0) return Outlook::never;
    return range.isOne() ? Outlook::always : Outlook::open;
  }
  case Formula::Kind::all:
  case Formula::Kind::any: {
    const bool isAll = formula.kind() == Formula::Kind::all;
    bool isOpen = false;
    for (const Formula &part : formula.parts()) {
      const Outlook outlook = outlookOf(system, part);
      if (outlook == (isAll ? Outlook::never : Outlook::always)) return outlook;
      isOpen = isOpen || outlook == Outlook::open;
    }
    return isOpen ? Outlook::open : isAll ? Outlook::always : Outlook::never;
  }
  }
  return Outlook::open;
}

} // namespace

Wide sumAt(const Row &row, const std::vector<std::int64_t> &point) {
  Wide out = row.constant();
  for (const auto &[column, factor] : row.terms())
    out += Wide{factor} * point[static_cast<std::size_t>(column)];
  return out;
}

bool holdsFor(const Formula &formula, const std::vector<std::int64_t> &point) {
  const auto holds = [&point](const Formula &part) { return holdsFor(part, point); };
  switch (formula.kind()) {
  case Formula::Kind::always:
    return true;
  case Formula::Kind::never:
    return false;
  case Formula::Kind::notNegative:
    return sumAt(formula.row(), point) >= 0;
  case Formula::Kind::zero:
    return sumAt(formula.row(), point) == 0;
  case Formula::Kind::all:
    return std::ranges::all_of(formula.parts(), holds);
  case Formula::Kind::any:
    return std::ranges::any_of(formula.parts(), holds);
  }
  return false;
}

PointSearch::PointSearch(std::size_t columns, const Formula &formula)
    : columns_(columns), formula_(formula), root_(columns) {
  begin(formula);
}

PointSearch::PointSearch(const PointSearch &base, std::size_t columns, const Formula &formula, const Formula &more)
    : columns_(columns), formula_(formula), root_(base.root_), rootChoices_(base.rootChoices_), taken_(base.taken_) {
  root_.growTo(columns);
  begin(more);
}

void PointSearch::begin(const Formula &more) {
  ++steps_;
  if (!take(root_, rootChoices_, more) || !root_.settle() || !simplify(root_, rootChoices_)) answer_ = Answer::none;
  if (root_.isTooLarge()) answer_ = Answer::unknown;
}

/// Moves the comparisons into the system and keeps the choices. False where nothing holds.
bool PointSearch::take(Conjunction &system, Choices &choices, const Formula &formula) {
  switch (formula.kind()) {
  case Formula::Kind::always:
    return true;
  case Formula::Kind::never:
    return false;
  case Formula::Kind::notNegative:
  case Formula::Kind::zero: {
    const bool isEquation = formula.kind() == Formula::Kind::zero;
    system.add(formula.row(), isEquation);
    taken_.push_back({&formula.row(), isEquation ? Taken::As::zero : Taken::As::notNegative});
    return system.mayHold();
  }
  case Formula::Kind::all:
    return std::ranges::all_of(formula.parts(), [&](const Formula &part) { return take(system, choices, part); });
  case Formula::Kind::any:
    choices.push_back(&formula);
    return true;
  }
  return true;
}

/// Takes the way of choices that have one left, and drops those that hold anyway. False where nothing holds.
bool PointSearch::simplify(Conjunction &system, Choices &choices) {
  for (std::size_t i = 0; i < choices.size() && !system.isTooLarge();) {
    const Formula *only = nullptr;
    int ways = 0;
    bool holds = false;
    for (const Formula &way : choices[i]->parts()) {
      const Outlook outlook = outlookOf(system, way);
      holds = holds || outlook == Outlook::always;
      if (outlook != Outlook::never) only = &way;
      ways += outlook == Outlook::never ? 0 : 1;
    }
    if (ways == 0) return false;
    if (!holds && ways > 1) {
      ++i;
      continue;
    }
    choices.erase(choices.begin() + static_cast<long>(i));
    if (holds) continue;
    if (!take(system, choices, *only) || !system.settle()) return system.isTooLarge();
    i = 0; // what is known now may decide others
  }
  return true;
}

PointSearch::Answer PointSearch::find(bool isLong) {
  if (answer_) return *answer_;
  limit_ = steps_ + (isLong ? mostStepsOfALong : mostSteps);
  answer_ = go(root_, rootChoices_);
  if (answer_ == Answer::found) {
    point_ = latest_;
    way_ = latestWay_;
  }
  return *answer_;
}

PointSearch::Answer PointSearch::findWith(const Row &notNegative) {
  limit_ = steps_ + mostStepsWith;
  Conjunction system = root_;
  system.add(notNegative, false);
  return go(std::move(system), rootChoices_);
}

PointSearch::Answer PointSearch::go(Conjunction system, Choices choices) {
  if (++steps_ > limit_) return Answer::unknown;
  const std::size_t taken = taken_.size();
  Answer out = Answer::unknown;
  if (!system.settle() || !simplify(system, choices))
    out = Answer::none;
  else if (system.isTooLarge())
    out = Answer::unknown;
  else if (climb_ && !canRise(system))
    out = Answer::none;
  else if (climb_ && choices.empty())
    out = climb(std::move(system));
  else
    out = choices.empty() ? decide(std::move(system)) : tryWays(system, choices);
  taken_.resize(taken);
  if (climb_ && out == Answer::unknown) limit_ = 0; // one way that is not followed leaves the greatest value open
  return out;
}

PointSearch::Answer PointSearch::tryWays(const Conjunction &system, const Choices &choices) {
  const auto chosen =
      std::ranges::min_element(choices, {}, [](const Formula *choice) { return choice->parts().size(); });
  Conjunction left = system;
  Answer out = Answer::none;
  for (const Formula &way : (*chosen)->parts()) {
    Choices rest(choices.begin(), chosen);
    rest.insert(rest.end(), chosen + 1, choices.end());
    Conjunction next = left;
    const std::size_t taken = taken_.size();
    const Answer answer = take(next, rest, way) ? go(std::move(next), std::move(rest)) : Answer::none;
    taken_.resize(taken);
    if (answer == Answer::found) return answer;
    if (answer == Answer::unknown) out = answer;
    // The other ways are looked at for the points that this one leaves.
    const auto opposite = way.kind() == Formula::Kind::notNegative ? Row(-1).plus(way.row(), -1) : std::nullopt;
    if (!opposite) continue;
    left.add(*opposite, false);
    taken_.push_back({&way.row(), Taken::As::negative});
    if (!left.mayHold() && !left.isTooLarge()) break;
  }
  return out;
}

/// One value after the other.
PointSearch::Answer PointSearch::decide(Conjunction system) {
  if (!system.eliminate()) return Answer::none;
  if (system.isTooLarge()) return Answer::unknown;
  const auto column = system.undecided();
  if (!column) return accept(system);
  const Range range = system.range(*column);
  const std::int64_t value = range.nearestToZero();
  Answer out = Answer::none;
  const auto tryBetween = [&](std::int64_t low, std::int64_t high) {
    if (low > high || out == Answer::found) return;
    if (++steps_ > limit_) {
      out = Answer::unknown;
      return;
    }
    Conjunction next = system;
    next.atLeast(*column, low);
    next.atMost(*column, high);
    if (!next.settle()) return;
    const Answer answer = next.isTooLarge() ? Answer::unknown : decide(std::move(next));
    if (answer != Answer::none) out = answer;
  };
  tryBetween(value, value);
  tryBetween(value + 1, range.high);
  tryBetween(range.low, value - 1);
  return out;
}

/// Whatever the ways to a point were, the formula itself has the last word.
PointSearch::Answer PointSearch::accept(const Conjunction &system) {
  latest_ = system.point();
  latestWay_ = taken_;
  return holdsFor(formula_, latest_) ? Answer::found : Answer::unknown;
}

} // namespace warpgrain::dependence
