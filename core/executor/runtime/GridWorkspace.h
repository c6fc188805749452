// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

#include <array>
#include <cstdint>

namespace warpgrain::executor {

/// What the toolkit's cooperative groups find at the address in %envreg1 and %envreg2, as the driver leaves it there
/// for a cooperative launch: the size, and the word at which the blocks of a grid meet. One at a time.
class GridWorkspace {
public:
  /// Of a launch that is not cooperative there is none.
  GridWorkspace(LaunchState &launch, bool isThere);
  GridWorkspace(const GridWorkspace &) = delete;
  GridWorkspace &operator=(const GridWorkspace &) = delete;
  ~GridWorkspace();

private:
  LaunchState &launch_;
  alignas(16) std::array<std::uint32_t, 4> words_{};
};

/// For compiled code: its address, or 0.
std::uint64_t gridWorkspace(const ThreadState *thread);

} // namespace warpgrain::executor
