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

/// An exact set of integer points. Easy questions are answered from the formulas of the set (PointSearch); for others,
/// isl constructs the set. If isl gave up, the set and everything computed from it are unknown, and no question has an
/// answer. The context must outlive the set.
class IntegerSet {
public:
  using Bounds = std::pair<std::optional<std::int64_t>, std::optional<std::int64_t>>;

  IntegerSet() = default; ///< not known

  /// Returns the points with `columns` columns that satisfy a formula.
  static IntegerSet of(SetContext &context, std::size_t columns, const Formula &formula);

  /// Returns the points of this set, possibly extended by columns, that also satisfy `more`. Reuses what is already
  /// known about this set.
  IntegerSet narrowed(std::size_t columns, const Formula &more) const;

  /// True if some point satisfies the formula.
  static std::optional<bool> hasPoint(SetContext &context, std::size_t columns, const Formula &formula);

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

  IntegerSet(SetContext &context, isl_set *owned);
  IntegerSet(SetContext &context, std::size_t columns, std::vector<std::shared_ptr<Part>> parts);

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
