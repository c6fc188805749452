// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/UnnamedWrites.h"

#include <utility>

namespace warpgrain::transform {

/// The verdict on a use of the kind `escape`: the given reason, unless it is a lambda that holds the variable.
inline dependence::Verdict keptVerdict(const model::Body &body, const model::Use &use, dependence::Reason reason) {
  if (model::isHeldByLambda(body, use))
    return dependence::Verdict::unknown(dependence::ReasonId::lambdaMadeHere,
                                        body[body[use.expression].parent].spelling.span);
  return dependence::Verdict::unknown(std::move(reason), body[use.expression].spelling.span);
}

} // namespace warpgrain::transform
