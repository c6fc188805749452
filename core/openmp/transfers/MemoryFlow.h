// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/transfers/MemoryState.h"

#include <map>

namespace warpgrain::openmp {

/// What following the program's memory finds.
struct MemoryFlowResult {
  std::map<const Statement *, CpuUses> uses;
  std::map<const Statement *, CpuUses> headUses; ///< before each evaluation of a loop's condition
  std::set<const Kernel *> reached;
  std::set<std::uint32_t> newBlocks; ///< places of allocations that give the GPU a block to which nobody has written
  bool isComplete = true;            ///< every use of the CPU has its place; else a class was refused on the way
};

/// Follows memory forward through all functions that launch kernels (ALG-H3, with the copies back of ALG-H4 where the
/// CPU needs them): finds where the CPU works on what the GPU may have. Fills in the transfers of `plan`. A class of
/// memory that the CPU uses where nothing can stand before it is refused in `kept`.
MemoryFlowResult followMemory(const Program &program, ProgramPlan &plan, const CpuEffectsReader &effects,
                              KeptMemory &kept, const Links *links = nullptr);

} // namespace warpgrain::openmp
