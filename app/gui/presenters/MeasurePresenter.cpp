// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presenters/MeasurePresenter.h"

#include "app/gui/base/Dialogs.h"
#include "app/gui/base/Texts.h"
#include "views/variants/MeasureLine.h"
#include "views/variants/MeasurementCells.h"
#include "views/variants/VariantsView.h"

namespace warpgrain::gui {

MeasurePresenter::MeasurePresenter(Workbench &workbench, views::VariantsView &view, Dialogs &dialogs)
    : QObject(&view), workbench_(workbench), view_(view), dialogs_(dialogs) {
  MeasureTargets &targets = workbench_.targets();
  views::MeasureLine &line = view_.measureLine();
  connect(&view_, &views::VariantsView::measureRequested, &workbench_, &Workbench::measure);
  connect(&line, &views::MeasureLine::chosen, &targets, &MeasureTargets::choose);
  connect(&line, &views::MeasureLine::addRequested, this, &MeasurePresenter::addHost);
  connect(&line, &views::MeasureLine::forgetRequested, &targets, &MeasureTargets::forgetHost);
  connect(&line, &views::MeasureLine::gpusRequested, &targets, &MeasureTargets::lookForGpus);
  connect(&line, &views::MeasureLine::recordingRequested, this, &MeasurePresenter::openRecorded);
  connect(&line, &views::MeasureLine::countersChosen, &targets, &MeasureTargets::readCounters);
  connect(&line, &views::MeasureLine::activityChosen, &targets, &MeasureTargets::readActivity);
  connect(&targets, &MeasureTargets::changed, this, &MeasurePresenter::showTargets);
  connect(&workbench_.variants(), &VariantController::variantChanged, this, &MeasurePresenter::showStatus);
  connect(&workbench_.variants(), &VariantController::started, this, &MeasurePresenter::showStatus);
  connect(&workbench_.variants(), &VariantController::cleared, this, &MeasurePresenter::showStatus);
  connect(&workbench_, &Workbench::workChanged, this, &MeasurePresenter::showStatus);
  connect(&workbench_.measurement(), &MeasurementController::stageReached, this,
          [this](const QString &stage) { view_.measureLine().setStatus(stage); });
  line.setCounters(targets.readsCounters());
  line.setActivity(targets.readsActivity());
  showTargets();
  showStatus();
}

void MeasurePresenter::showTargets() {
  const MeasureTargets &targets = workbench_.targets();
  std::vector<views::MeasureChoice> choices;
  for (const MeasureTarget &target : targets.targets())
    choices.push_back({.name = targets.nameOf(target),
                       .help = targets.helpOf(target),
                       .isForgettable = !target.host.empty(),
                       .isRecorded = target.recording != nullptr});
  view_.measureLine().setChoices(choices, targets.current());
}

/// What the comparable times are of; why others are in parentheses, where all are.
void MeasurePresenter::showStatus() {
  QString status;
  for (const session::Variant &variant : workbench_.variants().variants()) {
    if (!variant.measurement || variant.measurement->isRunning || variant.measurement->environment.gpu.empty())
      continue;
    const session::VariantMeasurement &measurement = *variant.measurement;
    if (measurement.outdated.empty()) {
      status = tr("Times: %1; %2").arg(views::measuredOnText(measurement), toQString(measurement.launch));
      break;
    }
    status = toQString(measurement.outdated);
  }
  view_.measureLine().setStatus(status);
}

void MeasurePresenter::addHost() {
  const QString command = dialogs_.askText(
      &view_, tr("Add a machine"),
      tr("The command that gives a shell on the machine with the GPU, for example ssh gpu. It is started as it stands "
         "here whenever you measure there; the variants and the runner are sent over it."));
  if (!command.isEmpty()) workbench_.targets().addHost(command);
}

void MeasurePresenter::openRecorded() {
  const QString folder = toQString(workbench_.source().mainFile().parent_path());
  const QString file = dialogs_.chooseFile(&view_, tr("Open recorded results"), folder,
                                           tr("Results (results.jsonl bundle.json *.jsonl);;All files (*)"));
  if (!file.isEmpty()) workbench_.targets().openRecorded(toPath(file));
}

} // namespace warpgrain::gui
