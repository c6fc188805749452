// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/reasons/Reason.h"
#include "core/model/Body.h"

#include <optional>
#include <utility>
#include <vector>

namespace warpgrain::access {

using dependence::ReasonId;

/// What an expression does that keeps its value from being followed.
struct Cause {
  ReasonId id; ///< a clause of the catalogue whose first argument is the expression: "{1} is loaded from memory"
  std::vector<dependence::ReasonArgument> arguments; ///< those of the clause that follow the expression

  Cause(ReasonId what, std::vector<dependence::ReasonArgument> with = {}) : id(what), arguments(std::move(with)) {}

  /// Returns the clause with what stands for the expression: its text.
  dependence::Reason of(dependence::ReasonArgument expression) const {
    dependence::Reason out(id, {std::move(expression)});
    out.arguments.insert(out.arguments.end(), arguments.begin(), arguments.end());
    return out;
  }

  friend bool operator==(const Cause &, const Cause &) = default;
};

/// Why a value is not followed: the sub-expression that causes it, and what that does.
struct Obscurity {
  const model::Body *body = nullptr; ///< body of the expression: the kernel's, or that of a called function
  model::ExpressionId expression = model::none<model::ExpressionId>;
  std::optional<Cause> what; ///< none of a place alone

  /// Returns a clause: "idx[i] is loaded from memory".
  dependence::Reason of(dependence::ReasonArgument text) const {
    return what.value_or(ReasonId::isNotFollowed).of(std::move(text));
  }

  friend bool operator==(const Obscurity &, const Obscurity &) = default;
};

} // namespace warpgrain::access
