// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

#include <vector>

namespace warpgrain::openmp {

/// True for a critical section of updates with one operator each, possibly in loops (ALG-F6).
bool isReduction(const Statement &critical);

/// True for an atomic update that the kernels' helper can do.
bool isAtomicUpdate(const Statement &atomic);

/// True where a loop of the statement reads atomically whether it ends: it may wait for another thread, which a GPU may
/// not have begun.
bool mayWait(const Statement &statement);

/// What a critical section updates, and what it reads, where a pointer may lead from one into the other. An atomic
/// operation reads before it has the place to itself.
struct Overlap {
  VariableId updated{};
  VariableId read{};

  bool operator==(const Overlap &) const = default;
};

/// The pairs of a critical section that must lead to different memory.
std::vector<Overlap> mayOverlap(const Program &program, const Statement &critical);

} // namespace warpgrain::openmp
