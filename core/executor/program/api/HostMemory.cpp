// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

namespace warpgrain::executor {

namespace {

using cuda::Error;

Error hostAllocate(ProgramRuntime &runtime, void **to, std::size_t bytes, unsigned flags) {
  const std::scoped_lock lock(runtime.mutex);
  constexpr unsigned known = 1U | 2U | 4U; // portable, mapped, write-combined
  if (to == nullptr || (flags & ~known) != 0) return runtime.remember(Error::invalidValue);
  const auto memory = runtime.memory.allocate(bytes, MemoryKind::pinned, flags);
  if (!memory) return runtime.remember(Error::memoryAllocation);
  *to = *memory;
  return runtime.remember(Error::success);
}

Error hostMalloc(ProgramRuntime &runtime, void **to, std::size_t bytes) {
  return hostAllocate(runtime, to, bytes, 0);
}

Error hostFree(ProgramRuntime &runtime, void *memory) {
  const std::scoped_lock lock(runtime.mutex);
  if (memory == nullptr || runtime.memory.free(memory, /*isOfHost=*/true)) return runtime.remember(Error::success);
  return runtime.remember(Error::invalidValue);
}

Error devicePointer(ProgramRuntime &runtime, void **to, void *memory, unsigned flags) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || flags != 0) return runtime.remember(Error::invalidValue);
  const ProgramMemory *known = runtime.memory.find(memory);
  if (known == nullptr || known->kind == MemoryKind::device) return runtime.remember(Error::invalidValue);
  *to = memory;
  return Error::success;
}

Error hostFlags(ProgramRuntime &runtime, unsigned *to, void *memory) {
  const std::scoped_lock lock(runtime.mutex);
  const ProgramMemory *known = runtime.memory.find(memory);
  if (to == nullptr || known == nullptr || known->kind == MemoryKind::device)
    return runtime.remember(Error::invalidValue);
  constexpr unsigned mapped = 2; // all of it is
  *to = known->flags | mapped;
  return Error::success;
}

Error hostRegister(ProgramRuntime &runtime, void *memory, std::size_t bytes, unsigned flags) {
  const std::scoped_lock lock(runtime.mutex);
  if (memory == nullptr || bytes == 0) return runtime.remember(Error::invalidValue);
  return runtime.memory.registerHost(memory, bytes, flags) ? Error::success
                                                           : runtime.remember(Error::hostMemoryAlreadyRegistered);
}

Error hostUnregister(ProgramRuntime &runtime, void *memory) {
  const std::scoped_lock lock(runtime.mutex);
  return runtime.memory.unregisterHost(memory) ? Error::success : runtime.remember(Error::hostMemoryNotRegistered);
}

} // namespace

void addHostMemory(SymbolTable &table) {
  table.put<&hostAllocate>("cudaHostAlloc");
  table.put<&hostMalloc>("cudaMallocHost");
  table.put<&hostFree>("cudaFreeHost");
  table.put<&devicePointer>("cudaHostGetDevicePointer");
  table.put<&hostFlags>("cudaHostGetFlags");
  table.put<&hostRegister>("cudaHostRegister");
  table.put<&hostUnregister>("cudaHostUnregister");
}

} // namespace warpgrain::executor
