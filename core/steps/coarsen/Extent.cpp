// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/Extent.h"

#include "core/base/Tokens.h"
#include "core/model/LaunchExtents.h"
#include "core/steps/coarsen/LoopExtent.h"
#include "core/steps/rewrite/Operand.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::Verdict;

namespace {

constexpr std::int64_t warpLanes = 32;

/// The launch's word for its extent, if the kernel itself uses that word for the same number.
std::string sharedName(const Unit &unit, FunctionId kernel, const Launch &launch, Axis axis, std::int64_t value) {
  const Body &launcher = unit[launch.launcher].body;
  const ExpressionId source = extentSource(launcher, unit, launch, axis);
  if (!isSome(source) || launcher[source].spelling.span.empty()) return {};
  const std::string_view word = unit.textOf(launcher[source].spelling.span);
  const auto tokens = tokenize(word);
  if (tokens.size() != 1 || tokens.front().kind != TokenKind::identifier || asOperand(unit, word) != word) return {};
  const Body &body = unit[kernel].body;
  const bool known = std::ranges::any_of(body.expressions, [&](const Expression &e) {
    return e.constant == value && !e.spelling.span.empty() && e.spelling.origin != SpellingOrigin::macroBody &&
           unit.textOf(e.spelling.span) == word;
  });
  return known ? std::string(word) : std::string();
}

const Extents &extentsOf(const Launch &launch, const CoarsenStep &step) {
  return step.ofGrid ? launch.gridExtents : launch.blockExtents;
}

} // namespace

BlockExtent checkExtent(const Unit &unit, FunctionId kernel, const CoarsenStep &step, Verdict &verdict,
                        std::int64_t multiple) {
  BlockExtent extent;
  const auto launches = unit.launchesOf(kernel);
  const std::string axis(1, letterOf(step.axis));
  const std::string factor = std::to_string(step.factor);
  const std::string whole = step.ofGrid ? "grid" : "block";
  const std::string part = step.ofGrid ? " block" : " thread";
  if (launches.empty())
    verdict.assume("No launch of the kernel is in this unit: whoever launches it must divide the " + whole +
                       "'s extent along " + axis + " by " + factor + ".",
                   unit[kernel].nameSpan);
  bool first = true;
  bool same = true;
  for (const Launch *launch : launches) {
    const auto value = extentsOf(*launch, step)[step.axis];
    if (!first && value != extent.value) same = false;
    if (first) extent.value = value;
    first = false;
    if (const auto taken = value ? std::nullopt : extentTakenInLoop(unit, *launch, step);
        taken && *taken % std::max(multiple, step.factor) != 0) {
      verdict = Verdict::illegal("The " + whole + " has " + std::to_string(*taken) + part + (*taken == 1 ? "" : "s") +
                                     " along " + axis +
                                     " in the first or the last iteration of the loop around this "
                                     "launch; that is no multiple of " +
                                     std::to_string(std::max(multiple, step.factor)) + ".",
                                 launch->spelling.span);
      return extent;
    }
    if (!value) {
      verdict.assume("The " + whole + "'s extent along " + axis + " at this launch is a multiple of " +
                         std::to_string(std::max(multiple, step.factor)) + " (asserted in the host code).",
                     launch->spelling.span);
    } else if (*value < step.factor) {
      verdict = Verdict::illegal("The " + whole + " has " + std::to_string(*value) + part + (*value == 1 ? "" : "s") +
                                     " along " + axis + " at this launch; " + factor + " of them cannot be merged.",
                                 launch->spelling.span);
      return extent;
    }
  }
  if (!same) extent.value.reset();
  for (const Launch *launch : launches) {
    const auto value = extentsOf(*launch, step)[step.axis];
    if (!value || *value % step.factor == 0) continue;
    if (same) { // one size for all
      if (extent.divides)
        verdict.reasons.push_back({"The factor " + factor + " does not divide the " + whole + "'s extent of " +
                                       std::to_string(*value) + " along " + axis + " at this launch: the last merged" +
                                       part + "s are guarded.",
                                   launch->spelling.span});
      extent.divides = false;
      continue;
    }
    extent.divides = false;
    verdict = Verdict::illegal("The factor " + factor + " does not divide the " + whole + "'s extent of " +
                                   std::to_string(*value) + " along " + axis +
                                   " at this launch, and the kernel is launched with other extents elsewhere.",
                               launch->spelling.span);
    return extent;
  }
  if (extent.value && !launches.empty() && !step.ofGrid)
    extent.name = sharedName(unit, kernel, *launches.front(), step.axis, *extent.value);
  return extent;
}

bool lanesMapToLanes(const Unit &unit, FunctionId kernel, const CoarsenStep &step) {
  const auto launches = unit.launchesOf(kernel);
  if (launches.empty()) return false;
  return std::ranges::all_of(launches, [&](const Launch *launch) {
    const auto x = launch->blockExtents[Axis::x];
    if (!x) return step.axis == Axis::x && step.mode == MergeMode::cyclic;
    if (step.axis != Axis::x) return *x % warpLanes == 0;
    return step.mode == MergeMode::cyclic && *x % step.factor == 0 && (*x / step.factor) % warpLanes == 0;
  });
}

std::int64_t multipleForLanes(const CoarsenStep &step) {
  return step.axis == Axis::x ? step.factor * warpLanes : step.factor;
}

} // namespace warpgrain::transform
