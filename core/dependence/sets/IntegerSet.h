// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/sets/Formula.h"
#include "core/dependence/sets/SetContext.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

struct isl_set;

namespace warpgrain::dependence {

/// A set of integer points, exact. What is easy is answered from the formulas that the set was made of (PointSearch);
/// for the rest isl makes the set. Where isl gave up, the set is not known, and so is everything computed from it: no
/// question has an answer then. Must not outlive its context.
class IntegerSet {
public:
  using Bounds = std::pair<std::optional<std::int64_t>, std::optional<std::int64_t>>;

  IntegerSet() = default; ///< not known

  /// The points of so many columns for which a formula holds.
  static IntegerSet of(SetContext &context, std::size_t columns, const Formula &formula);

  /// The points of this set, with more columns perhaps, for which `more` holds besides: what was found out about this
  /// set is not found out again.
  IntegerSet narrowed(std::size_t columns, const Formula &more) const;

  /// Whether there is a point at all.
  static std::optional<bool> hasPoint(SetContext &context, std::size_t columns, const Formula &formula);

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

  IntegerSet(SetContext &context, isl_set *owned);
  IntegerSet(SetContext &context, std::size_t columns, std::vector<std::shared_ptr<Part>> parts);

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
