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

/// A column and its factor, which is not 0.
struct Summand {
  std::uint32_t column = 0;
  std::int64_t factor = 0;

  friend bool operator==(const Summand &, const Summand &) = default;
};

/// A sparse sum of columns, sorted by column.
using Summands = std::vector<Summand>;
using SummandsView = std::span<const Summand>;

Summands summandsOf(const Row &row);

/// Returns the factor of a column; 0 if the sum does not contain it.
std::int64_t factorOf(SummandsView terms, std::size_t column);

/// Returns oneTimes*one + otherTimes*other; no value if a factor would exceed 2^60.
std::optional<Summands> combined(SummandsView one, std::int64_t oneTimes, SummandsView other, std::int64_t otherTimes);

/// False if a factor exceeds 2^60, so that its products with ranges would overflow.
bool areFactorsFollowed(SummandsView terms);

/// Sums with one range each, in contiguous memory, so that a copy takes two allocations.
class LinearTerms {
public:
  std::size_t size() const { return lines_.size(); }

  SummandsView terms(std::size_t line) const { return {terms_.data() + lines_[line].begin, lines_[line].count}; }

  const Range &range(std::size_t line) const { return lines_[line].range; }

  Range &range(std::size_t line) { return lines_[line].range; }

  void add(SummandsView terms, const Range &range);
  /// Removes a line; the last line takes its number.
  void erase(std::size_t line);

  /// Returns the number of the line with these terms; no value if there is none.
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
  std::size_t unused_ = 0; ///< number of entries of terms_ that belong to erased lines
};

} // namespace warpgrain::dependence
