// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/Batch.h"

#include "core/base/TextEdit.h"
#include "core/plan/Transformation.h"
#include "tests/fuzz/LineNames.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace warpgrain::tests {

using transform::Plan;
using transform::Step;

namespace {

std::vector<PlannedKernel> unplanned(std::vector<GeneratedKernel> kernels) {
  std::vector<PlannedKernel> out;
  for (GeneratedKernel &kernel : kernels)
    out.push_back({.kernel = std::move(kernel), .plan = {}});
  return out;
}

std::string programOf(const std::vector<PlannedKernel> &planned) {
  std::vector<GeneratedKernel> kernels;
  for (const PlannedKernel &one : planned)
    kernels.push_back(one.kernel);
  return tests::programOf(kernels.data(), static_cast<int>(kernels.size()));
}

long firstLine(const model::Unit &unit, const std::string &kernel) {
  return lineAt(unit.files.front().text, unit[unit.findKernel(kernel).value()].span.begin);
}

Step moved(const Step &step, long lines) {
  return withLines({step}, [lines](long line) { return line + lines; }).front();
}

} // namespace

Batch::Batch(std::vector<GeneratedKernel> kernels, std::uint32_t seed, int attempts, const Planner &planner)
    : kernels_(unplanned(std::move(kernels))), original_(programOf(kernels_)),
      source_(original_, /*keepPreamble=*/true), unit_(source_.unit()), random_(seed), attempts_(attempts) {
  while (takeStep(planner)) {
  }
}

transform::Reparse Batch::reparse() {
  return [this](const transform::Texts &texts) { return source_.parser().parse(texts); };
}

Step Batch::inThisText(const model::Unit &unit, const PlannedKernel &planned, const Step &step) const {
  return moved(step, firstLine(unit, planned.kernel.name));
}

/// One step of every kernel that has one left.
bool Batch::takeStep(const Planner &planner) {
  std::vector<PlannedKernel *> changed;
  TextEdits edits;
  for (PlannedKernel &planned : kernels_) {
    if (planned.isDone) continue;
    const auto own = nextEdits(planned, planner);
    planned.isDone = !own;
    if (!own) continue;
    changed.push_back(&planned);
    edits.insert(edits.end(), own->begin(), own->end());
  }
  if (changed.empty()) return false;
  makeTogether(changed, edits);
  return true;
}

std::optional<TextEdits> Batch::nextEdits(PlannedKernel &planned, const Planner &planner) {
  if (planned.made > 0) return editsOf(planned, planned.plan[planned.made]);
  std::optional<TextEdits> edits;
  const model::FunctionId id = unit_.findKernel(planned.kernel.name).value();
  for (int attempt = 0; attempt < attempts_ && !edits; ++attempt) {
    const auto plan = transform::parsePlan(planner(random_, planned.kernel, unit_, id));
    if (!plan || plan->empty()) continue;
    const long first = firstLine(unit_, planned.kernel.name);
    planned.plan = withLines(*plan, [first](long line) { return line - first; });
    edits = editsOf(planned, planned.plan.front());
  }
  return edits;
}

std::optional<TextEdits> Batch::editsOf(const PlannedKernel &planned, const Step &step) {
  const model::FunctionId id = unit_.findKernel(planned.kernel.name).value();
  transform::KernelStudy study(unit_, id);
  const transform::Transformation &transformation = *transform::findTransformation(step.word);
  const transform::Prepared prepared = transformation.prepare(study, inThisText(unit_, planned, step));
  return prepared.allows() ? std::optional(prepared.edits()) : std::nullopt;
}

void Batch::makeTogether(const std::vector<PlannedKernel *> &changed, const TextEdits &edits) {
  auto texts = transform::withEdits(texts_, unit_, normalized(edits));
  auto unit = texts ? source_.parser().parse(*texts) : Result<model::Unit>(std::unexpected(texts.error()));
  if (!unit || unit->hasErrors()) {
    for (PlannedKernel *planned : changed)
      makeAlone(*planned);
    return;
  }
  texts_ = *std::move(texts);
  unit_ = *std::move(unit);
  for (PlannedKernel *planned : changed)
    planned->isDone = ++planned->made == planned->plan.size();
}

/// The step again, by itself: what two kernels need of one place is made one after the other, and what does not compile
/// is known to be of this kernel.
void Batch::makeAlone(PlannedKernel &planned) {
  const model::FunctionId id = unit_.findKernel(planned.kernel.name).value();
  const Plan step{inThisText(unit_, planned, planned.plan[planned.made])};
  auto result = transform::applyPlan(unit_, texts_, id, step, reparse());
  if (!result) {
    planned.isDone = true;
    if (result.error().kind == ErrorKind::internal) planned.failure = result.error();
    return;
  }
  texts_ = std::move(result->texts);
  unit_ = std::move(result->unit);
  planned.isDone = ++planned.made == planned.plan.size();
}

KeptCase Batch::caseOf(const PlannedKernel &planned, const std::string &note) {
  KeptCase alone{.text = tests::programOf(&planned.kernel, 1), .kernel = planned.kernel.name, .plan = {}, .note = note};
  ParsedSource source(alone.text, /*keepPreamble=*/true);
  model::Unit unit = source.unit();
  transform::Texts texts;
  Plan plan;
  const std::size_t steps = std::min(planned.made + (planned.hasFailed() ? 1 : 0), planned.plan.size());
  for (std::size_t i = 0; i < steps; ++i) {
    plan.push_back(inThisText(unit, planned, planned.plan[i]));
    auto result = transform::applyPlan(unit, texts, source.kernel(planned.kernel.name), {plan.back()},
                                       [&](const transform::Texts &now) { return source.parser().parse(now); });
    if (!result) continue; // of the last step this is what is to be kept
    texts = std::move(result->texts);
    unit = std::move(result->unit);
  }
  alone.plan = toString(plan);
  return alone;
}

} // namespace warpgrain::tests
