// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/sets/Conjunction.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace warpgrain::dependence {

namespace {

__extension__ typedef __int128 Wide; // products of factors and ranges fit

constexpr std::int64_t mostFactor = std::int64_t(1) << 40;
/// Ranges that creep towards each other one by one are left to others.
constexpr int mostRounds = 12;

std::int64_t clamped(Wide value) {
  return static_cast<std::int64_t>(std::clamp<Wide>(value, -Range::open, Range::open));
}

/// Ends beyond what is followed move outwards alone: to the last number that counts, or to none.
std::int64_t lowEnd(Wide value) {
  return std::min(clamped(value), Range::open - 1);
}

std::int64_t highEnd(Wide value) {
  return std::max(clamped(value), 1 - Range::open);
}

std::int64_t floorDivide(std::int64_t value, std::int64_t divisor) {
  return value / divisor - (value % divisor < 0 ? 1 : 0);
}

std::int64_t ceilDivide(std::int64_t value, std::int64_t divisor) {
  return -floorDivide(-value, divisor);
}

Range negated(const Range &range) {
  return {.low = -range.high, .high = -range.low};
}

Range shifted(const Range &range, Wide by) {
  Range out;
  if (!range.isOpenBelow()) out.low = lowEnd(range.low + by);
  if (!range.isOpenAbove()) out.high = highEnd(range.high + by);
  return out;
}

Range divided(const Range &range, std::int64_t divisor) {
  Range out;
  if (!range.isOpenBelow()) out.low = ceilDivide(range.low, divisor);
  if (!range.isOpenAbove()) out.high = floorDivide(range.high, divisor);
  return out;
}

/// A sum of ranges: what is known of it, and how many parts have no end.
struct Sum {
  Wide low = 0;
  Wide high = 0;
  int openLow = 0;
  int openHigh = 0;

  void add(std::int64_t factor, const Range &range, int sign = 1) {
    const bool isUp = factor > 0;
    const std::int64_t least = isUp ? range.low : range.high;
    const std::int64_t most = isUp ? range.high : range.low;
    if (isUp ? range.isOpenBelow() : range.isOpenAbove())
      openLow += sign;
    else
      low += Wide(factor) * least * sign;
    if (isUp ? range.isOpenAbove() : range.isOpenBelow())
      openHigh += sign;
    else
      high += Wide(factor) * most * sign;
  }

  Range range() const {
    Range out;
    if (openLow == 0) out.low = lowEnd(low);
    if (openHigh == 0) out.high = highEnd(high);
    return out;
  }
};

} // namespace

void Conjunction::add(const Row &row, bool isEquation) {
  Factors factors(columns_, 0);
  for (const auto &[column, factor] : row.terms())
    factors[static_cast<std::size_t>(column)] = factor;
  Range range;
  range.low = lowEnd(-Wide(row.constant()));
  if (isEquation) range.high = highEnd(-Wide(row.constant()));
  if (reduce(factors, range))
    insert(std::move(factors), range);
  else
    isTooLarge_ = true;
}

void Conjunction::atLeast(std::size_t column, std::int64_t value) {
  narrow(column, {.low = value, .high = Range::open});
}

void Conjunction::atMost(std::size_t column, std::int64_t value) {
  narrow(column, {.low = -Range::open, .high = value});
}

/// factors -= times * those of the solution. False where a number grows too large.
bool Conjunction::subtract(std::span<std::int64_t> factors, Range &range, std::int64_t times,
                           const Solution &solution) const {
  for (std::size_t i = 0; i < columns_; ++i) {
    const Wide value = Wide(factors[i]) - Wide(times) * solutionFactors_[solution.begin + i];
    if (value > mostFactor || value < -mostFactor) return false;
    factors[i] = static_cast<std::int64_t>(value);
  }
  range = shifted(range, -Wide(times) * solution.value);
  return true;
}

/// In terms of columns that are not solved and have more than one value. False where a number grows too large.
bool Conjunction::reduce(Factors &factors, Range &range) const {
  for (const std::int64_t factor : factors)
    if (factor > mostFactor || factor < -mostFactor) return false;
  for (const Solution &solution : solutions_) {
    const std::int64_t own = solutionFactors_[solution.begin + solution.column];
    const std::int64_t factor = factors[solution.column];
    if (factor != 0 && !subtract(factors, range, factor * own, solution)) return false;
  }
  for (std::size_t i = 0; i < columns_; ++i) {
    if (factors[i] == 0 || !ranges_[i].isOne()) continue;
    range = shifted(range, -Wide(factors[i]) * ranges_[i].low);
    factors[i] = 0;
  }
  return true;
}

std::optional<std::size_t> Conjunction::find(std::span<const std::int64_t> factors) const {
  for (std::size_t line = 0; line < lines(); ++line)
    if (std::ranges::equal(factorsOf(line), factors)) return line;
  return std::nullopt;
}

/// A reduced sum: divided by what its factors have in common, the first one positive, with what is known of it already.
void Conjunction::insert(Factors factors, Range range) {
  if (isEmpty_ || isTooLarge_) return;
  std::int64_t divisor = 0;
  std::size_t first = columns_;
  std::size_t count = 0;
  for (std::size_t i = 0; i < columns_; ++i) {
    if (factors[i] == 0) continue;
    divisor = std::gcd(divisor, factors[i]);
    first = std::min(first, i);
    ++count;
  }
  if (count == 0) {
    isEmpty_ = range.low > 0 || range.high < 0;
    return;
  }
  if (factors[first] < 0) {
    for (std::int64_t &factor : factors)
      factor = -factor;
    range = negated(range);
  }
  if (divisor > 1) {
    for (std::int64_t &factor : factors)
      factor /= divisor;
    range = divided(range, divisor);
  }
  if (range.low > range.high) {
    isEmpty_ = true;
    return;
  }
  if (count == 1) {
    narrow(first, range);
    return;
  }
  if (const auto known = find(factors)) {
    narrowLine(*known, range);
    return;
  }
  factors_.insert(factors_.end(), factors.begin(), factors.end());
  sums_.push_back(range);
}

bool Conjunction::narrow(std::size_t column, Range range) {
  Range &own = ranges_[column];
  if (range.low <= own.low && range.high >= own.high) return false;
  own.low = std::max(own.low, range.low);
  own.high = std::min(own.high, range.high);
  if (own.low > own.high) isEmpty_ = true;
  return true;
}

bool Conjunction::narrowLine(std::size_t line, Range range) {
  Range &own = sums_[line];
  if (range.low <= own.low && range.high >= own.high) return false;
  own.low = std::max(own.low, range.low);
  own.high = std::min(own.high, range.high);
  if (own.low > own.high) isEmpty_ = true;
  return true;
}

void Conjunction::erase(std::size_t line) {
  const std::size_t last = lines() - 1;
  if (line != last) {
    std::copy_n(factors_.begin() + static_cast<long>(last * columns_), columns_,
                factors_.begin() + static_cast<long>(line * columns_));
    sums_[line] = sums_[last];
  }
  factors_.resize(last * columns_);
  sums_.pop_back();
}

Range Conjunction::rangeOfSum(std::span<const std::int64_t> factors) const {
  Sum sum;
  for (std::size_t i = 0; i < columns_; ++i)
    if (factors[i] != 0) sum.add(factors[i], ranges_[i]);
  return sum.range();
}

Range Conjunction::rangeOf(const Row &row) const {
  Factors factors(columns_, 0);
  for (const auto &[column, factor] : row.terms())
    factors[static_cast<std::size_t>(column)] = factor;
  Range shift{.low = 0, .high = 0};
  if (!reduce(factors, shift) || !shift.isOne()) return {};
  const Wide constant = Wide(row.constant()) - shift.low;
  const auto first = std::ranges::find_if(factors, [](std::int64_t factor) { return factor != 0; });
  if (first == factors.end()) return {.low = lowEnd(constant), .high = highEnd(constant)};
  Range out = rangeOfSum(factors);
  // A line of the same columns may know more.
  std::int64_t divisor = 0;
  for (const std::int64_t factor : factors)
    divisor = std::gcd(divisor, factor);
  if (*first < 0) divisor = -divisor;
  for (std::int64_t &factor : factors)
    factor /= divisor;
  if (const auto line = find(factors)) {
    const Range &sum = sums_[*line];
    const Range known = divisor < 0 ? negated(sum) : sum;
    const Wide size = divisor < 0 ? -Wide(divisor) : Wide(divisor);
    if (!known.isOpenBelow()) out.low = std::max(out.low, lowEnd(known.low * size));
    if (!known.isOpenAbove()) out.high = std::min(out.high, highEnd(known.high * size));
  }
  return shifted(out, constant);
}

/// What a line says of each of its columns, given the others. True where a range became smaller.
bool Conjunction::propagate(std::size_t line, bool &isImplied) {
  const auto factors = factorsOf(line);
  const Range &range = sums_[line];
  Sum sum;
  for (std::size_t i = 0; i < columns_; ++i)
    if (factors[i] != 0) sum.add(factors[i], ranges_[i]);
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
  for (std::size_t i = 0; i < columns_ && !isEmpty_; ++i) {
    const std::int64_t factor = factors[i];
    if (factor == 0) continue;
    Sum rest = sum;
    rest.add(factor, ranges_[i], -1);
    Range own; // of factor * column
    if (!range.isOpenBelow() && rest.openHigh == 0) own.low = lowEnd(range.low - rest.high);
    if (!range.isOpenAbove() && rest.openLow == 0) own.high = highEnd(range.high - rest.low);
    if (factor < 0) own = negated(own);
    const Range before = ranges_[i];
    if (!narrow(i, divided(own, std::abs(factor)))) continue;
    isNarrower = true;
    sum.add(factor, before, -1);
    sum.add(factor, ranges_[i]);
  }
  return isNarrower;
}

bool Conjunction::propagate() {
  bool isNarrower = false;
  for (std::size_t line = 0; line < lines() && !isEmpty_;) {
    bool isImplied = false;
    isNarrower |= propagate(line, isImplied);
    if (isImplied && !isEmpty_)
      erase(line);
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
    for (std::size_t line = lines(); line-- > 0;) {
      if (factors_[line * columns_ + i] == 0) continue;
      isAny = true;
      Factors factors(factorsOf(line).begin(), factorsOf(line).end());
      Range range = sums_[line];
      erase(line);
      range = shifted(range, -Wide(factors[i]) * ranges_[i].low);
      factors[i] = 0;
      insert(std::move(factors), range);
      if (isEmpty_) return true;
    }
  }
  return isAny;
}

/// Solves an equation for a column that stands in it once, and puts that in place elsewhere.
void Conjunction::solve(std::size_t line, std::size_t column) {
  const Solution solution{.column = column, .begin = solutionFactors_.size(), .value = sums_[line].low};
  const auto own = factorsOf(line);
  solutionFactors_.insert(solutionFactors_.end(), own.begin(), own.end());
  history_.push_back({.isSolution = true, .index = solutions_.size()});
  solutions_.push_back(solution);
  erase(line);
  const std::int64_t sign = solutionFactors_[solution.begin + column];
  for (std::size_t other = lines(); other-- > 0;) {
    const std::int64_t factor = factors_[other * columns_ + column];
    if (factor == 0) continue;
    Factors factors(factorsOf(other).begin(), factorsOf(other).end());
    Range range = sums_[other];
    erase(other);
    if (!subtract(factors, range, factor * sign, solution)) {
      isTooLarge_ = true;
      return;
    }
    insert(std::move(factors), range);
    if (isEmpty_) return;
  }
  // Its own range is one of the others' sum: sign*column == value - rest.
  const Range ofColumn = sign > 0 ? ranges_[column] : negated(ranges_[column]);
  isSolved_[column] = 1;
  ranges_[column] = {};
  Factors rest(solutionFactors_.begin() + static_cast<long>(solution.begin),
               solutionFactors_.begin() + static_cast<long>(solution.begin + columns_));
  rest[column] = 0;
  insert(std::move(rest), shifted(negated(ofColumn), solution.value));
}

bool Conjunction::solveOne() {
  for (std::size_t line = 0; line < lines(); ++line) {
    if (!sums_[line].isOne()) continue;
    const auto factors = factorsOf(line);
    for (std::size_t i = columns_; i-- > 0;)
      if (factors[i] == 1 || factors[i] == -1) {
        solve(line, i);
        return true;
      }
  }
  return false;
}

/// width*big + rest within a range of which only one multiple of the width can be the big part's: then both parts have
/// ranges of their own. So rows and columns of a matrix come apart.
bool Conjunction::split(std::size_t line, std::int64_t width) {
  const auto factors = factorsOf(line);
  Factors big(columns_, 0);
  Factors rest(columns_, 0);
  bool hasBig = false;
  bool hasRest = false;
  for (std::size_t i = 0; i < columns_; ++i) {
    std::int64_t remainder = factors[i] % width;
    if (2 * remainder > width) remainder -= width;
    if (2 * remainder < -width) remainder += width;
    rest[i] = remainder;
    big[i] = (factors[i] - remainder) / width;
    hasBig = hasBig || big[i] != 0;
    hasRest = hasRest || rest[i] != 0;
  }
  if (!hasBig || !hasRest) return false;
  const Range ofRest = rangeOfSum(rest);
  if (ofRest.isOpenBelow() || ofRest.isOpenAbove()) return false;
  const Range range = sums_[line];
  const Range ofBig =
      divided({.low = lowEnd(Wide(range.low) - ofRest.high), .high = highEnd(Wide(range.high) - ofRest.low)}, width);
  if (ofBig.low > ofBig.high) {
    isEmpty_ = true;
    return true;
  }
  if (!ofBig.isOne()) return false;
  erase(line);
  insert(std::move(big), ofBig);
  insert(std::move(rest), shifted(range, -Wide(ofBig.low) * width));
  return true;
}

bool Conjunction::splitOne() {
  for (std::size_t line = 0; line < lines(); ++line) {
    const Range &range = sums_[line];
    if (range.isOpenBelow() || range.isOpenAbove()) continue;
    const auto factors = factorsOf(line);
    std::int64_t last = 0;
    for (std::size_t i = 0; i < columns_; ++i) {
      const std::int64_t width = std::abs(factors[i]);
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

Conjunction::Ends Conjunction::endsOf(std::size_t column) const {
  Ends out;
  const auto add = [&](std::vector<End> &list, std::size_t line, std::int64_t end, int sign) {
    Factors rest(factorsOf(line).begin(), factorsOf(line).end());
    const std::int64_t factor = rest[column];
    rest[column] = 0;
    for (std::int64_t &other : rest)
      other *= sign;
    list.push_back({.factor = factor * sign, .end = end * sign, .rest = std::move(rest), .line = line});
  };
  for (std::size_t line = 0; line < lines(); ++line) {
    const std::int64_t factor = factors_[line * columns_ + column];
    if (factor == 0) continue;
    const int sign = factor > 0 ? 1 : -1;
    const Range &range = sums_[line];
    if (!range.isOpenBelow()) add(sign > 0 ? out.lower : out.upper, line, range.low, sign);
    if (!range.isOpenAbove()) add(sign > 0 ? out.upper : out.lower, line, range.high, sign);
  }
  const Range &own = ranges_[column];
  const std::size_t none = lines();
  if (!own.isOpenBelow())
    out.lower.push_back({.factor = 1, .end = own.low, .rest = Factors(columns_, 0), .line = none});
  if (!own.isOpenAbove())
    out.upper.push_back({.factor = 1, .end = own.high, .rest = Factors(columns_, 0), .line = none});
  return out;
}

/// The column whose taking out is exact and leaves the fewest lines more.
std::optional<std::size_t> Conjunction::mostSimple() const {
  constexpr long mostMore = 4;
  constexpr std::size_t mostLines = 96;

  struct Count {
    long lower = 0;
    long upper = 0;
    bool isLowerPlain = true; ///< factors are 1
    bool isUpperPlain = true;
  };

  std::vector<Count> counts(columns_);
  std::vector<char> isTied(columns_, 0);
  for (std::size_t line = 0; line < lines(); ++line)
    for (std::size_t i = 0; i < columns_; ++i) {
      const std::int64_t factor = factors_[line * columns_ + i];
      if (factor == 0) continue;
      isTied[i] = 1;
      const Range &range = sums_[line];
      const bool hasLower = factor > 0 ? !range.isOpenBelow() : !range.isOpenAbove();
      const bool hasUpper = factor > 0 ? !range.isOpenAbove() : !range.isOpenBelow();
      const bool isPlain = factor == 1 || factor == -1;
      counts[i].lower += hasLower ? 1 : 0;
      counts[i].upper += hasUpper ? 1 : 0;
      counts[i].isLowerPlain &= !hasLower || isPlain;
      counts[i].isUpperPlain &= !hasUpper || isPlain;
    }
  std::optional<std::size_t> out;
  long fewest = mostMore + 1;
  for (std::size_t i = 0; i < columns_; ++i) {
    Count &count = counts[i];
    if (isTied[i] == 0) continue;
    count.lower += ranges_[i].isOpenBelow() ? 0 : 1;
    count.upper += ranges_[i].isOpenAbove() ? 0 : 1;
    if (count.lower > 0 && count.upper > 0 && !count.isLowerPlain && !count.isUpperPlain) continue;
    const long more = count.lower * count.upper - count.lower - count.upper;
    if (more >= fewest || (more > 0 && lines() > mostLines)) continue;
    out = i;
    fewest = more;
  }
  return out;
}

void Conjunction::eliminate(std::size_t column) {
  const Ends ends = endsOf(column);
  Eliminated taken{.column = column, .begin = eliminatedSums_.size(), .count = 0};
  for (std::size_t line = lines(); line-- > 0;) {
    if (factors_[line * columns_ + column] == 0) continue;
    eliminatedFactors_.insert(eliminatedFactors_.end(), factorsOf(line).begin(), factorsOf(line).end());
    eliminatedSums_.push_back(sums_[line]);
    ++taken.count;
    erase(line);
  }
  history_.push_back({.isSolution = false, .index = eliminated_.size()});
  eliminated_.push_back(taken);
  isSolved_[column] = 1;
  for (const End &lower : ends.lower)
    for (const End &upper : ends.upper) {
      if (lower.line == upper.line) continue; // no end is above the other
      // upper.factor*(lower.end - lower.rest) <= lower.factor*(upper.end - upper.rest)
      Factors factors(columns_);
      for (std::size_t i = 0; i < columns_; ++i) {
        const Wide factor = Wide(upper.factor) * lower.rest[i] - Wide(lower.factor) * upper.rest[i];
        if (factor > mostFactor || factor < -mostFactor) {
          isTooLarge_ = true;
          return;
        }
        factors[i] = static_cast<std::int64_t>(factor);
      }
      Range range;
      range.low = lowEnd(Wide(upper.factor) * lower.end - Wide(lower.factor) * upper.end);
      insert(std::move(factors), range);
      if (isEmpty_) return;
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
    const auto factors = std::span(eliminatedFactors_).subspan(line * columns_, columns_);
    const std::int64_t factor = factors[eliminated.column];
    Wide rest = 0;
    for (std::size_t i = 0; i < columns_; ++i)
      if (i != eliminated.column) rest += Wide(factors[i]) * point[i];
    Range own = shifted(eliminatedSums_[line], -rest);
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
  for (std::size_t line = 0; line < lines(); ++line)
    for (std::size_t i = 0; i < columns_; ++i)
      if (factors_[line * columns_ + i] != 0) isTied[i] = 1;
  for (std::size_t i = 0; i < columns_; ++i) {
    const Wide size = Wide(ranges_[i].high) - ranges_[i].low;
    if (isTied[i] == 0 || (out && size >= fewest)) continue;
    out = i;
    fewest = size;
  }
  return out;
}

std::int64_t Conjunction::valueOf(const Solution &solution, const std::vector<std::int64_t> &point) const {
  Wide sum = solution.value;
  for (std::size_t i = 0; i < columns_; ++i)
    if (i != solution.column) sum -= Wide(solutionFactors_[solution.begin + i]) * point[i];
  return clamped(solutionFactors_[solution.begin + solution.column] > 0 ? sum : -sum);
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
