// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/sets/Formula.h"

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

  /// Begins to count operations anew, and forgets that isl gave up.
  void beginQuestion() const;

  /// The same for a bound, which is worth less: a distance without one is wider, and no error. False where so many were
  /// asked for that no more is to be.
  bool beginBound() const;

  /// One more polyhedron of so many columns was looked at: what the work is measured by, the same on every machine.
  /// What isl does with it grows with the square of the columns.
  void spend(std::size_t columns) const {
    const std::size_t cost = 1 + columns * columns / 32;
    spent_ += cost;
    spentOnQuestion_ += cost;
  }

  /// A question that needs more than its share is left open.
  bool isQuestionTooLong() const { return spentOnQuestion_ > mostOfAQuestion; }

  /// The analysis has done all the work that it may; the rest of the kernel is not looked at.
  bool isExhausted() const { return spent_ > mostOfAll; }

private:
  static constexpr std::size_t mostOfAQuestion = 30'000;
  static constexpr std::size_t mostOfAll = 200'000;
  static constexpr std::size_t mostBounds = 500;

  struct Free {
    void operator()(isl_ctx *ctx) const;
  };

  std::unique_ptr<isl_ctx, Free> ctx_;
  mutable std::size_t spent_ = 0;
  mutable std::size_t bounds_ = 0;
  mutable std::size_t spentOnQuestion_ = 0;
};

/// A set of integer points, exact (isl). Where isl gave up, the set is not known, and so is everything computed from
/// it: no question has an answer then. Must not outlive its context.
class IntegerSet {
public:
  IntegerSet() = default; ///< not known

  /// The points of so many columns for which a formula holds.
  static IntegerSet of(const SetContext &context, std::size_t columns, const Formula &formula);

  /// Whether there is a point at all: quicker than making the set.
  static std::optional<bool> hasPoint(const SetContext &context, std::size_t columns, const Formula &formula);

  bool isKnown() const { return set_ != nullptr; }

  IntegerSet intersected(const IntegerSet &other) const;
  IntegerSet united(const IntegerSet &other) const;
  IntegerSet without(const IntegerSet &other) const;
  /// The points for which the given columns have some value or other: the columns stay, with no condition on them.
  IntegerSet anyOf(const std::vector<ColumnId> &columns) const;

  std::optional<bool> isEmpty() const;
  std::optional<bool> isSubsetOf(const IntegerSet &other) const;
  /// A point, one value for each column.
  std::optional<std::vector<std::int64_t>> sample() const;

  /// The least and the greatest value of a sum over all points; a side is missing where there is no bound, both where
  /// there is no point or no answer.
  std::pair<std::optional<std::int64_t>, std::optional<std::int64_t>> boundsOf(const Row &row) const;

private:
  struct Free {
    void operator()(isl_set *set) const;
  };

  explicit IntegerSet(isl_set *owned) : set_(owned, Free()) {}

  isl_set *copy() const;

  std::shared_ptr<isl_set> set_;
};

} // namespace warpgrain::dependence
