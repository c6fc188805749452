// SPDX-License-Identifier: Apache-2.0
#include "core/report/Differences.h"

#include "core/access/facts/Problem.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace warpgrain::report {

namespace {

using access::AccessFacts;
using access::AccessProblem;
using session::Variant;

/// What the model of times, and what follows from it, is usually wrong by: the handbook's page on recommendations has
/// the medians.
constexpr double modelError = 0.10;
constexpr double registersError = 0.18;

constexpr std::array<std::string_view, 18> quantityNames{
    "time",
    "modelled-time",
    "sectors-loaded",
    "sectors-stored",
    "load-conflicts",
    "store-conflicts",
    "uncoalesced-accesses",
    "conflicting-accesses",
    "uncounted-accesses",
    "racy-places",
    "warp-instructions",
    "registers",
    "occupancy-percent",
    "shared-bytes",
    "threads",
    "blocks",
    "array-sectors",
    "array-passes",
};

/// One side of a quantity.
struct Side {
  std::optional<double> value;
  Why why = Why::nothing;
  std::optional<dependence::Reason> reason = {};
  bool isAbsent = false;
};

Side known(std::optional<double> value) {
  return {.value = value};
}

Side counted(const access::Fact<std::int64_t> &fact) {
  if (fact) return known(static_cast<double>(*fact));
  return {.value = std::nullopt, .why = Why::reason, .reason = fact.error()};
}

double shownOf(Quantity quantity, double value) {
  return quantity == Quantity::occupancy ? std::round(value) : value;
}

void judge(Difference &row) {
  row.why = Why::nothing;
  row.reason.reset();
  const double before = shownOf(row.quantity, *row.before);
  const double after = shownOf(row.quantity, *row.after);
  row.meaning = Meaning::none;
  if (before == after) return;
  if (std::abs(after - before) < row.error * std::max(before, after)) {
    row.meaning = Meaning::noise;
    row.why = Why::withinError;
  } else if (row.isNeutral())
    row.meaning = Meaning::neutral;
  else
    row.meaning = after < before ? Meaning::better : Meaning::worse;
}

class Rows {
public:
  /// Adds a quantity, and returns its row; null where there is nothing to tell.
  Difference *add(Difference row, const Side &before, const Side &after) {
    const bool isKnown = before.value || after.value || before.why != Why::nothing || after.why != Why::nothing;
    if (!isKnown || (before.value == 0 && after.value == 0)) return nullptr;
    const Side &speaks = before.why != Why::nothing ? before : after;
    row.before = before.value;
    row.after = after.value;
    row.isAbsentBefore = before.isAbsent;
    row.isAbsentAfter = after.isAbsent;
    row.why = speaks.why;
    row.reason = speaks.reason;
    if (row.before && row.after) judge(row);
    list.push_back(std::move(row));
    return &list.back();
  }

  std::vector<Difference> list;
};

const measure::Row *measuredRow(const Variant &variant) {
  return variant.measurement && variant.measurement->isComparable() ? &variant.measurement->row : nullptr;
}

/// Medians, and whether their intervals meet.
void addMeasuredTime(Rows &rows, const Variant &first, const Variant &second) {
  const measure::Row *before = measuredRow(first);
  const measure::Row *after = measuredRow(second);
  if (before == nullptr && after == nullptr) return;
  const auto side = [](const measure::Row *row) {
    return row != nullptr ? known(row->summary.median) : Side{.value = std::nullopt, .why = Why::notMeasured};
  };
  Difference *row = rows.add({.quantity = Quantity::time, .origin = Origin::measured}, side(before), side(after));
  if (row == nullptr || before == nullptr || after == nullptr || row->meaning == Meaning::none) return;
  if (before->summary.low > after->summary.high || after->summary.low > before->summary.high) return;
  row->meaning = Meaning::noise;
  row->why = Why::intervalsMeet;
}

/// What is guessed of one side, in part, says nothing of the other.
void addModelled(Rows &rows, Quantity quantity, const StudiedText &before, const StudiedText &after,
                 double (*of)(const estimate::TimeEstimate &), Why whyNot) {
  const auto side = [&](const StudiedText &studied) {
    return studied.time ? known(of(*studied.time)) : Side{.value = std::nullopt, .why = whyNot};
  };
  Difference *row =
      rows.add({.quantity = quantity, .error = modelError, .origin = Origin::estimated}, side(before), side(after));
  const auto isGuessed = [](const StudiedText &studied) { return studied.time && studied.time->isGuessed; };
  if (row == nullptr || (!isGuessed(before) && !isGuessed(after))) return;
  row->meaning = Meaning::unknown;
  row->why = Why::guessed;
  row->reason.reset();
}

void addTimes(Rows &rows, const StudiedText &before, const StudiedText &after, const Variant &first,
              const Variant &second) {
  addMeasuredTime(rows, first, second);
  if (!before.time && !after.time) return;
  addModelled(
      rows, Quantity::modelledTime, before, after,
      [](const estimate::TimeEstimate &time) { return time.microseconds(); }, Why::noModel);
}

double countOf(const StudiedText &studied, AccessProblem problem) {
  return static_cast<double>(std::ranges::count_if(
      studied.facts->accesses, [problem](const AccessFacts &facts) { return problemOf(facts) == problem; }));
}

void addMemory(Rows &rows, const StudiedText &before, const StudiedText &after) {
  const auto total = [&](Quantity quantity, access::Fact<std::int64_t> access::LaunchTotals::*which) {
    rows.add({.quantity = quantity}, counted(before.facts->totals.*which), counted(after.facts->totals.*which));
  };
  total(Quantity::sectorsLoaded, &access::LaunchTotals::globalLoadSectors);
  total(Quantity::sectorsStored, &access::LaunchTotals::globalStoreSectors);
  total(Quantity::loadConflicts, &access::LaunchTotals::sharedLoadConflicts);
  total(Quantity::storeConflicts, &access::LaunchTotals::sharedStoreConflicts);
  const auto places = [&](Quantity quantity, AccessProblem problem) {
    rows.add({.quantity = quantity}, known(countOf(before, problem)), known(countOf(after, problem)));
  };
  places(Quantity::uncoalescedAccesses, AccessProblem::uncoalesced);
  places(Quantity::conflictingAccesses, AccessProblem::conflicting);
  places(Quantity::uncountedAccesses, AccessProblem::notKnown);
  rows.add({.quantity = Quantity::racyPlaces}, known(static_cast<double>(before.racyPlaces)),
           known(static_cast<double>(after.racyPlaces)));
}

Side volumeOf(const model::Extents &extents) {
  const auto volume = extents.volume();
  return known(volume ? std::optional(static_cast<double>(*volume)) : std::nullopt);
}

void addResourceRows(Rows &rows, const StudiedText &before, const StudiedText &after, const Variant &first,
                     const Variant &second) {
  if (before.time || after.time)
    addModelled(
        rows, Quantity::warpInstructions, before, after,
        [](const estimate::TimeEstimate &time) { return time.warpInstructions; }, Why::nothing);
  const bool areCompiled = before.isCompiled && after.isCompiled;
  const auto registers = [](const StudiedText &studied) {
    return known(studied.registers > 0 ? std::optional<double>(studied.registers) : std::nullopt);
  };
  rows.add({.quantity = Quantity::registers,
            .error = areCompiled ? 0 : registersError,
            .origin = areCompiled ? Origin::compiler : Origin::estimated},
           registers(before), registers(after));
  const bool areReported = first.occupancy && second.occupancy;
  const auto occupancy = [areReported](const StudiedText &studied, const Variant &variant) {
    if (areReported) return known(100 * variant.occupancy->occupancy);
    return known(studied.time ? std::optional(100 * studied.time->fullness.occupancy) : std::nullopt);
  };
  rows.add({.quantity = Quantity::occupancy, .origin = areReported ? Origin::compiler : Origin::estimated},
           occupancy(before, first), occupancy(after, second));
  const auto shared = [](const StudiedText &studied) {
    return known(studied.sharedBytes ? std::optional<double>(*studied.sharedBytes) : std::nullopt);
  };
  rows.add({.quantity = Quantity::sharedBytes, .origin = areCompiled ? Origin::compiler : Origin::analysis},
           shared(before), shared(after));
  rows.add({.quantity = Quantity::threads, .origin = Origin::launch}, volumeOf(before.facts->launch.block),
           volumeOf(after.facts->launch.block));
  rows.add({.quantity = Quantity::blocks, .origin = Origin::launch}, volumeOf(before.facts->launch.grid),
           volumeOf(after.facts->launch.grid));
}

/// References to one array, of one kind.
using Reference = std::tuple<model::MemorySpace, std::string, model::AccessKind>;

/// What they cost in the launch; none: one of them is not counted, which the reason says.
std::map<Reference, Side> trafficOf(const StudiedText &studied) {
  std::map<Reference, Side> out;
  for (const AccessFacts &facts : studied.facts->accesses) {
    if (facts.array.empty()) continue;
    const bool isShared = facts.space == model::MemorySpace::shared;
    if (!isShared && facts.space != model::MemorySpace::global) continue;
    Side &sum = out.try_emplace({facts.space, facts.array, facts.kind}, known(0.0)).first->second;
    if (!facts.requests.total) {
      sum = {.value = std::nullopt, .why = Why::reason, .reason = facts.requests.total.error()};
    } else if (sum.value) {
      const access::LaunchCost &cost = *facts.requests.total;
      *sum.value += static_cast<double>(isShared ? cost.banks.passes : cost.memory.sectors);
    }
  }
  return out;
}

void addArrays(Rows &rows, const StudiedText &before, const StudiedText &after) {
  const Side absent{.value = 0, .isAbsent = true};
  std::map<Reference, std::pair<Side, Side>> all;
  for (auto &[reference, side] : trafficOf(before))
    all.try_emplace(reference, absent, absent).first->second.first = side;
  for (auto &[reference, side] : trafficOf(after))
    all.try_emplace(reference, absent, absent).first->second.second = side;
  for (const auto &[reference, sides] : all) {
    const auto &[space, array, kind] = reference;
    const bool isShared = space == model::MemorySpace::shared;
    rows.add({.quantity = isShared ? Quantity::arrayPasses : Quantity::arraySectors, .array = array, .kind = kind},
             sides.first, sides.second);
  }
}

} // namespace

std::string_view nameOf(Quantity quantity) {
  return quantityNames[static_cast<std::size_t>(quantity)];
}

std::string_view nameOf(Meaning meaning) {
  constexpr std::array<std::string_view, 6> names{"none", "better", "worse", "neutral", "noise", "unknown"};
  return names[static_cast<std::size_t>(meaning)];
}

std::string_view nameOf(Origin origin) {
  constexpr std::array<std::string_view, 5> names{"measured", "estimated", "analysis", "compiler", "launch"};
  return names[static_cast<std::size_t>(origin)];
}

bool Difference::isNeutral() const {
  switch (quantity) {
  case Quantity::uncoalescedAccesses:
  case Quantity::conflictingAccesses:
  case Quantity::uncountedAccesses:
  case Quantity::registers:
  case Quantity::occupancy:
  case Quantity::sharedBytes:
  case Quantity::threads:
  case Quantity::blocks:
    return true;
  default:
    return false;
  }
}

std::vector<Difference> differencesOf(const StudiedText &before, const StudiedText &after, const Variant &first,
                                      const Variant &second) {
  Rows rows;
  addTimes(rows, before, after, first, second);
  addMemory(rows, before, after);
  addResourceRows(rows, before, after, first, second);
  addArrays(rows, before, after);
  return std::move(rows.list);
}

} // namespace warpgrain::report
