// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/extents/RoundedGrid.h"

#include "core/dependence/relations/IdleBlocks.h"

#include <algorithm>
#include <optional>

namespace warpgrain::transform {

using namespace model;
using dependence::Trait;

namespace {

/// The most threads that any device has in a block along an axis.
constexpr std::int64_t largestExtent = 1024;

/// Something tells how many blocks there are, or is visible without memory.
bool isNoticed(KernelStudy &study, Axis axis) {
  const dependence::Effects &effects = study.effects().ofFunction(study.id());
  const auto gridTrait = static_cast<Trait>(static_cast<int>(Trait::gridDimX) + static_cast<int>(axis));
  const Trait noticed[]{gridTrait,       Trait::gridDimWhole, Trait::report,           Trait::allocate,   Trait::launch,
                        Trait::assembly, Trait::unknownCall,  Trait::unknownStatement, Trait::gridBarrier};
  return std::ranges::any_of(noticed, [&](Trait trait) { return effects.has(trait); });
}

} // namespace

RoundedGrid roundedGridOf(KernelStudy &study, Axis axis) {
  const auto launches = study.unit().launchesOf(study.id());
  if (std::ranges::any_of(launches, [](const Launch *launch) { return !isSome(launch->launcher); })) return {};
  const bool isOpen =
      std::ranges::any_of(launches, [axis](const Launch *launch) { return !launch->gridExtents[axis]; });
  if (!isOpen || isNoticed(study, axis)) return {};
  const auto isIdle = [&](const GridCover &cover) {
    return std::ranges::all_of(study.instances(LaunchScope::ofUnit), [&](const access::KernelInstances &instances) {
      return dependence::areIdleBeyond(study.unit(), study.kernel(), instances, axis, cover);
    });
  };
  RoundedGrid out;
  for (const Launch *launch : launches) {
    const auto covers = gridCoversOf(study.unit(), *launch, axis);
    const auto known = std::ranges::find_if(
        covers, [&](const GridCover &cover) { return std::ranges::find(out.covers, cover) != out.covers.end(); });
    if (known != covers.end()) continue;
    const auto idle = std::ranges::find_if(covers, isIdle);
    if (idle == covers.end()) return {};
    out.covers.push_back(*idle);
  }
  return out;
}

std::int64_t greatestCovered(const GridCover &cover, std::int64_t factor) {
  return INT32_MAX - cover.threads.value_or(largestExtent) * factor;
}

} // namespace warpgrain::transform
