// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/sets/Conjunction.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace warpgrain::dependence {

namespace {

/// Ranges that creep towards each other one by one are left to others.
constexpr int mostRounds = 12;

/// What all factors can be divided by, negative where the first one is: then the sum's first factor becomes positive.
std::int64_t divisorOf(SummandsView terms) {
  std::int64_t out = 0;
  for (const Summand &term : terms)
    out = std::gcd(out, term.factor);
  return terms.front().factor < 0 ? -out : out;
}

void divide(Summands &terms, std::int64_t divisor) {
  if (divisor == 1) return;
  for (Summand &term : terms)
    term.factor /= divisor;
}

} // namespace

void Conjunction::add(const Row &row, bool isEquation) {
  Summands terms = summandsOf(row);
  Range range;
  range.low = lowEnd(-Wide{row.constant()});
  if (isEquation) range.high = highEnd(-Wide{row.constant()});
  if (reduce(terms, range))
    insert(std::move(terms), range);
  else
    isTooLarge_ = true;
}

void Conjunction::atLeast(std::size_t column, std::int64_t value) {
  narrow(column, {.low = value, .high = Range::open});
}

void Conjunction::atMost(std::size_t column, std::int64_t value) {
  narrow(column, {.low = -Range::open, .high = value});
}

/// terms -= times * those of the solution. False where a number grows too large.
bool Conjunction::subtract(Summands &terms, Range &range, std::int64_t times, const Solution &solution) const {
  auto difference = combined(terms, 1, solutionTerms_.terms(solution.line), -times);
  if (!difference) return false;
  terms = *std::move(difference);
  range = shifted(range, -Wide{times} * solutionTerms_.range(solution.line).low);
  return true;
}

/// In terms of columns that are not solved and have more than one value. False where a number grows too large.
bool Conjunction::reduce(Summands &terms, Range &range) const {
  if (!areFactorsFollowed(terms)) return false;
  for (const Solution &solution : solutions_) {
    const std::int64_t factor = factorOf(terms, solution.column);
    if (factor == 0) continue;
    const std::int64_t own = factorOf(solutionTerms_.terms(solution.line), solution.column);
    if (!subtract(terms, range, factor * own, solution)) return false;
  }
  std::erase_if(terms, [&](const Summand &term) {
    const bool isFixed = ranges_[term.column].isOne();
    if (isFixed) range = shifted(range, -Wide{term.factor} * ranges_[term.column].low);
    return isFixed;
  });
  return true;
}

/// A reduced sum: divided by what its factors have in common, the first one positive, with what is known of it already.
void Conjunction::insert(Summands terms, Range range) {
  if (isEmpty_ || isTooLarge_) return;
  if (terms.empty()) {
    isEmpty_ = range.low > 0 || range.high < 0;
    return;
  }
  const std::int64_t divisor = divisorOf(terms);
  divide(terms, divisor);
  if (divisor < 0) range = negated(range);
  if (std::abs(divisor) > 1) range = divided(range, std::abs(divisor));
  if (range.low > range.high) {
    isEmpty_ = true;
    return;
  }
  if (terms.size() == 1) {
    narrow(terms.front().column, range);
    return;
  }
  if (const auto known = lines_.find(terms))
    narrowLine(*known, range);
  else
    lines_.add(terms, range);
}

bool Conjunction::narrow(std::size_t column, Range range) {
  Range &own = ranges_[column];
  if (range.low <= own.low && range.high >= own.high) return false;
  own.low = std::max(own.low, range.low);
  own.high = std::min(own.high, range.high);
  if (own.low > own.high) isEmpty_ = true;
  return true;
}

void Conjunction::narrowLine(std::size_t line, Range range) {
  Range &own = lines_.range(line);
  own.low = std::max(own.low, range.low);
  own.high = std::min(own.high, range.high);
  if (own.low > own.high) isEmpty_ = true;
}

Range Conjunction::rangeOfSum(SummandsView terms) const {
  RangeSum sum;
  for (const Summand &term : terms)
    sum.add(term.factor, ranges_[term.column]);
  return sum.range();
}

Range Conjunction::rangeOf(const Row &row) const {
  Summands terms = summandsOf(row);
  Range shift{.low = 0, .high = 0};
  if (!reduce(terms, shift) || !shift.isOne()) return {};
  const Wide constant = Wide{row.constant()} - shift.low;
  if (terms.empty()) return {.low = lowEnd(constant), .high = highEnd(constant)};
  Range out = rangeOfSum(terms);
  // A line of the same columns may know more.
  const std::int64_t divisor = divisorOf(terms);
  divide(terms, divisor);
  if (const auto line = lines_.find(terms)) {
    const Range &sum = lines_.range(*line);
    const Range known = divisor < 0 ? negated(sum) : sum;
    const Wide size = divisor < 0 ? -Wide{divisor} : Wide{divisor};
    if (!known.isOpenBelow()) out.low = std::max(out.low, lowEnd(known.low * size));
    if (!known.isOpenAbove()) out.high = std::min(out.high, highEnd(known.high * size));
  }
  return shifted(out, constant);
}

/// What a line says of each of its columns, given the others. True where a range became smaller.
bool Conjunction::propagate(std::size_t line, bool &isImplied) {
  const SummandsView terms = lines_.terms(line);
  const Range range = lines_.range(line);
  RangeSum sum;
  for (const Summand &term : terms)
    sum.add(term.factor, ranges_[term.column]);
  if ((sum.openLow == 0 && sum.low > range.high && !range.isOpenAbove()) ||
      (sum.openHigh == 0 && sum.high < range.low && !range.isOpenBelow())) {
    isEmpty_ = true;
    return true;
  }
  const bool isLowImplied = range.isOpenBelow() || (sum.openLow == 0 && sum.low >= range.low);
  const bool isHighImplied = range.isOpenAbove() || (sum.openHigh == 0 && sum.high <= range.high);
  isImplied = isLowImplied && isHighImplied;
  if (isImplied || (sum.openLow > 1 && sum.openHigh > 1)) return false;
  bool isNarrower = false;
  for (const auto &[column, factor] : terms) {
    if (isEmpty_) break;
    RangeSum rest = sum;
    rest.add(factor, ranges_[column], -1);
    Range own; // of factor * column
    if (!range.isOpenBelow() && rest.openHigh == 0) own.low = lowEnd(range.low - rest.high);
    if (!range.isOpenAbove() && rest.openLow == 0) own.high = highEnd(range.high - rest.low);
    if (factor < 0) own = negated(own);
    const Range before = ranges_[column];
    if (!narrow(column, divided(own, std::abs(factor)))) continue;
    isNarrower = true;
    sum.add(factor, before, -1);
    sum.add(factor, ranges_[column]);
  }
  return isNarrower;
}

bool Conjunction::propagate() {
  bool isNarrower = false;
  for (std::size_t line = 0; line < lines_.size() && !isEmpty_;) {
    bool isImplied = false;
    isNarrower |= propagate(line, isImplied);
    if (isImplied && !isEmpty_)
      lines_.erase(line);
    else
      ++line;
  }
  return isNarrower;
}

/// Puts the values of columns that have one in place.
bool Conjunction::foldFixed() {
  bool isAny = false;
  for (std::size_t i = 0; i < columns_; ++i) {
    if (isSolved_[i] != 0 || !ranges_[i].isOne()) continue;
    isSolved_[i] = 1;
    for (std::size_t line = lines_.size(); line-- > 0;) {
      const std::int64_t factor = factorOf(lines_.terms(line), i);
      if (factor == 0) continue;
      isAny = true;
      Summands terms(lines_.terms(line).begin(), lines_.terms(line).end());
      const Range range = shifted(lines_.range(line), -Wide{factor} * ranges_[i].low);
      lines_.erase(line);
      std::erase_if(terms, [i](const Summand &term) { return term.column == i; });
      insert(std::move(terms), range);
      if (isEmpty_) return true;
    }
  }
  return isAny;
}

/// Solves an equation for a column that stands in it once, and puts that in place elsewhere.
void Conjunction::solve(std::size_t line, std::size_t column) {
  const Solution solution{.column = column, .line = solutionTerms_.size()};
  solutionTerms_.add(lines_.terms(line), lines_.range(line));
  history_.push_back({.isSolution = true, .index = solutions_.size()});
  solutions_.push_back(solution);
  lines_.erase(line);
  const std::int64_t sign = factorOf(solutionTerms_.terms(solution.line), column);
  for (std::size_t other = lines_.size(); other-- > 0;) {
    const std::int64_t factor = factorOf(lines_.terms(other), column);
    if (factor == 0) continue;
    Summands terms(lines_.terms(other).begin(), lines_.terms(other).end());
    Range range = lines_.range(other);
    lines_.erase(other);
    if (!subtract(terms, range, factor * sign, solution)) {
      isTooLarge_ = true;
      return;
    }
    insert(std::move(terms), range);
    if (isEmpty_) return;
  }
  // Its own range is one of the others' sum: sign*column == value - rest.
  const Range ofColumn = sign > 0 ? ranges_[column] : negated(ranges_[column]);
  isSolved_[column] = 1;
  ranges_[column] = {};
  Summands rest(solutionTerms_.terms(solution.line).begin(), solutionTerms_.terms(solution.line).end());
  std::erase_if(rest, [column](const Summand &term) { return term.column == column; });
  insert(std::move(rest), shifted(negated(ofColumn), solutionTerms_.range(solution.line).low));
}

bool Conjunction::solveOne() {
  for (std::size_t line = 0; line < lines_.size(); ++line) {
    if (!lines_.range(line).isOne()) continue;
    const SummandsView terms = lines_.terms(line);
    for (std::size_t i = terms.size(); i-- > 0;)
      if (std::abs(terms[i].factor) == 1 && terms[i].column != kept_) {
        solve(line, terms[i].column);
        return true;
      }
  }
  return false;
}

/// width*big + rest within a range of which only one multiple of the width can be the big part's: then both parts have
/// ranges of their own. So rows and columns of a matrix come apart.
bool Conjunction::split(std::size_t line, std::int64_t width) {
  const auto remainderOf = [width](std::int64_t factor) {
    const std::int64_t remainder = factor % width;
    if (2 * remainder > width) return remainder - width;
    return 2 * remainder < -width ? remainder + width : remainder;
  };
  // Most lines do not come apart: whether this one may shows before its parts are made.
  RangeSum sumOfRest;
  std::size_t inBig = 0;
  std::size_t inRest = 0;
  for (const auto &[column, factor] : lines_.terms(line)) {
    const std::int64_t remainder = remainderOf(factor);
    if (remainder != 0) sumOfRest.add(remainder, ranges_[column]);
    inRest += remainder != 0 ? 1 : 0;
    inBig += factor != remainder ? 1 : 0;
  }
  const Range ofRest = sumOfRest.range();
  if (inBig == 0 || inRest == 0 || ofRest.isOpenBelow() || ofRest.isOpenAbove()) return false;
  const Range range = lines_.range(line);
  const Range ofBig =
      divided({.low = lowEnd(Wide{range.low} - ofRest.high), .high = highEnd(Wide{range.high} - ofRest.low)}, width);
  if (ofBig.low > ofBig.high) {
    isEmpty_ = true;
    return true;
  }
  if (!ofBig.isOne()) return false;
  Summands big;
  Summands rest;
  for (const auto &[column, factor] : lines_.terms(line)) {
    const std::int64_t remainder = remainderOf(factor);
    if (remainder != 0) rest.push_back({.column = column, .factor = remainder});
    if (factor != remainder) big.push_back({.column = column, .factor = (factor - remainder) / width});
  }
  lines_.erase(line);
  insert(std::move(big), ofBig);
  insert(std::move(rest), shifted(range, -Wide{ofBig.low} * width));
  return true;
}

bool Conjunction::splitOne() {
  for (std::size_t line = 0; line < lines_.size(); ++line) {
    const Range &range = lines_.range(line);
    if (range.isOpenBelow() || range.isOpenAbove()) continue;
    std::int64_t last = 0;
    for (const Summand &term : lines_.terms(line)) {
      const std::int64_t width = std::abs(term.factor);
      if (width < 2 || width == last || range.high - range.low >= width) continue;
      last = width;
      if (split(line, width)) return true;
    }
  }
  return false;
}

bool Conjunction::settle() {
  for (int round = 0; round < mostRounds && !isEmpty_ && !isTooLarge_; ++round) {
    bool isChanged = propagate();
    isChanged |= !isEmpty_ && foldFixed();
    while (!isEmpty_ && !isTooLarge_ && solveOne())
      isChanged = true;
    isChanged |= !isEmpty_ && !isTooLarge_ && splitOne();
    if (!isChanged) break;
  }
  return !isEmpty_ || isTooLarge_;
}

} // namespace warpgrain::dependence
