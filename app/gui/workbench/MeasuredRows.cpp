// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workbench/MeasuredRows.h"

#include "app/gui/base/Texts.h"
#include "views/variants/MeasurementCells.h"
#include "views/variants/VariantCells.h"

#include <algorithm>

namespace warpgrain::gui {

MeasuredRows::MeasuredRows(VariantController &variants, MeasureTargets &targets, LaunchController &launch,
                           Selection &selection)
    : variants_(variants), targets_(targets), launch_(launch), selection_(selection) {}

MeasurementOrder MeasuredRows::begin(const ChosenKernel &subject, const std::vector<std::size_t> &rows,
                                     const MeasurementController &last) {
  MeasurementOrder order{.subject = subject,
                         .variants = {},
                         .target = targets_.currentTarget(),
                         .counters = targets_.readsCounters(),
                         .activity = targets_.readsActivity()};
  for (const session::Variant &variant : variants_.variants()) {
    const bool isAsked = rows.empty() || isOriginal(variant) || std::ranges::find(rows, variant.id) != rows.end();
    if (isAsked && variant.status != session::VariantStatus::refused) order.variants.push_back(variant);
  }
  // A run that was cut is gone on with.
  order.again = !(last.wasCut() && last.order().target == order.target);
  variants_.age().begin(order.subject.form);
  return order;
}

bool MeasuredRows::haveAllRecorded() const {
  return std::ranges::all_of(targets_.currentTarget().recording->rows, [this](const measure::Row &row) {
    return std::ranges::any_of(variants_.variants(),
                               [&row](const session::Variant &variant) { return stepsOf(variant) == row.steps; });
  });
}

void MeasuredRows::showRecorded() {
  const session::RecordedSession &recording = *targets_.currentTarget().recording;
  variants_.age().begin(recording.form.value_or(run::LaunchForm()));
  const ChosenKernel &subject = variants_.order().subject;
  const session::LookedAt now = session::lookedAt(
      *subject.analysis->unit, findKernel(*subject.analysis->unit, subject.kernel), {}, subject.architecture);
  for (std::size_t id = 0; id < variants_.variants().size(); ++id) {
    const session::Variant &variant = variants_.variants()[id];
    if (const measure::Row *row = recording.find(stepsOf(variant)))
      take(id, shownMeasurement(recording, *row, variant, now));
  }
  Q_EMIT logged(tr("Showing what was recorded on %1.").arg(targets_.nameOf(targets_.currentTarget())));
}

void MeasuredRows::take(std::size_t id, session::VariantMeasurement measurement) {
  if (!measurement.isRunning && !measurement.environment.uuid.empty()) variants_.age().take(measurement);
  variants_.setMeasurement(id, measurement);
  if (measurement.isRunning) return;
  judge();
  if (const session::Variant *variant = variants_.find(id))
    Q_EMIT logged(QStringLiteral("%1: %2").arg(views::stepsText(*variant), views::timeText(*variant)));
}

void MeasuredRows::judge() {
  const run::LaunchForm form = launch_.form();
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
