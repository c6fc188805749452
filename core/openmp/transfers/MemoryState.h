// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/transfers/KeptMemory.h"

#include <map>
#include <set>
#include <vector>

namespace warpgrain::openmp {

/// What may be known of the GPU's copies of one class of memory at a point of the source, over all paths to it.
struct ClassState {
  std::set<Stale> stale;         ///< why the GPU may not have it; empty: resident on every path (ALG-H3)
  bool isThere = false;          ///< the GPU may have a copy that launches would use
  std::set<std::uint32_t> newer; ///< kernels whose results the CPU may not have yet

  bool operator==(const ClassState &) const = default;
};

/// The same of all memory.
struct MemoryState {
  bool isReached = false;
  std::vector<ClassState> classes;
  std::set<VariableId> read;    ///< what these lead to the CPU has, on every path
  std::set<VariableId> changed; ///< and launches copy it again
  std::map<std::uint32_t, VariableId>
      fresh; ///< allocations to which nobody may have written, and who has their address

  bool operator==(const MemoryState &) const = default;

  /// Joins the paths that come here.
  void join(const MemoryState &other) {
    if (!other.isReached) return;
    if (!isReached) {
      *this = other;
      return;
    }
    for (std::size_t i = 0; i < classes.size(); ++i) {
      classes[i].stale.insert(other.classes[i].stale.begin(), other.classes[i].stale.end());
      classes[i].isThere |= other.classes[i].isThere;
      classes[i].newer.insert(other.classes[i].newer.begin(), other.classes[i].newer.end());
    }
    fresh.insert(other.fresh.begin(), other.fresh.end());
    std::erase_if(read, [&](VariableId id) { return !other.read.contains(id); });
    std::erase_if(changed, [&](VariableId id) { return !other.changed.contains(id); });
  }

  void forgetNames() {
    read.clear();
    changed.clear();
  }
};

} // namespace warpgrain::openmp
