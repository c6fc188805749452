// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/frontend/Parser.h"
#include "core/run/ProgramRun.h"
#include "core/run/launch/RecordedForm.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// A whole program that is to be run, its kernels on the CPU.
struct ProgramOrder {
  std::vector<std::filesystem::path> files;            ///< its sources, one at least
  std::optional<std::vector<std::string>> flags;       ///< of the compiler, for every source; none: found or guessed
  std::optional<std::filesystem::path> database;       ///< a compile_commands.json to take the flags from
  std::filesystem::path cudaPath;                      ///< the CUDA toolkit to use; empty: it is looked for
  std::string architecture;                            ///< empty: what the flags name, or sm_90
  bool suppliesRemovedNames = true;                    ///< as KernelSubject's
  std::vector<std::string> arguments;                  ///< the program's own, without its name
  bool checks = false;                                 ///< as ProgramRequest's
  bool keepsWarpsInStep = false;                       ///< likewise
  unsigned workers = 0;                                ///< likewise
  std::uint64_t memoryBytes = std::uint64_t{8} << 30U; ///< likewise
  std::optional<run::RecordWish> record;               ///< a launch that is to be written down
};

/// A program that is ready to be run, with what reads its sources.
struct OpenedProgram {
  run::ProgramRequest request;
  std::vector<std::unique_ptr<frontend::Parser>> parsers; ///< one for each source
};

/// Looks the sources' flags up. Fails (tool) without a toolkit, (usage) where there is no such GPU, and where a source
/// cannot be read.
Result<OpenedProgram> openProgram(const ProgramOrder &order);

/// A launch form that was written.
struct WrittenForm {
  run::RecordedForm recorded;
  std::filesystem::path file;   ///< absolute
  std::filesystem::path source; ///< that holds the kernel
};

/// Writes the recorded launch of a run as a launch form, with the contents of its buffers beside it. Fails (refused)
/// where none was recorded, and as run::recordedForm() does.
Result<WrittenForm> writeRecordedForm(const run::ProgramRun &run, const OpenedProgram &program,
                                      const std::filesystem::path &file);

} // namespace warpgrain::workflow
