// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/variants/MeasurementCells.h"

#include "views/shared/CoreText.h"
#include "views/shared/Texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace warpgrain::views {

namespace {

using measure::Failure;
using session::VariantMeasurement;

QString tr(const char *text) {
  return QCoreApplication::translate("warpgrain::views::VariantsView", text);
}

QString number(double value, int digits) {
  return QLocale().toString(value, 'f', digits);
}

QString spreadText(const measure::Summary &summary) {
  const double percent = 100 * summary.spread();
  return tr("±%1 %").arg(number(percent, percent < 1 ? 2 : 1));
}

QString failureText(Failure failure) {
  switch (failure) {
  case Failure::module:
    return tr("does not load");
  case Failure::symbol:
    return tr("not in the module");
  case Failure::arguments:
    return tr("takes other arguments");
  case Failure::resources:
    return tr("cannot be launched");
  case Failure::memory:
    return tr("not enough memory");
  case Failure::fault:
    return tr("faults");
  case Failure::hang:
    return tr("hangs");
  case Failure::crash:
    return tr("crashes");
  case Failure::outOfBounds:
    return tr("writes out of bounds");
  case Failure::output:
    return tr("wrong output");
  default:
    return tr("not measured");
  }
}

QString outputText(const measure::Row &row) {
  if (row.outputs.empty()) return tr("The outputs were not compared.");
  for (const measure::OutputResult &output : row.outputs)
    if (output.comparison.unequalBits > 0) return tr("The outputs are within the tolerance.");
  return tr("The outputs are equal to the last bit.");
}

QStringList conditionLines(const measure::Row &row) {
  QStringList lines;
  if (row.condition)
    lines << tr("%1 MHz, memory %2 MHz, %3 °C")
                 .arg(row.condition->smMegahertz)
                 .arg(row.condition->memoryMegahertz)
                 .arg(row.condition->temperature);
  if (row.emptyMicroseconds > 0)
    lines
        << tr("A kernel that does nothing takes %1 between the same events.").arg(durationText(row.emptyMicroseconds));
  for (const std::string &note : row.notes)
    lines << toQString(note);
  return lines;
}

} // namespace

QString durationText(double microseconds) {
  if (microseconds >= 1e6) return tr("%1 s").arg(number(microseconds / 1e6, 3));
  if (microseconds >= 1e4) return tr("%1 ms").arg(number(microseconds / 1e3, 2));
  return tr("%1 µs").arg(number(microseconds, microseconds >= 100 ? 1 : 2));
}

QString measuredOnText(const VariantMeasurement &measurement) {
  QString out = toQString(measurement.environment.gpu);
  if (!measurement.host.empty()) out = tr("%1 over %2").arg(out, toQString(measurement.host));
  out = tr("%1, %2").arg(out, toQString(measurement.environment.date).left(10));
  return measurement.isRecorded() ? tr("recorded on %1").arg(out) : out;
}

std::optional<double> timeOf(const session::Variant &variant) {
  if (!variant.measurement || !variant.measurement->isComparable()) return std::nullopt;
  return variant.measurement->row.summary.median;
}

std::optional<double> speedUpOf(const session::Variant &variant) {
  if (!timeOf(variant)) return std::nullopt;
  return variant.measurement->row.speedUp();
}

QString timeText(const session::Variant &variant) {
  if (!variant.measurement) return {};
  const VariantMeasurement &measurement = *variant.measurement;
  if (measurement.isRunning) return tr("measuring…");
  if (!measurement.row.measured()) return failureText(measurement.row.failure);
  const measure::Summary &summary = measurement.row.summary;
  QString text = tr("%1 %2").arg(durationText(summary.median), spreadText(summary));
  if (measurement.row.noisy) text = tr("%1, noisy").arg(text);
  if (measurement.isRecorded()) text = tr("%1, recorded").arg(text);
  return measurement.outdated.empty() ? text : tr("(%1)").arg(text);
}

QString speedUpText(const session::Variant &variant) {
  if (!variant.measurement || variant.measurement->isRunning) return {};
  const auto speedUp = variant.measurement->row.speedUp();
  if (!speedUp) return {};
  const QString text = tr("%1×").arg(number(*speedUp, 2));
  return variant.measurement->outdated.empty() ? text : tr("(%1)").arg(text);
}

QStringList measurementLines(const session::Variant &variant) {
  if (!variant.measurement) return {tr("Measure runs the variant on a GPU and times it beside the original.")};
  const VariantMeasurement &measurement = *variant.measurement;
  if (measurement.isRunning) return {tr("It is being measured.")};
  QStringList lines;
  if (!measurement.outdated.empty()) lines << toQString(measurement.outdated);
  const measure::Row &row = measurement.row;
  if (!measurement.environment.gpu.empty()) lines << measuredOnText(measurement);
  if (!measurement.launch.empty()) lines << tr("Launched with %1").arg(toQString(measurement.launch));
  if (!row.measured()) {
    lines << failureText(row.failure);
    if (!row.reason.empty()) lines << textOfCore(row.reason);
    return lines;
  }
  lines << tr("Median %1; half of %2 launches took %3 to %4")
               .arg(durationText(row.summary.median))
               .arg(row.summary.count)
               .arg(durationText(row.summary.quartile1), durationText(row.summary.quartile3));
  if (const auto own = row.kernelMedian())
    lines << tr("The GPU itself notes %1 for the kernel alone.").arg(durationText(*own));
  if (const auto speedUp = row.speedUp(); speedUp && !row.isBaseline)
    lines << tr("%1 times as fast as the original in the same rotation (%2)")
                 .arg(number(*speedUp, 2), durationText(*row.baselineMedian));
  lines << outputText(row);
  return lines + conditionLines(row);
}

} // namespace warpgrain::views
