// SPDX-License-Identifier: Apache-2.0
#include "core/model/Walk.h"

namespace warpgrain::model {

namespace {

void addStatements(const Body &body, StatementId id, std::vector<StatementId> &out) {
  if (!isSome(id)) return;
  out.push_back(id);
  addStatements(body, body[id].initializer, out);
  for (const StatementId child : body[id].children)
    addStatements(body, child, out);
}

void addExpressions(const Body &body, ExpressionId id, std::vector<ExpressionId> &out) {
  if (!isSome(id)) return;
  out.push_back(id);
  for (const ExpressionId operand : body[id].operands)
    addExpressions(body, operand, out);
}

} // namespace

std::vector<StatementId> statementsIn(const Body &body, StatementId root) {
  std::vector<StatementId> out;
  addStatements(body, root, out);
  return out;
}

std::vector<ExpressionId> rootExpressionsOf(const Body &body, StatementId id) {
  std::vector<ExpressionId> out;
  const Statement &statement = body[id];
  for (const VariableId variable : statement.variables)
    if (isSome(body[variable].initializer)) out.push_back(body[variable].initializer);
  for (const ExpressionId root : {statement.condition, statement.increment, statement.expression})
    if (isSome(root)) out.push_back(root);
  return out;
}

std::vector<ExpressionId> expressionsIn(const Body &body, ExpressionId root) {
  std::vector<ExpressionId> out;
  addExpressions(body, root, out);
  return out;
}

std::vector<ExpressionId> expressionsInStatement(const Body &body, StatementId statement) {
  std::vector<ExpressionId> out;
  for (const StatementId inner : statementsIn(body, statement))
    for (const ExpressionId root : rootExpressionsOf(body, inner))
      addExpressions(body, root, out);
  return out;
}

bool isInside(const Body &body, StatementId inner, StatementId outer) {
  for (StatementId at = inner; isSome(at); at = body[at].parent)
    if (at == outer) return true;
  return false;
}

StatementId jumpTarget(const Body &body, StatementId jump) {
  const bool leaves = body[jump].kind == StatementKind::breakOut;
  for (StatementId at = body[jump].parent; isSome(at); at = body[at].parent)
    if (body[at].isLoop() || (leaves && body[at].kind == StatementKind::switchCase)) return at;
  return none<StatementId>;
}

StatementId enclosingLoop(const Body &body, StatementId statement) {
  for (StatementId at = body[statement].parent; isSome(at); at = body[at].parent)
    if (body[at].isLoop()) return at;
  return none<StatementId>;
}

} // namespace warpgrain::model
