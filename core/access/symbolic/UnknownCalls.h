// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Evaluator.h"

#include <optional>

namespace warpgrain::access {

/// Follows calls of which no more is known than their arguments. Has no state of its own.
class UnknownCalls {
public:
  UnknownCalls(RunContext &run, Evaluator &evaluator)
      : types_(run.types), position_(run.position), values_(run.values), recorder_(run.recorder),
        variables_(run.variables), store_(run.store), evaluator_(evaluator) {}

  /// Forgets what the callee may change. What it is handed by a reference that it may write through, it may also give
  /// back, or keep in an object. The result is uniform only if nothing that the callee may read differs between
  /// threads. `why`: that it may also do anything else, which is recorded; none if it only computes.
  Value call(State &state, model::ExpressionId id, const std::optional<Cause> &why);

private:
  Value heldAt(State &state, model::ExpressionId operand, const Location &location);

  const TypeRules &types_;
  const Position &position_;
  ValueMaker &values_;
  Recorder &recorder_;
  Variables &variables_;
  ObjectStore &store_;
  Evaluator &evaluator_;
};

} // namespace warpgrain::access
