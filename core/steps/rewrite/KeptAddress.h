// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Uses.h"

#include <utility>

namespace warpgrain::transform {

/// True if the use of the kind `escape` is by a lambda, which may hold a copy.
inline bool isHeldByLambda(const model::Body &body, const model::Use &use) {
  const model::ExpressionId parent = body[use.expression].parent;
  return model::isSome(parent) && body[parent].kind == model::ExpressionKind::lambda;
}

/// The verdict on a use of the kind `escape`: the given reason, unless it is a lambda that holds the variable.
inline dependence::Verdict keptVerdict(const model::Body &body, const model::Use &use, dependence::Reason reason) {
  if (isHeldByLambda(body, use))
    return dependence::Verdict::unknown(dependence::ReasonId::lambdaMadeHere,
                                        body[body[use.expression].parent].spelling.span);
  return dependence::Verdict::unknown(std::move(reason), body[use.expression].spelling.span);
}

} // namespace warpgrain::transform
