// SPDX-License-Identifier: GPL-3.0-or-later
//
// Counting: from a person's wish to what the accesses of the chosen kernel executed.
#include "app/gui/base/Texts.h"
#include "app/gui/workbench/Workbench.h"

namespace warpgrain::gui {

void Workbench::connectCounts() {
  connect(&counts_, &CountController::started, this, [this] {
    Q_EMIT logged(
        tr("Running %1 on the CPU to count what it executes.").arg(toQString(counts_.order().subject.kernel.name)));
    Q_EMIT workChanged();
  });
  connect(&counts_, &CountController::launchWanted, this, &Workbench::launchWanted);
  connect(&counts_, &CountController::failed, this,
          [this](const QString &sentence) { Q_EMIT told(MessageKind::error, sentence); });
  connect(&counts_, &CountController::finished, this, [this](bool cancelled) {
    Q_EMIT logged(cancelled ? tr("The run was cancelled.") : tr("The run is done."));
    Q_EMIT workChanged();
    jobs_.ended(counting, !cancelled);
  });
}

ChosenKernel Workbench::chosenKernel() const {
  return {.analysis = analysis_, .kernel = selection_.kernel(), .architecture = architecture_, .form = launch_.form()};
}

void Workbench::count(const run::Extent3 &block) {
  Q_EMIT textsWanted();
  blockToCount_ = block;
  jobs_.ask(counting);
}

workflow::JobStart Workbench::startCount() {
  using enum workflow::JobStart;
  if (isWorking() || !analysis_ || analysis_->revision != source_.revision()) return waits;
  if (!analysis_->unit || selection_.kernel().isNone() || !isTrusted()) return failed;
  counts_.count({.subject = chosenKernel(), .block = blockToCount_});
  return counts_.isRunning() ? started : failed;
}

} // namespace warpgrain::gui
