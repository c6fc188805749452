// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plan/PlanPreviewer.h"

#include "app/gui/analysis/ChosenKernel.h"
#include "core/session/VariantBuilder.h"

namespace warpgrain::gui {

PlanPreviewer::PlanPreviewer(std::shared_ptr<KeptParser> parser, QObject *parent)
    : QObject(parent), worker_(
                           this,
                           [parser = std::move(parser)](const Request &request, const CancellationToken &) {
                             return write(parser, request);
                           },
                           [this](const PlanPreview &preview) { Q_EMIT previewed(preview); }) {}

void PlanPreviewer::ask(AnalysisPointer analysis, KernelKey kernel, transform::Plan plan) {
  worker_.ask({std::move(analysis), std::move(kernel), std::move(plan)});
}

void PlanPreviewer::drop() {
  worker_.drop();
}

PlanPreview PlanPreviewer::write(const std::shared_ptr<KeptParser> &parser, const Request &request) {
  PlanPreview out{.analysis = request.analysis, .kernel = request.kernel, .variant = {.plan = request.plan}};
  const ChosenKernel chosen{.analysis = request.analysis, .kernel = request.kernel};
  if (chosen.isThere())
    out.variant = session::VariantBuilder({.subject = subjectOf(chosen, parser)}).write(0, request.plan);
  return out;
}

} // namespace warpgrain::gui
