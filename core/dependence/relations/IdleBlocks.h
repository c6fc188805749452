// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/model/Axis.h"
#include "core/model/GridCover.h"
#include "core/model/Unit.h"

namespace warpgrain::dependence {

/// True if a block does nothing that anybody can notice where `blockIdx * cover.threads` along an axis is at least the
/// value of the cover's parameter: everything that the kernel does is known, and no access to memory is reached there
/// but to local memory, and such as each block makes alike to its own memory, or to read. So a grid that covers the
/// parameter may have any number of further blocks. False also where that is not known.
///
/// `kernel`: the function that `instances` were made of, in a launch whose number of blocks along the axis is open.
/// Calls that print or end the program are the caller's to exclude (Trait::report).
bool areIdleBeyond(const model::Unit &unit, const model::Function &kernel, const access::KernelInstances &instances,
                   model::Axis axis, const model::GridCover &cover);

} // namespace warpgrain::dependence
