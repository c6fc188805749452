// SPDX-License-Identifier: Apache-2.0
#include "core/tune/recommend/PlanReason.h"

#include "core/plan/StepForm.h"
#include "core/plan/Transformation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <vector>

namespace warpgrain::tune {

namespace {

using estimate::Bound;
using estimate::TimeEstimate;

/// Changes of less are not worth a word.
constexpr double notable = 1.1;

std::string number(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), value < 9.95 ? "%.1f" : "%.0f", value);
  return text.data();
}

std::string percent(double share) {
  return std::to_string(std::lround(100 * share)) + " %";
}

/// What is done less, or more, as part of a sentence.
struct Change {
  double factor = 1;
  std::string less; ///< "makes 2.5 times fewer passes over …"
  std::string more;
};

Change changeOf(double original, double plan, const std::string &verb, const std::string &what) {
  if (original <= 0 || plan <= 0) return {};
  const double factor = original / plan;
  return {.factor = factor,
          .less = verb + " " + number(factor) + " times fewer " + what,
          .more = verb + " " + number(1 / factor) + " times as many " + what};
}

/// What changes of a plan that each bound is about.
Change changeFor(Bound bound, const TimeEstimate &plan, const TimeEstimate &original) {
  switch (bound) {
  case Bound::shared:
    return changeOf(original.sharedPasses, plan.sharedPasses, "makes", "passes over the banks of shared memory");
  case Bound::arithmetic:
  case Bound::issue:
    return changeOf(original.warpInstructions, plan.warpInstructions, "executes", "instructions");
  case Bound::l1:
    return changeOf(original.lineLookups, plan.lineLookups, "looks up", "lines in the L1 cache");
  case Bound::l2:
    return changeOf(original.l2Bytes, plan.l2Bytes, "moves", "bytes through the L2 cache");
  case Bound::memory:
    return changeOf(original.globalSectors, plan.globalSectors, "moves", "sectors");
  default:
    return changeOf(original.secondsBy[static_cast<std::size_t>(Bound::latency)],
                    plan.secondsBy[static_cast<std::size_t>(Bound::latency)], "waits", "cycles");
  }
}

bool hasPhase(const EstimatedPlan &plan, transform::PlanPhase phase) {
  return std::ranges::any_of(
      plan.plan, [phase](const transform::Step &step) { return transform::descriptorOf(step).phase == phase; });
}

bool loadsAhead(const EstimatedPlan &plan) {
  return hasPhase(plan, transform::PlanPhase::ahead) || hasPhase(plan, transform::PlanPhase::copies);
}

double blocksOf(const EstimatedPlan &plan) {
  return static_cast<double>(plan.shape.grid[0] * plan.shape.grid[1] * plan.shape.grid[2]);
}

/// By what a plan's threads wait less than the original's: by tiles that are loaded ahead, by fewer blocks that begin
/// and end, or by more that is under way.
std::string latencyText(const EstimatedPlan &plan, const EstimatedPlan &original) {
  const double less = original.time->secondsBy[static_cast<std::size_t>(Bound::latency)] /
                      plan.time->secondsBy[static_cast<std::size_t>(Bound::latency)];
  if (!(less >= notable)) return {}; // also where neither is known
  std::vector<std::string> how;
  if (loadsAhead(plan)) how.emplace_back("loads the next tile while one is used");
  if (hasPhase(plan, transform::PlanPhase::turns) && blocksOf(plan) < blocksOf(original))
    how.push_back("starts " + std::to_string(std::lround(blocksOf(plan))) + " blocks in place of " +
                  std::to_string(std::lround(blocksOf(original))));
  if (how.empty()) how.emplace_back("has more under way together");
  return how.front() + (how.size() > 1 ? ", " + how.back() : std::string()) + ", and waits " + number(less) +
         " times less for results";
}

/// True for plans with steps that save waiting and nothing else.
bool isOfLatency(const EstimatedPlan &plan) {
  return loadsAhead(plan) || hasPhase(plan, transform::PlanPhase::turns);
}

std::string capitalised(std::string text) {
  if (!text.empty()) text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
  return text;
}

} // namespace

std::string reasonFor(const EstimatedPlan &plan, const EstimatedPlan &original) {
  const TimeEstimate &after = *plan.time;
  const TimeEstimate &before = *original.time;
  std::vector<std::string> parts;
  const Change main = changeFor(before.bound, after, before);
  if (before.bound != Bound::latency && main.factor >= notable)
    parts.push_back(main.less + ", which bound the original");
  if (const double fuller = after.fullness.tail / std::max(before.fullness.tail, 1e-9); fuller >= notable)
    parts.push_back("gives the multiprocessors work for " + percent(after.fullness.tail) + " of the time instead of " +
                    percent(before.fullness.tail));
  if (auto text = latencyText(plan, original); !text.empty() && (parts.empty() || isOfLatency(plan)))
    parts.push_back(std::move(text));
  for (const Bound bound : {Bound::l2, Bound::shared, Bound::issue}) {
    const bool isTold = bound == before.bound || (bound == Bound::l2 && before.bound == Bound::memory) ||
                        (bound == Bound::issue && before.bound == Bound::arithmetic);
    if (isTold || parts.size() > 1) continue;
    if (const Change change = changeFor(bound, after, before); change.factor >= notable) parts.push_back(change.less);
  }
  if (after.seconds > before.seconds && parts.empty()) {
    const Change worse = changeFor(after.bound, after, before);
    if (worse.factor < 1 / notable && after.bound != Bound::latency) parts.push_back(worse.more);
  }
  const double emptier = before.fullness.tail / std::max(after.fullness.tail, 1e-9);
  if (emptier >= notable) parts.push_back("leaves " + percent(1 - after.fullness.tail) + " of the GPU without work");
  if (parts.empty()) return "Changes little of what the model counts.";
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i)
    out += (i == 0 ? "" : i + 1 == parts.size() ? "; it " : ", ") + parts[i];
  return capitalised(out) + ".";
}

std::string costOf(const EstimatedPlan &plan, const EstimatedPlan &original) {
  const auto registers = plan.resources.registersPerThread;
  const auto before = original.resources.registersPerThread;
  std::string out = "about " + std::to_string(registers) + " registers";
  if (registers != before) out += " instead of " + std::to_string(before);
  out += ", occupancy " + percent(plan.time->fullness.occupancy);
  if (std::lround(100 * plan.time->fullness.occupancy) != std::lround(100 * original.time->fullness.occupancy))
    out += " instead of " + percent(original.time->fullness.occupancy);
  return out;
}

} // namespace warpgrain::tune
