// SPDX-License-Identifier: Apache-2.0
#include "core/plan/ApplyPlan.h"

#include "core/base/TextEdit.h"
#include "core/plan/Transformation.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

namespace {

std::size_t errorCount(const Unit &unit) {
  return static_cast<std::size_t>(std::ranges::count(unit.diagnostics, Severity::error, &Diagnostic::severity));
}

std::string firstError(const Unit &unit) {
  const auto found = std::ranges::find(unit.diagnostics, Severity::error, &Diagnostic::severity);
  return found != unit.diagnostics.end() ? found->message : std::string();
}

/// A kernel keeps its name and its place among those of the same name through a rewrite.
struct KernelIdentity {
  std::string name;
  std::size_t position = 0;

  KernelIdentity(const Unit &unit, FunctionId kernel) : name(unit[kernel].qualifiedName) {
    for (const FunctionId id : unit.kernels()) {
      if (id == kernel) break;
      if (unit[id].qualifiedName == name) ++position;
    }
  }

  FunctionId findIn(const Unit &unit) const {
    std::size_t seen = 0;
    for (const FunctionId id : unit.kernels())
      if (unit[id].qualifiedName == name && seen++ == position) return id;
    return none<FunctionId>;
  }
};

std::string numbered(std::size_t index, const Plan &plan) {
  return plan.size() == 1 ? "Step" : "Step " + std::to_string(index + 1) + " of " + std::to_string(plan.size());
}

} // namespace

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

Result<PlanResult> applyPlan(const Unit &start, const Texts &startTexts, FunctionId kernel, const Plan &plan,
                             const Reparse &reparse, const TextEdits &first, const VerdictReport &report) {
  PlanResult result{.texts = startTexts, .verdicts = {}, .unit = start, .kernel = start[kernel].qualifiedName};
  const KernelIdentity identity(start, kernel);
  if (!first.empty()) {
    auto texts = withEdits(startTexts, start, first);
    if (!texts) return std::unexpected(texts.error());
    auto unit = reparse(*texts);
    if (!unit) return std::unexpected(unit.error());
    result.texts = std::move(*texts);
    result.unit = std::move(*unit);
    if (!isSome(identity.findIn(result.unit)))
      return fail(ErrorKind::internal, "The kernel " + result.kernel + " is lost when its directives are taken out.");
  }
  for (std::size_t i = 0; i < plan.size(); ++i) {
    const Step &step = plan[i];
    const FunctionId now = identity.findIn(result.unit);
    const Transformation &transformation = *findTransformation(step.word);
    KernelStudy study(result.unit, now, reparse, result.texts);
    result.verdicts.push_back(transformation.check(study, step));
    if (report) report(result.verdicts.back());
    auto edits = transformation.apply(study, step);
    if (!edits) {
      Error error = edits.error();
      // What a part of the step says (a word that it writes itself, a text that does not parse) names no step.
      const std::string name = "\"" + toString(step) + "\"";
      error.message = numbered(i, plan) + " " + (error.message.starts_with(name) ? "" : name + ": ") + error.message;
      if (i > 0) error.span.reset(); // a place in a text that nobody has
      return std::unexpected(std::move(error));
    }
    auto texts = withEdits(std::move(result.texts), result.unit, *edits);
    if (!texts) return std::unexpected(texts.error());
    result.texts = std::move(*texts);
    auto next = reparse(result.texts);
    if (!next) return std::unexpected(next.error());
    if (errorCount(*next) > errorCount(result.unit) || !isSome(identity.findIn(*next)))
      return fail(ErrorKind::internal, numbered(i, plan) + " \"" + toString(step) +
                                           "\" gave a text that does not compile (" + firstError(*next) +
                                           "). The source is unchanged. Please report it with the kernel.");
    result.unit = std::move(*next);
  }
  result.kernelId = identity.findIn(result.unit);
  return result;
}

} // namespace warpgrain::transform
