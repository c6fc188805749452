// SPDX-License-Identifier: Apache-2.0
#include "core/plan/ApplyPlan.h"

#include "core/base/TextEdit.h"
#include "core/model/KernelKey.h"
#include "core/plan/Transformation.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;
using dependence::VerdictKind;

namespace {

std::size_t errorCount(const Unit &unit) {
  return static_cast<std::size_t>(std::ranges::count(unit.diagnostics, Severity::error, &Diagnostic::severity));
}

std::string firstError(const Unit &unit) {
  const auto found = std::ranges::find(unit.diagnostics, Severity::error, &Diagnostic::severity);
  return found != unit.diagnostics.end() ? found->message : std::string();
}

/// "Step 2 of 3".
Reason numbered(std::size_t index, const Plan &plan) {
  return plan.size() == 1 ? Reason(ReasonId::theStep) : Reason(ReasonId::stepOfPlan, {index + 1, plan.size()});
}

/// What stops a plan without a verdict.
std::unexpected<PlanError> failed(Error error) {
  return std::unexpected(PlanError(std::move(error)));
}

/// What stops a plan because of a mistake of Warpgrain's own.
std::unexpected<PlanError> failed(const Reason &mistake) {
  PlanError error(Error{.kind = ErrorKind::internal, .message = mistake.text(), .span = std::nullopt});
  error.first = mistake;
  return std::unexpected(std::move(error));
}

/// A verdict that does not allow a step. `lead`: the step's number.
PlanError refusal(const Reason &lead, const Transformation &transformation, const Step &step, Verdict verdict) {
  PlanError error;
  if (const auto read = transformation.canonical(step); !read) { // the words are wrong, whatever the kernel is
    error.kind = ErrorKind::usage;
    error.first = Reason(ReasonId::stepMeansNothing, {lead, toString(step), read.error()});
    error.message = error.first->text();
    return error;
  }
  error.kind = verdict.kind == VerdictKind::unknown ? ErrorKind::undecided : ErrorKind::refused;
  error.first = verdict.reasons.empty()
                    ? Reason(ReasonId::stepNotPossible, {lead, toString(step)})
                    : Reason(ReasonId::stepNotPossibleBecause, {lead, toString(step), verdict.reasons.front()});
  if (!verdict.reasons.empty()) error.span = verdict.reasons.front().span;
  error.message = error.first->text();
  error.verdict = std::move(verdict);
  return error;
}

/// Forgets places in a text that nobody has.
void dropPlaces(PlanError &error) {
  error.span.reset();
  if (!error.verdict) return;
  for (Reason &reason : error.verdict->reasons)
    reason.span.reset();
}

/// The result after a step that was prepared for its text.
std::expected<void, PlanError> make(PlanResult &result, const KernelKey &identity, const Reason &lead, const Step &step,
                                    const Prepared &prepared, const Reparse &reparse) {
  if (!prepared.allows())
    return std::unexpected(refusal(lead, *findTransformation(step.word), step, prepared.verdict()));
  auto texts = withEdits(std::move(result.texts), result.unit, prepared.edits());
  if (!texts) return failed(texts.error());
  result.texts = std::move(*texts);
  auto next = reparse(result.texts);
  if (!next) return failed(next.error());
  if (errorCount(*next) > errorCount(result.unit) || !isSome(findKernel(*next, identity)))
    return failed(Reason(ReasonId::stepGaveWrongText, {lead, toString(step), firstError(*next)}));
  result.unit = std::move(*next);
  result.kernelId = findKernel(result.unit, identity);
  return {};
}

} // namespace

Verdict PlanError::ofPlan() const {
  const Reason why = first ? *first : Reason(ReasonId::outsideText, {message});
  Verdict out = kind == ErrorKind::refused ? Verdict::illegal(why, span) : Verdict::unknown(why, span);
  if (verdict && verdict->reasons.size() > 1)
    out.reasons.insert(out.reasons.end(), verdict->reasons.begin() + 1, verdict->reasons.end());
  return out;
}

Result<Texts> withEdits(Texts texts, const Unit &unit, const TextEdits &edits) {
  for (std::size_t i = 0; i < unit.files.size(); ++i) {
    const FileId file{static_cast<std::uint32_t>(i)};
    if (std::ranges::none_of(edits, [file](const TextEdit &edit) { return edit.span.file == file; })) continue;
    auto text = applyEdits(unit[file].text, file, edits);
    if (!text) return std::unexpected(text.error());
    texts[unit[file].path] = std::move(*text);
  }
  return texts;
}

std::expected<PlanResult, PlanError> applyPlan(const Unit &start, const Texts &startTexts, FunctionId kernel,
                                               const Plan &plan, const Reparse &reparse, const TextEdits &first,
                                               const VerdictReport &report) {
  PlanResult result{
      .texts = startTexts, .verdicts = {}, .unit = start, .kernel = start[kernel].qualifiedName, .kernelId = kernel};
  const KernelKey identity = keyOf(start, kernel);
  if (!first.empty()) {
    auto texts = withEdits(startTexts, start, first);
    if (!texts) return failed(texts.error());
    auto unit = reparse(*texts);
    if (!unit) return failed(unit.error());
    result.texts = std::move(*texts);
    result.unit = std::move(*unit);
    result.kernelId = findKernel(result.unit, identity);
    if (!isSome(result.kernelId)) return failed(Reason(ReasonId::kernelLostWithDirectives, {result.kernel}));
  }
  for (std::size_t i = 0; i < plan.size(); ++i) {
    KernelStudy study(result.unit, result.kernelId, reparse, result.texts);
    const Prepared prepared = findTransformation(plan[i].word)->prepare(study, plan[i]);
    result.verdicts.push_back(prepared.verdict());
    if (report) report(prepared.verdict());
    if (auto made = make(result, identity, numbered(i, plan), plan[i], prepared, reparse); !made) {
      if (i > 0) dropPlaces(made.error());
      return std::unexpected(std::move(made.error()));
    }
  }
  return result;
}

std::expected<PlanResult, PlanError> applyPrepared(const Unit &unit, const Texts &texts, FunctionId kernel,
                                                   const Step &step, const Prepared &prepared, const Reparse &reparse) {
  PlanResult result{.texts = texts,
                    .verdicts = {prepared.verdict()},
                    .unit = unit,
                    .kernel = unit[kernel].qualifiedName,
                    .kernelId = kernel};
  if (auto made = make(result, keyOf(unit, kernel), numbered(0, {step}), step, prepared, reparse); !made)
    return std::unexpected(std::move(made.error()));
  return result;
}

} // namespace warpgrain::transform
