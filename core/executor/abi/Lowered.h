// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/abi/CountedCode.h"
#include "core/executor/abi/EventGroup.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::executor {

/// A __shared__ variable. Offset and size in bytes.
struct SharedVariable {
  std::string name; ///< as in the source
  std::uint64_t offset = 0;
  std::uint64_t bytes = 0;
};

/// A __device__ or __constant__ variable of the kernel.
struct DeviceVariable {
  std::string name;        ///< as in the source
  std::string mangledName; ///< symbol
  std::uint64_t bytes = 0;
  bool isConstant = false;         ///< kernels cannot write it
  bool isOfSource = false;         ///< the source declares it under `name`
  bool isInConstantMemory = false; ///< the source declares it __constant__
};

/// How one host thread runs the threads of a block.
enum class Schedule : std::uint8_t {
  loops,   ///< each thread from begin to end; no thread waits (BlockEntry)
  regions, ///< all threads from one wait to the next (RegionEntry)
  fibers,  ///< each thread on its own stack, switching at waits (ThreadEntry)
};

/// What a thread waits for.
enum class WaitKind : std::uint8_t {
  barrier,
  exchange,
  activeMask,
  poll, ///< memory that other threads write, read in a loop
  step, ///< the threads of its warp at the same step, if warps are kept in step
};

/// A wait in a kernel that runs by regions.
struct WaitPoint {
  WaitKind kind = WaitKind::barrier;
  /// Number shared by all copies that the optimiser makes of one wait. Different calls of a function have their own.
  std::uint16_t origin = 0;
  std::uint32_t site = 0;
  std::optional<Reduction> reduction; ///< for a barrier that reduces predicates: count, all or any
};

/// A pointer parameter of a kernel.
struct PointerParameter {
  std::size_t number = 0; ///< index among all parameters, from 0
  bool isRead = false;
  bool isWritten = false; ///< or updated by an atomic
};

/// Reads and writes of a kernel through pointers.
struct PointerUses {
  std::vector<PointerParameter> parameters;
  bool readsElsewhere = false; ///< through a pointer that is not a parameter, such as a loaded one
  bool writesElsewhere = false;
};

/// A kernel after lowering to host code, without the code.
struct LoweredKernel {
  Schedule schedule = Schedule::loops;
  std::vector<WaitPoint> waits;      ///< if it runs by regions; region i + 1 begins after wait i
  std::uint64_t keptBytes = 0;       ///< bytes per thread that live across regions
  bool addsFloatsAtomically = false; ///< results may differ in the last bits with the order of threads
  bool waitsForGrid = false;         ///< blocks wait for each other, so all must be resident
  bool needsOneWorker = false;       ///< it has atomics whose results depend on the order of blocks
  /// Threads may order accesses by atomics or by polling memory. Then missing barriers do not prove a race, and races
  /// are not reported.
  bool ordersByMemory = false;
  bool polls = false; ///< threads read memory in loops until other threads write it
  /// Warps may wait for the block's barrier at different places. Devices allow it, the language does not.
  bool warpsMayDiverge = false;
  std::vector<SharedVariable> shared;
  std::uint64_t staticSharedBytes = 0; ///< size; dynamic shared memory begins here
  std::vector<DeviceVariable> variables;
  std::optional<PointerUses> pointers; ///< set if accesses are checked
  std::vector<Site> sites;             ///< source locations; runtime functions take indices into it
  std::optional<CountedCode> counted;  ///< set if executions are counted
  std::vector<EventGroup> eventGroups; ///< event groups of the log, if executions are counted
};

/// Name of the entry that the lowered module defines. Its type depends on the schedule.
inline constexpr const char *entryName = "wg_entry";

/// Symbol of the ConstantTable list of the module with this entry. Defined only if accesses are checked.
inline std::string tablesName(const std::string &entry) {
  return entry + ".tables";
}

} // namespace warpgrain::executor
