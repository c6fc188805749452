// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/WrittenTransformation.h"

#include "core/steps/rewrite/Conditionals.h"
#include "core/steps/rewrite/MacroBraces.h"
#include "core/steps/rewrite/Rewritable.h"

#include <algorithm>

namespace warpgrain::transform {

using dependence::Verdict;

std::expected<TextEdits, Verdict> WrittenTransformation::writeWhole(KernelStudy &study, const Step &step,
                                                                    Verdict &verdict) const {
  auto edits = write(study, step, verdict);
  if (!edits) return edits;
  if (const auto why = whyConditionalsBreak(study.unit(), *edits))
    return std::unexpected(Verdict::unknown(why->text, why->span));
  if (const auto why = whyBracesHidden(study.unit(), study.kernel().body, *edits))
    return std::unexpected(Verdict::unknown(why->text, why->span));
  const SourceSpan &body = study.kernel().bodySpan;
  if (std::ranges::any_of(*edits, [&](const TextEdit &edit) { return body.contains(edit.span); }))
    assumePlainParameters(study.kernel(), study.unit(), verdict);
  return edits;
}

Verdict WrittenTransformation::check(KernelStudy &study, const Step &step) const {
  const auto read = canonical(step);
  if (!read) return Verdict::illegal(read.error().message);
  Verdict verdict;
  const auto edits = writeWhole(study, *read, verdict);
  return edits ? verdict : edits.error();
}

Result<TextEdits> WrittenTransformation::apply(KernelStudy &study, const Step &step) const {
  const auto read = canonical(step);
  if (!read) return std::unexpected(read.error());
  Verdict verdict;
  auto edits = writeWhole(study, *read, verdict);
  if (!edits) return std::unexpected(refusal(step, edits.error()));
  return *std::move(edits);
}

} // namespace warpgrain::transform
