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

QString textOf(session::Foreign why, const session::RecordedSession &recording) {
  switch (why) {
  case session::Foreign::otherText:
    return AgeTexts::tr("This time was recorded of another text of the source.");
  case session::Foreign::otherInstance:
    return AgeTexts::tr("This time was recorded of another instantiation of the template.");
  case session::Foreign::unknownInstance:
    return AgeTexts::tr("It was not recorded of which instantiation of the template this time is.");
  case session::Foreign::otherArchitecture:
    return AgeTexts::tr("This time was recorded on another architecture, %1.")
        .arg(toQString(recording.environment.architecture));
  case session::Foreign::otherCode:
    return AgeTexts::tr("This time was recorded of other machine code.");
  }
  return {};
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
  const bool isOther = measurement.isRecorded()
                           ? session::contradict(session::knownLaunch(form_), session::knownLaunch(form))
                           : form != form_;
  if (isOther || measurement.launch != newest_.launch)
    return AgeTexts::tr("This time was measured with another launch than the one under Test Launch.");
  return {};
}

VariantMeasurement shownMeasurement(const session::RecordedSession &recording, const measure::Row &row,
                                    const session::Variant &variant, const session::LookedAt &now) {
  VariantMeasurement out = session::recordedMeasurement(recording, row, variant, now);
  if (const auto why = session::whyForeign(recording, variant, now)) out.outdated = toUtf8(textOf(*why, recording));
  return out;
}

} // namespace warpgrain::gui
