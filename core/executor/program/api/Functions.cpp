// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/DeviceLookup.h"
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

#include <cstring>

namespace warpgrain::executor {

namespace {

using cuda::Error;

Error attributes(ProgramRuntime &runtime, void *to, const void *stub) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr) return runtime.remember(Error::invalidValue);
  const ProgramKernelCode *kernel = kernelOf(runtime, stub);
  if (kernel == nullptr) return runtime.remember(Error::invalidDeviceFunction);
  if (runtime.clearFunctionAttributes != nullptr) runtime.clearFunctionAttributes(to);
  // Registers and local memory are what ptxas decides, which does not run: they stay 0.
  const auto &capability = runtime.limits->capability;
  const int version = static_cast<int>(capability.major * 10 + capability.minor);
  const cuda::FunctionAttributes found{
      .sharedBytes = kernel->staticSharedBytes,
      .mostThreadsPerBlock = static_cast<int>(mostThreads(runtime, *kernel)),
      .ptxVersion = version,
      .binaryVersion = version,
      .mostDynamicSharedBytes = static_cast<int>(mostDynamicShared(runtime, *kernel, stub)),
  };
  std::memcpy(to, &found, sizeof found);
  return Error::success;
}

Error setAttribute(ProgramRuntime &runtime, const void *stub, int attribute, int value) {
  const std::scoped_lock lock(runtime.mutex);
  constexpr int mostDynamic = 8;    // cudaFuncAttributeMaxDynamicSharedMemorySize
  constexpr int lastAttribute = 14; // carve-out, clusters
  if (attribute < mostDynamic || attribute > lastAttribute) return runtime.remember(Error::invalidValue);
  if (attribute != mostDynamic) return Error::success;
  const ProgramKernelCode *kernel = kernelOf(runtime, stub);
  if (kernel == nullptr) return runtime.remember(Error::invalidDeviceFunction);
  if (value < 0 ||
      static_cast<std::uint64_t>(value) + kernel->staticSharedBytes > runtime.limits->sharedBytesPerBlockOptIn)
    return runtime.remember(Error::invalidValue);
  runtime.mostDynamicSharedBytes[stub] = value;
  return Error::success;
}

Error setPreference(ProgramRuntime &runtime, const void *stub, int) {
  const std::scoped_lock lock(runtime.mutex);
  return runtime.kernels.contains(stub) ? Error::success : runtime.remember(Error::invalidDeviceFunction);
}

Error nameOf(ProgramRuntime &runtime, const char **to, const void *stub) {
  const std::scoped_lock lock(runtime.mutex);
  const auto known = runtime.kernels.find(stub);
  if (to == nullptr) return runtime.remember(Error::invalidValue);
  if (known == runtime.kernels.end()) return runtime.remember(Error::invalidDeviceFunction);
  *to = known->second.second.c_str();
  return Error::success;
}

} // namespace

void addFunctions(SymbolTable &table) {
  table.put<&attributes>("cudaFuncGetAttributes");
  table.put<&setAttribute>("cudaFuncSetAttribute");
  table.put<&setPreference>("cudaFuncSetCacheConfig");
  table.put<&setPreference>("cudaFuncSetSharedMemConfig");
  table.put<&nameOf>("cudaFuncGetName");
}

} // namespace warpgrain::executor
