// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/sets/Formula.h"
#include "core/dependence/sets/LinearTerms.h"
#include "core/dependence/sets/Range.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::dependence {

/// A conjunction of affine comparisons in simplified form: equations are solved for a column and substituted, sums of
/// the same columns share one range, and every column has a range that follows from the rest.
///
/// It is sound but incomplete: `mayHold` can be true although no point satisfies the conjunction. If coefficients
/// exceed the supported range, `isTooLarge` is true and no other result is valid.
class Conjunction {
public:
  explicit Conjunction(std::size_t columns) : columns_(columns), ranges_(columns), isSolved_(columns, 0) {}

  /// Adds unconstrained columns. The number of columns must not shrink.
  void growTo(std::size_t columns) {
    columns_ = columns;
    ranges_.resize(columns);
    isSolved_.resize(columns, 0);
  }

  /// Protects a column from substitution and elimination, so that its final range is what the other comparisons allow.
  void keep(std::size_t column) { kept_ = column; }

  /// Adds row == 0 if `isEquation`, else row >= 0.
  void add(const Row &row, bool isEquation);
  void atLeast(std::size_t column, std::int64_t value);
  void atMost(std::size_t column, std::int64_t value);

  /// Propagates ranges to a fixed point or up to a limit of rounds. False if the conjunction is unsatisfiable.
  bool settle();

  bool mayHold() const { return !isEmpty_; }

  bool isTooLarge() const { return isTooLarge_; }

  /// Returns bounds of a row that follow from the ranges.
  Range rangeOf(const Row &row) const;

  /// Eliminates columns one by one by Fourier-Motzkin elimination, where this is exact for integers: it combines each
  /// lower bound with each upper bound. Call it last; afterwards only ranges may shrink. False if the conjunction is
  /// unsatisfiable.
  bool eliminate();

  /// Returns the column with the fewest values among those that comparisons still relate to others; no value if every
  /// column may take any value of its range.
  std::optional<std::size_t> undecided() const;

  const Range &range(std::size_t column) const { return ranges_[column]; }

  /// Returns one value per column. A column in no comparison gets the value of its range that is nearest to 0.
  std::vector<std::int64_t> point() const;

private:
  /// A column that an equation was solved for. Its line in solutionTerms_ has a single value, and the column has the
  /// factor 1 or -1 in it.
  struct Solution {
    std::size_t column = 0;
    std::size_t line = 0;
  };

  /// An eliminated column, and the lines that contained it.
  struct Eliminated {
    std::size_t column = 0;
    std::size_t begin = 0; ///< in eliminatedTerms_
    std::size_t count = 0;
  };

  struct Done {
    bool isSolution = false; ///< false: an eliminated column
    std::size_t index = 0;
  };

  /// A lower (or upper) bound: factor*column >= (or <=) end - rest, with a positive factor.
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
  std::vector<char> isSolved_; ///< true also for a column with one value; such columns are in no line
  LinearTerms lines_;          ///< the first factor of each is positive
  LinearTerms solutionTerms_;
  std::vector<Solution> solutions_;
  LinearTerms eliminatedTerms_;
  std::vector<Eliminated> eliminated_;
  std::vector<Done> history_; ///< point() computes values in the reverse order
  bool isEmpty_ = false;
  bool isTooLarge_ = false;
};

} // namespace warpgrain::dependence
