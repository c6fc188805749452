// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/legality/BarriersInCalls.h"

#include "core/steps/inlining/Inliner.h"
#include "core/steps/rewrite/Difference.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

Plan stepsForBarriersInCalls(KernelStudy &study, const CoarsenStep &step) {
  Plan plan;
  if (step.ofGrid || !study.canGoOn()) return plan;
  for (const std::string &name : calledWithBarrier(study.unit(), study.id(), study.effects()))
    plan.push_back({.word = "inline", .arguments = {name}});
  return plan;
}

Verdict asVerdictBefore(Verdict verdict, const Plan &steps, const Function &kernel) {
  for (Reason &reason : verdict.reasons)
    reason = Reason(ReasonId::afterSteps, {toString(steps), reason}, kernel.nameSpan);
  for (Reason &assumption : verdict.assumptions)
    assumption.span = kernel.nameSpan;
  return verdict;
}

std::expected<TextEdits, Reason> asEditsBefore(const Unit &before, const Unit &after, const TextEdits &edits) {
  TextEdits out;
  for (std::size_t i = 0; i < after.files.size(); ++i) {
    const FileId file{static_cast<std::uint32_t>(i)};
    const auto text = applyEdits(after[file].text, file, edits);
    if (!text) return std::unexpected(Reason(ReasonId::outsideText, {text.error().message}));
    const auto old = std::ranges::find(before.files, after[file].path, &File::path);
    if (old == before.files.end())
      return std::unexpected(Reason(ReasonId::fileIsNewAfterStep, {after[file].path.string()}));
    if (old->text == *text) continue;
    const SourceSpan whole{.file = FileId{static_cast<std::uint32_t>(old - before.files.begin())},
                           .begin = 0,
                           .end = static_cast<std::uint32_t>(old->text.size())};
    out.push_back(differenceOf(whole, old->text, *text));
  }
  return out;
}

} // namespace warpgrain::transform
