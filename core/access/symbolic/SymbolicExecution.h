// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Unit.h"

namespace warpgrain::access {

/// Runs a kernel on symbols: every integer and every pointer is followed through assignments, conditions, loops and
/// calls of the unit's own functions, as a form of thread, block and loop indices (ALG-A3 step 4). Gives every memory
/// access with its byte offset and the conditions under which a thread does it, and every barrier.
///
/// What is not followed becomes an opaque value that says why, or an unknown condition: the result may hold more
/// accesses and more threads than really happen, never fewer. 32-bit and wider integers are taken not to overflow where
/// a program could not mean it; such assumptions are listed.
///
/// Precondition: `kernel` is a function of the unit. A function with no body gives an empty result.
KernelInstances executeSymbolically(const model::Unit &unit, model::FunctionId kernel, const LaunchContext &launch);

} // namespace warpgrain::access
