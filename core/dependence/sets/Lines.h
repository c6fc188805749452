// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/sets/Formula.h"
#include "core/dependence/sets/Range.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace warpgrain::dependence {

/// A column and what it is multiplied with, which is not 0.
struct Summand {
  std::uint32_t column = 0;
  std::int64_t factor = 0;

  friend bool operator==(const Summand &, const Summand &) = default;
};

/// A sum of columns, sorted by them. Most have a handful of the dozens of columns that there are.
using Summands = std::vector<Summand>;
using SummandsView = std::span<const Summand>;

Summands summandsOf(const Row &row);

/// 0 where the column is not in the sum.
std::int64_t factorOf(SummandsView terms, std::size_t column);

/// oneTimes*one + otherTimes*other. Nothing where a factor would be greater than 2^60.
std::optional<Summands> combined(SummandsView one, std::int64_t oneTimes, SummandsView other, std::int64_t otherTimes);

/// False where a factor is greater than 2^60: products with ranges would not fit.
bool areFactorsFollowed(SummandsView terms);

/// Sums with a range each, kept side by side: copying them takes two allocations.
class Lines {
public:
  std::size_t size() const { return lines_.size(); }

  SummandsView terms(std::size_t line) const { return {terms_.data() + lines_[line].begin, lines_[line].count}; }

  const Range &range(std::size_t line) const { return lines_[line].range; }

  Range &range(std::size_t line) { return lines_[line].range; }

  void add(SummandsView terms, const Range &range);
  /// The last line takes its number.
  void erase(std::size_t line);

  /// The line of these terms.
  std::optional<std::size_t> find(SummandsView terms) const;

private:
  struct Line {
    std::size_t begin = 0; ///< in terms_
    std::size_t count = 0;
    std::size_t hash = 0;
    Range range;
  };

  void compact();

  Summands terms_;
  std::vector<Line> lines_;
  std::size_t unused_ = 0; ///< of terms_: those of lines that were erased
};

} // namespace warpgrain::dependence
