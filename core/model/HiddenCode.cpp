// SPDX-License-Identifier: Apache-2.0
#include "core/model/HiddenCode.h"

namespace warpgrain::model {

namespace {

/// Through arrays; a reference or a pointer ends nothing.
bool hasDestructor(const Unit &unit, TypeId type) {
  while (isSome(type) && unit[type].kind == TypeKind::array)
    type = unit[type].element;
  return isSome(type) && unit[type].kind == TypeKind::record && unit[type].hasDestructor;
}

/// Makes an object of its own; one that a variable's declaration names is found there too.
bool makesObject(const Expression &e) {
  return e.kind == ExpressionKind::call || e.kind == ExpressionKind::construct ||
         e.kind == ExpressionKind::initializers || e.kind == ExpressionKind::other;
}

/// Does nothing to memory.
bool computesAlone(HiddenKind kind) {
  return kind == HiddenKind::plainBinding || kind == HiddenKind::loopOverConstants ||
         kind == HiddenKind::valueStatementExpression;
}

} // namespace

bool isLoopOverClass(const Statement &statement) {
  return statement.kind == StatementKind::rangeForLoop && statement.hidden;
}

std::optional<HiddenCode> hiddenCodeOf(const Unit &unit, const Body &body, StatementId id) {
  const Statement &statement = body[id];
  if (statement.hidden) return HiddenCode{.kind = *statement.hidden, .name = statement.note};
  if (statement.kind == StatementKind::other) return HiddenCode{.kind = HiddenKind::statement, .name = statement.note};
  for (const VariableId variable : statement.variables)
    if (body[variable].isPerThread() && hasDestructor(unit, body[variable].type))
      return HiddenCode{.kind = HiddenKind::destructorOfVariable, .name = body[variable].name};
  return std::nullopt;
}

std::optional<HiddenCode> hiddenCodeOf(const Unit &unit, const Body &body, ExpressionId id) {
  const Expression &e = body[id];
  if (e.computesValueAlone) return HiddenCode{.kind = HiddenKind::valueStatementExpression};
  if (e.other == OtherExpression::statements) return HiddenCode{.kind = HiddenKind::statementExpression};
  if (e.other == OtherExpression::deletion) return HiddenCode{.kind = HiddenKind::deletion};
  if (e.isOpaque) return HiddenCode{.kind = HiddenKind::expression, .name = e.name};
  if (makesObject(e) && hasDestructor(unit, e.type))
    return HiddenCode{.kind = HiddenKind::destructorOfTemporary, .name = unit[e.type].name};
  return std::nullopt;
}

std::optional<HiddenCode> hiddenCodeIn(const Unit &unit, const Body &body, ComputedValues values) {
  const auto counts = [values](const std::optional<HiddenCode> &found) {
    return found && !(values == ComputedValues::leftOut && computesAlone(found->kind));
  };
  for (std::uint32_t i = 0; i < body.statements.size(); ++i)
    if (auto found = hiddenCodeOf(unit, body, StatementId{i}); counts(found)) return found;
  for (std::uint32_t i = 0; i < body.expressions.size(); ++i)
    if (auto found = hiddenCodeOf(unit, body, ExpressionId{i}); counts(found)) return found;
  return std::nullopt;
}

} // namespace warpgrain::model
