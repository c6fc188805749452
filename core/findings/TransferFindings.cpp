// SPDX-License-Identifier: Apache-2.0
//
// What moves more than it has to: sectors, passes over the banks, loads that were made before.
#include "core/access/facts/Advice.h"
#include "core/findings/Detectors.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace warpgrain::findings {

namespace {

using access::AccessFacts;
using access::LaunchCost;
using dependence::Reason;
using dependence::ReasonId;
using model::MemorySpace;

/// Less waste than this is not told: rows that begin anywhere take a fifth of a request's sectors more.
constexpr double leastWaste = 1.05;

/// Accesses that are one finding, as indices into KernelFacts::accesses, and what they cost together.
struct Group {
  std::vector<std::size_t> members; ///< the most expensive first
  std::int64_t excess = 0;          ///< of those whose total is known
  bool isCounted = true;
};

/// Joins what `excessOf` gives a value for, by array and direction.
template <typename ExcessOf>
std::vector<Group> groupsOf(const access::KernelFacts &facts, const ExcessOf &excessOf) {
  std::map<std::tuple<std::string, bool>, Group> groups;
  std::map<std::size_t, std::int64_t> costs;
  for (std::size_t i = 0; i < facts.accesses.size(); ++i) {
    const AccessFacts &access = facts.accesses[i];
    const std::optional<std::int64_t> excess = excessOf(access);
    if (!excess) continue;
    Group &group = groups[{access.array, access.kind == model::AccessKind::read}];
    group.members.push_back(i);
    costs[i] = *excess;
    if (access.requests.total)
      group.excess += *excess;
    else
      group.isCounted = false;
  }
  std::vector<Group> out;
  for (auto &[key, group] : groups) {
    std::ranges::stable_sort(group.members, std::greater(), [&](std::size_t i) { return costs[i]; });
    out.push_back(std::move(group));
  }
  return out;
}

const LaunchCost *costOf(const AccessFacts &access) {
  if (access.requests.total) return &*access.requests.total;
  return access.requests.sample ? &*access.requests.sample : nullptr;
}

/// Sectors beyond what the data fills.
std::optional<std::int64_t> wastedSectors(const AccessFacts &access) {
  const LaunchCost *cost = access.space == MemorySpace::global ? costOf(access) : nullptr;
  if (cost == nullptr || cost->memory.requests == 0) return std::nullopt;
  const bool isWaste = static_cast<double>(cost->memory.sectors) > leastWaste * static_cast<double>(cost->memory.ideal);
  return isWaste ? std::optional(cost->memory.sectors - cost->memory.ideal) : std::nullopt;
}

std::optional<std::int64_t> conflictsOf(const AccessFacts &access) {
  const LaunchCost *cost = access.space == MemorySpace::shared ? costOf(access) : nullptr;
  return cost != nullptr && cost->banks.conflicts() > 0 ? std::optional(cost->banks.conflicts()) : std::nullopt;
}

/// What the most expensive access says, and how many more there are.
Reason causeOf(const access::KernelFacts &facts, const Group &group) {
  const AccessFacts &first = facts.accesses[group.members.front()];
  const Reason advice = access::adviceFor(first, facts.launch);
  if (group.members.size() < 2) return advice;
  return {ReasonId::findingSeveralPlaces, {advice, group.members.size() - 1, first.array}};
}

Finding findingOf(const access::KernelFacts &facts, const Group &group, FindingKind kind) {
  Finding out{.kind = kind,
              .certainty = group.isCounted ? Certainty::proved : Certainty::estimated,
              .array = facts.accesses[group.members.front()].array,
              .cause = causeOf(facts, group)};
  for (const std::size_t member : group.members) {
    const SourceSpan &span = facts.accesses[member].span;
    if (std::ranges::find(out.places, span) == out.places.end()) out.places.push_back(span);
  }
  return out;
}

/// Lets accesses cost what their data needs.
void makeIdeal(LaunchCost &cost) {
  cost.memory.lines = std::min(cost.memory.lines, std::max(cost.memory.requests, (cost.memory.ideal + 3) / 4));
  cost.memory.sectors = cost.memory.ideal;
  cost.banks.passes = cost.banks.ideal;
}

void makeIdeal(access::KernelFacts &facts, const std::vector<std::size_t> &members) {
  for (const std::size_t member : members) {
    access::Requests &requests = facts.accesses[member].requests;
    if (requests.total) makeIdeal(*requests.total);
    if (requests.sample) makeIdeal(*requests.sample);
  }
}

/// The most that a member moves for each unit that it needs.
double worstRatio(const access::KernelFacts &facts, const Group &group) {
  double worst = 1;
  for (const std::size_t member : group.members) {
    const LaunchCost &cost = *costOf(facts.accesses[member]);
    const bool isShared = facts.accesses[member].space == MemorySpace::shared;
    const auto ideal = static_cast<double>(isShared ? cost.banks.ideal : cost.memory.ideal);
    const auto moved = static_cast<double>(isShared ? cost.banks.passes : cost.memory.sectors);
    if (ideal > 0) worst = std::max(worst, moved / ideal);
  }
  return worst;
}

std::vector<Finding> wasteFindings(const access::KernelFacts &facts, const LaunchModel &model, FindingKind kind,
                                   const std::vector<Group> &groups) {
  std::vector<Finding> out;
  for (const Group &group : groups) {
    Finding finding = findingOf(facts, group, kind);
    if (group.isCounted)
      (kind == FindingKind::bankConflict ? finding.cost.passes : finding.cost.sectors) = group.excess;
    model.addCost(finding.cost, [&](access::KernelFacts &mended) { makeIdeal(mended, group.members); });
    constexpr double isMuch = 1.5;
    finding.severity = severityOf(finding.cost, worstRatio(facts, group) >= isMuch);
    out.push_back(std::move(finding));
  }
  return out;
}

/// Loads of one array that one step saves.
struct Redundancy {
  std::vector<std::size_t> members;
  double savedSectors = 0;
  double saved = 0; ///< the greatest share
  model::Axis axis = model::Axis::x;
  bool isCounted = true;
};

/// Lets loads be made less often.
void save(LaunchCost &cost, double share) {
  const auto less = [share](std::int64_t &value) {
    value = static_cast<std::int64_t>(std::llround(static_cast<double>(value) * (1 - share)));
  };
  less(cost.memory.requests);
  less(cost.memory.sectors);
  less(cost.memory.lines);
  less(cost.memory.ideal);
  less(cost.banks.requests);
  less(cost.banks.passes);
  less(cost.banks.ideal);
}

} // namespace

Severity severityOf(const FindingCost &cost, bool isLarge) {
  constexpr double worthAWarning = 0.05;
  if (cost.share) return *cost.share >= worthAWarning ? Severity::warning : Severity::note;
  return isLarge ? Severity::warning : Severity::note;
}

std::vector<Finding> coalescingFindings(const access::KernelFacts &facts, const LaunchModel &model) {
  return wasteFindings(facts, model, FindingKind::uncoalesced, groupsOf(facts, wastedSectors));
}

std::vector<Finding> bankFindings(const access::KernelFacts &facts, const LaunchModel &model) {
  return wasteFindings(facts, model, FindingKind::bankConflict, groupsOf(facts, conflictsOf));
}

std::vector<Finding> redundancyFindings(const access::KernelFacts &facts, const LaunchModel &model) {
  std::map<std::pair<std::string, char>, Redundancy> all;
  for (std::size_t i = 0; i < facts.accesses.size(); ++i) {
    const AccessFacts &access = facts.accesses[i];
    const LaunchCost *cost = costOf(access);
    const auto step = access::bestReuseStep(access, facts.launch);
    if (!step || cost == nullptr || access.space != MemorySpace::global) continue;
    Redundancy &one = all[{access.array, letterOf(step->axis)}];
    one.members.push_back(i);
    one.saved = std::max(one.saved, step->saved);
    one.axis = step->axis;
    one.isCounted = one.isCounted && access.requests.total.has_value();
    one.savedSectors += static_cast<double>(cost->memory.sectors) * step->saved;
  }
  std::vector<Finding> out;
  for (const auto &[key, one] : all) {
    const AccessFacts &first = facts.accesses[one.members.front()];
    Finding finding{.kind = FindingKind::redundantLoads,
                    .certainty = one.isCounted ? Certainty::proved : Certainty::estimated,
                    .array = first.array,
                    .axis = one.axis,
                    .cause = {ReasonId::findingRedundantLoads,
                              {std::llround(one.saved * 100), first.array, letterOf(one.axis)},
                              first.span}};
    for (const std::size_t member : one.members)
      finding.places.push_back(facts.accesses[member].span);
    if (one.isCounted) finding.cost.sectors = std::llround(one.savedSectors);
    model.addCost(finding.cost, [&](access::KernelFacts &mended) {
      for (const std::size_t member : one.members) {
        access::Requests &requests = mended.accesses[member].requests;
        if (requests.total) save(*requests.total, one.saved);
        if (requests.sample) save(*requests.sample, one.saved);
      }
    });
    finding.severity = Severity::note;
    out.push_back(std::move(finding));
  }
  return out;
}

} // namespace warpgrain::findings
