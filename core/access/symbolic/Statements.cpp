// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Classify.h"
#include "core/access/symbolic/Machine.h"
#include "core/model/InlineAssembly.h"
#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// So many elements of an array are set to zero where its initializer leaves them out.
constexpr std::int64_t mostZeros = 64;

/// The switch that a label belongs to.
StatementId switchOf(const Body &body, StatementId label) {
  StatementId at = body[label].parent;
  while (isSome(at) && body[at].kind != StatementKind::switchCase)
    at = body[at].parent;
  return at;
}

} // namespace

void Machine::executeChildren(State &state, StatementId id) {
  for (const StatementId child : body()[id].children)
    execute(state, child);
}

void Machine::execute(State &state, StatementId id) {
  if (!isSome(id)) return;
  // After a jump only a label can be reached again; where there are some, everything is looked at.
  if (!state.isReachable && !frame().isChaotic) return;
  ++steps_;
  const Statement &statement = body()[id];
  switch (statement.kind) {
  case StatementKind::compound:
  case StatementKind::label:
    return executeChildren(state, id);
  case StatementKind::other: // hiddenIn() tells of it
    executeChildren(state, id);
    return storeAnywhere(state, none<ExpressionId>);
  case StatementKind::declaration:
    return executeDeclaration(state, id);
  case StatementKind::expression:
    evaluate(state, statement.expression);
    return;
  case StatementKind::ifElse:
    return executeIf(state, id);
  case StatementKind::forLoop:
  case StatementKind::rangeForLoop:
  case StatementKind::whileLoop:
  case StatementKind::doLoop:
    return executeLoop(state, id);
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

void Machine::executeDeclaration(State &state, StatementId id) {
  for (const VariableId variable : body()[id].variables)
    declare(state, variable);
}

void Machine::declare(State &state, VariableId id) {
  const Variable &variable = body()[id];
  const ObjectId object{.frame = frame().id, .variable = id};
  const Type *written = isSome(variable.type) ? &unit_[variable.type] : nullptr;
  if (variable.space != VariableSpace::local) {
    if (isSome(variable.initializer)) evaluate(state, variable.initializer);
    return;
  }
  if (written != nullptr && written->kind == TypeKind::array) {
    const ArrayId array = arrayOf(body(), id, {}, frame().id);
    noteWrite(array);
    state.environment.forgetElements(array);
    if (!isSome(variable.initializer)) return;
    return initialize(state, {.kind = Location::Kind::memory, .array = array}, variable.type, variable.initializer);
  }
  noteWrite(object);
  if (!isSome(variable.initializer)) {
    state.environment.erase(object);
    return;
  }
  Value value;
  if (written != nullptr && written->kind == TypeKind::reference) {
    // Where it is bound to a temporary, the value lives as long as the reference.
    const ObjectId own{.frame = frame().id, .variable = VariableId{0x40000000u + static_cast<std::uint32_t>(id)}};
    value = Value::pointer(boundTo(state, variable.initializer, variable.type, own));
  } else {
    value = evaluate(state, variable.initializer);
    if (isInteger(variable.type) && !value.isNumber())
      value = unfollowedValue(variable.initializer, variable.type, "is not followed", isUniform(value));
    // A pointer that only happens to hold no pointer (0, a call's result) is one that is not known.
    if (written != nullptr && written->kind == TypeKind::pointer && !value.isPointer())
      value = unfollowedValue(variable.initializer, variable.type, "is not followed", isUniform(value));
  }
  state.environment.set(object, std::make_shared<const Value>(std::move(value)));
}

/// Of a local array: its elements as a list gives them, the rest zero.
void Machine::initialize(State &state, const Location &place, TypeId type, ExpressionId id) {
  const Type *array = described(type);
  const bool isArray = array != nullptr && array->kind == TypeKind::array;
  if (!isArray || !isSome(id) || at(id).kind != ExpressionKind::initializers) {
    Value value = evaluate(state, id);
    if (!isArray) store(state, place, std::move(value), type, id);
    return;
  }
  const auto operands = at(id).operands;
  const auto extent = static_cast<std::int64_t>(array->extent.value_or(operands.size()));
  const Type *element = described(array->element);
  const bool isFlat = isInteger(array->element) && element->sizeBytes > 0;
  for (std::int64_t i = 0; i < std::max(extent, static_cast<std::int64_t>(operands.size())); ++i) {
    const auto bytes = sizeOf(array->element).scaled(i);
    const Location part = shifted(place, orOpaque(bytes, id), id);
    if (i < static_cast<std::int64_t>(operands.size()))
      initialize(state, part, array->element, operands[static_cast<std::size_t>(i)]);
    else if (isFlat && i < mostZeros)
      store(state, part, Value::number(Form(0)), array->element, id);
  }
}

void Machine::executeIf(State &state, StatementId id) {
  const Statement &statement = body()[id];
  execute(state, statement.initializer);
  for (const VariableId variable : statement.variables)
    declare(state, variable);
  Condition holds = condition(state, statement.condition);
  if (frame().isChaotic) holds = Condition::unknown(statement.condition, false);
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
  state = merge(first, second, statement.condition);
}

void Machine::executeReturn(State &state, StatementId id) {
  const ExpressionId expression = body()[id].expression;
  const ObjectId result{.frame = frame().id, .variable = none<VariableId>};
  if (isSome(expression)) {
    Value value =
        body().returnsReference ? Value::pointer(locate(state, expression, false)) : evaluate(state, expression);
    if (frames_.size() > 1) state.environment.set(result, std::make_shared<const Value>(std::move(value)));
  }
  if (frame().isChaotic) return; // what follows may be reached by a label
  const bool isUniform =
      std::ranges::none_of(state.guards, [this](const Condition &guard) { return variesInBlock(out_.atoms, guard); });
  for (JumpTarget *target : jumps_)
    if (target->isLoop && !target->isUnrolled) {
      frame().returnsInLoop = true;
      frame().returnsUniformly = frame().returnsUniformly && isUniform;
      target->leavesByReturn = true;
      target->leavesUniformly = target->leavesUniformly && isUniform;
    }
  frame().returns.push_back(state);
  state.leave();
}

void Machine::jump(State &state, StatementId id) {
  const bool isContinue = body()[id].kind == StatementKind::continueNext;
  for (auto target = jumps_.rbegin(); target != jumps_.rend(); ++target) {
    if (isContinue && !(*target)->isLoop) continue;
    (isContinue ? (*target)->continues : (*target)->breaks).push_back(state);
    break;
  }
  if (!frame().isChaotic) state.leave();
}

void Machine::executeSwitch(State &state, StatementId id) {
  const Statement &statement = body()[id];
  execute(state, statement.initializer);
  for (const VariableId variable : statement.variables)
    declare(state, variable);
  const Value selector = evaluate(state, statement.condition);
  const StatementId block = statement.children.empty() ? none<StatementId> : statement.children[0];
  if (!isSome(block)) return;
  JumpTarget target;
  target.guardsBefore = state.guards.size();
  jumps_.push_back(&target);

  // What a label stands for; ranges of values are recorded by their first only.
  const auto chosenBy = [&](StatementId label) {
    const ExpressionId value = body()[label].condition;
    const auto constant = isSome(value) ? at(value).constant : std::nullopt;
    const SourceSpan &span = body()[label].spelling.span;
    const SourceSpan &inner = body()[label].children.empty() ? span : body()[body()[label].children[0]].spelling.span;
    const bool isRange = inner.begin > span.begin && inner.file == span.file &&
                         unit_.textOf({.file = span.file, .begin = span.begin, .end = inner.begin}).find("...") !=
                             std::string_view::npos;
    if (!selector.isNumber() || !constant || isRange || frame().isChaotic)
      return Condition::unknown(statement.condition, isUniform(selector));
    return compare(Operator::equal, selector.form, Form(*constant), statement.condition);
  };
  const std::vector<StatementId> children =
      body()[block].kind == StatementKind::compound ? body()[block].children : std::vector{block};
  std::vector<Condition> others; // no label of the switch, for the default
  bool hasDefault = false;
  bool hasHiddenLabels = false;
  for (const StatementId inner : statementsIn(body(), block)) {
    if (body()[inner].kind != StatementKind::caseLabel || switchOf(body(), inner) != id) continue;
    StatementId outer = body()[inner].parent;
    while (isSome(outer) && body()[outer].kind == StatementKind::caseLabel)
      outer = body()[outer].parent;
    hasHiddenLabels = hasHiddenLabels || (outer != block && inner != block);
    if (isSome(body()[inner].condition))
      others.push_back(chosenBy(inner).negated());
    else
      hasDefault = true;
  }
  State running = state;
  running.leave();
  for (StatementId child : children) {
    while (isSome(child) && body()[child].kind == StatementKind::caseLabel) {
      State entered = state;
      const bool isDefault = !isSome(body()[child].condition);
      if (hasHiddenLabels)
        entered.require(Condition::unknown(statement.condition, false));
      else
        entered.require(isDefault ? Condition::all(others) : chosenBy(child));
      running = merge(running, entered, statement.condition);
      child = body()[child].children.empty() ? none<StatementId> : body()[child].children[0];
    }
    if (hasHiddenLabels && !running.isReachable) { // a label inside may lead here
      running = state;
      running.require(Condition::unknown(statement.condition, false));
    }
    execute(running, child);
  }
  jumps_.pop_back();
  std::vector<State> ways = std::move(target.breaks);
  ways.push_back(running);
  if (!hasDefault) {
    State passed = state;
    passed.require(Condition::all(others));
    ways.push_back(passed);
  }
  state = mergeAll(std::move(ways), state, statement.condition);
}

void Machine::executeAssembly(State &state, StatementId id) {
  const Statement &statement = body()[id];
  if (!isSome(statement.expression)) return;
  for (const ExpressionId operand : std::vector(at(statement.expression).operands))
    if (isSome(operand)) evaluate(state, operand);
  if (instructionWithMemory(statement.note)) {
    recordUnfollowed(state, statement.expression, "asm", "is inline assembly");
    storeAnywhere(state, statement.expression);
  }
}

} // namespace warpgrain::access
