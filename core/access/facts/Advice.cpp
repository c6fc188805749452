// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/Advice.h"

#include "core/access/facts/SectorReason.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace warpgrain::access {

namespace {

using model::Axis;
using model::MemorySpace;

/// "4", "4.5"
std::string number(double value) {
  std::array<char, 32> digits{};
  const bool isWhole = std::abs(value - std::round(value)) < 0.005;
  std::snprintf(digits.data(), digits.size(), isWhole ? "%.0f" : "%.2f", value);
  return digits.data();
}

/// "1 sector", "4.5 sectors"
Reason counted(double value, ReasonId one, ReasonId several) {
  const std::string text = number(value);
  return {text == "1" ? one : several, {text}};
}

Reason sectors(double value) {
  return counted(value, ReasonId::oneSector, ReasonId::severalSectors);
}

double ratio(std::int64_t value, std::int64_t by) {
  return by > 0 ? static_cast<double>(value) / static_cast<double>(by) : 0.0;
}

/// What is said of an access: a clause, and what is added to it behind semicolons.
class Advice {
public:
  Advice(Reason first) : said_(std::move(first)) {}

  void add(const std::optional<Reason> &more) {
    if (more) said_ = {ReasonId::withAddition, {said_, *more}};
  }

  Reason sentence() const { return {ReasonId::accessBehaviour, {said_}}; }

private:
  Reason said_;
};

std::optional<Reason> reuseHint(const AccessFacts &facts, const LaunchContext &launch) {
  const auto best = bestReuseStep(facts, launch);
  // Where one thread of a warp does all there is nothing to merge.
  const LaunchCost &cost = *facts.requests.sample;
  if (!best || cost.threads < 2 * cost.memory.requests) return std::nullopt;
  const std::string share = number(std::round(best->saved * 100));
  if (facts.reuse->value().isSharedAlong[indexOf(best->axis)])
    return Reason(ReasonId::axisReadsTheSame, {letterOf(best->axis), best->step, share});
  return Reason(ReasonId::neighboursReadTheSame, {best->step, share});
}

/// "16 of a warp's 32 lanes take part" where a quarter or more of them do not.
std::optional<Reason> idleLanes(const LaunchCost &cost, const AccessFacts &facts) {
  const Instructions each = instructionsFor(facts.sizeBytes, facts.alignmentBytes);
  const double lanes = ratio(cost.threads * each.count, cost.memory.requests);
  if (lanes > 0.75 * warpLanes) return std::nullopt;
  return Reason(ReasonId::lanesTakePart, {number(lanes)});
}

Reason globalAdvice(const AccessFacts &facts, const LaunchContext &launch) {
  const RequestCost &cost = facts.requests.sample->memory;
  const double needed = ratio(cost.sectors, cost.requests);
  const double ideal = ratio(cost.ideal, cost.requests);
  const Reason moved = sectors(needed);
  if (facts.pattern.kind == PatternKind::uniform && needed <= ideal + 0.005) {
    Advice advice({ReasonId::fewElementsUsed, {moved}});
    advice.add(reuseHint(facts, launch));
    return advice.sentence();
  }
  if (needed <= ideal * 1.02) {
    Advice advice({ReasonId::accessIsCoalesced, {moved}});
    advice.add(idleLanes(*facts.requests.sample, facts));
    advice.add(reuseHint(facts, launch));
    return advice.sentence();
  }
  const SectorReason reason = sectorReason(facts, launch);
  Advice advice({ReasonId::sectorsAreWasted, {moved, number(ideal), reason.why}});
  for (const Reason &mend : reason.mends)
    advice.add(mend);
  if (reason.areNeighboursTogether) advice.add(reuseHint(facts, launch));
  return advice.sentence();
}

/// "5 words", "9 bytes"
Reason distance(std::int64_t bytes, std::int64_t unit) {
  const auto value = static_cast<double>(bytes / unit);
  return unit == bankBytes ? counted(value, ReasonId::oneWord, ReasonId::severalWords)
                           : counted(value, ReasonId::oneByte, ReasonId::severalBytes);
}

std::optional<Reason> mendOfBanks(const AccessFacts &facts) {
  if (!facts.bankMend) return std::nullopt;
  const BankMend &mend = *facts.bankMend;
  if (mend.kind == BankMend::Kind::longerRows)
    return mend.elements == 1 ? Reason(ReasonId::rowsOneLonger, {facts.array})
                              : Reason(ReasonId::rowsLonger, {facts.array, mend.elements});
  const std::int64_t unit = mend.nowBytes % bankBytes == 0 && mend.newBytes % bankBytes == 0 ? bankBytes : 1;
  const Reason longer = distance(mend.newBytes, unit);
  if (mend.kind == BankMend::Kind::threadDistance)
    return Reason(ReasonId::otherDistance, {longer, mend.nowBytes / unit});
  return Reason(ReasonId::otherDistanceAlong, {longer, mend.nowBytes / unit, letterOf(mend.axis)});
}

Reason conflict(const AccessFacts &facts, const LaunchContext &launch) {
  const BankCost &cost = facts.requests.sample->banks;
  const Reason passes = counted(ratio(cost.passes, cost.requests), ReasonId::onePass, ReasonId::severalPasses);
  const std::string ideal = number(ratio(cost.ideal, cost.requests));
  if (const auto width = launch.block[Axis::x]; facts.onlyRowsConflict && width)
    return {ReasonId::bankConflictOfRows, {cost.ways, *width, passes, ideal}};
  return {ReasonId::bankConflict, {cost.ways, passes, ideal}};
}

Reason sharedAdvice(const AccessFacts &facts, const LaunchContext &launch) {
  if (facts.requests.sample->banks.conflicts() == 0) {
    Advice advice(ReasonId::freeOfBankConflicts);
    advice.add(reuseHint(facts, launch));
    return advice.sentence();
  }
  Advice advice(conflict(facts, launch));
  advice.add(mendOfBanks(facts));
  return advice.sentence();
}

/// With what is known of an access whose requests are not.
Reason notCounted(const AccessFacts &facts) {
  const Reason &why = facts.requests.sample.error();
  const bool isKnown = facts.space == MemorySpace::global && facts.footprint && facts.footprint->warpBytes > 0;
  if (!isKnown) return {ReasonId::accessNotCounted, {why}};
  return {ReasonId::accessNotCountedTouches,
          {why, counted(static_cast<double>(facts.footprint->warpBytes), ReasonId::oneByte, ReasonId::severalBytes),
           sectors(static_cast<double>(facts.footprint->warpSectors))}};
}

} // namespace

std::optional<ReuseStep> bestReuseStep(const AccessFacts &facts, const LaunchContext &launch) {
  constexpr double worthIt = 0.1;
  if (!facts.reuse || !*facts.reuse) return std::nullopt;
  std::optional<ReuseStep> best;
  for (const auto &[axis, modes] : facts.reuse->value().merged) {
    const auto extent = launch.block[axis];
    if (!extent || *extent < 2) continue;
    for (const auto &[mode, factors] : modes)
      for (const std::int64_t factor : {4, 2}) {
        const auto &loads = factors.at(factor);
        if (!loads) continue;
        if (loads->saved() >= worthIt && (!best || loads->saved() > best->saved + 1e-9))
          best = {.step = "coarsen " + std::string(1, letterOf(axis)) + " " + std::to_string(factor) +
                          (mode == model::MergeMode::adjacent ? " adjacent" : ""),
                  .factor = factor,
                  .axis = axis,
                  .saved = loads->saved()};
        break;
      }
  }
  return best;
}

Reason adviceFor(const AccessFacts &facts, const LaunchContext &launch) {
  const auto &sample = facts.requests.sample;
  if (!sample) return notCounted(facts);
  if (sample->memory.requests == 0) return ReasonId::noThreadGetsHere;
  return facts.space == MemorySpace::shared ? sharedAdvice(facts, launch) : globalAdvice(facts, launch);
}

} // namespace warpgrain::access
