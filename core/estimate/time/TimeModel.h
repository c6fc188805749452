// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/device/GpuSpeed.h"
#include "core/device/MultiprocessorLimits.h"
#include "core/estimate/Estimated.h"
#include "core/estimate/work/ExecutionCounts.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace warpgrain::estimate {

/// What limits a launch.
enum class Bound : std::uint8_t {
  memory,     ///< the bandwidth of the GPU's memory
  l2,         ///< the bandwidth of the L2 cache
  l1,         ///< lookups in the L1 cache
  shared,     ///< passes over the banks of shared memory
  arithmetic, ///< an arithmetic unit
  issue,      ///< instructions of all kinds
  latency,    ///< too few warps to hide how long loads and results take
  count       ///< number of bounds
};

/// "memory", "L2 cache", "L1 cache", "shared memory", "arithmetic", "instructions", "latency".
std::string_view nameOf(Bound bound);

/// The three kinds that bounds are of.
enum class BoundKind : std::uint8_t { memory, compute, latency };

BoundKind kindOf(Bound bound);

/// What a compiled launch uses, or is expected to.
struct LaunchResources {
  std::uint32_t registersPerThread = 32;
  std::uint32_t staticSharedBytes = 0;
  std::uint32_t dynamicSharedBytes = 0;
  /// Blocks at whose work those of the launch take turns, one after the other; 0: each block has its own.
  std::int64_t turns = 0;
};

/// What the model needs to know of a GPU.
struct ModelledGpu {
  device::GpuSpeed speed;
  device::MultiprocessorLimits limits;
};

/// The GPU of an architecture, or that of a name. No value if its speed or its limits are not known.
std::optional<ModelledGpu> modelledGpu(std::string_view architecture, std::string_view name = {});

/// How full a launch makes the GPU.
struct Fullness {
  std::uint32_t blocksPerMultiprocessor = 0; ///< that are resident together
  double occupancy = 0;                      ///< of a full multiprocessor, 0 to 1
  double waves = 0;                          ///< blocks over those that are resident together
  double tail =
      1; ///< the share of the multiprocessors' time that has work, 0 to 1: less where the last wave is not full
};

/// What the model expects of a launch.
struct TimeEstimate {
  double seconds = 0; ///< of the kernel alone, without the launch
  Bound bound = Bound::latency;
  std::array<double, static_cast<std::size_t>(Bound::count)> secondsBy{}; ///< each bound alone
  Fullness fullness;
  double globalSectors = 0;  ///< 32 bytes each, that instructions move
  double globalRequests = 0; ///< instructions of warps
  double lineLookups = 0;    ///< in the L1 caches
  double l2Bytes = 0;        ///< between the L1 caches and the L2 cache
  double memoryBytes = 0;    ///< between the L2 cache and memory
  double sharedPasses = 0;
  double warpInstructions = 0;
  bool isGuessed = false; ///< an access or the length of a loop is not known, and was guessed
  std::vector<GuessedLoop> guessedLoops;

  double microseconds() const { return seconds * 1e6; }
};

/// Estimates a launch before it is compiled.
///
/// The model is a roofline with latency, after V. Volkov, "Understanding Latency Hiding on GPUs" (Berkeley, 2016): a
/// launch takes as long as the busiest of its resources, or as long as its warps take where too few of them are
/// resident to keep any resource busy; the latter is the time of one warp that runs alone, for each wave of blocks.
/// Instructions, sectors, lines and bank passes come from the analysis of the accesses, most of them exactly. It
/// departs from Volkov's in these points:
/// - Several resources that are nearly as busy slow each other down: the times are joined by a norm, not by the
/// maximum.
/// - What the L1 cache keeps is estimated from the sectors that a block touches and the lines that all resident warps
///   have under way; the L2 cache keeps what its size holds.
/// - Loads that the compiler can have under way together (of one stretch of code without a barrier, and of iterations
///   that it writes out) wait once.
/// - The last wave takes as long as its fullest multiprocessor.
/// - Blocks that take turns at the work of others begin once; some have a turn more than the rest, who wait for them.
///
/// `dataBytes`: the distinct bytes of the launch (DataVolume), where they are known. Fails with a clause if the launch
/// cannot be resident or its extents are not known.
Estimated<TimeEstimate> estimateTime(const model::Unit &unit, access::KernelFacts facts, const ModelledGpu &gpu,
                                     const LaunchResources &resources, std::optional<double> dataBytes);

} // namespace warpgrain::estimate
