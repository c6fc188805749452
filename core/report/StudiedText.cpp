// SPDX-License-Identifier: Apache-2.0
#include "core/report/StudiedText.h"

#include "core/estimate/registers/LiveRegisters.h"
#include "core/estimate/volume/DataVolume.h"
#include "core/estimate/work/SharedBytes.h"
#include "core/tune/recommend/HeldLines.h"
#include "core/tune/recommend/PlanEstimator.h"

#include <utility>

namespace warpgrain::report {

void addResources(StudiedText &studied, const StudySources &sources) {
  const model::Unit &unit = *sources.unit;
  const session::Variant &variant = *sources.variant;
  access::KernelFacts facts = *studied.facts;
  if (facts.instances.body == nullptr) return;
  const std::uint32_t dynamicBytes = variant.dynamicSharedBytes.value_or(sources.dynamicSharedBytes);
  const auto gpu = estimate::modelledGpu(sources.architecture);
  const auto estimated =
      estimate::estimateRegisters(unit, facts, estimate::fullRegistersOf(gpu ? &gpu->limits : nullptr));
  studied.isCompiled = sources.areCompiled;
  studied.held = tune::heldLinesOf(unit, estimated.held);
  studied.registers = sources.areCompiled ? variant.resources.front().registersPerThread
                                          : tune::boundedBy(variant.plan, estimated.registers);
  const std::uint32_t staticBytes = sources.areCompiled ? variant.resources.front().staticSharedBytes
                                                        : estimate::declaredSharedBytes(unit, *facts.instances.body);
  studied.sharedBytes = staticBytes + dynamicBytes;
  if (!gpu || !facts.launch.block.known() || !facts.launch.grid.known()) return;
  const estimate::LaunchResources resources{
      .registersPerThread = studied.registers, .staticSharedBytes = staticBytes, .dynamicSharedBytes = dynamicBytes};
  const estimate::DataVolume data = estimate::dataVolumeOf(unit, facts);
  const auto bytes = data.isWhole() ? std::optional(static_cast<double>(data.bytes())) : std::nullopt;
  if (auto time = estimate::estimateTime(unit, std::move(facts), *gpu, resources, bytes)) studied.time = *time;
}

} // namespace warpgrain::report
