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

/// How a block's threads run one after the other.
enum class Schedule : std::uint8_t {
  loops,   ///< each from begin to end: nobody waits (BlockEntry)
  regions, ///< each from where it waits to where it waits next (RegionEntry)
  fibers,  ///< each on a stack of its own, switching where one waits (ThreadEntry)
};

/// What a thread waits for at a place of the code.
enum class WaitKind : std::uint8_t {
  barrier,
  exchange,
  activeMask,
  poll, ///< it looks again and again for what others write
  step, ///< for the threads of its warp that are at the same place, where warps are kept in step
};

/// A place where threads wait, of a kernel that runs by regions.
struct WaitPoint {
  WaitKind kind = WaitKind::barrier;
  /// The same for all copies of one wait, as the optimiser makes them of loops; but not for each call of a function.
  std::uint16_t origin = 0;
  std::uint32_t site = 0;
  std::optional<Reduction> reduction; ///< of a barrier: count, all or any of the threads' predicates
};

/// A parameter of a kernel that is a pointer.
struct PointerParameter {
  std::size_t number = 0; ///< among all parameters, from 0
  bool isRead = false;
  bool isWritten = false; ///< or updated by an atomic
};

/// What a kernel does through pointers.
struct PointerUses {
  std::vector<PointerParameter> parameters;
  bool readsElsewhere = false; ///< through a pointer that is no parameter: one that was loaded, say
  bool writesElsewhere = false;
};

/// What is known of a kernel after it was made host code.
struct LoweredKernel {
  Schedule schedule = Schedule::loops;
  std::vector<WaitPoint> waits;      ///< of a kernel that runs by regions; the region i + 1 begins behind the i-th
  std::uint64_t keptBytes = 0;       ///< of each of its threads, from one region to another
  bool addsFloatsAtomically = false; ///< the order of threads decides the last bits
  bool waitsForGrid = false;         ///< blocks wait for each other: all must be there at once
  bool needsOneWorker = false;       ///< atomics whose results depend on the order of blocks
  /// Threads may order what they do by atomics or by memory that they poll: then an order that barriers do not make is
  /// no race.
  bool ordersByMemory = false;
  bool polls = false; ///< threads look in loops for what others write
  /// Warps may come to the block's barrier at different places, as devices have it; the language does not.
  bool warpsMayDiverge = false;
  std::vector<SharedVariable> shared;
  std::uint64_t staticSharedBytes = 0; ///< where dynamic shared memory begins
  std::vector<DeviceVariable> variables;
  std::optional<PointerUses> pointers; ///< where accesses are checked
  std::vector<Site> sites;             ///< runtime functions get positions in it
  std::optional<CountedCode> counted;  ///< where executions are counted
  std::vector<EventGroup> eventGroups; ///< likewise: what logs of them are made of
};

/// The name of the function that the lowered module defines, of the type that the schedule asks for.
inline constexpr const char *entryName = "wg_entry";

/// The symbol of the ConstantTables of the code that has this entry, where accesses are checked.
inline std::string tablesName(const std::string &entry) {
  return entry + ".tables";
}

} // namespace warpgrain::executor
