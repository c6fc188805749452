// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/dependence/relations/KernelDependences.h"
#include "core/model/Unit.h"

#include <vector>

namespace warpgrain::dependence {

/// The barriers that a kernel reaches, each once, and whether all threads of a block certainly reach them together
/// (GT-A6g): by the forms of the conditions around, or by what the text shows not to differ between threads.
std::vector<BarrierFinding> findBarriers(const model::Unit &unit, const access::KernelInstances &instances);

} // namespace warpgrain::dependence
