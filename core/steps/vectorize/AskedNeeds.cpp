// SPDX-License-Identifier: Apache-2.0
#include "core/steps/vectorize/AskedNeeds.h"

#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

namespace {

ExpressionId withoutCasts(const Body &body, ExpressionId id) {
  while (body[id].kind == ExpressionKind::cast && body[id].isImplicit && body[id].operands.size() == 1)
    id = body[id].operands[0];
  return id;
}

bool isBinary(const Expression &e, Operator op) {
  return e.kind == ExpressionKind::binary && e.op == op;
}

bool isKeptParameter(const BodyIndex &index, const Expression &e, const std::string &name) {
  if (e.kind != ExpressionKind::variable || index.body()[e.variable].name != name) return false;
  return index.body()[e.variable].space == VariableSpace::parameter &&
         std::ranges::none_of(index.usesOf(e.variable),
                              [](const Use *use) { return use->writes() || use->kind == UseKind::escape; });
}

/// Whether a condition can be true only if a need holds.
bool asks(const BodyIndex &index, ExpressionId condition, const MultipleNeed &need) {
  const Body &body = index.body();
  const Expression &e = body[withoutCasts(body, condition)];
  if (isBinary(e, Operator::logicalAnd))
    return std::ranges::any_of(e.operands, [&](ExpressionId part) { return asks(index, part, need); });
  if (!isBinary(e, Operator::equal) || body[e.operands[1]].constant != 0) return false;
  const Expression &rest = body[withoutCasts(body, e.operands[0])];
  if (!isBinary(rest, Operator::modulo)) return false;
  const auto &multiple = body[rest.operands[1]].constant;
  return multiple && *multiple != 0 && *multiple % need.multiple == 0 &&
         isKeptParameter(index, body[withoutCasts(body, rest.operands[0])], need.value);
}

} // namespace

bool isAskedAround(const BodyIndex &index, StatementId statement, const MultipleNeed &need) {
  const Body &body = index.body();
  for (StatementId at = statement; isSome(body[at].parent); at = body[at].parent) {
    const Statement &around = body[body[at].parent];
    const bool isThen = around.kind == StatementKind::ifElse && around.children.front() == at;
    if (isThen && isSome(around.condition) && asks(index, around.condition, need)) return true;
  }
  return false;
}

} // namespace warpgrain::transform
