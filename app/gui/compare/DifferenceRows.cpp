// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/DifferenceRows.h"

#include "app/gui/base/Texts.h"
#include "views/access/AccessText.h"
#include "views/variants/MeasurementCells.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace warpgrain::gui {

namespace {

using access::AccessFacts;
using session::Variant;
using views::DifferenceKind;
using views::DifferenceRow;

class DifferenceTexts {
  Q_DECLARE_TR_FUNCTIONS(DifferenceTexts)
};

/// What the model of times, and what follows from it, is usually wrong by: the handbook's page on recommendations has
/// the medians.
constexpr double modelError = 0.10;
constexpr double registersError = 0.18;

/// One side of a quantity.
struct Number {
  std::optional<double> value;
  QString text;
  QString why; ///< a sentence where it is not known
};

enum class Sense { lessIsBetter, neither };

QString wholeText(double value) {
  return QLocale().toString(value, 'f', 0);
}

Number whole(std::optional<double> value) {
  return {.value = value, .text = value ? wholeText(*value) : QString(), .why = {}};
}

Number counted(const access::Fact<std::int64_t> &fact) {
  if (fact) return whole(static_cast<double>(*fact));
  return {.value = std::nullopt, .text = {}, .why = views::textWithoutOptions(fact.error())};
}

Number percent(std::optional<double> share) {
  return {.value = share ? std::optional(std::round(100 * *share)) : std::nullopt,
          .text = share ? QLocale().toString(100 * *share, 'f', 0) + QStringLiteral(" %") : QString(),
          .why = {}};
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

class Rows {
public:
  /// `error`: the share below which a difference says nothing.
  void add(const QString &quantity, const QString &help, const QString &origin, const Number &left, const Number &right,
           Sense sense, double error = 0) {
    if (!left.value && !right.value && left.why.isEmpty() && right.why.isEmpty()) return;
    if (left.value == 0 && right.value == 0) return; // neither has any
    DifferenceRow row{.quantity = quantity,
                      .help = help,
                      .left = left.text,
                      .right = right.text,
                      .why = left.why.isEmpty() ? right.why : left.why,
                      .difference = {},
                      .kind = DifferenceKind::unknown,
                      .origin = origin};
    if (left.value && right.value) judge(row, *left.value, *right.value, sense, error);
    list.push_back(std::move(row));
  }

  std::vector<DifferenceRow> list;

private:
  static void judge(DifferenceRow &row, double left, double right, Sense sense, double error) {
    row.why.clear();
    row.kind = DifferenceKind::none;
    if (left == right) return;
    row.difference = sense == Sense::neither ? stepText(left, right) : changeText(left, right);
    if (std::abs(right - left) < error * std::max(left, right)) {
      row.kind = DifferenceKind::noise;
      row.why = DifferenceTexts::tr("Noise: estimates of this kind are usually wrong by %1 % themselves.")
                    .arg(QLocale().toString(100 * error, 'f', 0));
    } else if (sense == Sense::neither)
      row.kind = DifferenceKind::neutral;
    else
      row.kind = right < left ? DifferenceKind::better : DifferenceKind::worse;
  }
};

const measure::Row *measuredRow(const Variant &variant) {
  return variant.measurement && variant.measurement->isComparable() ? &variant.measurement->row : nullptr;
}

/// Medians, and whether their intervals meet.
void addMeasuredTime(Rows &rows, const Variant &left, const Variant &right) {
  const measure::Row *before = measuredRow(left);
  const measure::Row *after = measuredRow(right);
  if (before == nullptr && after == nullptr) return;
  const auto number = [](const measure::Row *row, const Variant &variant) {
    return Number{.value = row != nullptr ? std::optional(row->summary.median) : std::nullopt,
                  .text = row != nullptr ? views::timeText(variant) : QString(),
                  .why = row != nullptr ? QString() : DifferenceTexts::tr("It was not measured with this launch.")};
  };
  rows.add(DifferenceTexts::tr("time"), DifferenceTexts::tr("Median on the GPU, with half of its 95 % interval."),
           DifferenceTexts::tr("measured"), number(before, left), number(after, right), Sense::lessIsBetter);
  if (before == nullptr || after == nullptr) return;
  DifferenceRow &row = rows.list.back();
  const bool doMeet = before->summary.low <= after->summary.high && after->summary.low <= before->summary.high;
  if (!doMeet || row.kind == DifferenceKind::none) return;
  row.kind = DifferenceKind::noise;
  row.why = DifferenceTexts::tr("Noise: the 95 % intervals of the two medians meet.");
}

Number modelledTime(const StudiedVariant &studied) {
  if (!studied.time)
    return {.value = std::nullopt,
            .text = {},
            .why = DifferenceTexts::tr("The model needs the whole launch, and a GPU whose speed is known.")};
  return {.value = studied.time->seconds,
          .text = QStringLiteral("≈ ") + views::durationText(studied.time->microseconds()),
          .why = {}};
}

QString modelText() {
  return DifferenceTexts::tr("estimated");
}

QString analysisText() {
  return DifferenceTexts::tr("analysis");
}

/// What is guessed of one side, in part, says nothing of the other.
void addModelled(Rows &rows, const VariantStudy &study, const QString &quantity, const QString &help,
                 Number (*of)(const StudiedVariant &)) {
  rows.add(quantity, help, modelText(), of(study.left), of(study.right), Sense::lessIsBetter, modelError);
  const auto isGuessed = [](const StudiedVariant &studied) { return studied.time && studied.time->isGuessed; };
  if (!isGuessed(study.left) && !isGuessed(study.right)) return;
  DifferenceRow &row = rows.list.back();
  row.difference.clear();
  row.kind = DifferenceKind::unknown;
  row.why = DifferenceTexts::tr("An access or the length of a loop is not known, and was guessed.");
}

void addTimes(Rows &rows, const VariantStudy &study, const Variant &left, const Variant &right) {
  addMeasuredTime(rows, left, right);
  if (!study.left.time && !study.right.time) return;
  addModelled(rows, study, DifferenceTexts::tr("time by the model"),
              DifferenceTexts::tr(
                  "Of the launch on the chosen GPU, estimated from accesses and instructions before it is compiled."),
              modelledTime);
}

const access::LaunchTotals &totalsOf(const StudiedVariant &studied) {
  return studied.accesses->facts.totals;
}

std::size_t countOf(const StudiedVariant &studied, views::AccessProblem problem) {
  return static_cast<std::size_t>(
      std::ranges::count_if(studied.accesses->facts.accesses,
                            [problem](const AccessFacts &facts) { return views::problemOf(facts) == problem; }));
}

void addMemory(Rows &rows, const VariantStudy &study) {
  const auto total = [&](const QString &quantity, const QString &help,
                         access::Fact<std::int64_t> access::LaunchTotals::*which) {
    rows.add(quantity, help, analysisText(), counted(totalsOf(study.left).*which),
             counted(totalsOf(study.right).*which), Sense::lessIsBetter);
  };
  const QString sectors = DifferenceTexts::tr("Sectors of 32 bytes that the requests of the whole launch touch.");
  const QString conflicts = DifferenceTexts::tr("Further passes over the banks of shared memory, in the whole launch.");
  total(DifferenceTexts::tr("sectors loaded"), sectors, &access::LaunchTotals::globalLoadSectors);
  total(DifferenceTexts::tr("sectors stored"), sectors, &access::LaunchTotals::globalStoreSectors);
  total(DifferenceTexts::tr("bank conflicts, loads"), conflicts, &access::LaunchTotals::sharedLoadConflicts);
  total(DifferenceTexts::tr("bank conflicts, stores"), conflicts, &access::LaunchTotals::sharedStoreConflicts);
  const auto places = [&](const QString &quantity, const QString &help, views::AccessProblem problem) {
    rows.add(quantity, help, analysisText(), whole(static_cast<double>(countOf(study.left, problem))),
             whole(static_cast<double>(countOf(study.right, problem))), Sense::neither);
  };
  places(DifferenceTexts::tr("uncoalesced accesses"),
         DifferenceTexts::tr("References in the source whose requests move more sectors than their data fills."),
         views::AccessProblem::uncoalesced);
  places(DifferenceTexts::tr("accesses with conflicts"),
         DifferenceTexts::tr("References to shared memory whose lanes want different words of one bank."),
         views::AccessProblem::conflicting);
  places(
      DifferenceTexts::tr("accesses not counted"),
      DifferenceTexts::tr("References whose addresses are not followed, or that depend on numbers that are not known."),
      views::AccessProblem::notKnown);
  rows.add(DifferenceTexts::tr("places with data races"),
           DifferenceTexts::tr("Pieces of the source where threads meet with no barrier between."),
           DifferenceTexts::tr("analysis"), whole(static_cast<double>(study.left.accesses->races.size())),
           whole(static_cast<double>(study.right.accesses->races.size())), Sense::lessIsBetter);
}

std::optional<double> threadsOf(const model::Extents &extents) {
  if (!extents.known()) return std::nullopt;
  double out = 1;
  for (const model::Axis axis : model::allAxes)
    out *= static_cast<double>(*extents[axis]);
  return out;
}

void addResources(Rows &rows, const VariantStudy &study, const Variant &left, const Variant &right) {
  if (study.left.time || study.right.time)
    addModelled(rows, study, DifferenceTexts::tr("instructions of warps"),
                DifferenceTexts::tr("What the statements of the launch compile to, by count."),
                [](const StudiedVariant &studied) {
                  return whole(studied.time ? std::optional(studied.time->warpInstructions) : std::nullopt);
                });
  const bool areCompiled = study.areCompiled;
  const auto registers = [](const StudiedVariant &studied) {
    return whole(studied.registers > 0 ? std::optional<double>(studied.registers) : std::nullopt);
  };
  rows.add(DifferenceTexts::tr("registers"),
           DifferenceTexts::tr("Of a thread. More of them are no harm unless occupancy falls, or values spill."),
           areCompiled ? DifferenceTexts::tr("compiler") : modelText(), registers(study.left), registers(study.right),
           Sense::neither, areCompiled ? 0 : registersError);
  const bool areReported = left.occupancy && right.occupancy;
  const auto occupancy = [areReported](const StudiedVariant &studied, const Variant &variant) {
    if (areReported) return percent(variant.occupancy->occupancy);
    return percent(studied.time ? std::optional(studied.time->fullness.occupancy) : std::nullopt);
  };
  rows.add(
      DifferenceTexts::tr("occupancy"),
      DifferenceTexts::tr(
          "Warps that are resident on a multiprocessor, of those possible. Variants with less of it are often faster."),
      areReported ? DifferenceTexts::tr("compiler") : modelText(), occupancy(study.left, left),
      occupancy(study.right, right), Sense::neither);
  rows.add(DifferenceTexts::tr("shared memory of a block"), DifferenceTexts::tr("Bytes, static and dynamic."),
           areCompiled ? DifferenceTexts::tr("compiler") : analysisText(), whole(study.left.sharedBytes),
           whole(study.right.sharedBytes), Sense::neither);
  const auto launch = [](const StudiedVariant &studied) -> const access::LaunchContext & {
    return studied.accesses->launch;
  };
  rows.add(DifferenceTexts::tr("threads of a block"), DifferenceTexts::tr("Of the launch, as the steps rewrite it."),
           DifferenceTexts::tr("launch"), whole(threadsOf(launch(study.left).block)),
           whole(threadsOf(launch(study.right).block)), Sense::neither);
  rows.add(DifferenceTexts::tr("blocks"), DifferenceTexts::tr("Of the launch, as the steps rewrite it."),
           DifferenceTexts::tr("launch"), whole(threadsOf(launch(study.left).grid)),
           whole(threadsOf(launch(study.right).grid)), Sense::neither);
}

/// References to one array, of one kind.
using Reference = std::tuple<model::MemorySpace, std::string, model::AccessKind>;

/// What they cost in the launch; none: one of them is not counted, which `why` says.
std::map<Reference, Number> trafficOf(const StudiedVariant &studied) {
  std::map<Reference, Number> out;
  for (const AccessFacts &facts : studied.accesses->facts.accesses) {
    if (facts.array.empty()) continue;
    const bool isShared = facts.space == model::MemorySpace::shared;
    if (!isShared && facts.space != model::MemorySpace::global) continue;
    const auto [place, isNew] = out.try_emplace({facts.space, facts.array, facts.kind}, whole(0.0));
    Number &sum = place->second;
    if (!facts.requests.total) {
      sum = {.value = std::nullopt, .text = {}, .why = views::textWithoutOptions(facts.requests.total.error())};
    } else if (sum.value) {
      const access::LaunchCost &cost = *facts.requests.total;
      sum = whole(*sum.value + static_cast<double>(isShared ? cost.banks.passes : cost.memory.sectors));
    }
  }
  return out;
}

void addArrays(Rows &rows, const VariantStudy &study) {
  const auto left = trafficOf(study.left);
  const auto right = trafficOf(study.right);
  std::map<Reference, int> all;
  for (const auto &[reference, number] : left)
    all[reference];
  for (const auto &[reference, number] : right)
    all[reference];
  const auto of = [](const std::map<Reference, Number> &traffic, const Reference &reference) {
    const auto found = traffic.find(reference);
    return found != traffic.end() ? found->second : Number{.value = 0, .text = QStringLiteral("–"), .why = {}};
  };
  for (const auto &[reference, unused] : all) {
    const auto &[space, array, kind] = reference;
    const bool isShared = space == model::MemorySpace::shared;
    const QString name = QStringLiteral("%1, %2").arg(toQString(array), views::kindName(kind));
    rows.add(isShared ? DifferenceTexts::tr("%1: bank passes").arg(name) : DifferenceTexts::tr("%1: sectors").arg(name),
             DifferenceTexts::tr(
                 "All references to the array of this kind, each counted where it stands, in the whole launch."),
             DifferenceTexts::tr("analysis"), of(left, reference), of(right, reference), Sense::lessIsBetter);
  }
}

} // namespace

std::vector<DifferenceRow> differenceRows(const VariantStudy &study, const Variant &left, const Variant &right) {
  Rows rows;
  if (!study.left.accesses || !study.right.accesses) return {};
  addTimes(rows, study, left, right);
  addMemory(rows, study);
  addResources(rows, study, left, right);
  addArrays(rows, study);
  return std::move(rows.list);
}

} // namespace warpgrain::gui
