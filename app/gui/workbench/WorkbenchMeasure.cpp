// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measuring: from a person's wish over the build to times in the rows, which of them belong together, and recorded
// ones.
#include "app/gui/base/Texts.h"
#include "app/gui/workbench/Workbench.h"
#include "views/variants/MeasurementCells.h"
#include "views/variants/VariantCells.h"

#include <algorithm>

namespace warpgrain::gui {

void Workbench::connectMeasurement() {
  connect(&measurement_, &MeasurementController::started, this, [this] {
    Q_EMIT logged(
        tr("Measuring %n variant(s) of %1 on %2.", nullptr, measurement_.count())
            .arg(toQString(measurement_.order().subject.kernel.name), targets_.nameOf(measurement_.order().target)));
    Q_EMIT workChanged();
  });
  connect(&measurement_, &MeasurementController::measured, this,
          [this](std::size_t id, const session::VariantMeasurement &result) {
            // Rows of another build are not those that were measured.
            if (variants_.order().subject.analysis == measurement_.order().subject.analysis)
              takeMeasurement(id, result);
          });
  connect(&measurement_, &MeasurementController::stageReached, this, &Workbench::logged);
  connect(&measurement_, &MeasurementController::launchWanted, this, &Workbench::launchWanted);
  connect(&measurement_, &MeasurementController::failed, this, [this](const QString &sentence) {
    Q_EMIT logged(sentence);
    targets_.hasRecorded() ? Q_EMIT recordedOffered(sentence) : Q_EMIT told(MessageKind::error, sentence);
  });
  connect(&measurement_, &MeasurementController::finished, this, [this](bool cancelled) {
    variants_.endMeasurement();
    Q_EMIT logged(cancelled ? tr("Measuring was cancelled.") : tr("Measuring is done."));
    Q_EMIT workChanged();
    jobs_.ended(measuring, !cancelled);
  });
  connect(&targets_, &MeasureTargets::told, this, [this](const QString &sentence, bool isError) {
    Q_EMIT told(isError ? MessageKind::error : MessageKind::information, sentence);
  });
  connect(&launch_, &LaunchController::changed, this, &Workbench::judgeRows);
}

bool Workbench::areRowsCurrent() const {
  const ChosenKernel &built = variants_.order().subject;
  return !variants_.variants().empty() && areRowsOfText() && built.kernel == selection_.kernel() &&
         built.architecture == architecture_;
}

void Workbench::measure(const std::vector<std::size_t> &ids) {
  Q_EMIT textsWanted();
  // Rows that have to be built again are others.
  recordedBuilt_ = false;
  rowsToMeasure_ = areRowsCurrent() ? ids : std::vector<std::size_t>();
  jobs_.ask(measuring);
}

workflow::JobStart Workbench::startMeasurement() {
  using enum workflow::JobStart;
  if (isWorking() || jobs_.isWaiting(building)) return waits;
  if (targets_.currentTarget().recording) return showRecorded();
  if (!areRowsCurrent()) return buildFirst(measuring);
  if (!isTrusted()) return failed;
  measurement_.measure(measurementOrder());
  return measurement_.isRunning() ? started : failed;
}

MeasurementOrder Workbench::measurementOrder() {
  MeasurementOrder order{.subject = builtKernel(),
                         .variants = {},
                         .target = targets_.currentTarget(),
                         .counters = targets_.readsCounters(),
                         .activity = targets_.readsActivity()};
  for (const session::Variant &variant : variants_.variants()) {
    const bool isAsked = rowsToMeasure_.empty() || variant.plan.empty() ||
                         std::ranges::find(rowsToMeasure_, variant.id) != rowsToMeasure_.end();
    if (isAsked && variant.status != session::VariantStatus::refused) order.variants.push_back(variant);
  }
  // A run that was cut is gone on with.
  order.again = !(measurement_.wasCut() && measurement_.order().target == order.target);
  variants_.age().begin(order.subject.form);
  return order;
}

/// Recorded times stand in the rows of the plans that were measured, which are built for it.
workflow::JobStart Workbench::showRecorded() {
  const session::RecordedSession &recording = *targets_.currentTarget().recording;
  const auto isRow = [this](const measure::Row &row) {
    return std::ranges::any_of(variants_.variants(),
                               [&row](const session::Variant &variant) { return toString(variant.plan) == row.steps; });
  };
  const bool areThere = areRowsCurrent() && std::ranges::all_of(recording.rows, isRow);
  // A plan of the recording may be none that this program can make: asked for once.
  if (!areThere && !recordedBuilt_) {
    recordedBuilt_ = true;
    return buildFirst(measuring);
  }
  recordedBuilt_ = false;
  if (!areRowsCurrent()) return workflow::JobStart::failed;
  variants_.age().begin(recording.form.value_or(execute::LaunchForm()));
  const std::string text = session::textPrint(variants_.order().subject.analysis->unit->files.front().text);
  for (std::size_t id = 0; id < variants_.variants().size(); ++id) {
    const session::Variant &variant = variants_.variants()[id];
    if (const measure::Row *row = recording.find(toString(variant.plan)))
      takeMeasurement(id, recordedMeasurement(recording, *row, variant, text));
  }
  Q_EMIT logged(tr("Showing what was recorded on %1.").arg(targets_.nameOf(targets_.currentTarget())));
  return workflow::JobStart::done;
}

void Workbench::takeMeasurement(std::size_t id, session::VariantMeasurement measurement) {
  if (!measurement.isRunning && !measurement.environment.uuid.empty()) variants_.age().take(measurement);
  variants_.setMeasurement(id, measurement);
  if (measurement.isRunning) return;
  judgeMeasurements();
  if (const session::Variant *variant = variants_.find(id))
    Q_EMIT logged(QStringLiteral("%1: %2").arg(views::stepsText(*variant), views::timeText(*variant)));
}

/// What was learnt with another launch than the form has now is not taken for what this one does.
void Workbench::judgeRows() {
  if (selection_.kernel() != variants_.order().subject.kernel) return; // the rows are grey as a whole
  variants_.setLaunch(launch_.form());
  judgeMeasurements();
}

/// Times of another launch or GPU than the newest are never taken for comparable ones.
void Workbench::judgeMeasurements() {
  const execute::LaunchForm form = launch_.form();
  const KernelKey &kernel = selection_.kernel();
  if (kernel != variants_.order().subject.kernel) return; // the rows are grey as a whole
  for (std::size_t id = 0; id < variants_.variants().size(); ++id) {
    const auto &measurement = variants_.variants()[id].measurement;
    if (!measurement || measurement->isRunning) continue;
    session::VariantMeasurement judged = *measurement;
    judged.outdated = toUtf8(variants_.age().whyNotComparable(judged, form));
    if (judged.outdated != measurement->outdated) variants_.setMeasurement(id, judged);
  }
}

} // namespace warpgrain::gui
