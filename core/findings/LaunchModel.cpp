// SPDX-License-Identifier: Apache-2.0
#include "core/findings/LaunchModel.h"

#include "core/estimate/registers/LiveRegisters.h"
#include "core/estimate/volume/DataVolume.h"
#include "core/estimate/work/SharedBytes.h"

#include <algorithm>

namespace warpgrain::findings {

LaunchModel::LaunchModel(const model::Unit &unit, const access::KernelFacts &facts,
                         const std::optional<estimate::ModelledGpu> &gpu, std::uint32_t dynamicSharedBytes)
    : unit_(unit), facts_(facts), gpu_(gpu) {
  const bool isKnown = facts.launch.block.known() && facts.launch.grid.known() && facts.instances.body != nullptr;
  if (!isKnown || !gpu_) return;
  access::KernelFacts own = facts;
  const auto registers = estimate::estimateRegisters(unit, own, estimate::fullRegistersOf(&gpu_->limits));
  resources_ = {.registersPerThread = registers.registers,
                .staticSharedBytes = estimate::declaredSharedBytes(unit, *facts.instances.body),
                .dynamicSharedBytes = dynamicSharedBytes};
  const estimate::DataVolume data = estimate::dataVolumeOf(unit, own);
  if (data.isWhole()) dataBytes_ = static_cast<double>(data.bytes());
  if (auto time = estimate::estimateTime(unit, std::move(own), *gpu_, resources_, dataBytes_)) time_ = *time;
}

void LaunchModel::addCost(FindingCost &cost, const std::function<void(access::KernelFacts &)> &mend) const {
  if (!time_) return;
  access::KernelFacts mended = facts_;
  mend(mended);
  const auto without = estimate::estimateTime(unit_, std::move(mended), *gpu_, resources_, dataBytes_);
  if (without) addSeconds(cost, time_->seconds - without->seconds);
}

void LaunchModel::addCost(FindingCost &cost, const estimate::LaunchResources &resources) const {
  if (!time_) return;
  const auto without = estimate::estimateTime(unit_, facts_, *gpu_, resources, dataBytes_);
  if (without) addSeconds(cost, time_->seconds - without->seconds);
}

void LaunchModel::addSeconds(FindingCost &cost, double seconds) const {
  if (!time_ || time_->seconds <= 0) return;
  seconds = std::max(seconds, 0.0);
  cost.cycles = seconds * gpu_->speed.hertz();
  cost.share = std::min(seconds / time_->seconds, 1.0);
}

} // namespace warpgrain::findings
