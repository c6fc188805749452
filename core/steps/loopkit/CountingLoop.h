// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/dependence/effects/Effects.h"
#include "core/model/BodyIndex.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// A `for` loop that steps one integer by the same amount until a bound is reached, and nothing else: `k` from `lo` by
/// `s` while `k < n`. Its iterations are known before it begins, so they may be counted off in groups.
struct CountingLoop {
  model::StatementId loop = model::none<model::StatementId>;
  model::VariableId counter = model::none<model::VariableId>;
  bool declaresCounter = false; ///< in the header
  std::string stepText;         ///< what is added as it is written: "1", "TILE", "stride"; empty for ++ and --
  model::ExpressionId stepExpression = model::none<model::ExpressionId>; ///< none for ++ and --
  std::optional<std::int64_t> step;  ///< what is added, where it is a constant; never 0
  bool countsDown = false;           ///< by -- or -=, or with a constant step below 0
  std::optional<std::int64_t> trips; ///< how often it runs, where that is known
  SourceSpan initializer;            ///< the three parts of the header as they are written, without blanks around
  SourceSpan condition;
  SourceSpan increment;

  /// What the condition compares the counter with. `order` has the counter on the left.
  struct Bound {
    model::Operator order = model::Operator::less; ///< <, <=, > or >=; also != with a known number of trips
    model::ExpressionId value = model::none<model::ExpressionId>;
  };

  std::vector<Bound> bounds; ///< all of them hold in every iteration: `k < n && k < m`
};

/// Reads a loop's header; refuses what is not such a loop, with the reason and the place. That the body leaves the
/// counter alone is part of it; jumps out of the body are not.
std::expected<CountingLoop, dependence::Verdict>
readCountingLoop(const model::BodyIndex &index, dependence::EffectsAnalysis &effects, model::StatementId loop);

/// True where an expression names a variable, through conversions nobody wrote.
bool isNamingOf(const model::Body &body, model::ExpressionId expression, model::VariableId variable);

} // namespace warpgrain::transform
