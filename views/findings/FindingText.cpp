// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/findings/FindingText.h"

#include "views/access/AccessText.h"
#include "views/shared/Texts.h"
#include "views/shared/VerdictText.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cmath>

namespace warpgrain::views {

namespace {

class FindingTexts {
  Q_DECLARE_TR_FUNCTIONS(FindingTexts)
};

model::Severity severityOf(findings::Severity severity) {
  switch (severity) {
  case findings::Severity::error:
    return model::Severity::error;
  case findings::Severity::warning:
    return model::Severity::warning;
  default:
    return model::Severity::note;
  }
}

/// "35.5 M"
QString rounded(std::int64_t count) {
  const auto value = static_cast<double>(count);
  static constexpr std::array<std::pair<double, const char *>, 3> units{{{1e9, "G"}, {1e6, "M"}, {1e4, "k"}}};
  for (const auto &[unit, letter] : units)
    if (value >= unit)
      return QLocale().toString(value / std::min(unit, unit == 1e4 ? 1e3 : unit), 'f', 1) + u' ' +
             QLatin1StringView(letter);
  return QLocale().toString(static_cast<qlonglong>(count));
}

QString percentText(double share) {
  const double percent = 100 * share;
  return percent > 0 && percent < 1 ? QStringLiteral("< 1 %") : QStringLiteral("%1 %").arg(std::lround(percent));
}

} // namespace

QString findingTitle(findings::FindingKind kind) {
  using findings::FindingKind;
  switch (kind) {
  case FindingKind::race:
    return FindingTexts::tr("Data race");
  case FindingKind::outOfBounds:
    return FindingTexts::tr("Access out of bounds");
  case FindingKind::divergentBarrier:
    return FindingTexts::tr("Divergent barrier");
  case FindingKind::uncoalesced:
    return FindingTexts::tr("Uncoalesced access");
  case FindingKind::bankConflict:
    return FindingTexts::tr("Bank conflict");
  case FindingKind::divergence:
    return FindingTexts::tr("Divergence");
  case FindingKind::occupancy:
    return FindingTexts::tr("Low occupancy");
  case FindingKind::unevenBlocks:
    return FindingTexts::tr("Unevenly spread blocks");
  case FindingKind::redundantLoads:
    return FindingTexts::tr("Redundant loads");
  case FindingKind::unusedGrain:
    return FindingTexts::tr("Unused grain");
  }
  return {};
}

QString findingHelp(findings::FindingKind kind) {
  using findings::FindingKind;
  switch (kind) {
  case FindingKind::race:
    return FindingTexts::tr("Threads use one address, one of them writes, and nothing orders them.");
  case FindingKind::outOfBounds:
    return FindingTexts::tr("An access leaves its array.");
  case FindingKind::divergentBarrier:
    return FindingTexts::tr("Not all threads of a block reach a barrier together.");
  case FindingKind::uncoalesced:
    return FindingTexts::tr("A warp moves more sectors of 32 bytes than its data fills.");
  case FindingKind::bankConflict:
    return FindingTexts::tr("Lanes want different words of one bank of shared memory, which takes several passes.");
  case FindingKind::divergence:
    return FindingTexts::tr("Lanes of a warp wait while others execute.");
  case FindingKind::occupancy:
    return FindingTexts::tr("Few warps are resident on a multiprocessor, so that waiting is not hidden.");
  case FindingKind::unevenBlocks:
    return FindingTexts::tr("Multiprocessors have no block for a part of the time.");
  case FindingKind::redundantLoads:
    return FindingTexts::tr(
        "Neighbouring threads load the same data; a thread that does the work of several loads it once.");
  case FindingKind::unusedGrain:
    return FindingTexts::tr("More work for each thread or block is expected to be faster.");
  }
  return {};
}

QString findingLabel(const findings::Finding &finding) {
  const model::Severity severity = severityOf(finding.severity);
  QString label = severityGlyph(severity) + u' ' + severityName(severity);
  if (finding.certainty == findings::Certainty::possible) label += FindingTexts::tr(", possible");
  return label;
}

QString costText(const findings::FindingCost &cost) {
  const QLocale locale;
  QStringList parts;
  if (cost.share) parts << FindingTexts::tr("%1 of the modelled time").arg(percentText(*cost.share));
  if (cost.cycles && *cost.cycles >= 1)
    parts << FindingTexts::tr("%1 cycles").arg(locale.toString(static_cast<qlonglong>(std::llround(*cost.cycles))));
  if (cost.sectors) parts << FindingTexts::tr("%1 sectors").arg(locale.toString(static_cast<qlonglong>(*cost.sectors)));
  if (cost.passes)
    parts << FindingTexts::tr("%1 passes over the banks").arg(locale.toString(static_cast<qlonglong>(*cost.passes)));
  return parts.join(QStringLiteral(", "));
}

QString shortCostText(const findings::FindingCost &cost) {
  QStringList parts;
  if (cost.share) parts << percentText(*cost.share);
  if (cost.sectors) parts << FindingTexts::tr("%1 sectors").arg(rounded(*cost.sectors));
  if (cost.passes) parts << FindingTexts::tr("%1 passes").arg(rounded(*cost.passes));
  return parts.join(QStringLiteral(", "));
}

QString causeText(const findings::Finding &finding) {
  return textWithoutOptions(finding.cause);
}

QString mendText(const findings::Mend &mend) {
  const QString verdict = verdictLabel(mend.verdict.kind);
  if (!mend.gain) return verdict;
  return FindingTexts::tr("%1, expected to be %2 times faster").arg(verdict, QLocale().toString(*mend.gain, 'f', 2));
}

} // namespace warpgrain::views
