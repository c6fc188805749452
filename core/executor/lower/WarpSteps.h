// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/kit/SiteTable.h"

#include <llvm/IR/Function.h>

namespace warpgrain::executor {

/// Keeps the threads of a warp in step at accesses to shared memory, as programs take it that were written for devices
/// before compute capability 7.0: what a thread writes there, the others of its warp find, with no barrier between.
/// Comes while shared memory is still told by its address space, and puts a call of `wg_step` where the threads of a
/// warp must have come together: before accesses, where others of another kind may lie before them.
void keepWarpsInStep(llvm::Function &kernel, SiteTable &sites);

} // namespace warpgrain::executor
