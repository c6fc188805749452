// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Classify.h"
#include "core/access/symbolic/StatementExecutor.h"
#include "core/model/InlineAssembly.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

StatementExecutor::StatementExecutor(RunContext &run)
    : unit_(run.unit), budget_(run.budget), atoms_(run.atoms), types_(run.types), position_(run.position),
      arrays_(run.arrays), values_(run.values), recorder_(run.recorder), operators_(run.operators), places_(run.places),
      merger_(run.merger), store_(run.store), evaluator_(run, *this), calls_(run, evaluator_, *this),
      loops_(run, evaluator_, *this) {}

void StatementExecutor::executeChildren(State &state, StatementId id) {
  for (const StatementId child : position_.body()[id].children)
    execute(state, child);
}

void StatementExecutor::execute(State &state, StatementId id) {
  if (!isSome(id)) return;
  // After a jump only a label can be reached again; where there are some, everything is looked at.
  if (!state.isReachable && !position_.frame().isChaotic) return;
  budget_.step();
  const Statement &statement = position_.body()[id];
  switch (statement.kind) {
  case StatementKind::compound:
  case StatementKind::label:
    return executeChildren(state, id);
  case StatementKind::other: // bodies_.hiddenIn() tells of it
    executeChildren(state, id);
    return store_.storeAnywhere(state, none<ExpressionId>);
  case StatementKind::declaration:
    for (const VariableId variable : statement.variables)
      declare(state, variable);
    return;
  case StatementKind::expression:
    evaluator_.evaluate(state, statement.expression);
    return;
  case StatementKind::ifElse:
    return executeIf(state, id);
  case StatementKind::forLoop:
  case StatementKind::rangeForLoop:
  case StatementKind::whileLoop:
  case StatementKind::doLoop:
    return loops_.execute(state, id);
  case StatementKind::switchCase:
    return executeSwitch(state, id);
  case StatementKind::caseLabel: // inside something else than its switch's own block
    return executeChildren(state, id);
  case StatementKind::returnFrom:
    return executeReturn(state, id);
  case StatementKind::breakOut:
  case StatementKind::continueNext:
    return jump(state, id);
  case StatementKind::inlineAssembly:
    return executeAssembly(state, id);
  case StatementKind::gotoLabel:
  case StatementKind::empty:
    return;
  }
}

void StatementExecutor::executeIf(State &state, StatementId id) {
  const Statement &statement = position_.body()[id];
  execute(state, statement.initializer);
  for (const VariableId variable : statement.variables)
    declare(state, variable);
  Condition holds = evaluator_.condition(state, statement.condition);
  if (position_.frame().isChaotic) holds = Condition::unknown(statement.condition, false);
  const StatementId then = statement.children.empty() ? none<StatementId> : statement.children[0];
  const StatementId otherwise = statement.children.size() > 1 ? statement.children[1] : none<StatementId>;
  State first = state;
  first.require(holds);
  State second = state;
  second.require(holds.negated());
  if (!holds.isNever()) execute(first, then);
  if (!holds.isAlways()) execute(second, otherwise);
  if (holds.isNever()) first.leave();
  if (holds.isAlways()) second.leave();
  if (!first.isReachable && !second.isReachable) {
    state.leave();
    return;
  }
  state = merger_.merge(first, second, statement.condition);
}

void StatementExecutor::executeReturn(State &state, StatementId id) {
  Frame &frame = position_.frame();
  const ExpressionId expression = position_.body()[id].expression;
  if (isSome(expression)) {
    Value value = position_.body().returnsReference ? Value::pointer(evaluator_.locate(state, expression, false))
                                                    : evaluator_.evaluate(state, expression);
    if (!position_.isInKernel()) state.environment.set(frame.result(), std::make_shared<const Value>(std::move(value)));
  }
  if (frame.isChaotic) return; // what follows may be reached by a label
  const bool isUniform =
      std::ranges::none_of(state.guards, [this](const Condition &guard) { return variesInBlock(atoms_, guard); });
  for (JumpTarget *target : frame.jumps)
    if (target->isLoop && !target->isUnrolled) {
      frame.returnsInLoop = true;
      frame.returnsUniformly = frame.returnsUniformly && isUniform;
      target->leavesByReturn = true;
      target->leavesUniformly = target->leavesUniformly && isUniform;
    }
  frame.returns.push_back(state);
  state.leave();
}

void StatementExecutor::jump(State &state, StatementId id) {
  const bool isContinue = position_.body()[id].kind == StatementKind::continueNext;
  const std::vector<JumpTarget *> &open = position_.frame().jumps;
  const auto target =
      std::find_if(open.rbegin(), open.rend(), [&](const JumpTarget *t) { return !isContinue || t->isLoop; });
  if (target != open.rend()) (isContinue ? (*target)->continues : (*target)->breaks).push_back(state);
  if (!position_.frame().isChaotic) state.leave();
}

void StatementExecutor::executeAssembly(State &state, StatementId id) {
  const Statement &statement = position_.body()[id];
  if (!isSome(statement.expression)) return;
  for (const ExpressionId operand : position_.at(statement.expression).operands)
    if (isSome(operand)) evaluator_.evaluate(state, operand);
  if (statement.clobbersMemory && isBlockBarrier(statement.note))
    recorder_.recordBarrier(state, statement.expression, BarrierKind::block);
  else if (instructionWithMemory(statement.note)) {
    recorder_.recordUnfollowed(state, statement.expression, "asm", ReasonId::isInlineAssembly);
    store_.storeAnywhere(state, statement.expression);
  }
}

} // namespace warpgrain::access
