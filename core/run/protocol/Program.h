// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/protocol/Request.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::run {

/// The launch of a program that is to be recorded.
struct RecordWish {
  std::string kernel;       ///< name as in the source, qualified or not; empty for any kernel
  std::uint64_t launch = 1; ///< number of the launch, counted from 1
  bool endsThere = false;   ///< end the program with status 0 instead of executing the launch
};

/// A request to run a whole program: its sources are compiled for host and device, and its own main runs.
struct ProgramRequest {
  std::vector<DeviceSource> sources;
  std::vector<std::string> arguments;                  ///< argv; the first is the program's name
  std::filesystem::path outputFolder;                  ///< folder for the executor's answer, see program_files
  bool checks = false;                                 ///< check every access of kernels against its allocation
  bool keepsWarpsInStep = false;                       ///< run warps in lockstep at accesses to shared memory
  unsigned workers = 0;                                ///< threads that run blocks; 0: one for each processor
  std::uint64_t memoryBytes = std::uint64_t{8} << 30U; ///< of the whole process
  std::optional<RecordWish> record;
};

/// Device memory behind a pointer argument of a recorded launch, from that address to the end of its allocation.
struct RecordedBuffer {
  std::uint64_t address = 0;
  std::uint64_t bytes = 0;
  std::filesystem::path file; ///< contents before the launch
};

/// A __device__ or __constant__ variable of the recorded kernel.
struct RecordedSymbol {
  std::string name; ///< qualified
  std::uint64_t bytes = 0;
  std::filesystem::path file;
};

/// A launch as the program made it.
struct RecordedLaunch {
  std::size_t source = 0; ///< in ProgramRequest::sources
  std::string kernel;     ///< mangled name
  Extent3 grid{1, 1, 1};
  Extent3 block{1, 1, 1};
  std::uint64_t sharedBytes = 0;                     ///< dynamic
  std::vector<std::vector<std::uint8_t>> parameters; ///< their bytes
  std::vector<RecordedBuffer> buffers;               ///< of the pointers that are in them
  std::vector<RecordedSymbol> symbols;
};

/// Files of ProgramRequest::outputFolder.
namespace program_files {
inline constexpr const char *begun = "begun"; ///< there as soon as the program's own code runs
inline constexpr const char *outcome =
    "outcome";                                  ///< an ExecutionOutcome, where the executor ended it or found something
inline constexpr const char *launch = "launch"; ///< the recorded launch
} // namespace program_files

std::string pack(const ProgramRequest &request);
/// Fails (internal) if the bytes are not a request.
Result<ProgramRequest> unpackProgramRequest(const std::string &bytes);

std::string pack(const RecordedLaunch &launch);
/// Fails (internal) if the bytes are not a launch.
Result<RecordedLaunch> unpackRecordedLaunch(const std::string &bytes);

} // namespace warpgrain::run
