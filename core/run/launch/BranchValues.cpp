// SPDX-License-Identifier: Apache-2.0
#include "core/run/launch/BranchValues.h"

#include "core/model/Uses.h"
#include "core/run/launch/PlainVariable.h"

#include <algorithm>
#include <vector>

namespace warpgrain::run {

namespace {

using namespace model;
using Values = std::map<VariableId, std::int64_t>;

/// The variable whose value is compared: not one that a cast may make shorter.
VariableId comparedVariable(const Body &body, ExpressionId id) {
  for (ExpressionId at = id; isSome(at) && body[at].kind == ExpressionKind::cast && !body[at].operands.empty();
       at = body[at].operands[0])
    if (!body[at].isImplicit) return none<VariableId>;
  return variableOf(body, id);
}

/// Adds what `variable == constant` in a condition, and in its parts that && joins, says of variables.
void addEqualities(const Body &body, ExpressionId condition, Values &out) {
  if (!isSome(condition)) return;
  const Expression &e = body[condition];
  if (e.kind == ExpressionKind::cast && !e.operands.empty()) return addEqualities(body, e.operands[0], out);
  if (e.kind != ExpressionKind::binary || e.operands.size() != 2) return;
  if (e.op == Operator::logicalAnd)
    for (const ExpressionId operand : e.operands)
      addEqualities(body, operand, out);
  if (e.op != Operator::equal) return;
  for (const std::size_t i : {0U, 1U})
    if (const VariableId variable = comparedVariable(body, e.operands[i]); isSome(variable))
      if (const auto constant = body[e.operands[1 - i]].constant) out.try_emplace(variable, *constant);
}

/// The label behind which a statement of a switch's body stands alone: no case falls into it. None otherwise.
StatementId caseOf(const Body &body, StatementId inner) {
  const auto isJump = [&](StatementId id) {
    const StatementKind kind = body[id].kind;
    return kind == StatementKind::breakOut || kind == StatementKind::returnFrom;
  };
  const Statement &compound = body[body[inner].parent];
  auto at = std::ranges::find(compound.children, inner);
  while (at != compound.children.begin() && body[*at].kind != StatementKind::caseLabel)
    if (isJump(*--at)) return none<StatementId>; // the statement is behind a jump
  if (body[*at].kind != StatementKind::caseLabel) return none<StatementId>;
  if (at != compound.children.begin()) {
    StatementId before = *(at - 1);
    while (body[before].kind == StatementKind::caseLabel && body[before].children.size() == 1)
      before = body[before].children[0];
    if (body[before].kind == StatementKind::compound && !body[before].children.empty())
      before = body[before].children.back();
    if (!isJump(before)) return none<StatementId>;
  }
  const auto &inside = body[*at].children;
  const bool isOneOfSeveral = !inside.empty() && body[inside[0]].kind == StatementKind::caseLabel;
  return isOneOfSeveral ? none<StatementId> : *at;
}

/// Takes out variables that may have another value where the launch, or what it is computed from, reads them: those
/// that the function changes, or that a pointer or a reference leads to. Where it has labels, a jump may lead into a
/// branch.
void keepUnchanged(const Unit &unit, const Body &body, Values &values) {
  const auto isLabel = [](const Statement &each) { return each.kind == StatementKind::label; };
  if (std::ranges::any_of(body.statements, isLabel)) values.clear();
  std::erase_if(values, [&](const auto &each) {
    const VariableSpace space = body[each.first].space;
    return space != VariableSpace::local && space != VariableSpace::parameter;
  });
  if (values.empty()) return;
  for (const Use &use : usesIn(body, unit))
    if (use.writes()) values.erase(use.variable);
}

} // namespace

Values valuesInBranches(const Unit &unit, const Launch &launch) {
  Values out;
  const Body &body = unit[launch.launcher].body;
  const auto statements = statementsOfExpressions(body);
  const auto index = static_cast<std::size_t>(launch.expression);
  StatementId at = index < statements.size() ? statements[index] : none<StatementId>;
  for (; isSome(at) && isSome(body[at].parent); at = body[at].parent) {
    const Statement &around = body[body[at].parent];
    if (around.kind == StatementKind::ifElse && !around.children.empty() && around.children[0] == at)
      addEqualities(body, around.condition, out);
    if (around.kind != StatementKind::compound || !isSome(around.parent)) continue;
    const Statement &outer = body[around.parent];
    if (outer.kind != StatementKind::switchCase) continue;
    const StatementId label = caseOf(body, at);
    const VariableId variable = comparedVariable(body, outer.condition);
    if (isSome(label) && isSome(variable) && isSome(body[label].condition))
      if (const auto constant = body[body[label].condition].constant) out.try_emplace(variable, *constant);
  }
  keepUnchanged(unit, body, out);
  return out;
}

} // namespace warpgrain::run
