// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/AtomicPairs.h"

#include "core/model/Dialect.h"

#include <string>

namespace warpgrain::dependence {

using access::AccessInstance;
using model::AtomicScope;
using model::Expression;
using model::ExpressionId;
using model::ExpressionKind;

namespace {

/// The call that an access is made by; none where it is no operand of a call.
ExpressionId callAround(const AccessInstance &access) {
  if (access.body == nullptr) return model::none<ExpressionId>;
  const model::Body &body = *access.body;
  ExpressionId at = access.access.expression;
  while (model::isSome(at) && body[at].kind != ExpressionKind::call)
    at = body[at].parent;
  return at;
}

AtomicScope scopeOf(const RelationContext &context, const AccessInstance &access) {
  const ExpressionId id = callAround(access);
  if (!model::isSome(id)) return AtomicScope::all;
  const model::Body &body = *access.body;
  const Expression &call = body[id];
  model::LastOperand last;
  if (!call.operands.empty()) {
    const ExpressionId operand = call.operands.back();
    last.isLeftOut = !model::isSome(operand);
    if (!last.isLeftOut) last.constant = body[operand].constant;
  }
  const model::TypeId object = call.callee.objectType;
  return context.unit().dialect->atomicScope(call.callee, last,
                                             model::isSome(object) ? context.unit()[object].name : std::string());
}

} // namespace

std::optional<Reason> whyNotAtomicTogether(const RelationContext &context, const AccessInstance &a,
                                           const AccessInstance &b, ThreadRelation relation) {
  for (const AccessInstance *access : {&a, &b}) {
    const AtomicScope scope = scopeOf(context, *access);
    if (scope == AtomicScope::thread) return Reason(ReasonId::effectOfCallNotKnown, {context.textOf(access->span)});
    if (scope == AtomicScope::block && relation == ThreadRelation::acrossBlocks)
      return Reason(ReasonId::atomicInBlockAlone, {context.textOf(access->span)});
  }
  if (a.sizeBytes == b.sizeBytes) return std::nullopt;
  return Reason(ReasonId::atomicsOfDifferentSizes, {std::to_string(a.sizeBytes), std::to_string(b.sizeBytes)});
}

} // namespace warpgrain::dependence
