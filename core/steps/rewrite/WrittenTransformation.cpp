// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/WrittenTransformation.h"

#include "core/steps/rewrite/Conditionals.h"
#include "core/steps/rewrite/MacroBraces.h"
#include "core/steps/rewrite/Rewritable.h"

#include <algorithm>

namespace warpgrain::transform {

using dependence::ReasonId;
using dependence::Verdict;

Prepared WrittenTransformation::prepare(KernelStudy &study, const Step &step) const {
  const auto read = canonical(step);
  if (!read) return Prepared::refused(Verdict::illegal(read.error()));
  Verdict verdict;
  auto edits = write(study, *read, verdict);
  if (!edits) return Prepared::refused(std::move(edits.error()));
  if (const auto why = whyConditionalsBreak(study.unit(), *edits)) return Prepared::refused(Verdict::unknown(*why));
  if (const auto why = whyBracesHidden(study.unit(), study.kernel().body, *edits))
    return Prepared::refused(Verdict::unknown(*why));
  const SourceSpan &body = study.kernel().bodySpan;
  if (std::ranges::any_of(*edits, [&](const TextEdit &edit) { return body.contains(edit.span); }))
    assumePlainParameters(study.kernel(), study.unit(), verdict);
  return {std::move(verdict), *std::move(edits)};
}

} // namespace warpgrain::transform
