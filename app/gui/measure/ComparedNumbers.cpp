// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/measure/ComparedNumbers.h"

#include "app/gui/base/Texts.h"
#include "views/variants/MeasurementCells.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <optional>

namespace warpgrain::gui {

namespace {

using session::Variant;
using views::NumbersRow;

class NumberTexts {
  Q_DECLARE_TR_FUNCTIONS(NumberTexts)
};

const measure::Row *rowOf(const Variant &variant) {
  const bool isThere = variant.measurement && !variant.measurement->isRunning && variant.measurement->row.measured();
  return isThere ? &variant.measurement->row : nullptr;
}

/// Whole numbers in full, others with two digits; empty: not known.
QString text(std::optional<double> value, const QString &unit = {}) {
  if (!value) return {};
  const QString number = QLocale().toString(*value, 'f', *value == std::floor(*value) ? 0 : 2);
  return unit.isEmpty() ? number : QStringLiteral("%1 %2").arg(number, unit);
}

std::optional<double> counterOf(const Variant &variant, std::string_view key) {
  const measure::Row *row = rowOf(variant);
  if (row == nullptr) return std::nullopt;
  const auto found = row->counters.find(key);
  return found != row->counters.end() ? std::optional(found->second) : std::nullopt;
}

std::optional<double> predictionOf(const Variant &variant, std::string_view key) {
  if (key == "achieved_occupancy_pct" && variant.occupancy) return 100 * variant.occupancy->occupancy;
  if (!variant.measurement) return std::nullopt;
  const auto found = variant.measurement->predicted.find(key);
  return found != variant.measurement->predicted.end() ? std::optional(found->second) : std::nullopt;
}

QString timeOf(const Variant &variant) {
  return rowOf(variant) != nullptr ? views::timeText(variant) : QString();
}

QString ownTimeOf(const Variant &variant) {
  const measure::Row *row = rowOf(variant);
  const auto time = row != nullptr ? row->kernelMedian() : std::nullopt;
  return time ? views::durationText(*time) : QString();
}

QString compiledRegisters(const Variant &variant) {
  return variant.resources.empty() ? QString() : QString::number(variant.resources.front().registersPerThread);
}

QString measuredRegisters(const Variant &variant) {
  const measure::Row *row = rowOf(variant);
  return row != nullptr ? QString::number(row->registers) : QString();
}

bool hasNumbers(const NumbersRow &row) {
  return std::ranges::any_of(row.numbers, [](const QString &number) { return !number.isEmpty(); });
}

NumbersRow counterRow(const measure::CounterInfo &counter, const Variant &left, const Variant &right) {
  const QString unit = counter.unit == "%" ? QStringLiteral("%") : QString();
  QString name = toQString(counter.key);
  name.replace(u'_', u' ').remove(QStringLiteral(" pct"));
  return {.quantity = name,
          .help = QStringLiteral("%1: %2 (%3)")
                      .arg(toQString(counter.metric), toQString(counter.meaning), toQString(counter.unit)),
          .numbers = {text(predictionOf(left, counter.key), unit), text(counterOf(left, counter.key), unit),
                      text(predictionOf(right, counter.key), unit), text(counterOf(right, counter.key), unit)}};
}

} // namespace

std::vector<NumbersRow> comparedNumbers(const Variant &left, const Variant &right) {
  std::vector<NumbersRow> rows;
  if (rowOf(left) == nullptr && rowOf(right) == nullptr) return rows;
  rows.push_back({.quantity = NumberTexts::tr("time"),
                  .help = NumberTexts::tr("Median on the GPU; how long a kernel takes is not predicted"),
                  .numbers = {QString(), timeOf(left), QString(), timeOf(right)}});
  NumbersRow own{.quantity = NumberTexts::tr("kernel's own time"),
                 .help = NumberTexts::tr("Median of what the GPU notes itself (CUPTI), without events and launch"),
                 .numbers = {QString(), ownTimeOf(left), QString(), ownTimeOf(right)}};
  if (hasNumbers(own)) rows.push_back(std::move(own));
  rows.push_back({.quantity = NumberTexts::tr("speed-up"),
                  .help = NumberTexts::tr("The original's time in the same rotation, divided by the variant's"),
                  .numbers = {QString(), views::speedUpText(left), QString(), views::speedUpText(right)}});
  rows.push_back({.quantity = NumberTexts::tr("registers"),
                  .help = NumberTexts::tr("Of a thread: as the compiler says, and as the driver says"),
                  .numbers = {compiledRegisters(left), measuredRegisters(left), compiledRegisters(right),
                              measuredRegisters(right)}});
  for (const measure::CounterInfo &counter : measure::allCounters())
    if (NumbersRow row = counterRow(counter, left, right); hasNumbers(row)) rows.push_back(std::move(row));
  return rows;
}

} // namespace warpgrain::gui
