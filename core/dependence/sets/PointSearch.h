// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/sets/Conjunction.h"
#include "core/dependence/sets/Formula.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::dependence {

/// Looks for points for which a formula holds, with numbers of 64 bits and a bounded number of steps: most questions
/// about two accesses are easy, and are answered here in a small part of the time that isl takes. What it answers is
/// exact; where it gives up, isl has to be asked.
class PointSearch {
public:
  enum class Answer : std::uint8_t { found, none, unknown };

  /// The greatest value of a sum.
  struct Greatest {
    Answer answer = Answer::unknown;   ///< none: there is no point
    std::optional<std::int64_t> value; ///< where found; nothing where there is no bound
  };

  /// The formula is to live as long as the search.
  PointSearch(std::size_t columns, const Formula &formula);
  /// For points of another search, of so many columns or fewer, for which `more` holds besides: goes on from what was
  /// found out there. `formula` is the whole; it, `more` and the other search's formula are to live as long.
  PointSearch(const PointSearch &base, std::size_t columns, const Formula &formula, const Formula &more);

  /// `isLong`: with more steps before it gives up.
  Answer find(bool isLong = false);

  /// After `find` has found: one value for each column, each as near to 0 as it was easy to have.
  const std::vector<std::int64_t> &point() const { return point_; }

  Greatest greatest(const Row &row);

  /// Within which the sum is at all points, as far as that shows without a search.
  Range rangeOf(const Row &row) const { return root_.isTooLarge() || !root_.mayHold() ? Range() : root_.rangeOf(row); }

  /// It was found out, or given up, already.
  bool wasAsked() const { return answer_.has_value(); }

  /// Nodes of the search until now: what the work is measured by.
  std::size_t steps() const { return steps_; }

private:
  using Choices = std::vector<const Formula *>;

  /// A comparison on the way to a point, or its opposite.
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

  /// The greatest value of a sum that was met until now, while greater ones are looked for.
  struct Climb {
    const Row &row;
    Wide best = 0;
    bool isEndless = false; ///< there are greater ones without end
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
  std::vector<std::int64_t> point_; ///< the first that was found
  std::vector<Taken> way_;          ///< to it
  std::vector<std::int64_t> latest_;
  std::vector<Taken> latestWay_;
  std::optional<Climb> climb_; ///< while a greatest value is looked for
  std::size_t steps_ = 0;
  std::size_t limit_ = 0;
};

/// What a sum is at a point.
Wide sumAt(const Row &row, const std::vector<std::int64_t> &point);

/// The formula holds for a point.
bool holdsFor(const Formula &formula, const std::vector<std::int64_t> &point);

} // namespace warpgrain::dependence
