// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Collectives.h"
#include "core/access/symbolic/Groups.h"
#include "core/access/symbolic/UnknownCalls.h"

#include <optional>
#include <vector>

namespace warpgrain::access {

/// Follows calls of functions of the language and of libraries, by what the dialect says that they do.
class LibraryCalls {
public:
  LibraryCalls(RunContext &run, Evaluator &evaluator, UnknownCalls &unknown);

  /// Precondition: not a function of the unit's own.
  Value call(State &state, model::ExpressionId id, model::CallEffect effect);

  /// The object of a collective that a constructor makes.
  Value collectiveObject(State &state, model::ExpressionId id) { return collectives_.object(state, id); }

private:
  std::vector<Value> recordOperands(State &state, model::ExpressionId id, bool isChanged);
  bool isHandedByReference(model::ExpressionId id, std::size_t operand) const;
  void obscureObject(State &state, model::ExpressionId operand);
  void evaluateOperands(State &state, model::ExpressionId id);
  Value loadThrough(State &state, model::ExpressionId id);
  Value changeMemory(State &state, model::ExpressionId id);
  Value lookAtPointer(State &state, model::ExpressionId id);
  Value compute(State &state, model::ExpressionId id);
  std::optional<Form> extreme(const State &state, model::ExpressionId id, const Form &a, const Form &b, bool isMinimum);
  Form product24(const State &state, model::ExpressionId id, const Form &a, const Form &b);
  std::optional<Value> knownFunction(const State &state, model::ExpressionId id, const std::vector<Value> &arguments);
  Value madeRecord(const State &state, model::ExpressionId id, const std::vector<Value> &arguments);

  const model::Dialect &dialect_;
  AtomTable &atoms_;
  const TypeRules &types_;
  const Position &position_;
  ValueMaker &values_;
  FormOrigins &origins_;
  Recorder &recorder_;
  Numbers &numbers_;
  ObjectStore &store_;
  Evaluator &evaluator_;
  UnknownCalls &unknown_;
  Collectives collectives_;
  GroupFunctions groups_;
};

} // namespace warpgrain::access
