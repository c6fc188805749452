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

std::string counted(double value, const std::string &unit) {
  return number(value) + " " + unit + (number(value) == "1" ? "" : "s");
}

double ratio(std::int64_t value, std::int64_t by) {
  return by > 0 ? static_cast<double>(value) / static_cast<double>(by) : 0.0;
}

std::string reuseHint(const AccessFacts &facts, const LaunchContext &launch) {
  const auto best = bestReuseStep(facts, launch);
  // Where one thread of a warp does all there is nothing to merge.
  const LaunchCost &cost = *facts.requests.sample;
  if (!best || cost.threads < 2 * cost.memory.requests) return {};
  const std::string share = number(std::round(best->saved * 100)) + " %";
  if (facts.reuse->value().isSharedAlong[indexOf(best->axis)])
    return "; threads along " + std::string(1, letterOf(best->axis)) + " read the same: " + best->step + " saves " +
           share + " of these loads";
  return "; neighbouring threads read the same elements: " + best->step + " saves " + share + " of these loads";
}

/// "; 16 of a warp's 32 lanes take part" where a quarter or more of them do not.
std::string idleLanes(const LaunchCost &cost, const AccessFacts &facts) {
  const Instructions each = instructionsFor(facts.sizeBytes, facts.alignmentBytes);
  const double lanes = ratio(cost.threads * each.count, cost.memory.requests);
  if (lanes > 0.75 * warpLanes) return {};
  return "; " + number(lanes) + " of a warp's 32 lanes take part";
}

std::string globalAdvice(const AccessFacts &facts, const LaunchContext &launch) {
  const RequestCost &cost = facts.requests.sample->memory;
  const double sectors = ratio(cost.sectors, cost.requests);
  const double ideal = ratio(cost.ideal, cost.requests);
  const std::string moved = counted(sectors, "sector");
  if (facts.pattern.kind == PatternKind::uniform && sectors <= ideal + 0.005)
    return "A warp uses few elements, " + moved + " a request" + reuseHint(facts, launch) + ".";
  if (sectors <= ideal * 1.02)
    return "Coalesced: a request moves " + moved + ", all of them used" + idleLanes(*facts.requests.sample, facts) +
           reuseHint(facts, launch) + ".";
  const SectorReason reason = sectorReason(facts, launch);
  return "A request moves " + moved + " where " + number(ideal) + " would do: " + reason.why + reason.mend +
         (reason.areNeighboursTogether ? reuseHint(facts, launch) : std::string()) + ".";
}

/// "5 words", "9 bytes"
std::string distance(std::int64_t bytes, std::int64_t unit) {
  return counted(static_cast<double>(bytes / unit), unit == bankBytes ? "word" : "byte");
}

std::string mendOfBanks(const AccessFacts &facts) {
  if (!facts.bankMend) return {};
  const BankMend &mend = *facts.bankMend;
  if (mend.kind == BankMend::Kind::longerRows)
    return "; make the rows of " + facts.array + " " +
           (mend.elements == 1 ? "one element" : std::to_string(mend.elements) + " elements") + " longer (pad " +
           facts.array + " " + std::to_string(mend.elements) + ")";
  const std::int64_t unit = mend.nowBytes % bankBytes == 0 && mend.newBytes % bankBytes == 0 ? bankBytes : 1;
  const std::string between = mend.kind == BankMend::Kind::threadDistance
                                  ? "neighbouring threads"
                                  : "threads that are neighbours along " + std::string(1, letterOf(mend.axis));
  return "; with " + distance(mend.newBytes, unit) + " instead of " + std::to_string(mend.nowBytes / unit) +
         " between " + between + " there is none";
}

std::string sharedAdvice(const AccessFacts &facts, const LaunchContext &launch) {
  const BankCost &cost = facts.requests.sample->banks;
  if (cost.conflicts() == 0) return "Free of bank conflicts" + reuseHint(facts, launch) + ".";
  const std::string passes = number(ratio(cost.passes, cost.requests));
  const std::string rows =
      facts.onlyRowsConflict && launch.block[Axis::x]
          ? " (those of different rows of the block, which is " + std::to_string(*launch.block[Axis::x]) + " wide)"
          : std::string();
  return "Bank conflict: up to " + std::to_string(cost.ways) + " lanes" + rows +
         " want different words of one bank, which takes " + passes + (passes == "1" ? " pass" : " passes") +
         " a request where " + number(ratio(cost.ideal, cost.requests)) + " would do" + mendOfBanks(facts) + ".";
}

/// What is known of an access whose requests are not.
std::string touched(const AccessFacts &facts) {
  const bool isKnown = facts.space == MemorySpace::global && facts.footprint && facts.footprint->warpBytes > 0;
  if (!isKnown) return {};
  return " The first warp touches " + counted(static_cast<double>(facts.footprint->warpBytes), "byte") +
         ", which lie in " + counted(static_cast<double>(facts.footprint->warpSectors), "sector") + ".";
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

std::string adviceFor(const AccessFacts &facts, const LaunchContext &launch) {
  const auto &sample = facts.requests.sample;
  if (!sample) return "Not counted: " + sample.error() + "." + touched(facts);
  if (sample->memory.requests == 0) return "No thread of this launch gets here.";
  return facts.space == MemorySpace::shared ? sharedAdvice(facts, launch) : globalAdvice(facts, launch);
}

} // namespace warpgrain::access
