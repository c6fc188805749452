// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace warpgrain::frontend {

/// Compiler flags as Clang understands them, made from flags in nvcc's, GCC's or Clang's spelling.
struct ClangFlags {
  std::vector<std::string> arguments;     ///< for Clang, without compiler, file, language and architecture
  std::vector<std::string> architectures; ///< "sm_90", in the order given; empty where none was
  bool relocatableDeviceCode = false;
};

/// Translates flags (without the compiler's name and the input file). What only later phases read
/// (linking, ptxas, optimisation, output names) is dropped; what Clang would not know is dropped.
/// Response files are read relative to the folder.
ClangFlags translateFlags(const std::vector<std::string> &flags, const std::filesystem::path &folder);

} // namespace warpgrain::frontend
