// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/transfers/Links.h"

namespace warpgrain::openmp {

/// Decides which memory stays on the GPU between the launches of a plan, what a kernel need not be given because it
/// writes all of it, and before which code of the CPU memory must be back (ALG-H3 to H7). To be called again after
/// regions of the plan have changed. `isPartOfProgram`: other sources may call functions of this one. `links`: what is
/// known of those; the GPU then keeps memory over calls from source to source. Returns false where code of this source
/// may work on such memory at times that are not known, so that no source may keep it.
bool planTransfers(const Program &program, ProgramPlan &plan, TransferMode mode, bool isPartOfProgram,
                   const Links *links = nullptr);

} // namespace warpgrain::openmp
