// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/base/Subprocess.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::tests {

/// Turns CUDA text into C++ for the header in hostcuda/: launches become calls, shared memory becomes static, a barrier
/// in PTX a call. Covers what the examples and the generated kernels use; it is not a compiler.
std::string toHostProgram(std::string_view cuda);

/// Compiles CUDA text as a host program with g++; gives the program's path, or the compiler's words as an error.
/// `flags` are added to those that all such programs are compiled with.
Result<std::filesystem::path> compileForHost(std::string_view cuda, const std::filesystem::path &folder,
                                             const std::string &name, const std::vector<std::string> &flags = {});

/// Two things that a correct kernel cannot tell apart; see hostcuda/cuda_runtime.h.
struct HostRun {
  std::vector<std::string> arguments;
  bool isReversed = false;    ///< the last thread and the last block first
  bool isOtherMemory = false; ///< memory that nobody wrote holds other bytes than otherwise
};

/// Runs what compileForHost made. A program that does not end in time is an error.
Result<SubprocessOutcome> runHostProgram(const std::filesystem::path &program, const HostRun &run);

/// Compiles and runs. A compile error is an error with the compiler's words.
Result<SubprocessOutcome> runOnHost(std::string_view cuda, const std::filesystem::path &folder, const std::string &name,
                                    const std::vector<std::string> &arguments = {});

} // namespace warpgrain::tests
