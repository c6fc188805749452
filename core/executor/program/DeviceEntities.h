// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Lowered.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::executor {

/// Number of a source and mangled name of an entity in its device code.
using DeviceName = std::pair<std::size_t, std::string>;

/// A kernel of a program, ready to run.
struct ProgramKernelCode {
  std::string name; ///< as in the source
  std::string symbol;
  LoweredKernel lowered;
  void *entry = nullptr;
  std::vector<std::uint64_t> parameterBytes;
  std::vector<std::uint64_t> parameterOffsets; ///< in a buffer of all parameters, each aligned as its type requires
  std::uint64_t staticSharedBytes = 0;         ///< static shared memory of the source
  std::uint32_t mostThreads = 0;               ///< limit of __launch_bounds__; 0 if there is none
};

/// A variable of a program's device code, in memory.
struct PlacedVariable {
  DeviceVariable variable;
  std::byte *address = nullptr;
};

} // namespace warpgrain::executor
