// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/sets/Conjunction.h"
#include "core/dependence/sets/Formula.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::dependence {

/// Searches for points that satisfy a formula, with 64-bit numbers and a bounded number of steps. It answers most
/// questions about two accesses in a fraction of the time that isl takes. Its answers are exact; if it gives up, isl
/// must decide.
class PointSearch {
public:
  enum class Answer : std::uint8_t { found, none, unknown };

  /// The maximum of a row.
  struct Greatest {
    Answer answer = Answer::unknown;   ///< none: no point satisfies the formula
    std::optional<std::int64_t> value; ///< the maximum if found; no value if the row is unbounded
  };

  /// The formula must outlive the search.
  PointSearch(std::size_t columns, const Formula &formula);
  /// Searches for points of the search `base` that also satisfy `more`, and reuses the results of `base`, which has at
  /// most `columns` columns. `formula` is the whole conjunction. It, `more` and the formula of `base` must outlive the
  /// search.
  PointSearch(const PointSearch &base, std::size_t columns, const Formula &formula, const Formula &more);

  /// Searches for a point; `isLong` raises the step limit.
  Answer find(bool isLong = false);

  /// The point that `find` found, one value per column. Prefers values near 0.
  const std::vector<std::int64_t> &point() const { return point_; }

  Greatest greatest(const Row &row);

  /// Returns bounds of a row over all points, without a search.
  Range rangeOf(const Row &row) const { return root_.isTooLarge() || !root_.mayHold() ? Range() : root_.rangeOf(row); }

  /// True if `find` already has an answer or has given up.
  bool wasAsked() const { return answer_.has_value(); }

  /// Number of search nodes so far, as a measure of work.
  std::size_t steps() const { return steps_; }

private:
  using Choices = std::vector<const Formula *>;

  /// A comparison, or its negation, that was assumed on the path to a point.
  struct Taken {
    enum class As : std::uint8_t { notNegative, zero, negative };

    const Row *row = nullptr;
    As as = As::notNegative;
  };

  void begin(const Formula &more);
  Answer findWith(const Row &notNegative);
  Answer go(Conjunction system, Choices choices);
  bool take(Conjunction &system, Choices &choices, const Formula &formula);
  bool simplify(Conjunction &system, Choices &choices);
  Answer tryWays(const Conjunction &system, const Choices &choices);
  Answer decide(Conjunction system);
  Answer accept(const Conjunction &system);

  /// State of a search for a maximum: the largest value so far.
  struct Climb {
    const Row &row;
    Wide best = 0;
    bool isEndless = false; ///< the row is unbounded
  };

  bool canRise(const Conjunction &system) const;
  Answer climb(Conjunction system);
  Answer reach(Conjunction system, const Range &range);
  Greatest closeInOn(const Row &row, Wide best, std::int64_t most);
  bool growsForEver(const Row &row) const;

  std::size_t columns_;
  const Formula &formula_;
  Conjunction root_;
  Choices rootChoices_;
  std::vector<Taken> taken_;
  std::optional<Answer> answer_;
  std::vector<std::int64_t> point_; ///< the first point found
  std::vector<Taken> way_;          ///< path to point_
  std::vector<std::int64_t> latest_;
  std::vector<Taken> latestWay_;
  std::optional<Climb> climb_; ///< set during a search for a maximum
  std::size_t steps_ = 0;
  std::size_t limit_ = 0;
};

/// Returns the value of a row at a point.
Wide sumAt(const Row &row, const std::vector<std::int64_t> &point);

/// True if a point satisfies the formula.
bool holdsFor(const Formula &formula, const std::vector<std::int64_t> &point);

} // namespace warpgrain::dependence
