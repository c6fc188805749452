// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Enqueue.h"
#include "core/executor/program/NodeWorks.h"
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"
#include "core/executor/runtime/launch/LaunchState.h"

#include <cstring>

namespace warpgrain::executor {

namespace {

using cuda::Error;

Error allocate(ProgramRuntime &runtime, void **to, std::size_t bytes, MemoryKind kind, unsigned flags) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr) return runtime.remember(Error::invalidValue);
  const auto memory = runtime.memory.allocate(bytes, kind, flags);
  if (!memory) {
    runtime.launch.advice = "Before, the program was refused " + std::to_string(bytes >> 20U) +
                            " MiB of memory; allow more with --memory, or give it less to do.";
    return runtime.remember(Error::memoryAllocation);
  }
  *to = *memory;
  return runtime.remember(Error::success);
}

Error mallocDevice(ProgramRuntime &runtime, void **to, std::size_t bytes) {
  return allocate(runtime, to, bytes, MemoryKind::device, 0);
}

Error mallocManaged(ProgramRuntime &runtime, void **to, std::size_t bytes, unsigned flags) {
  constexpr unsigned attachGlobal = 1;
  constexpr unsigned attachHost = 2;
  if (bytes == 0 || (flags != attachGlobal && flags != attachHost)) return runtime.remember(Error::invalidValue);
  return allocate(runtime, to, bytes, MemoryKind::managed, flags);
}

/// Rows begin at multiples of it, as on devices.
constexpr std::size_t pitchUnit = 512;

Error mallocPitch(ProgramRuntime &runtime, void **to, std::size_t *pitch, std::size_t width, std::size_t height) {
  if (pitch == nullptr) return runtime.remember(Error::invalidValue);
  *pitch = (width + pitchUnit - 1) / pitchUnit * pitchUnit;
  return mallocDevice(runtime, to, *pitch * height);
}

Error malloc3D(ProgramRuntime &runtime, cuda::PitchedPointer *to, cuda::Extent extent) {
  if (to == nullptr) return runtime.remember(Error::invalidValue);
  *to = {.address = nullptr, .pitch = 0, .width = extent.width, .height = extent.height};
  return mallocPitch(runtime, &to->address, &to->pitch, extent.width, extent.height * extent.depth);
}

Error freeDevice(ProgramRuntime &runtime, void *memory) {
  const std::scoped_lock lock(runtime.mutex);
  if (memory == nullptr) return runtime.remember(Error::success);
  if (runtime.graphMemory.contains(memory)) return runtime.remember(runtime.graphMemory.free(memory));
  return runtime.remember(runtime.memory.free(memory, /*isOfHost=*/false) ? Error::success : Error::invalidValue);
}

bool isCaptured(ProgramRuntime &runtime, const void *stream) {
  const std::scoped_lock lock(runtime.mutex);
  return runtime.captures.statusOf(stream) != CaptureStatus::none;
}

Error mallocAsync(ProgramRuntime &runtime, void **to, std::size_t bytes, void *stream) {
  if (!isCaptured(runtime, stream)) return mallocDevice(runtime, to, bytes);
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || bytes == 0) return runtime.remember(Error::invalidValue);
  *to = runtime.graphMemory.reserve(bytes);
  return *to != nullptr ? enqueue(runtime, stream, allocationWork(runtime, *to))
                        : runtime.remember(Error::memoryAllocation);
}

Error mallocFromPool(ProgramRuntime &runtime, void **to, std::size_t bytes, void *, void *stream) {
  return mallocAsync(runtime, to, bytes, stream);
}

Error freeAsync(ProgramRuntime &runtime, void *memory, void *stream) {
  if (!isCaptured(runtime, stream)) return freeDevice(runtime, memory);
  const std::scoped_lock lock(runtime.mutex);
  return runtime.graphMemory.contains(memory) ? enqueue(runtime, stream, releaseWork(runtime, memory))
                                              : runtime.remember(Error::invalidValue);
}

/// There is one pool, all memory of the program, and nothing of it is kept back.
void *thePool(ProgramRuntime &runtime) {
  return &runtime.memory;
}

Error poolOfDevice(ProgramRuntime &runtime, void **pool, int device) {
  if (pool == nullptr) return runtime.remember(Error::invalidValue);
  if (device != 0) return runtime.remember(Error::invalidDevice);
  *pool = thePool(runtime);
  return Error::success;
}

Error poolSet(void *, int, void *) {
  return Error::success;
}

Error poolGet(ProgramRuntime &runtime, void *pool, int attribute, void *value) {
  constexpr int threshold = 4;     // cudaMemPoolAttrReleaseThreshold; up to it they are switches of 4 bytes
  constexpr int lastAttribute = 8; // cudaMemPoolAttrUsedMemHigh
  if (pool == nullptr || value == nullptr || attribute < 1 || attribute > lastAttribute)
    return runtime.remember(Error::invalidValue);
  const std::scoped_lock lock(runtime.mutex);
  if (attribute < threshold) {
    constexpr int isOn = 1;
    std::memcpy(value, &isOn, sizeof isOn);
  } else {
    const std::uint64_t bytes = attribute == threshold ? 0 : runtime.memory.usedBytes();
    std::memcpy(value, &bytes, sizeof bytes);
  }
  return Error::success;
}

Error poolCreate(ProgramRuntime &runtime, void **pool, const void *properties) {
  if (pool == nullptr || properties == nullptr) return runtime.remember(Error::invalidValue);
  *pool = thePool(runtime);
  return Error::success;
}

Error poolDestroy(ProgramRuntime &runtime, void *pool) {
  return pool != nullptr ? Error::success : runtime.remember(Error::invalidValue);
}

Error poolAccess(ProgramRuntime &runtime, void *pool, const void *, std::size_t) {
  return pool != nullptr ? Error::success : runtime.remember(Error::invalidValue);
}

Error poolOfDeviceSet(ProgramRuntime &runtime, int device, void *pool) {
  if (device != 0) return runtime.remember(Error::invalidDevice);
  return pool != nullptr ? Error::success : runtime.remember(Error::invalidValue);
}

Error poolTrim(void *, std::size_t) {
  return Error::success;
}

Error memoryInfo(ProgramRuntime &runtime, std::size_t *free, std::size_t *total) {
  const std::scoped_lock lock(runtime.mutex);
  if (free == nullptr || total == nullptr) return runtime.remember(Error::invalidValue);
  *total = runtime.deviceMemoryBytes();
  const std::uint64_t used = runtime.memory.usedBytes();
  *free = used < *total ? *total - used : 0;
  return Error::success;
}

Error pointerAttributes(ProgramRuntime &runtime, cuda::PointerAttributes *to, const void *address) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr) return runtime.remember(Error::invalidValue);
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
Error isManaged(ProgramRuntime &runtime, const void *address) {
  const std::scoped_lock lock(runtime.mutex);
  const ProgramMemory *memory = runtime.memory.find(address);
  return memory != nullptr && memory->kind == MemoryKind::managed ? Error::success
                                                                  : runtime.remember(Error::invalidValue);
}

Error prefetch(ProgramRuntime &runtime, const void *address, std::size_t) {
  return isManaged(runtime, address);
}

Error advise(ProgramRuntime &runtime, const void *address, std::size_t) {
  return isManaged(runtime, address);
}

} // namespace

void addMemory(SymbolTable &table) {
  table.put<&mallocDevice>("cudaMalloc");
  table.put<&mallocManaged>("cudaMallocManaged");
  table.put<&mallocPitch>("cudaMallocPitch");
  table.put<&malloc3D>("cudaMalloc3D");
  table.put<&freeDevice>("cudaFree");
  table.putWithStream<&mallocAsync>("cudaMallocAsync");
  table.putWithStream<&mallocFromPool>("cudaMallocFromPoolAsync");
  table.putWithStream<&freeAsync>("cudaFreeAsync");
  table.put<&poolOfDevice>("cudaDeviceGetDefaultMemPool");
  table.put<&poolOfDevice>("cudaDeviceGetMemPool");
  table.put<&poolSet>("cudaMemPoolSetAttribute");
  table.put<&poolGet>("cudaMemPoolGetAttribute");
  table.put<&poolCreate>("cudaMemPoolCreate");
  table.put<&poolDestroy>("cudaMemPoolDestroy");
  table.put<&poolAccess>("cudaMemPoolSetAccess");
  table.put<&poolOfDeviceSet>("cudaDeviceSetMemPool");
  table.put<&poolTrim>("cudaMemPoolTrimTo");
  table.put<&memoryInfo>("cudaMemGetInfo");
  table.put<&pointerAttributes>("cudaPointerGetAttributes");
  table.putWithStream<&prefetch>("cudaMemPrefetchAsync");
  table.putWithStream<&prefetch>("cudaMemPrefetchAsync_v2");
  table.put<&advise>("cudaMemAdvise");
  table.put<&advise>("cudaMemAdvise_v2");
}

} // namespace warpgrain::executor
