// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/race/IntegerPoint.h"

#include <isl/ctx.h>
#include <isl/options.h>
#include <isl/point.h>
#include <isl/set.h>
#include <isl/val.h>

#include <memory>

namespace warpgrain::dependence {

namespace {

struct Free {
  void operator()(isl_ctx *ctx) const { isl_ctx_free(ctx); }

  void operator()(isl_set *set) const { isl_set_free(set); }

  void operator()(isl_point *point) const { isl_point_free(point); }

  void operator()(isl_val *value) const { isl_val_free(value); }
};

template <typename T>
using Owned = std::unique_ptr<T, Free>;

/// More than any question of this kind needs; a question that needs more is left open.
constexpr unsigned long maximumOperations = 2'000'000;

std::string setText(const IntegerProblem &problem) {
  std::string text = "{ [";
  for (std::size_t i = 0; i < problem.names.size(); ++i)
    text += (i > 0 ? ", " : "") + problem.names[i];
  text += "]";
  for (std::size_t i = 0; i < problem.formulas.size(); ++i)
    text += (i == 0 ? " : (" : " and (") + problem.formulas[i] + ")";
  return text + " }";
}

} // namespace

std::optional<std::vector<std::int64_t>> findIntegerPoint(const IntegerProblem &problem) {
  const Owned<isl_ctx> ctx(isl_ctx_alloc());
  isl_options_set_on_error(ctx.get(), ISL_ON_ERROR_CONTINUE);
  isl_ctx_set_max_operations(ctx.get(), maximumOperations);
  const Owned<isl_set> set(isl_set_read_from_str(ctx.get(), setText(problem).c_str()));
  if (!set) return std::nullopt;
  const Owned<isl_point> point(isl_set_sample_point(isl_set_copy(set.get())));
  if (!point || isl_point_is_void(point.get()) != isl_bool_false) return std::nullopt;
  std::vector<std::int64_t> values;
  for (std::size_t i = 0; i < problem.names.size(); ++i) {
    const Owned<isl_val> value(isl_point_get_coordinate_val(point.get(), isl_dim_set, static_cast<int>(i)));
    if (!value) return std::nullopt;
    values.push_back(isl_val_get_num_si(value.get()));
  }
  return values;
}

} // namespace warpgrain::dependence
