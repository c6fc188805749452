// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/Retries.h"

#include "core/model/Dialect.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

namespace {

/// Through casts, and through functions of one number that change how it is looked at: __float_as_int(x).
ExpressionId converted(const Body &body, const Dialect &dialect, ExpressionId e) {
  while (isSome(e)) {
    const Expression &each = body[e];
    const bool isConversion = each.kind == ExpressionKind::call && each.operands.size() == 1 && !each.hasObject &&
                              dialect.effectOf(each.callee) == CallEffect::none && each.callee.isSystem;
    if (each.operands.size() != 1 || !(each.kind == ExpressionKind::cast || isConversion)) break;
    e = each.operands[0];
  }
  return e;
}

VariableId variableOf(const Body &body, ExpressionId e) {
  return isSome(e) && body[e].kind == ExpressionKind::variable ? body[e].variable : none<VariableId>;
}

} // namespace

Retries::Retries(const BodyIndex &index, const Looks &looks, const SeenValues &seen)
    : index_(index), body_(index.body()) {
  for (const ExpressionId id : seen.expressions())
    if (body_[id].kind == ExpressionKind::call) add(id, looks, seen);
}

void Retries::add(ExpressionId call, const Looks &looks, const SeenValues &seen) {
  const Expression &e = body_[call];
  const Dialect &dialect = *index_.unit().dialect;
  if (dialect.call(e.callee).atomic != AtomicOperation::compareAndSwap || e.hasObject || e.operands.size() < 3) return;
  Attempt attempt{.call = call, .results = {}};
  attempt.compared = variableOf(body_, converted(body_, dialect, e.operands[1]));
  if (!isSome(attempt.compared)) return;
  const auto stripped = [&](ExpressionId id) { return converted(body_, dialect, id); };
  for (const ExpressionId id : seen.expressions())
    if (body_[id].kind == ExpressionKind::assign && body_[id].op == Operator::none &&
        stripped(body_[id].operands[1]) == call && isSome(variableOf(body_, body_[id].operands[0])))
      attempt.results.insert(body_[body_[id].operands[0]].variable);
  for (std::size_t i = 0; i < body_.variables.size(); ++i)
    if (const VariableId id{static_cast<std::uint32_t>(i)};
        isSome(body_[id].initializer) && stripped(body_[id].initializer) == call)
      attempt.results.insert(id);
  // Each value that is compared was seen: by an attempt, or by a load.
  const auto isSeenValue = [&](ExpressionId value) {
    const ExpressionId what = stripped(value);
    if (!isSome(what)) return false;
    const VariableId variable = variableOf(body_, what);
    if (isSome(variable)) return seen.in(what);
    return looks.isLook(what) || looks.isPlainLoad(what);
  };
  bool isGiven = false;
  for (const Use *use : index_.usesOf(attempt.compared)) {
    if (!use->writes() || std::ranges::find(seen.expressions(), use->expression) == seen.expressions().end()) {
      if (use->kind == UseKind::escape) return;
      continue;
    }
    const ExpressionId around = body_[use->expression].parent;
    const bool isAssigned = isSome(around) && body_[around].kind == ExpressionKind::assign &&
                            body_[around].op == Operator::none && body_[around].operands[0] == use->expression;
    if (!isAssigned || !isSeenValue(body_[around].operands[1])) return;
    isGiven = true;
  }
  const Variable &variable = body_[attempt.compared];
  const bool isDeclaredInside = isSome(variable.initializer) &&
                                std::ranges::find(seen.expressions(), variable.initializer) != seen.expressions().end();
  if (isDeclaredInside && !isSeenValue(variable.initializer)) return;
  if (isGiven || isDeclaredInside) attempts_.push_back(std::move(attempt));
}

bool Retries::comparesAttempt(ExpressionId left, ExpressionId right) const {
  const Dialect &dialect = *index_.unit().dialect;
  ExpressionId result = converted(body_, dialect, left);
  const VariableId other = variableOf(body_, converted(body_, dialect, right));
  if (!isSome(result) || !isSome(other)) return false;
  return std::ranges::any_of(attempts_, [&](const Attempt &attempt) {
    if (attempt.compared != other) return false;
    if (result == attempt.call) return true;
    if (body_[result].kind == ExpressionKind::assign && body_[result].op == Operator::none)
      return converted(body_, dialect, body_[result].operands[1]) == attempt.call;
    const VariableId variable = variableOf(body_, result);
    return isSome(variable) && attempt.results.contains(variable) && variable != other;
  });
}

bool Retries::isComparison(ExpressionId condition, Operator op) const {
  const Expression &e = body_[condition];
  if (e.kind == ExpressionKind::cast && e.operands.size() == 1) return isComparison(e.operands[0], op);
  if (e.kind == ExpressionKind::unary && e.op == Operator::logicalNot)
    return isComparison(e.operands[0], op == Operator::equal ? Operator::notEqual : Operator::equal);
  return e.kind == ExpressionKind::binary && e.op == op &&
         (comparesAttempt(e.operands[0], e.operands[1]) || comparesAttempt(e.operands[1], e.operands[0]));
}

bool Retries::onlyWhereFailed(ExpressionId condition) const {
  const Expression &e = body_[condition];
  if (e.kind == ExpressionKind::cast && e.operands.size() == 1) return onlyWhereFailed(e.operands[0]);
  if (e.kind == ExpressionKind::binary && e.op == Operator::logicalAnd)
    return onlyWhereFailed(e.operands[0]) || onlyWhereFailed(e.operands[1]);
  return isComparison(condition, Operator::notEqual);
}

bool Retries::endBody(StatementId loop) const {
  if (body_[loop].children.empty()) return false;
  std::vector<StatementId> list{body_[loop].children.front()};
  if (body_[list.front()].kind == StatementKind::compound) list = body_[list.front()].children;
  return std::ranges::any_of(list, [this](StatementId id) {
    const Statement &each = body_[id];
    if (each.kind != StatementKind::ifElse || !isSome(each.condition) || each.children.empty() ||
        !isComparison(each.condition, Operator::equal))
      return false;
    StatementId then = each.children.front();
    if (body_[then].kind == StatementKind::compound && !body_[then].children.empty())
      then = body_[then].children.back();
    return body_[then].kind == StatementKind::breakOut || body_[then].kind == StatementKind::returnFrom;
  });
}

} // namespace warpgrain::transform
