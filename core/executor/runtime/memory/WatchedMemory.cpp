// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/memory/WatchedMemory.h"

#include <cstring>

namespace warpgrain::executor {

namespace {

std::uintptr_t pointerIn(const void *argument) {
  std::uintptr_t out = 0;
  std::memcpy(&out, argument, sizeof out);
  return out;
}

} // namespace

WatchedMemory::WatchedMemory(const std::optional<PointerUses> &uses, void *const *arguments,
                             const DeviceMemory &memory) {
  if (!uses) return;
  readsAny_ = uses->readsElsewhere;
  writesAny_ = uses->writesElsewhere;
  for (const PointerParameter &parameter : uses->parameters) {
    const std::uintptr_t pointer = pointerIn(arguments[parameter.number]);
    if (pointer == 0) continue; // what goes through it is a fault
    const Allocation *allocation = memory.find(pointer);
    // It may point before or behind what it was computed from, or at what the kernel allocates.
    readsAny_ = readsAny_ || (parameter.isRead && allocation == nullptr);
    writesAny_ = writesAny_ || (parameter.isWritten && allocation == nullptr);
    if (allocation == nullptr) continue;
    if (parameter.isRead) read_.insert(allocation->begin);
    if (parameter.isWritten) written_.insert(allocation->begin);
  }
}

Watch WatchedMemory::of(const Allocation &allocation) const {
  if (!writesAny_ && !written_.contains(allocation.begin)) return Watch::nothing;
  return readsAny_ || read_.contains(allocation.begin) ? Watch::all : Watch::writes;
}

} // namespace warpgrain::executor
