// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/extents/Extent.h"

#include "core/base/Tokens.h"
#include "core/model/LaunchExtents.h"
#include "core/steps/rewrite/LaunchRewriter.h"
#include "core/steps/rewrite/Operand.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
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
                        std::int64_t multiple, bool roundsUp) {
  BlockExtent extent;
  auto launches = unit.launchesOf(kernel);
  if (step.ofGrid) std::erase_if(launches, [](const Launch *launch) { return isBlockOfKernel(*launch); });
  const std::string axis(1, letterOf(step.axis));
  const std::string factor = std::to_string(step.factor);
  const ReasonId whole = step.ofGrid ? ReasonId::theGrid : ReasonId::theBlock;
  const auto counted = [&step](std::int64_t number) {
    const bool isOne = number == 1;
    const ReasonId id = step.ofGrid ? (isOne ? ReasonId::oneBlock : ReasonId::blocks)
                                    : (isOne ? ReasonId::oneThread : ReasonId::threads);
    return Reason(id, {number});
  };
  if (launches.empty()) verdict.assume({ReasonId::noLaunchToDivide, {whole, axis, factor}}, unit[kernel].nameSpan);
  bool first = true;
  bool same = true;
  for (const Launch *launch : launches) {
    const auto value = extentsOf(*launch, step)[step.axis];
    if (!first && value != extent.value) same = false;
    if (first) extent.value = value;
    first = false;
    if (roundsUp) continue;
    if (const auto taken = value ? std::nullopt : extentTakenInLoop(unit, *launch, step);
        taken && *taken % std::max(multiple, step.factor) != 0) {
      verdict = Verdict::illegal(
          {ReasonId::extentNoMultipleInLoop, {whole, counted(*taken), axis, std::max(multiple, step.factor)}},
          launch->spelling.span);
      return extent;
    }
    if (!value) {
      verdict.assume({ReasonId::extentAssertedMultiple, {whole, axis, std::max(multiple, step.factor)}},
                     launch->spelling.span);
    } else if (*value < step.factor) {
      verdict =
          Verdict::illegal({ReasonId::extentTooSmall, {whole, counted(*value), axis, factor}}, launch->spelling.span);
      return extent;
    }
  }
  if (!same) extent.value.reset();
  if (roundsUp) return extent;
  for (const Launch *launch : launches) {
    const auto value = extentsOf(*launch, step)[step.axis];
    if (!value || *value % step.factor == 0) continue;
    if (same) { // one size for all
      if (extent.divides)
        verdict.reasons.push_back({step.ofGrid ? ReasonId::lastBlocksGuarded : ReasonId::lastThreadsGuarded,
                                   {factor, whole, *value, axis},
                                   launch->spelling.span});
      extent.divides = false;
      continue;
    }
    extent.divides = false;
    verdict = Verdict::illegal({ReasonId::extentDiffersBetweenLaunches, {factor, whole, *value, axis}},
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
    if (!x) return step.axis == Axis::x && step.mode == model::MergeMode::cyclic && !step.guarded;
    if (step.axis != Axis::x) return *x % warpLanes == 0;
    return step.mode == model::MergeMode::cyclic && *x % step.factor == 0 && (*x / step.factor) % warpLanes == 0;
  });
}

std::int64_t multipleForLanes(const CoarsenStep &step) {
  return step.axis == Axis::x ? step.factor * warpLanes : step.factor;
}

} // namespace warpgrain::transform
