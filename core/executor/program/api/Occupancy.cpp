// SPDX-License-Identifier: Apache-2.0
#include "core/device/Occupancy.h"

#include "core/executor/program/DeviceLookup.h"
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

namespace warpgrain::executor {

namespace {

using cuda::Error;

/// Registers are not known without ptxas, and left out of account.
Error activeBlocks(ProgramRuntime &runtime, int *to, const void *stub, int blockSize, std::size_t dynamicShared) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || blockSize <= 0) return runtime.remember(Error::invalidValue);
  const ProgramKernelCode *kernel = kernelOf(runtime, stub);
  if (kernel == nullptr) return runtime.remember(Error::invalidDeviceFunction);
  const auto report = device::computeOccupancy(
      *runtime.limits, {.threadsPerBlock = static_cast<std::uint32_t>(blockSize),
                        .staticSharedBytes = static_cast<std::uint32_t>(kernel->staticSharedBytes),
                        .dynamicSharedBytes = static_cast<std::uint32_t>(dynamicShared)});
  // What cannot be launched has no active block.
  *to = report && static_cast<std::uint32_t>(blockSize) <= mostThreads(runtime, *kernel)
            ? static_cast<int>(report->activeBlocks)
            : 0;
  return Error::success;
}

Error activeBlocksWithFlags(ProgramRuntime &runtime, int *to, const void *stub, int blockSize,
                            std::size_t dynamicShared, unsigned) {
  return activeBlocks(runtime, to, stub, blockSize, dynamicShared);
}

Error availableShared(ProgramRuntime &runtime, std::size_t *to, const void *stub, int blocks, int blockSize) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || blocks <= 0 || blockSize <= 0) return runtime.remember(Error::invalidValue);
  const ProgramKernelCode *kernel = kernelOf(runtime, stub);
  if (kernel == nullptr) return runtime.remember(Error::invalidDeviceFunction);
  const auto &limits = *runtime.limits;
  std::uint64_t each = limits.sharedBytesPerMultiprocessor / static_cast<std::uint64_t>(blocks);
  each -= each % limits.sharedAllocationUnit;
  const std::uint64_t taken = limits.reservedSharedBytesPerBlock + kernel->staticSharedBytes;
  *to = std::min<std::uint64_t>(each > taken ? each - taken : 0, mostDynamicShared(runtime, *kernel, stub));
  return Error::success;
}

} // namespace

void addOccupancy(SymbolTable &table) {
  table.put<&activeBlocks>("cudaOccupancyMaxActiveBlocksPerMultiprocessor");
  table.put<&activeBlocksWithFlags>("cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags");
  table.put<&availableShared>("cudaOccupancyAvailableDynamicSMemPerBlock");
}

} // namespace warpgrain::executor
