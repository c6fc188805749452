// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/sets/Alternatives.h"

#include <isl/ctx.h>
#include <isl/mat.h>
#include <isl/set.h>
#include <isl/space.h>
#include <isl/val.h>

#include <algorithm>

namespace warpgrain::dependence {

namespace {

/// A line for each row: the constant, then a factor for each column.
isl_mat *matrixOf(isl_ctx *ctx, std::size_t columns, const std::vector<const Row *> &rows) {
  isl_mat *out = isl_mat_alloc(ctx, static_cast<unsigned>(rows.size()), static_cast<unsigned>(columns + 1));
  for (std::size_t line = 0; line < rows.size(); ++line) {
    const int at = static_cast<int>(line);
    for (std::size_t column = 0; column <= columns; ++column)
      out = isl_mat_set_element_si(out, at, static_cast<int>(column), 0);
    out = isl_mat_set_element_val(out, at, 0, isl_val_int_from_si(ctx, rows[line]->constant()));
    for (const auto &[column, factor] : rows[line]->terms())
      out = isl_mat_set_element_val(out, at, static_cast<int>(column) + 1, isl_val_int_from_si(ctx, factor));
  }
  return out;
}

/// A polyhedron of more numbers is not made: isl takes seconds for its first look at it.
constexpr std::size_t mostNumbers = 40'000;

} // namespace

void Alternatives::FreeBasic::operator()(isl_basic_set *set) const {
  isl_basic_set_free(set);
}

Alternatives::Alternatives(SetContext &context, std::size_t columns)
    : context_(context), columns_(columns), ctx_(context.get()),
      space_(isl_space_set_alloc(context.get(), 0, static_cast<unsigned>(columns))) {}

Alternatives::~Alternatives() {
  isl_space_free(space_);
}

void Alternatives::run(const Formula &formula, bool first) {
  stopsAtFirst_ = first;
  go(BasicSet(isl_basic_set_universe(isl_space_copy(space_))), {&formula});
}

isl_set *Alternatives::take() {
  if (found_.empty()) return isl_set_empty(isl_space_copy(space_));
  return united(0, found_.size());
}

/// Halves first: each union compares what it joins.
isl_set *Alternatives::united(std::size_t begin, std::size_t end) {
  if (end - begin == 1) return isl_set_from_basic_set(found_[begin].release());
  const std::size_t middle = begin + (end - begin) / 2;
  return isl_set_union(united(begin, middle), united(middle, end));
}

/// All at once: isl looks through a polyhedron after each comparison that it is given alone.
Alternatives::BasicSet Alternatives::with(BasicSet set, const std::vector<const Row *> &equations,
                                          const std::vector<const Row *> &notNegative) const {
  return BasicSet(isl_basic_set_intersect(
      set.release(), isl_basic_set_from_constraint_matrices(isl_space_copy(space_), matrixOf(ctx_, columns_, equations),
                                                            matrixOf(ctx_, columns_, notNegative), isl_dim_cst,
                                                            isl_dim_param, isl_dim_set, isl_dim_div)));
}

/// Moves the comparisons of `all`s into the polyhedron and leaves the choices, those of fewest ways first. False where
/// nothing holds.
bool Alternatives::takeComparisons(BasicSet &set, std::vector<const Formula *> &parts) {
  std::vector<const Formula *> choices;
  std::vector<const Row *> equations;
  std::vector<const Row *> notNegative;
  for (std::size_t i = 0; i < parts.size(); ++i) { // grows
    const Formula &part = *parts[i];
    switch (part.kind()) {
    case Formula::Kind::always:
      break;
    case Formula::Kind::never:
      return false;
    case Formula::Kind::notNegative:
      notNegative.push_back(&part.row());
      break;
    case Formula::Kind::zero:
      equations.push_back(&part.row());
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
  const std::size_t comparisons = equations.size() + notNegative.size();
  hasFailed_ = hasFailed_ || comparisons * columns_ > mostNumbers;
  if (comparisons > 0 && !hasFailed_) set = with(std::move(set), equations, notNegative);
  return true;
}

void Alternatives::go(BasicSet set, std::vector<const Formula *> parts) {
  if (hasFailed_ || (stopsAtFirst_ && hasFound_)) return;
  if (!takeComparisons(set, parts)) return;
  if (isEmpty(set)) return;
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
    if (hasFailed_ || (stopsAtFirst_ && hasFound_)) return;
    // The other ways are looked at for the points that this one leaves: so no two overlap, and most end early.
    if (way.kind() != Formula::Kind::notNegative) continue;
    const auto opposite = Row(-1).plus(way.row(), -1);
    if (!opposite) continue;
    set = with(std::move(set), {}, {&*opposite});
    if (isEmpty(set)) return;
  }
}

/// True also where isl gave up.
bool Alternatives::isEmpty(const BasicSet &set) {
  context_.spend(columns_);
  if (hasFailed_) return true;
  const isl_bool isEmpty = isl_basic_set_is_empty(set.get());
  hasFailed_ = hasFailed_ || isEmpty == isl_bool_error || context_.isQuestionTooLong();
  return hasFailed_ || isEmpty == isl_bool_true;
}

} // namespace warpgrain::dependence
