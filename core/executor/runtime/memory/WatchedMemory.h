// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Lowered.h"
#include "core/executor/runtime/memory/Memory.h"

#include <cstdint>
#include <optional>
#include <set>

namespace warpgrain::executor {

/// Decides which accesses to an allocation are recorded for the race detector. Recording reads of memory that the
/// kernel never writes would take most of the time.
class WatchedMemory {
public:
  /// `arguments` points to the values of the kernel's parameters.
  WatchedMemory(const std::optional<PointerUses> &uses, void *const *arguments, const DeviceMemory &memory);

  Watch of(const Allocation &allocation) const;

private:
  // Start addresses of allocations.
  std::set<std::uintptr_t> read_;
  std::set<std::uintptr_t> written_;
  bool readsAny_ = true;
  bool writesAny_ = true;
};

} // namespace warpgrain::executor
