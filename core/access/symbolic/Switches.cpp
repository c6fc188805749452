// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/StatementExecutor.h"
#include "core/model/Walk.h"

namespace warpgrain::access {

using namespace model;

namespace {

bool isLabel(const Body &body, StatementId id) {
  return isSome(id) && body[id].kind == StatementKind::caseLabel;
}

/// The switch that a label belongs to.
StatementId switchOf(const Body &body, StatementId label) {
  StatementId at = body[label].parent;
  while (isSome(at) && body[at].kind != StatementKind::switchCase)
    at = body[at].parent;
  return at;
}

/// True for a label that stands inside another statement than the switch's block.
bool isHidden(const Body &body, StatementId label, StatementId block) {
  StatementId outer = body[label].parent;
  while (isLabel(body, outer))
    outer = body[outer].parent;
  return outer != block && label != block;
}

} // namespace

/// When a label is the one. Ranges of values are recorded by their first only.
Condition StatementExecutor::chosenBy(const State &state, StatementId label, ExpressionId condition,
                                      const Value &selector) {
  const Body &body = position_.body();
  const ExpressionId value = body[label].condition;
  const auto constant = isSome(value) ? position_.at(value).constant : std::nullopt;
  const SourceSpan &span = body[label].spelling.span;
  const SourceSpan &inner = body[label].children.empty() ? span : body[body[label].children[0]].spelling.span;
  const bool isRange =
      inner.begin > span.begin && inner.file == span.file &&
      unit_.textOf({.file = span.file, .begin = span.begin, .end = inner.begin}).find("...") != std::string_view::npos;
  if (!selector.isNumber() || !constant || isRange || position_.frame().isChaotic)
    return Condition::unknown(condition, values_.isUniform(selector));
  const TypeId type = position_.at(condition).type;
  return operators_.comparison(state, condition, Operator::equal, selector, Value::number(Form(*constant)), type, type);
}

void StatementExecutor::executeSwitch(State &state, StatementId id) {
  const Statement &statement = position_.body()[id];
  execute(state, statement.initializer);
  for (const VariableId variable : statement.variables)
    declare(state, variable);
  const Value selector = evaluator_.evaluate(state, statement.condition);
  if (statement.children.empty() || !isSome(statement.children[0])) return;
  const Labels labels = labelsOf(state, id, selector);
  JumpTarget target;
  target.guardsBefore = state.guards.size();
  position_.frame().jumps.push_back(&target);
  State running = runCases(state, id, selector, labels);
  position_.frame().jumps.pop_back();
  std::vector<State> ways = std::move(target.breaks);
  ways.push_back(std::move(running));
  if (!labels.hasDefault) {
    State passed = state;
    passed.require(Condition::all(labels.others));
    ways.push_back(std::move(passed));
  }
  state = merger_.mergeAll(std::move(ways), state, statement.condition);
}

StatementExecutor::Labels StatementExecutor::labelsOf(const State &state, StatementId id, const Value &selector) {
  const Body &body = position_.body();
  const StatementId block = body[id].children[0];
  Labels out;
  for (const StatementId label : statementsIn(body, block)) {
    if (!isLabel(body, label) || switchOf(body, label) != id) continue;
    out.areHidden = out.areHidden || isHidden(body, label, block);
    if (isSome(body[label].condition))
      out.others.push_back(chosenBy(state, label, body[id].condition, selector).negated());
    else
      out.hasDefault = true;
  }
  return out;
}

/// Runs the statements of a switch, each by the threads that come from above or enter at its labels. Gives the state at
/// the end of the block.
State StatementExecutor::runCases(const State &state, StatementId id, const Value &selector, const Labels &labels) {
  const Body &body = position_.body();
  const StatementId block = body[id].children[0];
  const ExpressionId condition = body[id].condition;
  const std::vector<StatementId> children =
      body[block].kind == StatementKind::compound ? body[block].children : std::vector{block};
  State running = state;
  running.leave();
  for (StatementId child : children) {
    while (isLabel(body, child)) {
      State entered = state;
      const bool isDefault = !isSome(body[child].condition);
      if (labels.areHidden)
        entered.require(Condition::unknown(condition, false));
      else
        entered.require(isDefault ? Condition::all(labels.others) : chosenBy(state, child, condition, selector));
      running = merger_.merge(running, entered, condition);
      child = body[child].children.empty() ? none<StatementId> : body[child].children[0];
    }
    if (labels.areHidden && !running.isReachable) { // a label inside may lead here
      running = state;
      running.require(Condition::unknown(condition, false));
    }
    execute(running, child);
  }
  return running;
}

} // namespace warpgrain::access
