// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/Advice.h"

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

/// A thread index other than x moves along neighbouring elements.
std::optional<Axis> fastAxis(const AccessMatrix &matrix) {
  for (const Axis axis : {Axis::y, Axis::z}) {
    const MatrixEntry &entry = matrix.inter.back()[indexOf(axis)];
    if (entry.number && std::abs(*entry.number) == 1) return axis;
  }
  return std::nullopt;
}

bool loopRunsAlong(const AccessMatrix &matrix) {
  return std::ranges::any_of(matrix.intra.back(),
                             [](const MatrixEntry &entry) { return entry.number && std::abs(*entry.number) == 1; });
}

std::string howToMend(const AccessFacts &facts) {
  if (const auto axis = fastAxis(facts.matrix))
    return "; let threadIdx.x run where threadIdx." + std::string(1, letterOf(*axis)) +
           " does, or move the data through a tile in shared memory";
  if (loopRunsAlong(facts.matrix))
    return "; bring the data in through a tile in shared memory that neighbouring threads fill together";
  if (facts.strideBytes && facts.sizeBytes > 0 && std::abs(*facts.strideBytes) < 64)
    return "; keep what neighbouring threads use side by side (a structure of arrays, or threads that are a block's "
           "width apart)";
  return "; let neighbouring threads use neighbouring elements";
}

std::string globalAdvice(const AccessFacts &facts, const LaunchContext &launch) {
  const RequestCost &cost = facts.requests.sample->memory;
  const double sectors = ratio(cost.sectors, cost.requests);
  const double ideal = ratio(cost.ideal, cost.requests);
  const std::string moved = counted(sectors, "sector");
  if (facts.pattern.kind == PatternKind::uniform && sectors <= ideal + 0.005)
    return "A warp uses few elements, " + moved + " a request" + reuseHint(facts, launch) + ".";
  if (sectors <= ideal * 1.02)
    return "Coalesced: a request moves " + moved + ", all of them used" + reuseHint(facts, launch) + ".";
  const std::string instead = "A request moves " + moved + " where " + number(ideal) + " would do";
  if (facts.strideBytes && std::abs(*facts.strideBytes) == facts.sizeBytes)
    return instead + ": neighbours are side by side, but rows do not begin where sectors begin" +
           reuseHint(facts, launch) + ".";
  if (facts.strideBytes && *facts.strideBytes != 0)
    return instead + ": neighbouring threads are " +
           counted(static_cast<double>(std::abs(*facts.strideBytes)), "byte") + " apart" + howToMend(facts) + ".";
  if (!facts.isAffine()) return instead + ": " + facts.obscurity + ".";
  return instead + ": the threads of a warp lie apart" + howToMend(facts) + ".";
}

std::string sharedAdvice(const AccessFacts &facts, const LaunchContext &launch) {
  const BankCost &cost = facts.requests.sample->banks;
  if (cost.conflicts() == 0) return "Free of bank conflicts" + reuseHint(facts, launch) + ".";
  const std::string passes = number(ratio(cost.passes, cost.requests));
  const std::string text = "Bank conflict: up to " + std::to_string(cost.ways) +
                           " lanes want different words of one bank, which takes " + passes +
                           (passes == "1" ? " pass" : " passes") + " a request where " +
                           number(ratio(cost.ideal, cost.requests)) + " would do";
  if (facts.matrix.rank() > 1 && facts.pattern.isTrue == false)
    return text + "; make the rows of " + facts.array + " one element longer.";
  if (facts.strideBytes && *facts.strideBytes % 8 == 0)
    return text + "; an odd number of words between threads has none.";
  return text + ".";
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
                          (mode == MergeMode::adjacent ? " adjacent" : ""),
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
  if (!sample) return "Not counted: " + sample.error() + ".";
  if (sample->memory.requests == 0) return "No thread of this launch gets here.";
  return facts.space == MemorySpace::shared ? sharedAdvice(facts, launch) : globalAdvice(facts, launch);
}

} // namespace warpgrain::access
