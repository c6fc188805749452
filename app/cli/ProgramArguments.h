// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/Commands.h"
#include "core/workflow/Program.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::cli {

/// The arguments that name a whole program and say how to run it.
struct ProgramArguments {
  std::vector<std::string> files;
  std::vector<std::string> flags; ///< of the compiler, for every source
  std::string database;
  std::string cudaPath;
  std::string architecture; ///< empty: what the flags name, or sm_90
  bool withoutCompatibility = false;
  double timeoutSeconds = 0; ///< 0: no limit
  std::uint64_t memoryMegabytes = 8192;
  unsigned workers = 0;
  bool checks = false;
  bool warpSynchronous = false;
  std::string record; ///< file for the launch form; empty: nothing is recorded
  std::string kernel; ///< that is recorded; empty: any
  std::uint64_t launch = 1;
  bool stopsThere = false; ///< the program ends where the recorded launch would begin

  void addTo(CLI::App &command);
};

/// What is to be run. The program's own arguments come from the context.
workflow::ProgramOrder programOrder(const ProgramArguments &arguments, const CommandContext &context);

} // namespace warpgrain::cli
