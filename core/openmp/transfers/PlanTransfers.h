// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

namespace warpgrain::openmp {

/// Decides which memory stays on the GPU between the launches of a plan, what a kernel need not be given because it
/// writes all of it, and before which code of the CPU memory must be back (ALG-H3 to H7). To be called again after
/// regions of the plan have changed. `isPartOfProgram`: other sources may call functions of this one.
void planTransfers(const Program &program, ProgramPlan &plan, TransferMode mode, bool isPartOfProgram);

} // namespace warpgrain::openmp
