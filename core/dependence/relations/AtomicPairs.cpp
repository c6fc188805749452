// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/AtomicPairs.h"

#include <string>

namespace warpgrain::dependence {

using access::AccessInstance;
using model::ExpressionId;
using model::ExpressionKind;

namespace {

/// The call that an access is made by; none where it is no operand of a call.
ExpressionId callAround(const AccessInstance &access) {
  const model::Body &body = *access.body;
  ExpressionId at = access.access.expression;
  while (model::isSome(at) && body[at].kind != ExpressionKind::call)
    at = body[at].parent;
  return at;
}

bool isOfItsBlockAlone(const AccessInstance &access) {
  const ExpressionId call = access.body != nullptr ? callAround(access) : model::none<ExpressionId>;
  return model::isSome(call) && (*access.body)[call].callee.name.ends_with("_block");
}

} // namespace

std::optional<Reason> whyNotAtomicTogether(const RelationContext &context, const AccessInstance &a,
                                           const AccessInstance &b, ThreadRelation relation) {
  if (relation == ThreadRelation::acrossBlocks)
    for (const AccessInstance *access : {&a, &b})
      if (isOfItsBlockAlone(*access)) return Reason(ReasonId::atomicInBlockAlone, {context.textOf(access->span)});
  if (a.sizeBytes == b.sizeBytes) return std::nullopt;
  return Reason(ReasonId::atomicsOfDifferentSizes, {std::to_string(a.sizeBytes), std::to_string(b.sizeBytes)});
}

} // namespace warpgrain::dependence
