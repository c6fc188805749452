// SPDX-License-Identifier: Apache-2.0
#include "core/device/ResourceUse.h"

#include <algorithm>

namespace warpgrain::device {

namespace {

using Limits = MultiprocessorLimits;
using Request = OccupancyRequest;

constexpr std::uint64_t roundUp(std::uint64_t value, std::uint64_t unit) {
  return (value + unit - 1) / unit * unit;
}

std::uint32_t warpsOf(const Limits &limits, const Request &request) {
  return (request.threadsPerBlock + limits.warpSize - 1) / limits.warpSize;
}

std::uint64_t registersPerWarp(const Limits &limits, std::uint32_t perThread) {
  return roundUp(std::uint64_t{perThread} * limits.warpSize, limits.registerUnitFor(perThread));
}

/// Scope block: the warps are rounded, then the block's registers (ALG-1.1 step 3).
std::uint64_t registersPerBlock(const Limits &limits, const Request &request) {
  const std::uint64_t warps = warpsOf(limits, request);
  if (limits.registerScope == RegisterScope::warp) return warps * registersPerWarp(limits, request.registersPerThread);
  return roundUp(roundUp(warps, limits.warpAllocationGranularity) * limits.warpSize * request.registersPerThread,
                 limits.registerAllocationUnit);
}

/// What the hardware compares with registersPerBlock: as if every sub-partition had equally many
/// warps of the block.
std::uint64_t registersChecked(const Limits &limits, const Request &request) {
  if (limits.registerScope == RegisterScope::block) return registersPerBlock(limits, request);
  return roundUp(warpsOf(limits, request), limits.launchCheckGranularity) *
         registersPerWarp(limits, request.registersPerThread);
}

std::uint64_t sharedAllocated(const Limits &limits, std::uint64_t bytes) {
  return roundUp(bytes + limits.reservedSharedBytesPerBlock, limits.sharedAllocationUnit);
}

std::optional<std::uint32_t> blocksByRegisters(const Limits &limits, const Request &request) {
  if (request.registersPerThread == 0) return std::nullopt;
  if (limits.registerScope == RegisterScope::block)
    return static_cast<std::uint32_t>(limits.registersPerMultiprocessor / registersPerBlock(limits, request));
  const std::uint64_t partitions = limits.warpAllocationGranularity;
  const std::uint64_t warpsPerPartition =
      limits.registersPerMultiprocessor / partitions / registersPerWarp(limits, request.registersPerThread);
  return static_cast<std::uint32_t>(warpsPerPartition * partitions / warpsOf(limits, request));
}

std::optional<std::uint32_t> blocksBySharedMemory(const Limits &limits, const Request &request) {
  const std::uint64_t perBlock = sharedAllocated(limits, request.sharedBytes());
  if (perBlock == 0) return std::nullopt;
  return static_cast<std::uint32_t>(sharedCapacityFor(limits, request) / perBlock);
}

std::optional<std::uint32_t> blocksByBarriers(const Limits &limits, const Request &request) {
  if (limits.barriersPerMultiprocessor == 0 || request.barriersPerBlock == 0) return std::nullopt;
  return limits.barriersPerMultiprocessor / request.barriersPerBlock;
}

// ---- what cannot be launched, in words ----

std::unexpected<Error> refuse(const Limits &limits, std::string_view what, std::uint64_t used, std::uint64_t most,
                              const std::string &advice) {
  return fail(ErrorKind::refused, std::string(what) + ": " + std::to_string(used) + ", " + std::to_string(used - most) +
                                      " more than the " + std::to_string(most) + " that compute capability " +
                                      limits.capability.number() + " allows. " + advice);
}

Result<void> checkThreads(const Limits &limits, const Request &request) {
  if (request.threadsPerBlock == 0)
    return fail(ErrorKind::usage, "A block needs at least one thread; give the block's size.");
  if (request.threadsPerBlock > limits.threadsPerBlock)
    return refuse(limits, "Too many threads in a block", request.threadsPerBlock, limits.threadsPerBlock,
                  "Use smaller blocks.");
  return {};
}

Result<void> checkRegisters(const Limits &limits, const Request &request) {
  if (request.registersPerThread > limits.registersPerThread)
    return refuse(limits, "Too many registers in a thread", request.registersPerThread, limits.registersPerThread,
                  "The compiler would spill the rest to local memory; use a smaller factor.");
  const std::uint64_t used = registersChecked(limits, request);
  if (used <= limits.registersPerBlock) return {};
  Request fitting = request;
  while (registersChecked(limits, fitting) > limits.registersPerBlock)
    --fitting.registersPerThread;
  return refuse(limits,
                std::to_string(request.threadsPerBlock) + " threads with " +
                    std::to_string(request.registersPerThread) + " registers each need too many registers in a block",
                used, limits.registersPerBlock,
                "At most " + std::to_string(fitting.registersPerThread) +
                    " registers per thread fit with this block size; limit them with "
                    "__launch_bounds__ or use smaller blocks.");
}

Result<void> checkSharedMemory(const Limits &limits, const Request &request) {
  if (request.staticSharedBytes > limits.sharedBytesPerBlock)
    return refuse(limits, "Too much static shared memory in a block (bytes)", request.staticSharedBytes,
                  limits.sharedBytesPerBlock,
                  limits.sharedBytesPerBlockOptIn > limits.sharedBytesPerBlock
                      ? "Make it dynamic (extern __shared__): then up to " +
                            std::to_string(limits.sharedBytesPerBlockOptIn) + " bytes can be had."
                      : "Use smaller tiles.");
  const std::uint64_t used = std::uint64_t{request.staticSharedBytes} + request.dynamicSharedBytes;
  // Compared after rounding, as the driver does: a limit that is no multiple of the unit cannot be
  // used up.
  if (sharedAllocated(limits, used) > limits.sharedBytesPerBlockOptIn + limits.reservedSharedBytesPerBlock)
    return refuse(limits, "Too much shared memory in a block (bytes)", used, limits.sharedBytesPerBlockOptIn,
                  "Use smaller tiles.");
  const std::uint32_t carveout = request.carveoutBytes.value_or(0);
  if (carveout > limits.sharedBytesPerMultiprocessor)
    return fail(ErrorKind::usage, "A shared memory carve-out of " + std::to_string(carveout) +
                                      " bytes does not exist on compute capability " + limits.capability.number() +
                                      "; the largest is " + std::to_string(limits.sharedBytesPerMultiprocessor) + ".");
  return {};
}

Result<void> checkBarriers(const Limits &limits, const Request &request) {
  constexpr std::uint32_t namedBarriers = 16; // PTX ISA, "bar": 0 to 15
  if (request.barriersPerBlock > namedBarriers)
    return refuse(limits, "Too many barriers in a block", request.barriersPerBlock, namedBarriers,
                  "Use fewer named barriers.");
  return {};
}

} // namespace

std::uint32_t BlockCounts::active() const {
  std::uint32_t fewest = std::min(byWarps, byBlocks);
  for (const auto &count : {byRegisters, bySharedMemory, byBarriers})
    if (count) fewest = std::min(fewest, *count);
  return fewest;
}

BlockAllocation allocationFor(const Limits &limits, const Request &request) {
  return {.warps = warpsOf(limits, request),
          .registers = static_cast<std::uint32_t>(registersPerBlock(limits, request)),
          .sharedBytes = static_cast<std::uint32_t>(sharedAllocated(limits, request.sharedBytes()))};
}

std::uint32_t sharedCapacityFor(const Limits &limits, const Request &request) {
  const auto atLeast = [&](std::uint64_t bytes) {
    const auto found = std::ranges::lower_bound(limits.sharedCarveouts, bytes);
    return found == limits.sharedCarveouts.end() ? limits.sharedCarveouts.back() : *found;
  };
  const std::uint32_t wanted = atLeast(request.carveoutBytes.value_or(limits.sharedBytesPerMultiprocessor));
  const std::uint64_t needed = sharedAllocated(limits, request.sharedBytes());
  if (wanted >= needed) return wanted;
  // A preference that one block does not fit into is overruled: from 7.0 on by the next size that
  // does, before by the largest (cuda_occupancy.h).
  return limits.capability.major >= 7 ? atLeast(needed) : limits.sharedCarveouts.back();
}

BlockCounts countBlocks(const Limits &limits, const Request &request) {
  return {.byWarps = limits.warpsPerMultiprocessor / warpsOf(limits, request),
          .byBlocks = limits.blocksPerMultiprocessor,
          .byRegisters = blocksByRegisters(limits, request),
          .bySharedMemory = blocksBySharedMemory(limits, request),
          .byBarriers = blocksByBarriers(limits, request)};
}

Result<void> checkLaunchable(const Limits &limits, const Request &request) {
  for (const auto check : {checkThreads, checkRegisters, checkSharedMemory, checkBarriers})
    if (const Result<void> checked = check(limits, request); !checked) return checked;
  return {};
}

} // namespace warpgrain::device
