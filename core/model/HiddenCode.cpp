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

} // namespace

bool isLoopOverClass(const Statement &statement) {
  return statement.kind == StatementKind::rangeForLoop && !statement.note.empty();
}

std::string hiddenCodeOf(const Unit &unit, const Body &body, StatementId id) {
  const Statement &statement = body[id];
  if (statement.kind == StatementKind::declaration && !statement.note.empty()) return statement.note;
  if (isLoopOverClass(statement)) return statement.note;
  if (statement.kind == StatementKind::other) return "a statement that is not followed (" + statement.note + ")";
  for (const VariableId variable : statement.variables)
    if (body[variable].isPerThread() && hasDestructor(unit, body[variable].type))
      return "the destructor of " + body[variable].name;
  return {};
}

std::string hiddenCodeOf(const Unit &unit, const Body &body, ExpressionId id) {
  const Expression &e = body[id];
  const bool isStatementExpression =
      e.kind == ExpressionKind::other && (e.name == "StmtExpr" || e.name == valueStatementExpression);
  if (isStatementExpression) return "a statement expression";
  if (e.kind == ExpressionKind::other && e.name == "CXXDeleteExpr") return "delete";
  if (e.isOpaque) return "an expression that is not followed (" + e.name + ")";
  if (makesObject(e) && hasDestructor(unit, e.type)) return "the destructor of a temporary " + unit[e.type].name;
  return {};
}

std::string hiddenCodeIn(const Unit &unit, const Body &body, ComputedValues values) {
  for (std::size_t i = 0; i < body.statements.size(); ++i) {
    auto found = hiddenCodeOf(unit, body, StatementId{static_cast<std::uint32_t>(i)});
    const bool isPlain = found == plainStructuredBinding || found == loopOverConstants;
    if (!found.empty() && !(isPlain && values == ComputedValues::leftOut)) return found;
  }
  for (std::size_t i = 0; i < body.expressions.size(); ++i) {
    const ExpressionId id{static_cast<std::uint32_t>(i)};
    const bool isLeftOut = values == ComputedValues::leftOut && body[id].name == valueStatementExpression;
    if (auto found = hiddenCodeOf(unit, body, id); !found.empty() && !isLeftOut) return found;
  }
  return {};
}

} // namespace warpgrain::model
