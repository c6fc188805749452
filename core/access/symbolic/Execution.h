// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/State.h"

namespace warpgrain::access {

/// What the classes that follow the text ask of each other where they form a circle: expressions hold calls, calls run
/// statements, statements and loops hold expressions.
///
///     StatementExecutor  owns the others and is the one Execution of a run
///     LoopSummariser     uses the Evaluator, and Execution for the statements of a loop
///     CallResolver       uses the Evaluator, and Execution for the body of a function
///     Evaluator          uses Execution for calls
///
/// All of them use the RunContext, which uses none of them. Ids are of the innermost frame's body.
class Execution {
public:
  /// What a call gives back, or a constructor makes (isMadeByCall); where that is a reference, a pointer to the object.
  virtual Value callResult(State &state, model::ExpressionId id) = 0;
  virtual void execute(State &state, model::StatementId id) = 0;
  /// Begins the life of a variable that a statement declares, and initializes it.
  virtual void declare(State &state, model::VariableId id) = 0;

protected:
  Execution() = default;
  ~Execution() = default;
};

} // namespace warpgrain::access
