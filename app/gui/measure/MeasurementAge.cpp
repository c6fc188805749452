// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/measure/MeasurementAge.h"

#include "app/gui/base/Texts.h"
#include "views/variants/MeasurementCells.h"

#include <QCoreApplication>

namespace warpgrain::gui {

namespace {

using session::VariantMeasurement;

class AgeTexts {
  Q_DECLARE_TR_FUNCTIONS(AgeTexts)
};

bool isSamePlace(const VariantMeasurement &one, const VariantMeasurement &other) {
  return one.environment.uuid == other.environment.uuid && one.host == other.host && one.origin == other.origin;
}

/// What both say of a launch is the same: a recorded one need not say all, and so need not the form.
bool contradicts(const run::LaunchForm &one, const run::LaunchForm &other) {
  const auto differ = [](const auto &a, const auto &b) { return a && b && *a != *b; };
  if (differ(one.grid, other.grid) || differ(one.block, other.block) || differ(one.sharedBytes, other.sharedBytes))
    return true;
  for (const auto &[name, value] : one.arguments)
    if (const auto found = other.arguments.find(name); found != other.arguments.end() && found->second != value)
      return true;
  return false;
}

} // namespace

void MeasurementAge::take(VariantMeasurement &measurement) {
  form_ = next_;
  newest_ = measurement;
}

QString MeasurementAge::whyNotComparable(const VariantMeasurement &measurement, const run::LaunchForm &form) const {
  if (measurement.environment.uuid.empty()) return {}; // nothing was measured
  if (measurement.isForeign) return toQString(measurement.outdated);
  if (!isSamePlace(measurement, newest_))
    return AgeTexts::tr("This time is of %1; the newest times are of %2.")
        .arg(views::measuredOnText(measurement), views::measuredOnText(newest_));
  const bool isOther = measurement.isRecorded() ? contradicts(form_, form) : form != form_;
  if (isOther || measurement.launch != newest_.launch)
    return AgeTexts::tr("This time is of another launch than the form has now.");
  return {};
}

VariantMeasurement recordedMeasurement(const session::RecordedSession &recording, const measure::Row &row,
                                       const session::Variant &variant, const std::string &textPrint) {
  VariantMeasurement out{.row = row,
                         .environment = recording.environment,
                         .launch = recording.launch,
                         .origin = recording.origin.string()};
  const auto module = recording.modules.find(row.steps);
  const bool otherText = !recording.sourcePrint.empty() && recording.sourcePrint != textPrint;
  const bool otherCode = module != recording.modules.end() && !variant.cubin.empty() && variant.cubin != module->second;
  out.isForeign = otherText || otherCode;
  if (otherText)
    out.outdated = toUtf8(AgeTexts::tr("This time was recorded of another text of the source."));
  else if (otherCode)
    out.outdated = toUtf8(AgeTexts::tr("This time was recorded of other machine code."));
  return out;
}

} // namespace warpgrain::gui
