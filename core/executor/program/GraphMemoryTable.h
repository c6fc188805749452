// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"
#include "core/executor/program/MemoryTable.h"

#include <cstddef>
#include <map>

namespace warpgrain::executor {

/// Memory that nodes of graphs allocate and free. Its address stands as soon as the node is made, and is the same in
/// each launch; so it is kept until the program ends or resets the device. The runtime's mutex must be held.
class GraphMemoryTable {
public:
  /// The memory must outlive this object.
  explicit GraphMemoryTable(MemoryTable &memory) : memory_(memory) {}

  /// Null if there is no room.
  void *reserve(std::size_t bytes);

  bool contains(const void *memory) const;

  /// What the node that allocates does: an error if the memory of the last launch was not freed.
  cuda::Error allocate(const void *memory);

  /// What a node that frees, or the program itself, does: an error if the memory is free.
  cuda::Error free(const void *memory);

  /// Forgets all of it. MemoryTable::clear() frees it.
  void clear();

private:
  MemoryTable &memory_;
  std::map<const void *, bool> isAllocated_; ///< by begin
};

} // namespace warpgrain::executor
