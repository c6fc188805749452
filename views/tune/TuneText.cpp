// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tune/TuneText.h"

#include "views/variants/MeasurementCells.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace warpgrain::views {

namespace {

struct TuneTexts {
  Q_DECLARE_TR_FUNCTIONS(TuneTexts)
};

} // namespace

std::optional<TuneExtremes> extremesOf(const TuneData &data) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < data.points.size(); ++i)
    if (data.valueOf(data.points[i])) order.push_back(i);
  if (order.empty()) return std::nullopt;
  std::ranges::stable_sort(order, [&data](std::size_t one, std::size_t other) {
    return data.isBetter(*data.valueOf(data.points[one]), *data.valueOf(data.points[other]));
  });
  return TuneExtremes{.best = order.front(), .median = order[order.size() / 2], .worst = order.back()};
}

QString tuneVerdictName(TuneVerdict verdict) {
  switch (verdict) {
  case TuneVerdict::faster:
    return TuneTexts::tr("FASTER");
  case TuneVerdict::same:
    return TuneTexts::tr("SAME");
  case TuneVerdict::slower:
    return TuneTexts::tr("SLOWER");
  case TuneVerdict::ambiguous:
    return TuneTexts::tr("AMBIGUOUS");
  case TuneVerdict::timed:
    return TuneTexts::tr("measured");
  case TuneVerdict::alike:
    return TuneTexts::tr("alike");
  case TuneVerdict::failed:
    return TuneTexts::tr("failed");
  default:
    return TuneTexts::tr("refused");
  }
}

QString tuneVerdictLabel(TuneVerdict verdict) {
  constexpr std::array<const char *, 8> signs{"▲", "=", "▼", "?", "•", "≡", "!", "✕"};
  return QString::fromUtf8(signs[static_cast<std::size_t>(verdict)]) + QLatin1Char(' ') + tuneVerdictName(verdict);
}

QString tuneVerdictHelp(TuneVerdict verdict) {
  switch (verdict) {
  case TuneVerdict::faster:
    return TuneTexts::tr("Faster than the original: the 95 % intervals of both medians are apart.");
  case TuneVerdict::same:
    return TuneTexts::tr("As fast as the original: the intervals meet, and the medians are within 1 %.");
  case TuneVerdict::slower:
    return TuneTexts::tr("Slower than the original: the 95 % intervals of both medians are apart.");
  case TuneVerdict::ambiguous:
    return TuneTexts::tr("The intervals meet, and the medians are more than 1 % apart: more samples would tell.");
  case TuneVerdict::timed:
    return TuneTexts::tr("The results have no original to compare it with.");
  case TuneVerdict::alike:
    return TuneTexts::tr("Its machine code is another plan's; it was not measured again.");
  case TuneVerdict::failed:
    return TuneTexts::tr("It does not compile, or does not run as it should.");
  default:
    return TuneTexts::tr("A step may not be made, or the plan cannot be launched so.");
  }
}

QString tuneValueText(const TuneData &data, const TunePoint &point) {
  const auto value = data.valueOf(point);
  if (!value) return {};
  return data.hasSpeedUps() ? QStringLiteral("%1×").arg(*value, 0, 'f', 2) : durationText(*value);
}

QString energyText(double microjoules) {
  if (microjoules < 1e3) return QStringLiteral("%1 µJ").arg(microjoules, 0, 'f', 1);
  if (microjoules < 1e6) return QStringLiteral("%1 mJ").arg(microjoules / 1e3, 0, 'f', 2);
  return QStringLiteral("%1 J").arg(microjoules / 1e6, 0, 'f', 2);
}

QString tunePointText(const TuneData &data, std::size_t number) {
  const TunePoint &point = data.points[number];
  QStringList lines{TuneTexts::tr("%1: %2").arg(number + 1).arg(point.steps)};
  QString verdict = tuneVerdictName(point.verdict);
  if (const QString value = tuneValueText(data, point); !value.isEmpty())
    verdict = QStringLiteral("%1, %2").arg(value, verdict);
  lines << verdict;
  if (point.microjoules)
    lines << (point.saving ? TuneTexts::tr("%1 of energy for a launch, %2 times less than the original")
                                 .arg(energyText(*point.microjoules))
                                 .arg(*point.saving, 0, 'f', 2)
                           : TuneTexts::tr("%1 of energy for a launch").arg(energyText(*point.microjoules)));
  if (!point.reason.isEmpty()) lines << point.reason;
  return lines.join(u'\n');
}

QString tuneExtremesText(const TuneData &data) {
  const auto extremes = extremesOf(data);
  if (!extremes) return {};
  const auto text = [&data](std::size_t point) { return tuneValueText(data, data.points[point]); };
  const QString numbers =
      TuneTexts::tr("Best %1: %2    Median %3    Worst %4")
          .arg(text(extremes->best), data.points[extremes->best].steps, text(extremes->median), text(extremes->worst));
  const bool isSomeFaster =
      std::ranges::any_of(data.points, [](const TunePoint &point) { return point.verdict == TuneVerdict::faster; });
  if (isSomeFaster || !data.hasSpeedUps()) return numbers;
  return TuneTexts::tr("No plan is certainly faster than the original.") + QLatin1Char(' ') + numbers;
}

RoundAxis roundAxis(double most) {
  if (!(most > 0)) return {};
  constexpr double parts = 4;
  const double power = std::pow(10, std::floor(std::log10(most / parts)));
  for (const double part : {1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0}) {
    if (parts * part * power < most * (1 - 1e-9)) continue;
    const double least = part == 1.5 || part == 2.5 ? power / 10 : power * (part == 10.0 ? 10 : 1);
    return {.most = parts * part * power, .decimals = std::max(0, static_cast<int>(-std::lround(std::log10(least))))};
  }
  return {.most = most};
}

} // namespace warpgrain::views
