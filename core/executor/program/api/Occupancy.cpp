// SPDX-License-Identifier: Apache-2.0
#include "core/device/Occupancy.h"

#include "core/executor/program/DeviceLookup.h"
#include "core/executor/program/Runtime.h"
#include "core/executor/program/SymbolTable.h"

namespace warpgrain::executor {

namespace {

using cuda::Error;

/// Registers are not known without ptxas, and left out of account.
Error activeBlocks(int *to, const void *stub, int blockSize, std::size_t dynamicShared) {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || blockSize <= 0) return remember(Error::invalidValue);
  const ProgramKernelCode *kernel = kernelOf(stub);
  if (kernel == nullptr) return remember(Error::invalidDeviceFunction);
  const auto report = device::computeOccupancy(
      *runtime.limits, {.threadsPerBlock = static_cast<std::uint32_t>(blockSize),
                        .staticSharedBytes = static_cast<std::uint32_t>(kernel->staticSharedBytes),
                        .dynamicSharedBytes = static_cast<std::uint32_t>(dynamicShared)});
  // What cannot be launched has no active block.
  *to = report && static_cast<std::uint32_t>(blockSize) <= mostThreads(*kernel) ? static_cast<int>(report->activeBlocks)
                                                                                : 0;
  return Error::success;
}

Error activeBlocksWithFlags(int *to, const void *stub, int blockSize, std::size_t dynamicShared, unsigned) {
  return activeBlocks(to, stub, blockSize, dynamicShared);
}

Error availableShared(std::size_t *to, const void *stub, int blocks, int blockSize) {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || blocks <= 0 || blockSize <= 0) return remember(Error::invalidValue);
  const ProgramKernelCode *kernel = kernelOf(stub);
  if (kernel == nullptr) return remember(Error::invalidDeviceFunction);
  const auto &limits = *runtime.limits;
  std::uint64_t each = limits.sharedBytesPerMultiprocessor / static_cast<std::uint64_t>(blocks);
  each -= each % limits.sharedAllocationUnit;
  const std::uint64_t taken = limits.reservedSharedBytesPerBlock + kernel->staticSharedBytes;
  *to = std::min<std::uint64_t>(each > taken ? each - taken : 0, mostDynamicShared(*kernel, stub));
  return Error::success;
}

} // namespace

void addOccupancy(SymbolTable &table) {
  table.put("cudaOccupancyMaxActiveBlocksPerMultiprocessor", &activeBlocks);
  table.put("cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", &activeBlocksWithFlags);
  table.put("cudaOccupancyAvailableDynamicSMemPerBlock", &availableShared);
}

} // namespace warpgrain::executor
