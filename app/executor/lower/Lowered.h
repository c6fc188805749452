// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::executor {

/// A place in the source.
struct Site {
  std::string file;
  std::uint32_t line = 0; ///< 0 where not known
  std::uint32_t column = 0;

  friend auto operator<=>(const Site &, const Site &) = default;
};

/// A __shared__ variable in the block's shared memory.
struct SharedVariable {
  std::string name; ///< as in the source
  std::uint64_t offset = 0;
  std::uint64_t bytes = 0;
};

/// A __device__ or __constant__ variable of the kernel.
struct DeviceVariable {
  std::string name;        ///< as in the source
  std::string mangledName; ///< its symbol
  std::uint64_t bytes = 0;
  bool isConstant = false; ///< kernels cannot write it
  bool isOfSource = false; ///< has a name that a person can use
};

/// What is known of a kernel after it was made host code.
struct LoweredKernel {
  bool needsFibers = false;          ///< a thread may wait for another
  bool addsFloatsAtomically = false; ///< the order of threads decides the last bits
  bool needsOneWorker = false;       ///< atomics whose results depend on the order of blocks
  /// Threads may order what they do by atomics or by memory that they poll: then an order that barriers do not make is
  /// no race.
  bool ordersByMemory = false;
  std::vector<SharedVariable> shared;
  std::uint64_t staticSharedBytes = 0; ///< where dynamic shared memory begins
  std::vector<DeviceVariable> variables;
  std::vector<Site> sites; ///< runtime functions get positions in it
};

/// Names of the functions that the lowered module defines: BlockEntry where no fibers are needed, else ThreadEntry.
inline constexpr const char *entryName = "wg_entry";

} // namespace warpgrain::executor
