// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Lowered.h"
#include "core/executor/runtime/Memory.h"

#include <cstdint>
#include <optional>
#include <set>

namespace warpgrain::executor {

/// Tells what is to be kept of accesses to the memory of a launch: to keep who reads what nobody writes would take more
/// time than all the rest.
class WatchedMemory {
public:
  /// `arguments` point at the values of the kernel's parameters.
  WatchedMemory(const std::optional<PointerUses> &uses, void *const *arguments, const DeviceMemory &memory);

  Watch of(const Allocation &allocation) const;

private:
  // Begins of allocations.
  std::set<std::uintptr_t> read_;
  std::set<std::uintptr_t> written_;
  bool readsAny_ = true;
  bool writesAny_ = true;
};

} // namespace warpgrain::executor
