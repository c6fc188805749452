// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::measure {

/// A `__device__`, `__managed__` or `__constant__` variable of a cubin.
struct CubinVariable {
  std::string name;
  std::uint64_t bytes = 0;
  bool isConstant = false; ///< in constant memory: no kernel can write it
  /// What it holds when the module is loaded; empty: zeros.
  std::string_view initial;
};

/// What a cubin defines. The views lead into the cubin.
struct CubinContents {
  std::vector<CubinVariable> variables;
  std::vector<std::string> kernels; ///< symbols of entry functions
  bool callsMalloc = false;         ///< kernels may allocate memory on the device
};

/// Reads a cubin's symbols: an ELF file of 64 bits for CUDA. It may come from anywhere. Fails (input) where it is none
/// or is damaged.
Result<CubinContents> readCubin(std::string_view cubin);

/// The machine code of a kernel; empty where the cubin has none of that name.
std::string_view codeOf(std::string_view cubin, const std::string &kernel);

} // namespace warpgrain::measure
