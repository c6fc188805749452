// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Execution.h"
#include "core/access/symbolic/RunContext.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::access {

/// Follows expressions: what they compute, where an lvalue is, under which condition one holds; does what they do, and
/// records the accesses that they make. Keeps nothing between expressions.
class Evaluator {
public:
  Evaluator(RunContext &run, Execution &execution);

  Value evaluate(State &state, model::ExpressionId id);
  /// The condition under which an expression is not zero; `always` where there is none.
  Condition condition(State &state, model::ExpressionId id);
  /// Where an lvalue is. `records`: it is accessed there, not only named.
  Location locate(State &state, model::ExpressionId id, bool records = true);
  /// Records the access that an expression makes, once for each place that it may lead to.
  /// `isAddress`: the expression computes the address, as `p + i` of `__ldg(p + i)` does.
  void record(const State &state, model::ExpressionId id, const Location &location, bool isAddress = false);

  /// What a reference of the type leads to; `object` holds the value where it is a temporary.
  Location boundTo(State &state, model::ExpressionId id, model::TypeId type, const ObjectId &object);
  /// A temporary has no place: its value goes into a variable of its own.
  Location temporaryOf(State &state, model::ExpressionId id, model::TypeId type, const ObjectId &object);

private:
  // Expressions.cpp
  Form number(State &state, model::ExpressionId id);
  Form toNumber(const Value &value, model::ExpressionId id);
  Value valueOf(State &state, model::ExpressionId id);
  Value evaluateUnary(State &state, model::ExpressionId id);
  Value evaluateBinary(State &state, model::ExpressionId id);
  model::TypeId computedIn(model::Operator op, model::TypeId target, model::TypeId right) const;
  Value evaluateAssign(State &state, model::ExpressionId id);
  Value evaluateStep(State &state, model::ExpressionId id);
  Value evaluateCast(State &state, model::ExpressionId id);
  Value evaluateOther(State &state, model::ExpressionId id);
  Value evaluateThis(model::ExpressionId id);
  Value builtin(model::ExpressionId id);
  std::optional<std::int64_t> constantOf(const State &state, model::ExpressionId id);

  // Conditions.cpp
  Condition comparison(State &state, model::ExpressionId id);
  Condition logical(State &state, model::ExpressionId id);
  /// Of a conditional expression, where each branch is evaluated so.
  Value eitherOf(State &state, model::ExpressionId id,
                 const std::function<Value(State &, model::ExpressionId)> &evaluated);

  // Records.cpp
  Value evaluateMember(State &state, model::ExpressionId id);
  Value evaluateConstruct(State &state, model::ExpressionId id);
  bool isCopied(model::ExpressionId id) const;
  void exposeArguments(const State &state, model::ExpressionId id);
  void setMembers(State &state, Value &record, const std::vector<Value> &parts, model::ExpressionId id,
                  const Form &otherwise);
  bool isForReference(model::ExpressionId id, std::size_t operand) const;
  std::vector<Value> evaluateOperands(State &state, model::ExpressionId id);
  Value evaluateLambda(State &state, model::ExpressionId id);

  // Locations.cpp
  Location locateVariable(const State &state, model::ExpressionId id);
  Location locateSubscript(State &state, model::ExpressionId id);
  Location locateMember(State &state, model::ExpressionId id);
  Location locateUnary(State &state, model::ExpressionId id);
  Location locateWithin(State &state, model::ExpressionId id, bool records);

  // References.cpp
  Value evaluateCall(State &state, model::ExpressionId id);
  Location holdTemporary(State &state, model::ExpressionId id, model::TypeId type, const ObjectId &object,
                         const Value &value);

  const model::Dialect &dialect_;
  StepBudget &budget_;
  const TypeRules &types_;
  Position &position_;
  ArrayTable &arrays_;
  ValueMaker &values_;
  LaunchIndices &launchIndices_;
  FormOrigins &origins_;
  Recorder &recorder_;
  Numbers &numbers_;
  Variables &variables_;
  const Places &places_;
  Operators &operators_;
  Merger &merger_;
  ObjectStore &store_;
  const AtomTable &atoms_;
  Execution &execution_;
  int depth_ = 0; ///< of expressions inside one another
};

} // namespace warpgrain::access
