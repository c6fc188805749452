// SPDX-License-Identifier: Apache-2.0
#include "app/executor/run/WatchedMemory.h"

#include <algorithm>
#include <cstring>

namespace warpgrain::executor {

namespace {

std::uintptr_t pointerIn(const void *argument) {
  std::uintptr_t out = 0;
  std::memcpy(&out, argument, sizeof out);
  return out;
}

} // namespace

WatchedMemory::WatchedMemory(const std::optional<PointerParameters> &pointers, void *const *arguments,
                             const DeviceMemory &memory) {
  watchesAll_ = !pointers;
  if (!pointers) return;
  for (const std::size_t number : pointers->read)
    if (const Allocation *allocation = memory.find(pointerIn(arguments[number]))) read_.push_back(allocation->begin);
  for (const std::size_t number : pointers->written) {
    const std::uintptr_t pointer = pointerIn(arguments[number]);
    if (pointer == 0) continue; // a write through it is a fault
    const Allocation *allocation = memory.find(pointer);
    // It may point before or behind what it is computed from, or at what is allocated as the kernel runs.
    if (allocation == nullptr)
      watchesAll_ = true;
    else
      std::erase(read_, allocation->begin);
  }
}

bool WatchedMemory::isWatched(const Allocation &allocation) const {
  return watchesAll_ || std::ranges::find(read_, allocation.begin) == read_.end();
}

} // namespace warpgrain::executor
