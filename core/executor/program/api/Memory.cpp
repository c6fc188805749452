// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Capture.h"
#include "core/executor/program/GraphMemory.h"
#include "core/executor/program/NodeWorks.h"
#include "core/executor/program/Runtime.h"
#include "core/executor/program/SymbolTable.h"
#include "core/executor/runtime/Launch.h"

#include <cstring>

namespace warpgrain::executor {

namespace {

using cuda::Error;

Error allocate(void **to, std::size_t bytes, MemoryKind kind, unsigned flags) {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr) return remember(Error::invalidValue);
  const auto memory = runtime.memory.allocate(bytes, kind, flags);
  if (!memory) {
    theLaunch().advice = "Before, the program was refused " + std::to_string(bytes >> 20U) +
                         " MiB of memory; allow more with --memory, or give it less to do.";
    return remember(Error::memoryAllocation);
  }
  *to = *memory;
  return remember(Error::success);
}

Error mallocDevice(void **to, std::size_t bytes) {
  return allocate(to, bytes, MemoryKind::device, 0);
}

Error mallocManaged(void **to, std::size_t bytes, unsigned flags) {
  constexpr unsigned attachGlobal = 1;
  constexpr unsigned attachHost = 2;
  if (bytes == 0 || (flags != attachGlobal && flags != attachHost)) return remember(Error::invalidValue);
  return allocate(to, bytes, MemoryKind::managed, flags);
}

/// Rows begin at multiples of it, as on devices.
constexpr std::size_t pitchUnit = 512;

Error mallocPitch(void **to, std::size_t *pitch, std::size_t width, std::size_t height) {
  if (pitch == nullptr) return remember(Error::invalidValue);
  *pitch = (width + pitchUnit - 1) / pitchUnit * pitchUnit;
  return mallocDevice(to, *pitch * height);
}

Error malloc3D(cuda::PitchedPointer *to, cuda::Extent extent) {
  if (to == nullptr) return remember(Error::invalidValue);
  *to = {.address = nullptr, .pitch = 0, .width = extent.width, .height = extent.height};
  return mallocPitch(&to->address, &to->pitch, extent.width, extent.height * extent.depth);
}

Error freeDevice(void *memory) {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  if (memory == nullptr) return remember(Error::success);
  if (isGraphMemory(memory)) return remember(freeGraphMemory(memory));
  return remember(runtime.memory.free(memory, /*isOfHost=*/false) ? Error::success : Error::invalidValue);
}

bool isCaptured(const void *stream) {
  const std::scoped_lock lock(theRuntime().mutex);
  return captureStatus(stream) != CaptureStatus::none;
}

Error mallocAsync(void **to, std::size_t bytes, void *stream) {
  if (!isCaptured(stream)) return mallocDevice(to, bytes);
  const std::scoped_lock lock(theRuntime().mutex);
  if (to == nullptr || bytes == 0) return remember(Error::invalidValue);
  *to = reserveGraphMemory(bytes);
  return *to != nullptr ? enqueue(stream, allocationWork(*to)) : remember(Error::memoryAllocation);
}

Error mallocFromPool(void **to, std::size_t bytes, void *, void *stream) {
  return mallocAsync(to, bytes, stream);
}

Error freeAsync(void *memory, void *stream) {
  if (!isCaptured(stream)) return freeDevice(memory);
  const std::scoped_lock lock(theRuntime().mutex);
  return isGraphMemory(memory) ? enqueue(stream, releaseWork(memory)) : remember(Error::invalidValue);
}

/// There is one pool, and nothing of it is kept back.
char thePool;

Error poolOfDevice(void **pool, int device) {
  if (pool == nullptr) return remember(Error::invalidValue);
  if (device != 0) return remember(Error::invalidDevice);
  *pool = &thePool;
  return Error::success;
}

Error poolSet(void *, int, void *) {
  return Error::success;
}

Error poolGet(void *pool, int attribute, void *value) {
  constexpr int threshold = 4;     // cudaMemPoolAttrReleaseThreshold; up to it they are switches of 4 bytes
  constexpr int lastAttribute = 8; // cudaMemPoolAttrUsedMemHigh
  if (pool == nullptr || value == nullptr || attribute < 1 || attribute > lastAttribute)
    return remember(Error::invalidValue);
  const std::scoped_lock lock(theRuntime().mutex);
  if (attribute < threshold) {
    constexpr int isOn = 1;
    std::memcpy(value, &isOn, sizeof isOn);
  } else {
    const std::uint64_t bytes = attribute == threshold ? 0 : theRuntime().memory.usedBytes();
    std::memcpy(value, &bytes, sizeof bytes);
  }
  return Error::success;
}

Error poolCreate(void **pool, const void *properties) {
  if (pool == nullptr || properties == nullptr) return remember(Error::invalidValue);
  *pool = &thePool;
  return Error::success;
}

Error poolDestroy(void *pool) {
  return pool != nullptr ? Error::success : remember(Error::invalidValue);
}

Error poolAccess(void *pool, const void *, std::size_t) {
  return pool != nullptr ? Error::success : remember(Error::invalidValue);
}

Error poolOfDeviceSet(int device, void *pool) {
  if (device != 0) return remember(Error::invalidDevice);
  return pool != nullptr ? Error::success : remember(Error::invalidValue);
}

Error poolTrim(void *, std::size_t) {
  return Error::success;
}

Error memoryInfo(std::size_t *free, std::size_t *total) {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  if (free == nullptr || total == nullptr) return remember(Error::invalidValue);
  *total = deviceMemoryBytes();
  const std::uint64_t used = runtime.memory.usedBytes();
  *free = used < *total ? *total - used : 0;
  return Error::success;
}

Error pointerAttributes(cuda::PointerAttributes *to, const void *address) {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr) return remember(Error::invalidValue);
  auto *pointer = const_cast<void *>(address);
  const ProgramMemory *memory = runtime.memory.find(address);
  if (memory == nullptr)
    *to = {.type = 0, .device = -2, .devicePointer = nullptr, .hostPointer = pointer}; // cudaInvalidDeviceId
  else if (memory->kind == MemoryKind::device)
    *to = {.type = 2, .device = 0, .devicePointer = pointer, .hostPointer = nullptr};
  else
    *to = {.type = memory->kind == MemoryKind::managed ? 3 : 1,
           .device = 0,
           .devicePointer = pointer,
           .hostPointer = pointer};
  return Error::success;
}

/// Memory lies where host and kernels reach it alike; there is nothing to move, and no advice to take.
Error isManaged(const void *address) {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  const ProgramMemory *memory = runtime.memory.find(address);
  return memory != nullptr && memory->kind == MemoryKind::managed ? Error::success : remember(Error::invalidValue);
}

Error prefetch(const void *address, std::size_t) {
  return isManaged(address);
}

Error advise(const void *address, std::size_t) {
  return isManaged(address);
}

} // namespace

void addMemory(SymbolTable &table) {
  table.put("cudaMalloc", &mallocDevice);
  table.put("cudaMallocManaged", &mallocManaged);
  table.put("cudaMallocPitch", &mallocPitch);
  table.put("cudaMalloc3D", &malloc3D);
  table.put("cudaFree", &freeDevice);
  table.putWithStream("cudaMallocAsync", &mallocAsync);
  table.putWithStream("cudaMallocFromPoolAsync", &mallocFromPool);
  table.putWithStream("cudaFreeAsync", &freeAsync);
  table.put("cudaDeviceGetDefaultMemPool", &poolOfDevice);
  table.put("cudaDeviceGetMemPool", &poolOfDevice);
  table.put("cudaMemPoolSetAttribute", &poolSet);
  table.put("cudaMemPoolGetAttribute", &poolGet);
  table.put("cudaMemPoolCreate", &poolCreate);
  table.put("cudaMemPoolDestroy", &poolDestroy);
  table.put("cudaMemPoolSetAccess", &poolAccess);
  table.put("cudaDeviceSetMemPool", &poolOfDeviceSet);
  table.put("cudaMemPoolTrimTo", &poolTrim);
  table.put("cudaMemGetInfo", &memoryInfo);
  table.put("cudaPointerGetAttributes", &pointerAttributes);
  table.putWithStream("cudaMemPrefetchAsync", &prefetch);
  table.putWithStream("cudaMemPrefetchAsync_v2", &prefetch);
  table.put("cudaMemAdvise", &advise);
  table.put("cudaMemAdvise_v2", &advise);
}

} // namespace warpgrain::executor
