// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

#include <cstdio>

namespace warpgrain::executor {

namespace {

using cuda::Error;

constexpr int theDevice = 0;

Error setDevice(ProgramRuntime &runtime, int device) {
  return device == theDevice ? Error::success : runtime.remember(Error::invalidDevice);
}

Error getDevice(ProgramRuntime &runtime, int *to) {
  if (to == nullptr) return runtime.remember(Error::invalidValue);
  *to = theDevice;
  return Error::success;
}

Error count(ProgramRuntime &runtime, int *to) {
  if (to == nullptr) return runtime.remember(Error::invalidValue);
  *to = 1;
  return Error::success;
}

Error choose(ProgramRuntime &runtime, int *to, const void *) {
  return getDevice(runtime, to);
}

Error setValid(int *, int) {
  return Error::success;
}

Error properties(ProgramRuntime &runtime, void *to, int device) {
  if (to == nullptr) return runtime.remember(Error::invalidValue);
  if (device != theDevice) return runtime.remember(Error::invalidDevice);
  if (runtime.fillProperties == nullptr) return runtime.remember(Error::notSupported);
  runtime.fillProperties(to);
  return Error::success;
}

Error attribute(ProgramRuntime &runtime, int *to, int which, int device) {
  if (device != theDevice) return runtime.remember(Error::invalidDevice);
  const auto value = runtime.deviceAttribute(which);
  if (to == nullptr || !value) return runtime.remember(Error::invalidValue);
  *to = *value;
  return Error::success;
}

const char *deviceName(ProgramRuntime &runtime) {
  return runtime.deviceName.c_str();
}

unsigned long long deviceMemory(ProgramRuntime &runtime) {
  return runtime.deviceMemoryBytes();
}

/// Work is done when it is asked for.
Error synchronize(ProgramRuntime &runtime) {
  const std::scoped_lock lock(runtime.mutex);
  return runtime.remember(runtime.captures.refuseWhileCaptured(nullptr));
}

Error succeed(ProgramRuntime &runtime) {
  return runtime.remember(Error::success);
}

Error reset(ProgramRuntime &runtime) {
  const std::scoped_lock lock(runtime.mutex);
  runtime.memory.clear();
  runtime.graphMemory.clear();
  runtime.lasting = Error::success;
  runtime.lastError(/*forget=*/true);
  return Error::success;
}

Error setFlags(unsigned) {
  return Error::success;
}

Error getFlags(ProgramRuntime &runtime, unsigned *to) {
  if (to == nullptr) return runtime.remember(Error::invalidValue);
  *to = 8; // cudaDeviceMapHost
  return Error::success;
}

Error setLimit(ProgramRuntime &runtime, int which, std::size_t value) {
  const std::scoped_lock lock(runtime.mutex);
  return runtime.deviceLimits.set(which, value) ? Error::success : runtime.remember(Error::invalidValue);
}

Error getLimit(ProgramRuntime &runtime, std::size_t *to, int which) {
  const std::scoped_lock lock(runtime.mutex);
  const auto value = runtime.deviceLimits.find(which);
  if (to == nullptr || !value) return runtime.remember(Error::invalidValue);
  *to = *value;
  return Error::success;
}

/// How caches and banks are to be used, which nothing here depends on.
Error setPreference(int) {
  return Error::success;
}

Error getPreference(ProgramRuntime &runtime, int *to) {
  if (to == nullptr) return runtime.remember(Error::invalidValue);
  *to = 0;
  return Error::success;
}

Error canAccessPeer(ProgramRuntime &runtime, int *to, int device, int peer) {
  if (to == nullptr) return runtime.remember(Error::invalidValue);
  if (device != theDevice || peer != theDevice) return runtime.remember(Error::invalidDevice);
  *to = 0;
  return Error::success;
}

Error enablePeer(ProgramRuntime &runtime, int, unsigned) {
  return runtime.remember(Error::invalidDevice);
}

Error disablePeer(ProgramRuntime &runtime, int) {
  return runtime.remember(Error::peerAccessNotEnabled);
}

Error busId(ProgramRuntime &runtime, char *to, int length, int device) {
  if (to == nullptr || length < 13) return runtime.remember(Error::invalidValue);
  if (device != theDevice) return runtime.remember(Error::invalidDevice);
  (void)std::snprintf(to, static_cast<std::size_t>(length), "0000:00:00.0");
  return Error::success;
}

Error version(ProgramRuntime &runtime, int *to) {
  if (to == nullptr) return runtime.remember(Error::invalidValue);
  *to = runtime.runtimeVersion != nullptr ? runtime.runtimeVersion() : 0;
  return Error::success;
}

} // namespace

void addDevice(SymbolTable &table) {
  table.put<&setDevice>("cudaSetDevice");
  table.put<&getDevice>("cudaGetDevice");
  table.put<&setDevice>("cudaInitDevice");
  table.put<&count>("cudaGetDeviceCount");
  table.put<&choose>("cudaChooseDevice");
  table.put<&setValid>("cudaSetValidDevices");
  table.put<&properties>("cudaGetDeviceProperties");
  table.put<&properties>("cudaGetDeviceProperties_v2");
  table.put<&attribute>("cudaDeviceGetAttribute");
  table.put<&deviceName>("wg_device_name");
  table.put<&deviceMemory>("wg_device_memory");
  table.put<&synchronize>("cudaDeviceSynchronize");
  table.put<&synchronize>("cudaThreadSynchronize");
  table.put<&reset>("cudaDeviceReset");
  table.put<&reset>("cudaThreadExit");
  table.put<&setFlags>("cudaSetDeviceFlags");
  table.put<&getFlags>("cudaGetDeviceFlags");
  table.put<&setLimit>("cudaDeviceSetLimit");
  table.put<&getLimit>("cudaDeviceGetLimit");
  table.put<&setPreference>("cudaDeviceSetCacheConfig");
  table.put<&getPreference>("cudaDeviceGetCacheConfig");
  table.put<&setPreference>("cudaDeviceSetSharedMemConfig");
  table.put<&getPreference>("cudaDeviceGetSharedMemConfig");
  table.put<&canAccessPeer>("cudaDeviceCanAccessPeer");
  table.put<&enablePeer>("cudaDeviceEnablePeerAccess");
  table.put<&disablePeer>("cudaDeviceDisablePeerAccess");
  table.put<&busId>("cudaDeviceGetPCIBusId");
  table.put<&version>("cudaDriverGetVersion");
  table.put<&version>("cudaRuntimeGetVersion");
  table.put<&succeed>("cudaProfilerStart");
  table.put<&succeed>("cudaProfilerStop");
  table.put<&succeed>("cudaCtxResetPersistingL2Cache");
}

} // namespace warpgrain::executor
