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
    : QObject(parent), worker_(
                           this,
                           [held = std::move(parser)](const ChosenKernel &chosen, const CancellationToken &) -> Work {
                             const workflow::KernelBundleOrder order{.subject = subjectOf(chosen, held)};
                             return std::make_shared<const Result<estimate::LaunchWork>>(workflow::launchWorkOf(order));
                           },
                           [this](Work work) {
                             known_ = std::move(work);
                             Q_EMIT counted(known_);
                           }) {}

void RooflineController::ask(ChosenKernel chosen) {
  if (!chosen.isThere()) return;
  if (isSame(chosen, asked_)) {
    if (known_) Q_EMIT counted(known_);
    return;
  }
  asked_ = chosen;
  known_.reset();
  worker_.ask(std::move(chosen));
}

} // namespace warpgrain::gui
