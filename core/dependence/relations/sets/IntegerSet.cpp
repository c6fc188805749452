// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/sets/IntegerSet.h"

#include <isl/aff.h>
#include <isl/constraint.h>
#include <isl/ctx.h>
#include <isl/ilp.h>
#include <isl/local_space.h>
#include <isl/options.h>
#include <isl/point.h>
#include <isl/set.h>
#include <isl/space.h>
#include <isl/val.h>

#include <algorithm>

namespace warpgrain::dependence {

namespace {

/// More than a question about two accesses needs; one that needs more is left open.
constexpr unsigned long mostOperations = 200'000;
constexpr unsigned long mostOperationsOfABound = 10'000;

struct FreeValue {
  void operator()(isl_val *value) const { isl_val_free(value); }

  void operator()(isl_point *point) const { isl_point_free(point); }

  void operator()(isl_aff *aff) const { isl_aff_free(aff); }
};

isl_constraint *comparison(isl_ctx *ctx, isl_space *space, const Row &row, bool isEquality) {
  isl_local_space *local = isl_local_space_from_space(space);
  isl_constraint *out = isEquality ? isl_constraint_alloc_equality(local) : isl_constraint_alloc_inequality(local);
  out = isl_constraint_set_constant_val(out, isl_val_int_from_si(ctx, row.constant()));
  for (const auto &[column, factor] : row.terms())
    out = isl_constraint_set_coefficient_val(out, isl_dim_set, static_cast<int>(column),
                                             isl_val_int_from_si(ctx, factor));
  return out;
}

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

SetContext::SetContext() : ctx_(isl_ctx_alloc()) {
  isl_options_set_on_error(ctx_.get(), ISL_ON_ERROR_CONTINUE);
  isl_ctx_set_max_operations(ctx_.get(), mostOperations);
}

void SetContext::Free::operator()(isl_ctx *ctx) const {
  isl_ctx_free(ctx);
}

void SetContext::beginQuestion() const {
  spentOnQuestion_ = 0;
  isl_ctx_set_max_operations(ctx_.get(), mostOperations);
  isl_ctx_reset_operations(ctx_.get());
  isl_ctx_reset_error(ctx_.get());
}

bool SetContext::beginBound() const {
  if (++bounds_ > mostBounds) return false;
  beginQuestion();
  isl_ctx_set_max_operations(ctx_.get(), mostOperationsOfABound);
  return true;
}

void IntegerSet::Free::operator()(isl_set *set) const {
  isl_set_free(set);
}

isl_set *IntegerSet::copy() const {
  return isl_set_copy(set_.get());
}

namespace {

struct FreeBasic {
  void operator()(isl_basic_set *set) const { isl_basic_set_free(set); }
};

using BasicSet = std::unique_ptr<isl_basic_set, FreeBasic>;

/// Goes through the alternatives of a formula one by one, each cut down to what its comparisons leave, and leaves out
/// those that hold for no point as early as it shows. isl alone would first make all combinations.
class Alternatives {
public:
  Alternatives(const SetContext &context, std::size_t columns)
      : context_(context), columns_(columns), ctx_(context.get()),
        space_(isl_space_set_alloc(context.get(), 0, static_cast<unsigned>(columns))) {}

  Alternatives(const Alternatives &) = delete;
  Alternatives &operator=(const Alternatives &) = delete;

  ~Alternatives() { isl_space_free(space_); }

  /// `first`: only until there is one.
  void run(const Formula &formula, bool first) {
    stopsAtFirst_ = first;
    go(BasicSet(isl_basic_set_universe(isl_space_copy(space_))), {&formula});
  }

  bool hasFailed() const { return hasFailed_; }

  bool hasFound() const { return hasFound_; }

  isl_set *take() {
    if (found_.empty()) return isl_set_empty(isl_space_copy(space_));
    return united(0, found_.size());
  }

private:
  /// Halves first: each union compares what it joins.
  isl_set *united(std::size_t begin, std::size_t end) {
    if (end - begin == 1) return isl_set_from_basic_set(found_[begin].release());
    const std::size_t middle = begin + (end - begin) / 2;
    return isl_set_union(united(begin, middle), united(middle, end));
  }

  /// Moves the comparisons of `all`s into the polyhedron and leaves the choices, those of fewest ways first. False
  /// where nothing holds.
  bool takeComparisons(BasicSet &set, std::vector<const Formula *> &parts) {
    std::vector<const Formula *> choices;
    for (std::size_t i = 0; i < parts.size(); ++i) { // grows
      const Formula &part = *parts[i];
      switch (part.kind()) {
      case Formula::Kind::always:
        break;
      case Formula::Kind::never:
        return false;
      case Formula::Kind::notNegative:
      case Formula::Kind::zero:
        set.reset(isl_basic_set_add_constraint(
            set.release(), comparison(ctx_, isl_space_copy(space_), part.row(), part.kind() == Formula::Kind::zero)));
        break;
      case Formula::Kind::all:
        for (const Formula &inner : part.parts())
          parts.push_back(&inner);
        break;
      case Formula::Kind::any:
        choices.push_back(&part);
        break;
      }
    }
    std::ranges::stable_sort(choices, {}, [](const Formula *choice) { return choice->parts().size(); });
    parts = std::move(choices);
    return true;
  }

  void go(BasicSet set, std::vector<const Formula *> parts) {
    if (hasFailed_ || (stopsAtFirst_ && hasFound_)) return;
    if (!takeComparisons(set, parts)) return;
    context_.spend(columns_);
    const isl_bool isEmpty = isl_basic_set_is_empty(set.get());
    if (isEmpty == isl_bool_error || context_.isQuestionTooLong()) {
      hasFailed_ = true;
      return;
    }
    if (isEmpty == isl_bool_true) return;
    if (parts.empty()) {
      hasFound_ = true;
      if (!stopsAtFirst_) found_.push_back(std::move(set));
      return;
    }
    const Formula &choice = *parts.front();
    const std::vector<const Formula *> rest(parts.begin() + 1, parts.end());
    for (const Formula &way : choice.parts()) {
      std::vector<const Formula *> next{&way};
      next.insert(next.end(), rest.begin(), rest.end());
      go(BasicSet(isl_basic_set_copy(set.get())), std::move(next));
    }
  }

  const SetContext &context_;
  std::size_t columns_;
  isl_ctx *ctx_;
  isl_space *space_;
  std::vector<BasicSet> found_;
  bool stopsAtFirst_ = false;
  bool hasFailed_ = false;
  bool hasFound_ = false;
};

} // namespace

IntegerSet IntegerSet::of(const SetContext &context, std::size_t columns, const Formula &formula) {
  Alternatives alternatives(context, columns);
  alternatives.run(formula, false);
  return alternatives.hasFailed() ? IntegerSet() : IntegerSet(alternatives.take());
}

std::optional<bool> IntegerSet::hasPoint(const SetContext &context, std::size_t columns, const Formula &formula) {
  Alternatives alternatives(context, columns);
  alternatives.run(formula, true);
  if (alternatives.hasFailed()) return std::nullopt;
  return alternatives.hasFound();
}

IntegerSet IntegerSet::intersected(const IntegerSet &other) const {
  if (!isKnown() || !other.isKnown()) return {};
  return IntegerSet(isl_set_intersect(copy(), other.copy()));
}

IntegerSet IntegerSet::united(const IntegerSet &other) const {
  if (!isKnown() || !other.isKnown()) return {};
  return IntegerSet(isl_set_union(copy(), other.copy()));
}

IntegerSet IntegerSet::without(const IntegerSet &other) const {
  if (!isKnown() || !other.isKnown()) return {};
  return IntegerSet(isl_set_subtract(copy(), other.copy()));
}

IntegerSet IntegerSet::anyOf(const std::vector<ColumnId> &columns) const {
  if (!isKnown()) return {};
  isl_set *out = copy();
  // Projecting is exact for integers (isl_set_eliminate is so for rationals alone).
  for (const ColumnId column : columns) {
    out = isl_set_project_out(out, isl_dim_set, static_cast<unsigned>(column), 1);
    out = isl_set_insert_dims(out, isl_dim_set, static_cast<unsigned>(column), 1);
  }
  return IntegerSet(out);
}

std::optional<bool> IntegerSet::isEmpty() const {
  if (!isKnown()) return std::nullopt;
  return answer(isl_set_is_empty(set_.get()));
}

std::optional<bool> IntegerSet::isSubsetOf(const IntegerSet &other) const {
  if (!isKnown() || !other.isKnown()) return std::nullopt;
  return answer(isl_set_is_subset(set_.get(), other.set_.get()));
}

std::optional<std::vector<std::int64_t>> IntegerSet::sample() const {
  if (!isKnown()) return std::nullopt;
  const std::unique_ptr<isl_point, FreeValue> point(isl_set_sample_point(copy()));
  if (!point || isl_point_is_void(point.get()) != isl_bool_false) return std::nullopt;
  std::vector<std::int64_t> values;
  const int columns = isl_set_dim(set_.get(), isl_dim_set);
  for (int i = 0; i < columns; ++i) {
    const auto value = numberOf(isl_point_get_coordinate_val(point.get(), isl_dim_set, i));
    if (!value) return std::nullopt;
    values.push_back(*value);
  }
  return values;
}

std::pair<std::optional<std::int64_t>, std::optional<std::int64_t>> IntegerSet::boundsOf(const Row &row) const {
  if (!isKnown()) return {};
  isl_ctx *ctx = isl_set_get_ctx(set_.get());
  isl_aff *owned = isl_aff_zero_on_domain(isl_local_space_from_space(isl_set_get_space(set_.get())));
  owned = isl_aff_set_constant_val(owned, isl_val_int_from_si(ctx, row.constant()));
  for (const auto &[column, factor] : row.terms())
    owned = isl_aff_set_coefficient_val(owned, isl_dim_in, static_cast<int>(column), isl_val_int_from_si(ctx, factor));
  const std::unique_ptr<isl_aff, FreeValue> aff(owned);
  if (!aff) return {};
  return {numberOf(isl_set_min_val(set_.get(), aff.get())), numberOf(isl_set_max_val(set_.get(), aff.get()))};
}

} // namespace warpgrain::dependence
