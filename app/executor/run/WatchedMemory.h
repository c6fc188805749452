// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/executor/lower/Lowered.h"
#include "app/executor/run/Memory.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::executor {

/// Tells which memory of a launch may take part in data races: what nobody writes cannot, and to keep who reads it
/// would take more time than all the rest.
class WatchedMemory {
public:
  /// `arguments` point at the values of the kernel's parameters.
  WatchedMemory(const std::optional<PointerParameters> &pointers, void *const *arguments, const DeviceMemory &memory);

  bool isWatched(const Allocation &allocation) const;

private:
  bool watchesAll_ = false;
  std::vector<std::uintptr_t> read_; ///< begins of allocations that parameters point into, and that none writes
};

} // namespace warpgrain::executor
