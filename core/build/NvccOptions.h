// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace warpgrain::build {

/// What becomes of a flag when one kernel file is compiled to a cubin for one architecture.
enum class OptionHandling : std::uint8_t {
  keep,
  keepWithValue,
  drop,
  dropWithValue,
  includeFolder, ///< -I, -isystem, -iquote, -idirafter
  forcedInclude, ///< -include
  standard,      ///< -std
  hostFlags,     ///< -Xcompiler
  responseFile,  ///< --options-file
  relocatable,   ///< -rdc, with a value
  relocatableOn, ///< -dc and Clang's -fgpu-rdc
  hostWithValue, ///< of the host compiler, with a value: -isysroot
};

/// The handling of an option of nvcc, GCC or Clang by its name without dashes and without value
/// ("gpu-architecture"). Sources: nvcc --help of CUDA 13.0, Clang's CUDA options. nullopt: not in
/// the table.
std::optional<OptionHandling> handlingOf(std::string_view name);

/// True for a flag of the host compiler ("-fsanitize=address") that says nothing of the code for
/// the device, or that only Clang knows.
bool isUselessHostFlag(std::string_view flag);

} // namespace warpgrain::build
