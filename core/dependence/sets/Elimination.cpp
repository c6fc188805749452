// SPDX-License-Identifier: Apache-2.0
//
// The part of Conjunction that takes columns out by Fourier and Motzkin's way, and finds their values afterwards.
#include "core/dependence/sets/Conjunction.h"

#include <algorithm>
#include <cstdlib>

namespace warpgrain::dependence {

namespace {

/// How often a column stands in comparisons.
struct Occurrences {
  long lower = 0;
  long upper = 0;
  bool isTied = false;
  bool isLowerPlain = true; ///< factors are 1
  bool isUpperPlain = true;

  void add(std::int64_t factor, const Range &range) {
    isTied = true;
    const bool hasLower = factor > 0 ? !range.isOpenBelow() : !range.isOpenAbove();
    const bool hasUpper = factor > 0 ? !range.isOpenAbove() : !range.isOpenBelow();
    const bool isPlain = factor == 1 || factor == -1;
    lower += hasLower ? 1 : 0;
    upper += hasUpper ? 1 : 0;
    isLowerPlain &= !hasLower || isPlain;
    isUpperPlain &= !hasUpper || isPlain;
  }
};

} // namespace

Conjunction::Ends Conjunction::endsOf(std::size_t column) const {
  Ends out;
  for (std::size_t line = 0; line < lines_.size(); ++line) {
    const SummandsView terms = lines_.terms(line);
    const std::int64_t factor = factorOf(terms, column);
    if (factor == 0) continue;
    const int sign = factor > 0 ? 1 : -1;
    const auto add = [&](std::vector<End> &list, std::int64_t end) {
      End &added = list.emplace_back(End{.factor = factor * sign, .end = end * sign, .rest = {}, .line = line});
      for (const Summand &term : terms)
        if (term.column != column) added.rest.push_back({.column = term.column, .factor = term.factor * sign});
    };
    const Range &range = lines_.range(line);
    if (!range.isOpenBelow()) add(sign > 0 ? out.lower : out.upper, range.low);
    if (!range.isOpenAbove()) add(sign > 0 ? out.upper : out.lower, range.high);
  }
  const Range &own = ranges_[column];
  const std::size_t none = lines_.size();
  if (!own.isOpenBelow()) out.lower.push_back({.factor = 1, .end = own.low, .rest = {}, .line = none});
  if (!own.isOpenAbove()) out.upper.push_back({.factor = 1, .end = own.high, .rest = {}, .line = none});
  return out;
}

/// The column whose taking out is exact and leaves the fewest lines more.
std::optional<std::size_t> Conjunction::mostSimple() const {
  constexpr long mostMore = 4;
  constexpr std::size_t mostLines = 96;
  std::vector<Occurrences> counts(columns_);
  for (std::size_t line = 0; line < lines_.size(); ++line)
    for (const Summand &term : lines_.terms(line))
      counts[term.column].add(term.factor, lines_.range(line));
  std::optional<std::size_t> out;
  long fewest = mostMore + 1;
  for (std::size_t i = 0; i < columns_; ++i) {
    Occurrences &count = counts[i];
    if (!count.isTied || i == kept_) continue;
    count.lower += ranges_[i].isOpenBelow() ? 0 : 1;
    count.upper += ranges_[i].isOpenAbove() ? 0 : 1;
    if (count.lower > 0 && count.upper > 0 && !count.isLowerPlain && !count.isUpperPlain) continue;
    const long more = count.lower * count.upper - count.lower - count.upper;
    if (more >= fewest || (more > 0 && lines_.size() > mostLines)) continue;
    out = i;
    fewest = more;
  }
  return out;
}

/// upper.factor*(lower.end - lower.rest) <= lower.factor*(upper.end - upper.rest)
void Conjunction::combine(const End &lower, const End &upper) {
  auto terms = combined(lower.rest, upper.factor, upper.rest, -lower.factor);
  if (!terms) {
    isTooLarge_ = true;
    return;
  }
  Range range;
  range.low = lowEnd(Wide{upper.factor} * lower.end - Wide{lower.factor} * upper.end);
  insert(*std::move(terms), range);
}

void Conjunction::eliminate(std::size_t column) {
  const Ends ends = endsOf(column);
  Eliminated taken{.column = column, .begin = eliminatedTerms_.size(), .count = 0};
  for (std::size_t line = lines_.size(); line-- > 0;) {
    if (factorOf(lines_.terms(line), column) == 0) continue;
    eliminatedTerms_.add(lines_.terms(line), lines_.range(line));
    ++taken.count;
    lines_.erase(line);
  }
  history_.push_back({.isSolution = false, .index = eliminated_.size()});
  eliminated_.push_back(taken);
  isSolved_[column] = 1;
  for (const End &lower : ends.lower)
    for (const End &upper : ends.upper) {
      if (lower.line == upper.line) continue; // no end is above the other
      combine(lower, upper);
      if (isEmpty_ || isTooLarge_) return;
    }
}

bool Conjunction::eliminate() {
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    while (!isEmpty_ && !isTooLarge_) {
      const auto column = mostSimple();
      if (!column) break;
      eliminate(*column);
      isChanged = true;
    }
    if (isEmpty_ || isTooLarge_) break;
    if (isChanged) settle();
  }
  return !isEmpty_ || isTooLarge_;
}

/// What the lines that a column was in leave of its range, given the values of the others.
Range Conjunction::remainingRange(const Eliminated &eliminated, const std::vector<std::int64_t> &point) const {
  Range out = ranges_[eliminated.column];
  for (std::size_t line = eliminated.begin; line < eliminated.begin + eliminated.count; ++line) {
    std::int64_t factor = 0;
    Wide rest = 0;
    for (const Summand &term : eliminatedTerms_.terms(line)) {
      if (term.column == eliminated.column)
        factor = term.factor;
      else
        rest += Wide{term.factor} * point[term.column];
    }
    Range own = shifted(eliminatedTerms_.range(line), -rest);
    if (factor < 0) own = negated(own);
    own = divided(own, std::abs(factor));
    out.low = std::max(out.low, own.low);
    out.high = std::min(out.high, own.high);
  }
  return out;
}

std::optional<std::size_t> Conjunction::undecided() const {
  std::optional<std::size_t> out;
  Wide fewest = 0;
  std::vector<char> isTied(columns_, 0);
  for (std::size_t line = 0; line < lines_.size(); ++line)
    for (const Summand &term : lines_.terms(line))
      isTied[term.column] = 1;
  for (std::size_t i = 0; i < columns_; ++i) {
    const Wide size = Wide{ranges_[i].high} - ranges_[i].low;
    if (isTied[i] == 0 || (out && size >= fewest)) continue;
    out = i;
    fewest = size;
  }
  return out;
}

std::int64_t Conjunction::valueOf(const Solution &solution, const std::vector<std::int64_t> &point) const {
  Wide sum = solutionTerms_.range(solution.line).low;
  std::int64_t own = 1;
  for (const Summand &term : solutionTerms_.terms(solution.line)) {
    if (term.column == solution.column)
      own = term.factor;
    else
      sum -= Wide{term.factor} * point[term.column];
  }
  return clamped(own > 0 ? sum : -sum);
}

std::vector<std::int64_t> Conjunction::point() const {
  std::vector<std::int64_t> out(columns_);
  for (std::size_t i = 0; i < columns_; ++i)
    out[i] = ranges_[i].nearestToZero();
  for (std::size_t at = history_.size(); at-- > 0;) {
    const auto [isSolution, index] = history_[at];
    if (isSolution)
      out[solutions_[index].column] = valueOf(solutions_[index], out);
    else
      out[eliminated_[index].column] = remainingRange(eliminated_[index], out).nearestToZero();
  }
  return out;
}

} // namespace warpgrain::dependence
