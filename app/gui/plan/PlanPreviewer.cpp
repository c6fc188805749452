// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plan/PlanPreviewer.h"

#include "core/session/VariantBuilder.h"

#include <utility>

namespace warpgrain::gui {

PlanPreviewer::PlanPreviewer(ToolkitFuture toolkit, QObject *parent)
    : QObject(parent), worker_(
                           this,
                           [kept = std::make_shared<KeptParser>(std::move(toolkit))](
                               const Request &request, const CancellationToken &) { return write(*kept, request); },
                           [this](const PlanPreview &preview) { Q_EMIT previewed(preview); }) {}

void PlanPreviewer::ask(AnalysisPointer analysis, KernelKey kernel, transform::Plan plan) {
  worker_.ask({std::move(analysis), std::move(kernel), std::move(plan)});
}

void PlanPreviewer::drop() {
  worker_.drop();
}

PlanPreview PlanPreviewer::write(KeptParser &parser, const Request &request) {
  PlanPreview out{.analysis = request.analysis, .kernel = request.kernel, .variant = {.plan = request.plan}};
  if (!request.analysis || !request.analysis->unit) return out;
  const Analysis &analysis = *request.analysis;
  session::VariantSettings settings;
  settings.unit = analysis.unit.get();
  settings.kernel = findKernel(*analysis.unit, request.kernel);
  if (!model::isSome(settings.kernel)) return out;
  settings.texts = analysis.texts;
  settings.reparse = [&](const transform::Texts &texts) { return parser.parse(analysis.parser, texts); };
  // The builder is given no compiler. Its first report is the text with its verdict; that it stops there is its second.
  bool written = false;
  session::VariantBuilder(settings).run({request.plan}, [&](const session::Variant &variant) {
    if (!std::exchange(written, true)) out.variant = variant;
  });
  return out;
}

} // namespace warpgrain::gui
