// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/DeviceLookup.h"
#include "core/executor/program/Runtime.h"
#include "core/executor/program/SymbolTable.h"

#include <cstring>

namespace warpgrain::executor {

namespace {

using cuda::Error;

Error attributes(void *to, const void *stub) {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr) return remember(Error::invalidValue);
  const ProgramKernelCode *kernel = kernelOf(stub);
  if (kernel == nullptr) return remember(Error::invalidDeviceFunction);
  if (runtime.clearFunctionAttributes != nullptr) runtime.clearFunctionAttributes(to);
  // Registers and local memory are what ptxas decides, which does not run: they stay 0.
  const auto &capability = runtime.limits->capability;
  const int version = static_cast<int>(capability.major * 10 + capability.minor);
  const cuda::FunctionAttributes found{
      .sharedBytes = kernel->staticSharedBytes,
      .mostThreadsPerBlock = static_cast<int>(mostThreads(*kernel)),
      .ptxVersion = version,
      .binaryVersion = version,
      .mostDynamicSharedBytes = static_cast<int>(mostDynamicShared(*kernel, stub)),
  };
  std::memcpy(to, &found, sizeof found);
  return Error::success;
}

Error setAttribute(const void *stub, int attribute, int value) {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  constexpr int mostDynamic = 8;    // cudaFuncAttributeMaxDynamicSharedMemorySize
  constexpr int lastAttribute = 14; // carve-out, clusters
  if (attribute < mostDynamic || attribute > lastAttribute) return remember(Error::invalidValue);
  if (attribute != mostDynamic) return Error::success;
  const ProgramKernelCode *kernel = kernelOf(stub);
  if (kernel == nullptr) return remember(Error::invalidDeviceFunction);
  if (value < 0 ||
      static_cast<std::uint64_t>(value) + kernel->staticSharedBytes > runtime.limits->sharedBytesPerBlockOptIn)
    return remember(Error::invalidValue);
  runtime.mostDynamicSharedBytes[stub] = value;
  return Error::success;
}

Error setPreference(const void *stub, int) {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  return runtime.kernels.contains(stub) ? Error::success : remember(Error::invalidDeviceFunction);
}

Error nameOf(const char **to, const void *stub) {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  const auto known = runtime.kernels.find(stub);
  if (to == nullptr) return remember(Error::invalidValue);
  if (known == runtime.kernels.end()) return remember(Error::invalidDeviceFunction);
  *to = known->second.second.c_str();
  return Error::success;
}

} // namespace

void addFunctions(SymbolTable &table) {
  table.put("cudaFuncGetAttributes", &attributes);
  table.put("cudaFuncSetAttribute", &setAttribute);
  table.put("cudaFuncSetCacheConfig", &setPreference);
  table.put("cudaFuncSetSharedMemConfig", &setPreference);
  table.put("cudaFuncGetName", &nameOf);
}

} // namespace warpgrain::executor
