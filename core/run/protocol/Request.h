// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/protocol/MemoryTypes.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::run {

/// A source and how to compile it for the device.
struct DeviceSource {
  std::filesystem::path file;                         ///< absolute
  std::map<std::filesystem::path, std::string> texts; ///< texts that replace files on disk
  std::vector<std::string> flags;                     ///< the unit's own flags, as the user gave them
  std::filesystem::path folder;                       ///< base folder of relative flags
  std::filesystem::path cudaRoot;                     ///< the toolkit with the headers and libdevice
  std::string architecture = "sm_90";
  bool compatibility = true; ///< include frontend::compatibilityPrelude()
};

/// Memory of the device.
struct Buffer {
  std::string name;
  std::uint64_t bytes = 0;
  ElementType type;
  Fill fill;
  // Whether the launch reads and writes the buffer, as far as its accesses are followed. The executor ignores both.
  bool isRead = true;
  bool isWritten = true;
};

/// A pointer inside a parameter's bytes.
struct PointerSlot {
  std::uint64_t offset = 0; ///< in bytes
  std::size_t buffer = 0;   ///< in ExecutionRequest::buffers
};

/// A kernel's parameter: its bytes, in which the executor fills in the addresses of buffers at the slots.
struct Parameter {
  std::string name;
  std::vector<std::uint8_t> bytes;
  std::vector<PointerSlot> pointers;
};

/// The value of a __device__ or __constant__ variable before the launch.
struct Symbol {
  std::string name; ///< as in the source, qualified or not
  ElementType type;
  Fill fill;
};

using Extent3 = std::array<std::uint32_t, 3>;

/// Limits of a run.
struct Limits {
  std::uint64_t milliseconds = 60'000;
  std::uint64_t memoryBytes = std::uint64_t{8} << 30U; ///< of the whole process
};

/// A fully specified launch on the CPU.
struct ExecutionRequest {
  DeviceSource source;
  std::string kernel; ///< mangled name
  Extent3 grid{1, 1, 1};
  Extent3 block{1, 1, 1};
  std::uint64_t sharedBytes = 0; ///< dynamic
  std::vector<Parameter> parameters;
  std::vector<Buffer> buffers;
  std::vector<Symbol> symbols;
  std::filesystem::path outputFolder; ///< folder for the contents of the buffers after the run
  bool checks = true;                 ///< check every access against its allocation
  bool counts = false;                ///< count the costs of accesses; takes several times as long
  /// If accesses are counted: the block whose requests are recorded, the first ones of each warp at each access.
  std::optional<Extent3> recordedBlock;
  unsigned workers = 0; ///< threads that run blocks; 0: one for each processor
  Limits limits;
};

/// Serializes a request for the executor as CBOR, since source text may contain any bytes.
std::string pack(const ExecutionRequest &request);
/// Fails (internal) if the bytes are not a request.
Result<ExecutionRequest> unpackRequest(const std::string &bytes);

} // namespace warpgrain::run
