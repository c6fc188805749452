// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/sets/PointSearch.h"
#include "core/dependence/sets/Projection.h"

#include <cstdint>
#include <utility>

namespace warpgrain::dependence {

namespace {

using Answer = PointSearch::Answer;
using Values = std::vector<std::optional<std::int64_t>>;

/// Larger than what sizes are compared with, and than most blocks.
constexpr std::int64_t large = 5'000;
constexpr int mostPoints = 6;

class CoverQuestion {
public:
  CoverQuestion(std::size_t columns, const Formula &one, const Formula &other, const std::vector<ColumnId> &free,
                std::size_t &steps)
      : columns_(columns), one_(one), other_(other), isFree_(columns, false), isAsked_(columns, false), steps_(steps) {
    for (const ColumnId column : free)
      isFree_[static_cast<std::size_t>(column)] = true;
    noteAsked(other.beyond(one));
  }

  /// Points of the other formula are collected until their free values do for all values of the rest, or a value of
  /// the rest is found for which there is none.
  std::optional<bool> answer() {
    const auto [has, first] = pointOf(other_);
    if (has == Answer::none) {
      const Answer any = pointOf(one_).first;
      return any == Answer::unknown ? std::nullopt : std::optional(any == Answer::none);
    }
    std::vector<std::int64_t> point = first;
    std::vector<Formula> fails{one_};
    for (int i = 0; i < mostPoints && !point.empty(); ++i) {
      // All free values of the point, or those alone that the other formula asks more of, the rest as they are.
      const auto there = other_.with(valuesOf(point, isFree_));
      const auto mixed = other_.with(valuesOf(point, isAsked_));
      if (!there || !mixed) return std::nullopt;
      fails.push_back(there->opposite());
      fails.push_back(mixed->opposite());
      const auto [isLeft, left] = pointOf(Formula::all(fails));
      if (isLeft == Answer::none) return true;
      if (isLeft == Answer::unknown) break;
      const auto rest = other_.with(valuesOfRest(left));
      if (!rest) return std::nullopt;
      const auto [isMet, next] = pointOf(*rest);
      if (isMet == Answer::none) return false;
      point = next;
    }
    return failsForPointOf(withLargeSymbols()) ? std::optional(false) : std::nullopt;
  }

private:
  std::pair<Answer, std::vector<std::int64_t>> pointOf(const Formula &formula) {
    PointSearch search(columns_, formula);
    const Answer answer = search.find();
    steps_ += search.steps();
    return {answer, answer == Answer::found ? search.point() : std::vector<std::int64_t>()};
  }

  Values valuesOf(const std::vector<std::int64_t> &point, const std::vector<bool> &which) const {
    Values out(columns_);
    for (std::size_t i = 0; i < columns_; ++i)
      if (which[i]) out[i] = point[i];
    return out;
  }

  Values valuesOfRest(const std::vector<std::int64_t> &point) const {
    Values out(columns_);
    for (std::size_t i = 0; i < columns_; ++i)
      if (!isFree_[i]) out[i] = point[i];
    return out;
  }

  void noteAsked(const Formula &formula) {
    for (const auto &[column, factor] : formula.row().terms())
      isAsked_[static_cast<std::size_t>(column)] = isFree_[static_cast<std::size_t>(column)];
    for (const Formula &part : formula.parts())
      noteAsked(part);
  }

  /// A point of the one formula is a case for which the other one has none.
  bool failsForPointOf(const Formula &formula) {
    const auto [has, point] = pointOf(formula);
    const auto there = has == Answer::found ? other_.with(valuesOfRest(point)) : std::nullopt;
    return there && pointOf(*there).first == Answer::none;
  }

  Formula withLargeSymbols() const {
    std::vector<Formula> parts{one_};
    for (std::size_t i = 0; i < columns_; ++i)
      if (!isFree_[i]) parts.push_back(Formula::notNegative(*Row::of(static_cast<ColumnId>(i)).plus(Row(-large))));
    return Formula::all(std::move(parts));
  }

  std::size_t columns_;
  const Formula &one_;
  const Formula &other_;
  std::vector<bool> isFree_;
  std::vector<bool> isAsked_; ///< free, and in what the other formula says beyond the one
  std::size_t &steps_;
};

} // namespace

std::optional<bool> isCovered(std::size_t columns, const Formula &one, const Formula &other,
                              const std::vector<ColumnId> &free, std::size_t &steps) {
  return CoverQuestion(columns, one, other, free, steps).answer();
}

} // namespace warpgrain::dependence
