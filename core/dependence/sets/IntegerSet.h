// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/sets/Formula.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

struct isl_ctx;
struct isl_set;

namespace warpgrain::dependence {

/// Owner of the isl context of an analysis, and its work budget. Not shared between threads. Every question has a
/// bounded number of operations. If isl needs more, the question has no answer and the caller treats it as unknown.
class SetContext {
public:
  SetContext();

  isl_ctx *get() const { return ctx_.get(); }

  /// Resets all work counters and the limit for details, for another analysis with the same sets.
  void beginAnalysis() const;

  /// Resets the operation counter of isl and its error state.
  void beginQuestion() const;

  /// Does the same for a question about a bound. Bounds are optional: a distance without one is wider, but correct.
  /// False if the analysis has used up its number of bounds.
  bool beginBound() const;

  /// Records work on a number of polyhedra, as a machine-independent measure. The work of isl grows with the square of
  /// the number of columns.
  void spend(std::size_t columns, std::size_t polyhedra = 1) const {
    const std::size_t cost = std::max<std::size_t>(1, polyhedra) * (1 + columns * columns / 32);
    spent_ += cost;
    spentOnQuestion_ += cost;
  }

  /// Limits the work on details, in all and for one detail, and the isl operations for one. Details are bounds of
  /// distances, examples, and whether an answer is certain; they matter less than other answers.
  void limitDetails(std::size_t most, std::size_t mostOfOne, unsigned long operations) const {
    mostOfDetails_ = most;
    mostOfADetail_ = mostOfOne;
    operationsOfADetail_ = operations;
  }

  /// Calls `ask` for a detail and counts its work. Returns an empty answer if the work for details is used up.
  template <typename Ask>
  auto askForDetail(Ask &&ask) const {
    using Answer = decltype(ask());
    if (spentOnDetails_ > mostOfDetails_) return Answer{};
    const std::size_t before = spent_;
    const bool wasAboutDetail = std::exchange(isAboutDetail_, true);
    Answer out = ask();
    isAboutDetail_ = wasAboutDetail;
    if (!wasAboutDetail) spentOnDetails_ += spent_ - before;
    return out;
  }

  /// Calls `ask` for whether one set covers another (`isCoveredBy`), with a smaller work limit: such a question is
  /// decided soon or not at all.
  template <typename Ask>
  auto askForCover(Ask &&ask) const {
    const bool wasAboutCover = std::exchange(isAboutCover_, true);
    auto out = ask();
    isAboutCover_ = wasAboutCover;
    return out;
  }

  bool isAboutDetail() const { return isAboutDetail_; }

  /// Records steps of a search without isl, each of which is little work.
  void spendSteps(std::size_t steps) const { spent_ += steps; }

  /// True if a search for a point may use the larger step limit. An analysis allows a few long searches without an
  /// answer; those with an answer do not count.
  bool searchesLong() const { return longSearches_ > 0; }

  void noteLongSearch(bool hasAnswer) const { longSearches_ -= hasAnswer ? 0 : 1; }

  /// True if the question has used up its work; it then stays open.
  bool isQuestionTooLong() const { return spentOnQuestion_ > (isAboutDetail_ ? mostOfADetail_ : mostOfAQuestion); }

  /// True if the analysis has used up its work; it then skips the rest of the kernel.
  bool isExhausted() const { return spent_ > mostOfAll; }

private:
  /// More operations than a typical question about two accesses needs.
  static constexpr unsigned long mostOperations = 100'000;
  static constexpr std::size_t mostOfAQuestion = 6'000;
  static constexpr std::size_t mostOfACover = 1'000;
  static constexpr std::size_t mostOfAll = 30'000;
  static constexpr std::size_t mostBounds = 200;

  struct Free {
    void operator()(isl_ctx *ctx) const;
  };

  std::unique_ptr<isl_ctx, Free> ctx_;
  static constexpr int mostLongSearches = 6;
  mutable std::size_t spent_ = 0;
  mutable int longSearches_ = mostLongSearches; ///< remaining long searches without an answer
  mutable std::size_t bounds_ = 0;
  mutable std::size_t spentOnQuestion_ = 0;
  mutable std::size_t spentOnDetails_ = 0;
  mutable std::size_t mostOfDetails_ = mostOfAll;
  mutable std::size_t mostOfADetail_ = mostOfAQuestion;
  mutable unsigned long operationsOfADetail_ = mostOperations;
  mutable bool isAboutDetail_ = false;
  mutable bool isAboutCover_ = false;
};

/// An exact set of integer points. Easy questions are answered from the formulas of the set (PointSearch); for others,
/// isl constructs the set. If isl gave up, the set and everything computed from it are unknown, and no question has an
/// answer. The context must outlive the set.
class IntegerSet {
public:
  using Bounds = std::pair<std::optional<std::int64_t>, std::optional<std::int64_t>>;

  IntegerSet() = default; ///< not known

  /// Returns the points with `columns` columns that satisfy a formula.
  static IntegerSet of(const SetContext &context, std::size_t columns, const Formula &formula);

  /// Returns the points of this set, possibly extended by columns, that also satisfy `more`. Reuses what is already
  /// known about this set.
  IntegerSet narrowed(std::size_t columns, const Formula &more) const;

  /// True if some point satisfies the formula.
  static std::optional<bool> hasPoint(const SetContext &context, std::size_t columns, const Formula &formula);

  bool isKnown() const;

  IntegerSet intersected(const IntegerSet &other) const;
  IntegerSet united(const IntegerSet &other) const;
  IntegerSet without(const IntegerSet &other) const;
  /// Projects out the given columns but keeps them as unconstrained columns.
  IntegerSet anyOf(const std::vector<ColumnId> &columns) const;

  std::optional<bool> isEmpty() const;
  std::optional<bool> isSubsetOf(const IntegerSet &other) const;
  /// True if, for all values of the columns that are not free, `other` has a point whenever this set has one.
  std::optional<bool> isCoveredBy(const IntegerSet &other, const std::vector<ColumnId> &free) const;
  /// Returns a point, one value per column.
  std::optional<std::vector<std::int64_t>> sample() const;

  /// Returns a point that was already found; null if there is none. It lives as long as the set.
  const std::vector<std::int64_t> *foundPoint() const;
  /// Suggests a point with one value per column. If it is in the set, no search for a point is needed. False if it is
  /// not in the set or cannot be checked.
  bool suggest(const std::vector<std::int64_t> &point) const;

  /// Returns the minimum and maximum of a row over all points, or weaker bounds if these take too much work. A side is
  /// missing if it is unbounded; both are missing if the set is empty or unknown.
  Bounds boundsOf(const Row &row) const;

private:
  class Part;
  struct Points;

  struct Free {
    void operator()(isl_set *set) const;
  };

  IntegerSet(const SetContext &context, isl_set *owned);
  IntegerSet(const SetContext &context, std::size_t columns, std::vector<std::shared_ptr<Part>> parts);

  bool hasParts() const;
  /// Returns the formula of the set, if its unconstrained columns are all among `free`.
  std::optional<Formula> formula(const std::vector<ColumnId> &free) const;
  Bounds boundsByIsl(const Row &row) const;
  std::optional<std::vector<std::int64_t>> sampleByIsl() const;
  /// Returns the set as an isl set, which it builds from the parts on first use; null if isl gave up.
  isl_set *made() const;
  isl_set *copy() const;
  void spend(std::size_t polyhedra) const;
  std::optional<Bounds> boundsOfParts(const Row &row) const;
  Bounds outerBounds(const Row &row) const;

  std::shared_ptr<Points> points_;
};

} // namespace warpgrain::dependence
