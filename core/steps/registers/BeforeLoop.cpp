// SPDX-License-Identifier: Apache-2.0
#include "core/steps/registers/BeforeLoop.h"

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

std::optional<Verdict> whyNothingBefore(KernelStudy &study, StatementId loop) {
  const Body &body = study.kernel().body;
  const SourceSpan &place = body[loop].keyword;
  // Among the statements of a block; or it is the body of a for loop, and gets braces.
  const StatementKind around = body[body[loop].parent].kind;
  if (around != StatementKind::compound && around != StatementKind::forLoop)
    return Verdict::unknown(ReasonId::loopUnderHeader, place);
  // Labels behind the registers' declarations, in the same block or one around.
  const StatementId block = body[body[loop].parent].parent;
  const bool isInSwitch = isSome(block) && body[block].kind == StatementKind::switchCase;
  if (isInSwitch || study.effects().ofStatement(study.index(), body.root).has(Trait::gotoJump))
    return Verdict::unknown(ReasonId::jumpPastFirstLoads, place);
  return std::nullopt;
}

} // namespace warpgrain::transform
