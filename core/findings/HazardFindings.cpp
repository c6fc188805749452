// SPDX-License-Identifier: Apache-2.0
//
// What makes results undefined: races, barriers that part threads, accesses out of bounds.
#include "core/access/facts/counting/Requests.h"
#include "core/estimate/volume/TouchedBytes.h"
#include "core/findings/Detectors.h"

#include <algorithm>
#include <set>
#include <string>

namespace warpgrain::findings {

namespace {

using dependence::Reason;
using dependence::ReasonId;

/// The addresses of one access are not looked at for longer.
constexpr estimate::TouchLimits touchLimits{.evaluations = 1'000'000, .ranges = 200'000};

std::string nameOfArray(const access::KernelInstances &instances, const access::AccessInstance &access) {
  return access.array ? instances[*access.array].name : std::string();
}

Finding raceFinding(const access::KernelFacts &facts, const dependence::RaceFinding &race, bool isCertain) {
  Finding out{.kind = FindingKind::race,
              .severity = isCertain ? Severity::error : Severity::note,
              .certainty = isCertain ? Certainty::proved : Certainty::possible,
              .places = {race.span},
              .cause = race.reason};
  for (const std::size_t end : {race.dependence.source, race.dependence.sink}) {
    const access::AccessInstance &access = facts.instances.accesses[end];
    if (!access.span.empty() && access.span != race.span) out.places.push_back(access.span);
    if (out.array.empty()) out.array = nameOfArray(facts.instances, access);
  }
  return out;
}

/// Possible races on one array are one finding: what is not followed often makes many of them.
void addRace(Finding race, std::vector<Finding> &list) {
  const auto same = std::ranges::find_if(list, [&](const Finding &known) {
    return race.certainty == Certainty::possible && known.certainty == race.certainty && known.array == race.array;
  });
  if (same == list.end()) {
    list.push_back(std::move(race));
    return;
  }
  for (const SourceSpan &place : race.places)
    if (std::ranges::find(same->places, place) == same->places.end()) same->places.push_back(place);
}

/// Size in bytes of what a variable declares; none where a pointer leads there, or the type does not tell.
std::optional<std::int64_t> declaredBytes(const model::Unit &unit, const access::Array &array) {
  if (array.isPointer || !model::isSome(array.type) || !array.member.empty() || array.unknownBase) return std::nullopt;
  const model::Type &type = unit[array.type];
  if (type.kind != model::TypeKind::array || type.sizeBytes == 0) return std::nullopt;
  return static_cast<std::int64_t>(type.sizeBytes);
}

/// What a parameter itself leads to: where it begins is known to whoever passes it.
bool isParameter(const access::Array &array) {
  return array.isPointer && !array.isLoaded && !array.unknownBase && array.body != nullptr &&
         model::isSome(array.variable) && (*array.body)[array.variable].space == model::VariableSpace::parameter;
}

/// The first and the last byte that all threads touch through an access.
std::optional<std::pair<std::int64_t, std::int64_t>> touchedRange(const model::Unit &unit, access::KernelFacts &facts,
                                                                  const access::AccessInstance &access) {
  const auto placed = access::placedAccess(unit, facts.instances.atoms, access, facts.launch);
  const auto bytes = placed ? estimate::touchedBytes(placed->counted, touchLimits) : std::nullopt;
  if (!bytes || bytes->isEmpty()) return std::nullopt;
  return std::pair(bytes->ranges().front().begin, bytes->ranges().back().end - 1);
}

std::optional<Finding> boundsFinding(const model::Unit &unit, access::KernelFacts &facts,
                                     const access::AccessInstance &access, bool isGuessed) {
  if (!access.isAffine() || access.sizeBytes == 0) return std::nullopt;
  const access::Array array = facts.instances[*access.array];
  const auto size = declaredBytes(unit, array);
  if (!size && !isParameter(array)) return std::nullopt;
  const auto range = touchedRange(unit, facts, access);
  if (!range) return std::nullopt;
  Finding out{.kind = FindingKind::outOfBounds,
              .severity = size && !isGuessed ? Severity::error : Severity::warning,
              .certainty = size && !isGuessed ? Certainty::proved : Certainty::possible,
              .places = {access.span},
              .array = array.name};
  if (range->first < 0)
    out.cause = {ReasonId::findingBeforeBegin, {array.name, -range->first}, access.span};
  else if (size && range->second >= *size)
    out.cause = {ReasonId::findingPastEnd, {array.name, *size, range->second}, access.span};
  else
    return std::nullopt;
  return out;
}

} // namespace

std::vector<Finding> raceFindings(const access::KernelFacts &facts, const dependence::RaceReport &races) {
  std::vector<Finding> out;
  const auto add = [&](const std::vector<dependence::RaceFinding> &list, bool isCertain) {
    for (const dependence::RaceFinding &race : list)
      if (!race.isBenign) addRace(raceFinding(facts, race, isCertain), out);
  };
  add(races.races, true);
  add(races.possible, false);
  return out;
}

std::vector<Finding> barrierFindings(const std::vector<dependence::BarrierFinding> &barriers) {
  std::vector<Finding> out;
  for (const dependence::BarrierFinding &barrier : barriers) {
    if (barrier.isOrderly) continue;
    const Reason cause = barrier.reason ? Reason(ReasonId::findingBarrier, {*barrier.reason}, barrier.span)
                                        : Reason(ReasonId::findingBarrierUnexplained, {}, barrier.span);
    out.push_back({.kind = FindingKind::divergentBarrier,
                   .severity = Severity::warning,
                   .certainty = Certainty::possible,
                   .places = {barrier.span},
                   .cause = cause});
  }
  return out;
}

std::vector<Finding> boundsFindings(const model::Unit &unit, access::KernelFacts &facts, bool isGuessed) {
  std::vector<Finding> out;
  for (std::size_t i = 0; i < facts.instances.accesses.size(); ++i) {
    const access::AccessInstance access = facts.instances.accesses[i];
    const bool isKnown = std::ranges::any_of(out, [&](const Finding &one) { return one.places[0] == access.span; });
    if (access.span.empty() || isKnown) continue;
    if (auto finding = boundsFinding(unit, facts, access, isGuessed)) out.push_back(std::move(*finding));
  }
  return out;
}

} // namespace warpgrain::findings
