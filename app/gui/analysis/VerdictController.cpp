// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/VerdictController.h"

#include "core/transform/Transformation.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace warpgrain::gui {

const CheckedStep *Verdicts::find(const transform::Step &step) const {
  const auto found = std::ranges::find(steps, step, &CheckedStep::step);
  return found != steps.end() ? &*found : nullptr;
}

VerdictController::VerdictController(ToolkitFuture toolkit, QObject *parent)
    : QObject(parent),
      worker_(
          this,
          [kept = std::make_shared<KeptParser>(std::move(toolkit))](
              const Request &request, const CancellationToken &cancel) { return check(*kept, request, cancel); },
          [this](const Verdicts &verdicts) { Q_EMIT checked(verdicts); }) {}

void VerdictController::ask(AnalysisPointer analysis, KernelKey kernel, std::vector<transform::Step> more) {
  worker_.ask({std::move(analysis), std::move(kernel), std::move(more)});
}

void VerdictController::drop() {
  worker_.drop();
}

Verdicts VerdictController::check(KeptParser &parser, const Request &request, const CancellationToken &cancel) {
  Verdicts out{.analysis = request.analysis, .kernel = request.kernel, .steps = {}, .targets = {}};
  if (!request.analysis || !request.analysis->unit) return out;
  const model::Unit &unit = *request.analysis->unit;
  const model::FunctionId kernel = findKernel(unit, request.kernel);
  if (!model::isSome(kernel)) return out;
  out.targets = stepTargetsOf(unit, kernel);
  std::vector<transform::Step> steps;
  for (const transform::Transformation *transformation : transform::transformations())
    std::ranges::copy(transformation->offers(unit, kernel), std::back_inserter(steps));
  for (const transform::Step &step : request.more)
    if (std::ranges::find(steps, step) == steps.end()) steps.push_back(step);
  // A step may have to be made on a text of its own first.
  const Analysis &analysis = *request.analysis;
  const auto reparse = [&](const transform::Texts &texts) { return parser.parse(analysis.parser, texts); };
  transform::KernelStudy study(unit, kernel, reparse, analysis.texts);
  for (const transform::Step &step : steps) {
    if (cancel.stop_requested()) break;
    if (const transform::Transformation *transformation = transform::findTransformation(step.word))
      out.steps.push_back({step, transformation->check(study, step)});
  }
  return out;
}

} // namespace warpgrain::gui
