// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/GraphMemoryTable.h"

namespace warpgrain::executor {

using cuda::Error;

void *GraphMemoryTable::reserve(std::size_t bytes) {
  const auto memory = memory_.allocate(bytes, MemoryKind::device, 0);
  if (!memory || *memory == nullptr) return nullptr;
  isAllocated_[*memory] = false;
  return *memory;
}

bool GraphMemoryTable::contains(const void *memory) const {
  return isAllocated_.contains(memory);
}

Error GraphMemoryTable::allocate(const void *memory) {
  const auto found = isAllocated_.find(memory);
  if (found == isAllocated_.end() || found->second) return Error::invalidValue;
  found->second = true;
  return Error::success;
}

Error GraphMemoryTable::free(const void *memory) {
  const auto found = isAllocated_.find(memory);
  if (found == isAllocated_.end() || !found->second) return Error::invalidValue;
  found->second = false;
  return Error::success;
}

void GraphMemoryTable::clear() {
  isAllocated_.clear();
}

} // namespace warpgrain::executor
