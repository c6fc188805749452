// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/measure/RooflineController.h"

#include "core/workflow/LaunchFloor.h"

#include <utility>

namespace warpgrain::gui {

namespace {

bool isSame(const ChosenKernel &one, const ChosenKernel &other) {
  return one.analysis == other.analysis && one.kernel == other.kernel && one.form == other.form;
}

} // namespace

RooflineController::RooflineController(std::shared_ptr<KeptParser> parser, QObject *parent)
    : QObject(parent), answers_(
                           this,
                           [held = std::move(parser)](const ChosenKernel &chosen, const CancellationToken &) -> Work {
                             const workflow::KernelBundleOrder order{.subject = subjectOf(chosen, held)};
                             return std::make_shared<const Result<estimate::LaunchWork>>(workflow::launchWorkOf(order));
                           },
                           isSame, [this](const Work &work) { Q_EMIT counted(work); }) {}

void RooflineController::ask(ChosenKernel chosen) {
  if (!chosen.isThere()) return;
  if (answers_.ask(std::move(chosen))) Q_EMIT begun();
}

} // namespace warpgrain::gui
