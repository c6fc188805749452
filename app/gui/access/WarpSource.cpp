// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/access/WarpSource.h"

#include "core/access/facts/counting/Requests.h"

#include <algorithm>

namespace warpgrain::gui {

using namespace access;

WarpSource::WarpSource(const model::Unit &unit, const KernelFacts &facts, const AccessInstance &instance)
    : atoms_(std::make_unique<AtomTable>(facts.instances.atoms)) {
  LaunchNumbers numbers(*atoms_, facts.launch);
  outer_ = outerIndices(unit, *atoms_, instance, numbers);
  for (const model::Axis axis : model::allAxes)
    isKnown_.push_back(facts.launch.grid[axis].has_value());
  for (const LoopInfo &loop : instance.place.loops)
    if (!loop.iteration)
      isKnown_.push_back(loop.isExact && loop.tripCount && numbers.rangeOf(*loop.tripCount).has_value());
  const auto block = numbers.block();
  if (!block) {
    problem_ = ReasonId::blockNotKnown;
    return;
  }
  block_ = *block;
  auto placed = placedAccess(unit, *atoms_, instance, facts.launch);
  if (placed) {
    outer_.atoms = placed->outer;
    counted_ = std::move(placed->counted);
    return;
  }
  problem_ = placed.error();
  if (instance.sizeBytes == 0 || !instance.array) return;
  program_.emplace(*atoms_, instance, numbers, outer_);
  // An address that the first thread has no number for has none anywhere.
  if (computed(0, std::vector<std::int64_t>(outer_.atoms.size(), 0)))
    problem_.reset();
  else
    program_.reset();
}

Fact<WarpAddresses> WarpSource::warp(std::int64_t number, const std::vector<std::int64_t> &at) {
  if (counted_) return warpAt(*counted_, number, at);
  if (program_) return computed(number, at);
  return notKnown(problem_.value_or(ReasonId::addressNotFollowed));
}

Fact<WarpAddresses> WarpSource::computed(std::int64_t number, const std::vector<std::int64_t> &at) {
  std::vector<std::int64_t> used;
  for (const std::size_t index : program_->usedIndices())
    used.push_back(at[index]);
  WarpAddresses warp;
  const std::int64_t first = number * warpLanes;
  for (std::int64_t thread = first; thread < std::min(first + warpLanes, threads()); ++thread) {
    program_->run(used, threadIndexOf(block_, thread));
    if (program_->takesPart() == false) continue;
    const auto address = program_->address();
    if (!address) return notKnown(ReasonId::addressHasNoNumber);
    warp.set(static_cast<int>(thread - first), *address);
  }
  return warp;
}

} // namespace warpgrain::gui
