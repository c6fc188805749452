// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/sets/IntegerSet.h"

#include "core/dependence/sets/Alternatives.h"
#include "core/dependence/sets/PointSearch.h"
#include "core/dependence/sets/Projection.h"

#include <isl/aff.h>
#include <isl/ctx.h>
#include <isl/ilp.h>
#include <isl/local_space.h>
#include <isl/point.h>
#include <isl/set.h>
#include <isl/space.h>
#include <isl/val.h>

#include <algorithm>

namespace warpgrain::dependence {

namespace {

struct FreeValue {
  void operator()(isl_val *value) const { isl_val_free(value); }

  void operator()(isl_point *point) const { isl_point_free(point); }

  void operator()(isl_aff *aff) const { isl_aff_free(aff); }
};

std::optional<bool> answer(isl_bool value) {
  if (value == isl_bool_error) return std::nullopt;
  return value == isl_bool_true;
}

std::optional<std::int64_t> numberOf(isl_val *owned) {
  const std::unique_ptr<isl_val, FreeValue> value(owned);
  if (!value || isl_val_is_int(value.get()) != isl_bool_true) return std::nullopt;
  // Values beyond 64 bits have no number here.
  if (isl_val_cmp_si(value.get(), INT64_MAX) > 0 || isl_val_cmp_si(value.get(), INT64_MIN) < 0) return std::nullopt;
  return isl_val_get_num_si(value.get());
}

} // namespace

/// The points of a formula, with columns whose condition is taken away.
class IntegerSet::Part {
private:
  /// Beyond so many, a search takes the place of isl, whose work is counted in larger units.
  static constexpr std::size_t mostCounted = 350;
  static constexpr std::size_t stepsOfOne = 4;

  static std::size_t cost(std::size_t steps, bool isLong) {
    return isLong && steps > mostCounted ? mostCounted + (steps - mostCounted) / stepsOfOne : steps;
  }

  template <typename Ask>
  auto counted(Ask &&ask, bool isLong = false) {
    const std::size_t before = search_ ? search_->steps() : 0;
    if (!search_ && base_ && base_->search_)
      search_.emplace(*base_->search_, columns_, formula_, more_);
    else if (!search_)
      search_.emplace(columns_, formula_);
    auto out = ask(*search_);
    context_.spendSteps(cost(search_->steps() - before, isLong));
    return out;
  }

public:
  Part(SetContext &context, std::size_t columns, Formula formula, std::vector<ColumnId> free)
      : context_(context), columns_(columns), formula_(std::move(formula)), free_(std::move(free)) {}

  /// The points of another part, without free columns, for which `more` holds besides.
  Part(std::shared_ptr<const Part> base, std::size_t columns, Formula more)
      : context_(base->context_), columns_(columns), formula_(Formula::all({base->formula_, more})),
        base_(std::move(base)), more_(std::move(more)) {}

  const Formula &formula() const { return formula_; }

  const std::vector<ColumnId> &free() const { return free_; }

  bool isFree(ColumnId column) const { return std::ranges::find(free_, column) != free_.end(); }

  bool hasFree(const Row &row) const {
    return std::ranges::any_of(row.terms(), [this](const auto &term) { return isFree(term.first); });
  }

  bool hasFree(const Formula &formula) const {
    return hasFree(formula.row()) ||
           std::ranges::any_of(formula.parts(), [this](const Formula &part) { return hasFree(part); });
  }

  PointSearch::Answer find() {
    if (suggested_) return PointSearch::Answer::found;
    const bool isLong = context_.searchesLong();
    return counted(
        [&](PointSearch &search) {
          const bool wasAsked = search.wasAsked();
          const PointSearch::Answer answer = search.find(isLong);
          if (isLong && !wasAsked) context_.noteLongSearch(answer != PointSearch::Answer::unknown);
          return answer;
        },
        isLong);
  }

  bool suggest(const std::vector<std::int64_t> &point) {
    if (point.size() != columns_ || !holdsFor(formula_, point)) return false;
    suggested_ = point;
    return true;
  }

  /// Whether there is a point; nothing where isl gave up. Columns that have any value change nothing of it.
  std::optional<bool> hasPoint() {
    if (!wasAsked_) answer_ = findOut();
    wasAsked_ = answer_ || !context_.isAboutDetail(); // with more work it may be found out yet
    return answer_;
  }

  const std::vector<std::int64_t> &point() const { return suggested_ ? *suggested_ : search_->point(); }

  const std::vector<std::int64_t> *foundPoint() const {
    if (suggested_) return &*suggested_;
    return search_ && !search_->point().empty() ? &search_->point() : nullptr;
  }

  Range rangeOf(const Row &row) {
    return counted([&row](PointSearch &search) { return search.rangeOf(row); });
  }

  PointSearch::Greatest greatest(const Row &row) {
    return counted([&row](PointSearch &search) { return search.greatest(row); });
  }

  /// Null where isl gave up.
  isl_set *make() const {
    Alternatives alternatives(context_, columns_);
    alternatives.run(formula_, false);
    return alternatives.hasFailed() ? nullptr : without(alternatives.take(), free_);
  }

  /// Takes the condition on columns away. Projecting is exact for integers (isl_set_eliminate is so for rationals
  /// alone).
  static isl_set *without(isl_set *set, const std::vector<ColumnId> &columns) {
    for (const ColumnId column : columns) {
      set = isl_set_project_out(set, isl_dim_set, static_cast<unsigned>(column), 1);
      set = isl_set_insert_dims(set, isl_dim_set, static_cast<unsigned>(column), 1);
    }
    return set;
  }

private:
  /// To look for one alternative is quicker than to make them all.
  std::optional<bool> findOut() {
    const PointSearch::Answer found = find();
    if (found != PointSearch::Answer::unknown) return found == PointSearch::Answer::found;
    context_.beginQuestion();
    Alternatives alternatives(context_, columns_);
    alternatives.run(formula_, true);
    return alternatives.hasFailed() ? std::nullopt : std::optional(alternatives.hasFound());
  }

  SetContext &context_;
  std::size_t columns_;
  Formula formula_;
  std::vector<ColumnId> free_;
  std::shared_ptr<const Part> base_; ///< kept: what is searched for refers to its formula
  Formula more_;
  std::optional<PointSearch> search_;                  ///< once something was asked
  std::optional<std::vector<std::int64_t>> suggested_; ///< a point that was found for another set
  bool wasAsked_ = false;                              ///< whether there is a point
  std::optional<bool> answer_;
};

/// What copies of a set share.
struct IntegerSet::Points {
  SetContext &context;
  std::size_t columns = 0;
  std::vector<std::shared_ptr<Part>> parts; ///< whose union the set is; none where isl computed it
  std::shared_ptr<isl_set> set;             ///< null where it was not made, or isl gave up
  bool wasMade = false;
  bool isTooMuchForDetail = false;            ///< to be made for no more than that
  std::vector<std::pair<Row, Bounds>> bounds; ///< that were found, but for numbers beyond them
};

IntegerSet::IntegerSet(SetContext &context, isl_set *owned)
    : points_(std::make_shared<Points>(context, 0, std::vector<std::shared_ptr<Part>>{}, nullptr, true)) {
  if (owned != nullptr) points_->set.reset(owned, Free());
}

IntegerSet::IntegerSet(SetContext &context, std::size_t columns, std::vector<std::shared_ptr<Part>> parts)
    : points_(std::make_shared<Points>(context, columns, std::move(parts), nullptr, false)) {}

void IntegerSet::Free::operator()(isl_set *set) const {
  isl_set_free(set);
}

bool IntegerSet::isKnown() const {
  return points_ && (hasParts() || points_->set);
}

bool IntegerSet::hasParts() const {
  return points_ && (!points_->parts.empty() || !points_->wasMade);
}

isl_set *IntegerSet::made() const {
  if (!points_) return nullptr;
  if (points_->wasMade) return points_->set.get();
  SetContext &context = points_->context;
  if (context.isAboutDetail() && points_->isTooMuchForDetail) return nullptr;
  points_->wasMade = !context.isAboutDetail();
  points_->isTooMuchForDetail = true; // until it is there
  context.beginQuestion();
  isl_set *out = isl_set_empty(isl_space_set_alloc(context.get(), 0, static_cast<unsigned>(points_->columns)));
  for (const auto &part : points_->parts) {
    isl_set *one = part->make();
    out = one != nullptr ? isl_set_union(out, one) : isl_set_free(out);
    if (out == nullptr) return nullptr;
  }
  points_->wasMade = true;
  points_->set.reset(out, Free());
  return out;
}

isl_set *IntegerSet::copy() const {
  return isl_set_copy(made());
}

/// What isl does with sets is work too, and often the most of it.
void IntegerSet::spend(std::size_t polyhedra) const {
  const int columns = isl_set_dim(made(), isl_dim_set);
  points_->context.spend(static_cast<std::size_t>(std::max(0, columns)), polyhedra);
}

namespace {

std::size_t polyhedraOf(isl_set *set) {
  return static_cast<std::size_t>(std::max(0, isl_set_n_basic_set(set)));
}

} // namespace

IntegerSet IntegerSet::of(SetContext &context, std::size_t columns, const Formula &formula) {
  return IntegerSet(context, columns, {std::make_shared<Part>(context, columns, formula, std::vector<ColumnId>{})});
}

IntegerSet IntegerSet::narrowed(std::size_t columns, const Formula &more) const {
  if (!isKnown()) return {};
  const bool isPlain = hasParts() && points_->parts.size() == 1 && points_->parts.front()->free().empty();
  if (!isPlain) {
    const auto own = formula({});
    if (own) return of(points_->context, columns, Formula::all({*own, more}));
    return intersected(of(points_->context, columns, more));
  }
  IntegerSet out(points_->context, columns, {std::make_shared<Part>(points_->parts.front(), columns, more)});
  if (const auto *point = foundPoint()) out.suggest(*point);
  return out;
}

std::optional<bool> IntegerSet::hasPoint(SetContext &context, std::size_t columns, const Formula &formula) {
  return Part(context, columns, formula, {}).hasPoint();
}

IntegerSet IntegerSet::intersected(const IntegerSet &other) const {
  if (!isKnown() || !other.isKnown()) return {};
  SetContext &context = points_->context;
  if (hasParts() && other.hasParts()) {
    std::vector<std::shared_ptr<Part>> parts;
    bool areApart = true; // no column that is free in the one has a condition in the other
    for (const auto &one : points_->parts)
      for (const auto &two : other.points_->parts) {
        areApart = areApart && !one->hasFree(two->formula()) && !two->hasFree(one->formula());
        std::vector<ColumnId> free = one->free();
        free.insert(free.end(), two->free().begin(), two->free().end());
        parts.push_back(std::make_shared<Part>(context, std::max(points_->columns, other.points_->columns),
                                               Formula::all({one->formula(), two->formula()}), std::move(free)));
      }
    if (areApart) return IntegerSet(context, std::max(points_->columns, other.points_->columns), std::move(parts));
  }
  if (made() == nullptr || other.made() == nullptr) return {};
  spend(polyhedraOf(made()) * polyhedraOf(other.made()));
  return IntegerSet(context, isl_set_intersect(copy(), other.copy()));
}

IntegerSet IntegerSet::united(const IntegerSet &other) const {
  if (!isKnown() || !other.isKnown()) return {};
  if (hasParts() && other.hasParts()) {
    std::vector<std::shared_ptr<Part>> parts = points_->parts;
    parts.insert(parts.end(), other.points_->parts.begin(), other.points_->parts.end());
    return IntegerSet(points_->context, std::max(points_->columns, other.points_->columns), std::move(parts));
  }
  if (made() == nullptr || other.made() == nullptr) return {};
  return IntegerSet(points_->context, isl_set_union(copy(), other.copy()));
}

IntegerSet IntegerSet::without(const IntegerSet &other) const {
  if (!isKnown() || !other.isKnown()) return {};
  if (hasParts() && other.hasParts() && (isEmpty() == true || other.isEmpty() == true)) return *this;
  const auto own = formula({});
  const auto its = other.formula({});
  if (own && its) return narrowed(std::max(points_->columns, other.points_->columns), its->beyond(*own).opposite());
  if (made() == nullptr || other.made() == nullptr) return {};
  spend(polyhedraOf(made()) * polyhedraOf(other.made()));
  return IntegerSet(points_->context, isl_set_subtract(copy(), other.copy()));
}

IntegerSet IntegerSet::anyOf(const std::vector<ColumnId> &columns) const {
  if (!isKnown()) return {};
  SetContext &context = points_->context;
  if (hasParts()) {
    std::vector<std::shared_ptr<Part>> parts;
    for (const auto &part : points_->parts) {
      std::vector<ColumnId> free = part->free();
      for (const ColumnId column : columns)
        if (!part->isFree(column)) free.push_back(column);
      auto formula = withoutColumns(part->formula(), free);
      if (formula) free.clear();
      parts.push_back(std::make_shared<Part>(context, points_->columns, formula ? *std::move(formula) : part->formula(),
                                             std::move(free)));
    }
    return IntegerSet(context, points_->columns, std::move(parts));
  }
  spend(polyhedraOf(made()) * columns.size());
  return IntegerSet(context, Part::without(copy(), columns));
}

std::optional<bool> IntegerSet::isEmpty() const {
  if (!isKnown()) return std::nullopt;
  if (hasParts()) {
    bool areNone = true;
    for (const auto &part : points_->parts) {
      const std::optional<bool> hasPoint = part->hasPoint();
      if (hasPoint == true) return false;
      areNone = areNone && hasPoint;
    }
    return areNone ? std::optional(true) : std::nullopt;
  }
  if (made() == nullptr) return std::nullopt;
  return answer(isl_set_is_empty(made()));
}

std::optional<bool> IntegerSet::isSubsetOf(const IntegerSet &other) const {
  if (!isKnown() || !other.isKnown()) return std::nullopt;
  if (hasParts() && isEmpty() == true) return true;
  // Where both have formulas without free columns, one point that is left decides, or that there is none.
  if (formula({}) && other.formula({}))
    if (const auto isNoneLeft = without(other).isEmpty()) return isNoneLeft;
  if (made() == nullptr || other.made() == nullptr) return std::nullopt;
  spend(polyhedraOf(made()) * polyhedraOf(other.made()));
  return answer(isl_set_is_subset(made(), other.made()));
}

std::optional<Formula> IntegerSet::formula(const std::vector<ColumnId> &free) const {
  if (!hasParts()) return std::nullopt;
  std::vector<Formula> ways;
  for (const auto &part : points_->parts) {
    const auto isFree = [&](ColumnId column) { return std::ranges::find(free, column) != free.end(); };
    if (!std::ranges::all_of(part->free(), isFree)) return std::nullopt;
    ways.push_back(part->formula());
  }
  return Formula::any(std::move(ways));
}

std::optional<bool> IntegerSet::isCoveredBy(const IntegerSet &other, const std::vector<ColumnId> &free) const {
  const auto own = formula(free);
  const auto its = other.formula(free);
  if (own && its) {
    std::size_t steps = 0;
    const auto answer = isCovered(std::max(points_->columns, other.points_->columns), *own, *its, free, steps);
    points_->context.spendSteps(steps);
    if (answer) return answer;
  }
  return anyOf(free).isSubsetOf(other.anyOf(free));
}

std::optional<std::vector<std::int64_t>> IntegerSet::sample() const {
  if (!isKnown()) return std::nullopt;
  if (hasParts())
    for (const auto &part : points_->parts)
      if (part->find() == PointSearch::Answer::found) return part->point();
  return points_->context.askForDetail([this] { return sampleByIsl(); });
}

const std::vector<std::int64_t> *IntegerSet::foundPoint() const {
  if (points_)
    for (const auto &part : points_->parts)
      if (const auto *point = part->foundPoint()) return point;
  return nullptr;
}

bool IntegerSet::suggest(const std::vector<std::int64_t> &point) const {
  return points_ && std::ranges::any_of(points_->parts, [&](const auto &part) { return part->suggest(point); });
}

std::optional<std::vector<std::int64_t>> IntegerSet::sampleByIsl() const {
  if (made() == nullptr) return std::nullopt;
  const std::unique_ptr<isl_point, FreeValue> point(isl_set_sample_point(copy()));
  if (!point || isl_point_is_void(point.get()) != isl_bool_false) return std::nullopt;
  std::vector<std::int64_t> values;
  const int columns = isl_set_dim(made(), isl_dim_set);
  for (int i = 0; i < columns; ++i) {
    const auto value = numberOf(isl_point_get_coordinate_val(point.get(), isl_dim_set, i));
    if (!value) return std::nullopt;
    values.push_back(*value);
  }
  return values;
}

/// From the parts' formulas; nothing where a part does not tell.
std::optional<IntegerSet::Bounds> IntegerSet::boundsOfParts(const Row &row) const {
  const auto opposite = Row().plus(row, -1);
  if (!opposite || !hasParts()) return std::nullopt;
  Bounds out;
  bool isFirst = true;
  for (const auto &part : points_->parts) {
    if (part->hasFree(row)) return std::nullopt;
    const auto most = part->greatest(row);
    const auto least = most.answer == PointSearch::Answer::found ? part->greatest(*opposite) : most;
    if (most.answer == PointSearch::Answer::none) continue;
    if (least.answer != PointSearch::Answer::found) return std::nullopt;
    const auto low = least.value ? std::optional(-*least.value) : std::nullopt;
    out.first = isFirst ? low : out.first && low ? std::optional(std::min(*out.first, *low)) : std::nullopt;
    out.second = isFirst                    ? most.value
                 : out.second && most.value ? std::optional(std::max(*out.second, *most.value))
                                            : std::nullopt;
    isFirst = false;
  }
  return out;
}

IntegerSet::Bounds IntegerSet::boundsOf(const Row &row) const {
  if (!isKnown()) return {};
  const auto at = std::ranges::find(points_->bounds, row, &std::pair<Row, Bounds>::first);
  if (at != points_->bounds.end()) return at->second;
  std::optional<Bounds> bounds = boundsOfParts(row);
  if (!bounds) {
    bounds = points_->context.askForDetail([&] { return boundsByIsl(row); });
    if (!bounds->first && !bounds->second) return outerBounds(row);
  }
  points_->bounds.emplace_back(row, *bounds);
  return *bounds;
}

/// What the ranges of columns tell.
IntegerSet::Bounds IntegerSet::outerBounds(const Row &row) const {
  Bounds out;
  bool isFirst = true;
  for (const auto &part : points_->parts) {
    if (part->hasFree(row)) return {};
    const Range range = part->rangeOf(row);
    const auto low = range.isOpenBelow() ? std::nullopt : std::optional(range.low);
    const auto high = range.isOpenAbove() ? std::nullopt : std::optional(range.high);
    out.first = isFirst ? low : out.first && low ? std::optional(std::min(*out.first, *low)) : std::nullopt;
    out.second = isFirst ? high : out.second && high ? std::optional(std::max(*out.second, *high)) : std::nullopt;
    isFirst = false;
  }
  return out;
}

IntegerSet::Bounds IntegerSet::boundsByIsl(const Row &row) const {
  if (made() == nullptr || !points_->context.beginBound()) return {};
  isl_ctx *ctx = points_->context.get();
  isl_aff *owned = isl_aff_zero_on_domain(isl_local_space_from_space(isl_set_get_space(made())));
  owned = isl_aff_set_constant_val(owned, isl_val_int_from_si(ctx, row.constant()));
  for (const auto &[column, factor] : row.terms())
    owned = isl_aff_set_coefficient_val(owned, isl_dim_in, static_cast<int>(column), isl_val_int_from_si(ctx, factor));
  const std::unique_ptr<isl_aff, FreeValue> aff(owned);
  if (!aff) return {};
  spend(2 * polyhedraOf(made()));
  return {numberOf(isl_set_min_val(made(), aff.get())), numberOf(isl_set_max_val(made(), aff.get()))};
}

} // namespace warpgrain::dependence
