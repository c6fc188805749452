// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/build/IncludePaths.h"

#include <filesystem>
#include <string>
#include <vector>

namespace warpgrain::build {

/// A person's flags, sorted by what they are for when a file is compiled to a cubin with nvcc.
struct NvccFlags {
  std::vector<std::string> options;   ///< for nvcc, values in arguments of their own
  std::vector<std::string> hostFlags; ///< for the compiler that nvcc preprocesses with
  IncludePaths includes;
  bool relocatableDeviceCode = false;
  bool deviceDebug = false; ///< -G: the code is not optimised
  /// What was changed or left out that a person would want to know; sentences.
  std::vector<std::string> notes;
};

/// Sorts flags in the spelling of nvcc, GCC or Clang (without the compiler's name). Output names,
/// phases, linking, architectures, dependency files, input files, and warnings are left out;
/// response files are read. Relative paths are taken from the folder. A flag that nobody knows is
/// handed to nvcc, which names it if it does not know it either.
NvccFlags translateForNvcc(const std::vector<std::string> &flags, const std::filesystem::path &folder);

/// The flags that name what nvcc, or the compiler it preprocesses with, would start or load: host compilers, folders of
/// compiler passes, wrappers, plug-ins, files that say how to call all of these. As they are handed over: "-ccbin
/// /opt/g++".
std::vector<std::string> programsIn(const NvccFlags &flags);

} // namespace warpgrain::build
