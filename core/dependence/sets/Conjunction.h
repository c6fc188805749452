// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/sets/Formula.h"
#include "core/dependence/sets/Lines.h"
#include "core/dependence/sets/Range.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::dependence {

/// Comparisons that hold together, kept as simple as they get: equations are solved for a column and put in place, sums
/// of the same columns share one range, and every column has a range that follows from the rest.
///
/// What it tells is true, but it does not tell all: `mayHold` can stay true where nothing holds. Numbers that grow
/// beyond what it follows make it `isTooLarge`, and then nothing counts.
class Conjunction {
public:
  explicit Conjunction(std::size_t columns) : columns_(columns), ranges_(columns), isSolved_(columns, 0) {}

  /// More columns, with no condition on them yet. Never fewer.
  void growTo(std::size_t columns) {
    columns_ = columns;
    ranges_.resize(columns);
    isSolved_.resize(columns, 0);
  }

  /// A column that is neither solved for nor taken out: what is left of its range in the end is what the rest allows.
  void keep(std::size_t column) { kept_ = column; }

  /// row >= 0, or row == 0.
  void add(const Row &row, bool isEquation);
  void atLeast(std::size_t column, std::int64_t value);
  void atMost(std::size_t column, std::int64_t value);

  /// Draws conclusions until there are no more, or many rounds were made. False where nothing holds.
  bool settle();

  bool mayHold() const { return !isEmpty_; }

  bool isTooLarge() const { return isTooLarge_; }

  /// What the sum can be, as far as the ranges tell.
  Range rangeOf(const Row &row) const;

  /// Takes out columns one by one where the comparisons that are left then are exactly those of the others: each lower
  /// end with each upper one. To be asked for last, after which only ranges may become smaller. False where nothing
  /// holds.
  bool eliminate();

  /// A column that comparisons still tie to others, of the fewest values; none where each may take any of its range.
  std::optional<std::size_t> undecided() const;

  const Range &range(std::size_t column) const { return ranges_[column]; }

  /// One value for each column: those in no comparison are the nearest to 0 that their range has.
  std::vector<std::int64_t> point() const;

private:
  /// A solved column: its line of solutions_ has one value, and the column a factor of 1 or -1 there.
  struct Solution {
    std::size_t column = 0;
    std::size_t line = 0;
  };

  /// A column that was taken out, and the lines that it was in.
  struct Eliminated {
    std::size_t column = 0;
    std::size_t begin = 0; ///< in eliminatedLines_
    std::size_t count = 0;
  };

  struct Done {
    bool isSolution = false; ///< else a column that was taken out
    std::size_t index = 0;
  };

  /// factor*column at least (or at most) end - rest, the factor positive.
  struct End {
    std::int64_t factor = 1;
    std::int64_t end = 0;
    Summands rest;
    std::size_t line = 0;
  };

  struct Ends {
    std::vector<End> lower;
    std::vector<End> upper;
  };

  bool reduce(Summands &terms, Range &range) const;
  bool subtract(Summands &terms, Range &range, std::int64_t times, const Solution &solution) const;
  void insert(Summands terms, Range range);
  bool narrow(std::size_t column, Range range);
  void narrowLine(std::size_t line, Range range);
  Range rangeOfSum(SummandsView terms) const;

  bool propagate();
  bool propagate(std::size_t line, bool &isImplied);
  bool solveOne();
  void solve(std::size_t line, std::size_t column);
  bool foldFixed();
  bool splitOne();
  bool split(std::size_t line, std::int64_t width);
  Ends endsOf(std::size_t column) const;
  std::optional<std::size_t> mostSimple() const;
  void eliminate(std::size_t column);
  void combine(const End &lower, const End &upper);
  std::int64_t valueOf(const Solution &solution, const std::vector<std::int64_t> &point) const;
  Range remainingRange(const Eliminated &eliminated, const std::vector<std::int64_t> &point) const;

  static constexpr std::size_t noColumn = ~std::size_t(0);

  std::size_t columns_;
  std::size_t kept_ = noColumn;
  std::vector<Range> ranges_;
  std::vector<char> isSolved_; ///< or has one value: in no line any more
  Lines lines_;                ///< the first factor of each is positive
  Lines solutionLines_;
  std::vector<Solution> solutions_;
  Lines eliminatedLines_;
  std::vector<Eliminated> eliminated_;
  std::vector<Done> history_; ///< values are found in the opposite order
  bool isEmpty_ = false;
  bool isTooLarge_ = false;
};

} // namespace warpgrain::dependence
