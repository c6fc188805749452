// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

#include <array>
#include <cstdint>

namespace warpgrain::executor {

/// Memory that cooperative groups of the CUDA toolkit use for grid barriers: its size, and the barrier's word. The
/// driver passes its address in %envreg1 and %envreg2. Sets LaunchState::gridWorkspace while it lives.
class GridWorkspace {
public:
  /// Adds the memory to the launch if the launch is cooperative.
  GridWorkspace(LaunchState &launch, bool isCooperative);
  GridWorkspace(const GridWorkspace &) = delete;
  GridWorkspace &operator=(const GridWorkspace &) = delete;
  ~GridWorkspace();

private:
  LaunchState &launch_;
  alignas(16) std::array<std::uint32_t, 4> words_{};
};

/// Runtime function: address of the launch's workspace; 0 if there is none.
std::uint64_t gridWorkspace(const ThreadState *thread);

} // namespace warpgrain::executor
