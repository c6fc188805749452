// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/DifferenceRows.h"

#include "app/gui/base/Texts.h"
#include "core/report/Differences.h"
#include "views/access/AccessText.h"
#include "views/variants/MeasurementCells.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace warpgrain::gui {

namespace {

using report::Difference;
using report::Meaning;
using report::Quantity;
using report::Why;
using session::Variant;
using views::DifferenceKind;
using views::DifferenceRow;

class DifferenceTexts {
  Q_DECLARE_TR_FUNCTIONS(DifferenceTexts)
};

QString wholeText(double value) {
  return QLocale().toString(value, 'f', 0);
}

QString withSign(double value, const QString &text) {
  return (value > 0 ? QStringLiteral("+") : QStringLiteral("−")) + text;
}

/// "−75 %"; of what was nothing before, the number itself.
QString changeText(double left, double right) {
  const double change = right - left;
  if (left == 0) return withSign(change, wholeText(std::abs(change)));
  const double percents = 100 * std::abs(change / left);
  if (percents >= 1000) return QStringLiteral("×") + QLocale().toString(right / left, 'f', 1);
  return withSign(change, QLocale().toString(percents, 'f', percents < 10 ? 1 : 0) + QStringLiteral(" %"));
}

/// The number itself: "+8".
QString stepText(double left, double right) {
  return withSign(right - left, wholeText(std::abs(right - left)));
}

/// What a quantity is called, and what it is.
struct QuantityText {
  QString name;
  QString help;
};

QuantityText memoryText(const Difference &row) {
  const QString sectors = DifferenceTexts::tr("Sectors of 32 bytes that the requests of the whole launch touch.");
  const QString conflicts = DifferenceTexts::tr("Further passes over the banks of shared memory, in the whole launch.");
  const QString arrays = DifferenceTexts::tr(
      "All references to the array of this kind, each counted where it stands, in the whole launch.");
  const QString array = QStringLiteral("%1, %2").arg(toQString(row.array), views::kindName(row.kind));
  switch (row.quantity) {
  case Quantity::sectorsLoaded:
    return {DifferenceTexts::tr("sectors loaded"), sectors};
  case Quantity::sectorsStored:
    return {DifferenceTexts::tr("sectors stored"), sectors};
  case Quantity::loadConflicts:
    return {DifferenceTexts::tr("bank conflicts, loads"), conflicts};
  case Quantity::storeConflicts:
    return {DifferenceTexts::tr("bank conflicts, stores"), conflicts};
  case Quantity::uncoalescedAccesses:
    return {DifferenceTexts::tr("uncoalesced accesses"),
            DifferenceTexts::tr("References in the source whose requests move more sectors than their data fills.")};
  case Quantity::conflictingAccesses:
    return {DifferenceTexts::tr("accesses with conflicts"),
            DifferenceTexts::tr("References to shared memory whose lanes want different words of one bank.")};
  case Quantity::uncountedAccesses:
    return {DifferenceTexts::tr("accesses not counted"),
            DifferenceTexts::tr(
                "References whose addresses are not followed, or that depend on numbers that are not known.")};
  case Quantity::racyPlaces:
    return {DifferenceTexts::tr("places with data races"),
            DifferenceTexts::tr("Pieces of the source where threads meet with no barrier between.")};
  case Quantity::arrayPasses:
    return {DifferenceTexts::tr("%1: bank passes").arg(array), arrays};
  default:
    return {DifferenceTexts::tr("%1: sectors").arg(array), arrays};
  }
}

QuantityText textOf(const Difference &row) {
  const QString ofLaunch = DifferenceTexts::tr("Of the launch, as the steps rewrite it.");
  switch (row.quantity) {
  case Quantity::time:
    return {DifferenceTexts::tr("time"), DifferenceTexts::tr("Median on the GPU, with half of its 95 % interval.")};
  case Quantity::modelledTime:
    return {DifferenceTexts::tr("time by the model"),
            DifferenceTexts::tr(
                "Of the launch on the chosen GPU, estimated from accesses and instructions before it is compiled.")};
  case Quantity::warpInstructions:
    return {DifferenceTexts::tr("instructions of warps"),
            DifferenceTexts::tr("What the statements of the launch compile to, by count.")};
  case Quantity::registers:
    return {DifferenceTexts::tr("registers"),
            DifferenceTexts::tr("Of a thread. More of them are no harm unless occupancy falls, or values spill.")};
  case Quantity::occupancy:
    return {DifferenceTexts::tr("occupancy"),
            DifferenceTexts::tr("Warps that are resident on a multiprocessor, of those possible. Variants with less of "
                                "it are often faster.")};
  case Quantity::sharedBytes:
    return {DifferenceTexts::tr("shared memory of a block"), DifferenceTexts::tr("Bytes, static and dynamic.")};
  case Quantity::threads:
    return {DifferenceTexts::tr("threads of a block"), ofLaunch};
  case Quantity::blocks:
    return {DifferenceTexts::tr("blocks"), ofLaunch};
  default:
    return memoryText(row);
  }
}

QString originText(report::Origin origin) {
  switch (origin) {
  case report::Origin::measured:
    return DifferenceTexts::tr("measured");
  case report::Origin::estimated:
    return DifferenceTexts::tr("estimated");
  case report::Origin::compiler:
    return DifferenceTexts::tr("compiler");
  case report::Origin::launch:
    return DifferenceTexts::tr("launch");
  default:
    return DifferenceTexts::tr("analysis");
  }
}

/// One side of a row; empty where it is not known.
QString sideText(Quantity quantity, const std::optional<double> &value, bool isAbsent, const Variant &variant) {
  if (isAbsent) return QStringLiteral("–");
  if (!value) return {};
  switch (quantity) {
  case Quantity::time:
    return views::timeText(variant);
  case Quantity::modelledTime:
    return QStringLiteral("≈ ") + views::durationText(*value);
  case Quantity::occupancy:
    return wholeText(*value) + QStringLiteral(" %");
  default:
    return wholeText(*value);
  }
}

QString differenceText(const Difference &row) {
  if (!row.before || !row.after || row.meaning == Meaning::none || row.why == Why::guessed) return {};
  if (!row.isNeutral()) return changeText(*row.before, *row.after);
  return row.quantity == Quantity::occupancy ? stepText(std::round(*row.before), std::round(*row.after))
                                             : stepText(*row.before, *row.after);
}

QString whyText(const Difference &row) {
  switch (row.why) {
  case Why::reason:
    return row.reason ? views::textWithoutOptions(*row.reason) : QString();
  case Why::notMeasured:
    return DifferenceTexts::tr("It was not measured with this launch.");
  case Why::noModel:
    return DifferenceTexts::tr("The model needs the whole launch, and a GPU whose speed is known.");
  case Why::guessed:
    return DifferenceTexts::tr("An access or the length of a loop is not known, and was guessed.");
  case Why::withinError:
    return DifferenceTexts::tr("Noise: estimates of this kind are usually wrong by %1 % themselves.")
        .arg(QLocale().toString(100 * row.error, 'f', 0));
  case Why::intervalsMeet:
    return DifferenceTexts::tr("Noise: the 95 % intervals of the two medians meet.");
  default:
    return {};
  }
}

DifferenceKind kindOf(Meaning meaning) {
  switch (meaning) {
  case Meaning::none:
    return DifferenceKind::none;
  case Meaning::better:
    return DifferenceKind::better;
  case Meaning::worse:
    return DifferenceKind::worse;
  case Meaning::neutral:
    return DifferenceKind::neutral;
  case Meaning::noise:
    return DifferenceKind::noise;
  default:
    return DifferenceKind::unknown;
  }
}

DifferenceRow rowOf(const Difference &row, const Variant &left, const Variant &right) {
  const QuantityText text = textOf(row);
  return {.quantity = text.name,
          .help = text.help,
          .left = sideText(row.quantity, row.before, row.isAbsentBefore, left),
          .right = sideText(row.quantity, row.after, row.isAbsentAfter, right),
          .why = whyText(row),
          .difference = differenceText(row),
          .kind = kindOf(row.meaning),
          .origin = originText(row.origin)};
}

/// "line 12: 8, line 7: 4"; the file, too, where they are of several.
QString heldText(const std::vector<tune::HeldLine> &held) {
  constexpr std::size_t mostLines = 4;
  const bool areOfOne = std::ranges::all_of(held, [&](const auto &line) { return line.file == held.front().file; });
  QStringList out;
  for (std::size_t i = 0; i < std::min(held.size(), mostLines); ++i) {
    const QString line = DifferenceTexts::tr("line %1").arg(held[i].line);
    const QString place = areOfOne ? line : QStringLiteral("%1, %2").arg(toQString(held[i].file), line);
    out << QStringLiteral("%1: %2").arg(place, wholeText(held[i].registers));
  }
  return out.join(QStringLiteral("; "));
}

/// A line for each, with what it holds: "line 12: 8 (sum, loads of in)".
QString heldDetail(const QString &side, const std::vector<tune::HeldLine> &held) {
  QStringList out{side};
  for (const tune::HeldLine &line : held) {
    QStringList what;
    for (const std::string &one : line.what)
      what << toQString(one);
    QString text = QStringLiteral("%1, %2: %3")
                       .arg(toQString(line.file), DifferenceTexts::tr("line %1").arg(line.line),
                            QLocale().toString(line.registers, 'f', 1));
    if (!what.isEmpty()) text += QStringLiteral(" (%1)").arg(what.join(QStringLiteral(", ")));
    out << text;
  }
  return out.join(u'\n');
}

/// What holds the registers of both, where most are needed.
DifferenceRow heldRow(const StudiedVariant &left, const StudiedVariant &right) {
  const QString help =
      DifferenceTexts::tr("The lines whose values are expected to hold most registers of a thread, where the kernel "
                          "needs most of them: each line of its own text, with its registers.");
  return {.quantity = DifferenceTexts::tr("registers held by"),
          .help = QStringList{help, heldDetail(DifferenceTexts::tr("On the left:"), left.held),
                              heldDetail(DifferenceTexts::tr("On the right:"), right.held)}
                      .join(QStringLiteral("\n\n")),
          .left = heldText(left.held),
          .right = heldText(right.held),
          .why = {},
          .difference = {},
          .kind = heldText(left.held) == heldText(right.held) ? DifferenceKind::none : DifferenceKind::neutral,
          .origin = originText(report::Origin::estimated)};
}

report::StudiedText numbersOf(const StudiedVariant &studied, bool areCompiled) {
  return {.facts = &studied.accesses->facts,
          .racyPlaces = studied.accesses->races.size(),
          .registers = studied.registers,
          .held = {},
          .isCompiled = areCompiled,
          .sharedBytes = studied.sharedBytes,
          .time = studied.time};
}

} // namespace

std::vector<DifferenceRow> differenceRows(const VariantStudy &study, const Variant &left, const Variant &right) {
  std::vector<DifferenceRow> rows;
  if (!study.left.accesses || !study.right.accesses) return rows;
  const report::StudiedText before = numbersOf(study.left, study.areCompiled);
  const report::StudiedText after = numbersOf(study.right, study.areCompiled);
  for (const Difference &row : report::differencesOf(before, after, left, right)) {
    rows.push_back(rowOf(row, left, right));
    if (row.quantity == Quantity::registers && !(study.left.held.empty() && study.right.held.empty()))
      rows.push_back(heldRow(study.left, study.right));
  }
  return rows;
}

} // namespace warpgrain::gui
