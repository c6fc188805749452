// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Lowered.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::executor {

/// A name in a source's device code, as the compiler made it.
using DeviceName = std::pair<std::size_t, std::string>;

/// A kernel of a program, ready to run.
struct ProgramKernelCode {
  std::string name; ///< as in the source
  std::string symbol;
  LoweredKernel lowered;
  void *entry = nullptr;
  std::vector<std::uint64_t> parameterBytes;
  std::vector<std::uint64_t> parameterOffsets; ///< where they lie one after the other, aligned as their types ask
  std::uint64_t staticSharedBytes = 0;         ///< as the source has them
  std::uint32_t mostThreads = 0;               ///< of __launch_bounds__; 0: not said
};

/// A variable of a program's device code, in memory.
struct PlacedVariable {
  DeviceVariable variable;
  std::byte *address = nullptr;
};

} // namespace warpgrain::executor
