// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/dependence/relations/KernelDependences.h"
#include "core/model/Unit.h"

#include <vector>

namespace warpgrain::dependence {

/// Finds the barriers that a kernel reaches, each once, and whether all threads of a block certainly reach them
/// together (GT-A6g). Proves this by the forms of the conditions around a barrier, or by the thread variance of the
/// source.
std::vector<BarrierFinding> findBarriers(const model::Unit &unit, const access::KernelInstances &instances);

/// Returns whether the proof for a barrier may rest on values that are loaded from memory, so that doubtByRaces() may
/// withdraw it.
bool mayRestOnMemory(const std::vector<BarrierFinding> &findings, const access::KernelInstances &instances);

/// Withdraws the proof for barriers that rest on values loaded from memory on which threads race, or may race: all
/// threads that load one element then need not load the same value.
void doubtByRaces(std::vector<BarrierFinding> &findings, const RaceReport &races, const model::Unit &unit,
                  const access::KernelInstances &instances);

} // namespace warpgrain::dependence
