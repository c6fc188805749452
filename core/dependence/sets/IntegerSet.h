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

/// Where sets live. One for an analysis; not shared between threads. Every question may take a bounded number of
/// operations; where isl needs more, there is no answer, and whoever asks treats it as not known.
class SetContext {
public:
  SetContext();

  isl_ctx *get() const { return ctx_.get(); }

  /// Begins to count work anew, with no limit for details: another analysis of what is known already.
  void beginAnalysis() const;

  /// Begins to count operations anew, and forgets that isl gave up.
  void beginQuestion() const;

  /// The same for a bound, which is worth less: a distance without one is wider, and no error. False where so many were
  /// asked for that no more is to be.
  bool beginBound() const;

  /// So many more polyhedra of so many columns were looked at: what the work is measured by, the same on every machine.
  /// What isl does with it grows with the square of the columns.
  void spend(std::size_t columns, std::size_t polyhedra = 1) const {
    const std::size_t cost = std::max<std::size_t>(1, polyhedra) * (1 + columns * columns / 32);
    spent_ += cost;
    spentOnQuestion_ += cost;
  }

  /// How much of the work may go into details, and how many of isl's operations into one of them: bounds of distances,
  /// examples, whether an answer is certain. They are worth less than other answers.
  void limitDetails(std::size_t most, std::size_t mostOfOne, unsigned long operations) const {
    mostOfDetails_ = most;
    mostOfADetail_ = mostOfOne;
    operationsOfADetail_ = operations;
  }

  /// Asks for one, and counts its work. Nothing where no more of it is to be done.
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

  /// Asks whether one set covers another (`isCoveredBy`), which is found soon, if at all: with a part of the work.
  template <typename Ask>
  auto askForCover(Ask &&ask) const {
    const bool wasAboutCover = std::exchange(isAboutCover_, true);
    auto out = ask();
    isAboutCover_ = wasAboutCover;
    return out;
  }

  bool isAboutDetail() const { return isAboutDetail_; }

  /// Steps of a search that needs no isl: each is little work.
  void spendSteps(std::size_t steps) const { spent_ += steps; }

  /// Whether a search for a point is to take the steps of a long one: a few that lead to nothing are tried in an
  /// analysis, and as many as lead to an answer.
  bool searchesLong() const { return longSearches_ > 0; }

  void noteLongSearch(bool hasAnswer) const { longSearches_ -= hasAnswer ? 0 : 1; }

  /// A question that needs more than its share is left open.
  bool isQuestionTooLong() const { return spentOnQuestion_ > (isAboutDetail_ ? mostOfADetail_ : mostOfAQuestion); }

  /// The analysis has done all the work that it may; the rest of the kernel is not looked at.
  bool isExhausted() const { return spent_ > mostOfAll; }

private:
  /// More than a question about two accesses needs; one that needs more is left open.
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
  mutable int longSearches_ = mostLongSearches; ///< that may still lead to nothing
  mutable std::size_t bounds_ = 0;
  mutable std::size_t spentOnQuestion_ = 0;
  mutable std::size_t spentOnDetails_ = 0;
  mutable std::size_t mostOfDetails_ = mostOfAll;
  mutable std::size_t mostOfADetail_ = mostOfAQuestion;
  mutable unsigned long operationsOfADetail_ = mostOperations;
  mutable bool isAboutDetail_ = false;
  mutable bool isAboutCover_ = false;
};

/// A set of integer points, exact. What is easy is answered from the formulas that the set was made of (PointSearch);
/// for the rest isl makes the set. Where isl gave up, the set is not known, and so is everything computed from it: no
/// question has an answer then. Must not outlive its context.
class IntegerSet {
public:
  using Bounds = std::pair<std::optional<std::int64_t>, std::optional<std::int64_t>>;

  IntegerSet() = default; ///< not known

  /// The points of so many columns for which a formula holds.
  static IntegerSet of(const SetContext &context, std::size_t columns, const Formula &formula);

  /// The points of this set, with more columns perhaps, for which `more` holds besides: what was found out about this
  /// set is not found out again.
  IntegerSet narrowed(std::size_t columns, const Formula &more) const;

  /// Whether there is a point at all.
  static std::optional<bool> hasPoint(const SetContext &context, std::size_t columns, const Formula &formula);

  bool isKnown() const;

  IntegerSet intersected(const IntegerSet &other) const;
  IntegerSet united(const IntegerSet &other) const;
  IntegerSet without(const IntegerSet &other) const;
  /// The points for which the given columns have some value or other: the columns stay, with no condition on them.
  IntegerSet anyOf(const std::vector<ColumnId> &columns) const;

  std::optional<bool> isEmpty() const;
  std::optional<bool> isSubsetOf(const IntegerSet &other) const;
  /// Whatever the values of the columns that are not free are: where there is a point here, there is one of `other`
  /// too.
  std::optional<bool> isCoveredBy(const IntegerSet &other, const std::vector<ColumnId> &free) const;
  /// A point, one value for each column.
  std::optional<std::vector<std::int64_t>> sample() const;

  /// A point that was found until now; null where none was looked for, or found. Lives as long as the set.
  const std::vector<std::int64_t> *foundPoint() const;
  /// A point that may be one of the set: where it is, none has to be looked for. False where it is not, or cannot be
  /// tried: it has a value for each column.
  bool suggest(const std::vector<std::int64_t> &point) const;

  /// The least and the greatest value of a sum over all points, or numbers beyond them where that is too much work; a
  /// side is missing where there is no bound, both where there is no point or no answer.
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
  /// The formula that the set was made of; its free columns, of which there are no others than `free`, have any value.
  std::optional<Formula> formula(const std::vector<ColumnId> &free) const;
  Bounds boundsByIsl(const Row &row) const;
  std::optional<std::vector<std::int64_t>> sampleByIsl() const;
  /// Made of the parts where that was not done yet; null where isl gave up.
  isl_set *made() const;
  isl_set *copy() const;
  void spend(std::size_t polyhedra) const;
  std::optional<Bounds> boundsOfParts(const Row &row) const;
  Bounds outerBounds(const Row &row) const;

  std::shared_ptr<Points> points_;
};

} // namespace warpgrain::dependence
