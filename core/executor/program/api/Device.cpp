// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Capture.h"
#include "core/executor/program/GraphMemory.h"
#include "core/executor/program/Runtime.h"
#include "core/executor/program/SymbolTable.h"

#include <array>
#include <cstdio>
#include <cstring>
#include <string>

namespace warpgrain::executor {

namespace {

using cuda::Error;

constexpr int theDevice = 0;

Error setDevice(int device) {
  return device == theDevice ? Error::success : remember(Error::invalidDevice);
}

Error getDevice(int *to) {
  if (to == nullptr) return remember(Error::invalidValue);
  *to = theDevice;
  return Error::success;
}

Error count(int *to) {
  if (to == nullptr) return remember(Error::invalidValue);
  *to = 1;
  return Error::success;
}

Error choose(int *to, const void *) {
  return getDevice(to);
}

Error setValid(int *, int) {
  return Error::success;
}

Error properties(void *to, int device) {
  if (to == nullptr) return remember(Error::invalidValue);
  if (device != theDevice) return remember(Error::invalidDevice);
  if (theRuntime().fillProperties == nullptr) return remember(Error::notSupported);
  theRuntime().fillProperties(to);
  return Error::success;
}

Error attribute(int *to, int which, int device) {
  if (device != theDevice) return remember(Error::invalidDevice);
  const auto value = deviceAttribute(which);
  if (to == nullptr || !value) return remember(Error::invalidValue);
  *to = *value;
  return Error::success;
}

const char *deviceName() {
  static const std::string name = "Warpgrain CPU executor (" + theRuntime().limits->capability.architecture() + ")";
  return name.c_str();
}

unsigned long long deviceMemory() {
  return deviceMemoryBytes();
}

/// Work is done when it is asked for.
Error synchronize() {
  const std::scoped_lock lock(theRuntime().mutex);
  return remember(refuseWhileCaptured(nullptr));
}

Error succeed() {
  return remember(Error::success);
}

Error reset() {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  runtime.memory.clear();
  forgetGraphMemory();
  runtime.lasting = Error::success;
  lastError(/*forget=*/true);
  return Error::success;
}

Error setFlags(unsigned) {
  return Error::success;
}

Error getFlags(unsigned *to) {
  if (to == nullptr) return remember(Error::invalidValue);
  *to = 8; // cudaDeviceMapHost
  return Error::success;
}

/// cudaLimit: stack, printf's buffer, the heap.
std::array<std::size_t, 8> &limits() {
  static std::array<std::size_t, 8> values{std::size_t{1} << 10U, std::size_t{1} << 20U, std::size_t{8} << 20U};
  return values;
}

Error setLimit(int which, std::size_t value) {
  if (which < 0 || which >= static_cast<int>(limits().size())) return remember(Error::invalidValue);
  limits().at(static_cast<std::size_t>(which)) = value;
  return Error::success;
}

Error getLimit(std::size_t *to, int which) {
  if (to == nullptr || which < 0 || which >= static_cast<int>(limits().size())) return remember(Error::invalidValue);
  *to = limits().at(static_cast<std::size_t>(which));
  return Error::success;
}

/// How caches and banks are to be used, which nothing here depends on.
Error setPreference(int) {
  return Error::success;
}

Error getPreference(int *to) {
  if (to == nullptr) return remember(Error::invalidValue);
  *to = 0;
  return Error::success;
}

Error canAccessPeer(int *to, int device, int peer) {
  if (to == nullptr) return remember(Error::invalidValue);
  if (device != theDevice || peer != theDevice) return remember(Error::invalidDevice);
  *to = 0;
  return Error::success;
}

Error enablePeer(int, unsigned) {
  return remember(Error::invalidDevice);
}

Error disablePeer(int) {
  return remember(Error::peerAccessNotEnabled);
}

Error busId(char *to, int length, int device) {
  if (to == nullptr || length < 13) return remember(Error::invalidValue);
  if (device != theDevice) return remember(Error::invalidDevice);
  (void)std::snprintf(to, static_cast<std::size_t>(length), "0000:00:00.0");
  return Error::success;
}

Error version(int *to) {
  if (to == nullptr) return remember(Error::invalidValue);
  *to = theRuntime().runtimeVersion != nullptr ? theRuntime().runtimeVersion() : 0;
  return Error::success;
}

} // namespace

void addDevice(SymbolTable &table) {
  table.put("cudaSetDevice", &setDevice);
  table.put("cudaGetDevice", &getDevice);
  table.put("cudaInitDevice", &setDevice);
  table.put("cudaGetDeviceCount", &count);
  table.put("cudaChooseDevice", &choose);
  table.put("cudaSetValidDevices", &setValid);
  table.put("cudaGetDeviceProperties", &properties);
  table.put("cudaGetDeviceProperties_v2", &properties);
  table.put("cudaDeviceGetAttribute", &attribute);
  table.put("wg_device_name", &deviceName);
  table.put("wg_device_memory", &deviceMemory);
  table.put("cudaDeviceSynchronize", &synchronize);
  table.put("cudaThreadSynchronize", &synchronize);
  table.put("cudaDeviceReset", &reset);
  table.put("cudaThreadExit", &reset);
  table.put("cudaSetDeviceFlags", &setFlags);
  table.put("cudaGetDeviceFlags", &getFlags);
  table.put("cudaDeviceSetLimit", &setLimit);
  table.put("cudaDeviceGetLimit", &getLimit);
  table.put("cudaDeviceSetCacheConfig", &setPreference);
  table.put("cudaDeviceGetCacheConfig", &getPreference);
  table.put("cudaDeviceSetSharedMemConfig", &setPreference);
  table.put("cudaDeviceGetSharedMemConfig", &getPreference);
  table.put("cudaDeviceCanAccessPeer", &canAccessPeer);
  table.put("cudaDeviceEnablePeerAccess", &enablePeer);
  table.put("cudaDeviceDisablePeerAccess", &disablePeer);
  table.put("cudaDeviceGetPCIBusId", &busId);
  table.put("cudaDriverGetVersion", &version);
  table.put("cudaRuntimeGetVersion", &version);
  table.put("cudaProfilerStart", &succeed);
  table.put("cudaProfilerStop", &succeed);
  table.put("cudaCtxResetPersistingL2Cache", &succeed);
}

} // namespace warpgrain::executor
