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

} // namespace warpgrain::dependence
