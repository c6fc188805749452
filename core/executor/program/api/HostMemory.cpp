// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Runtime.h"
#include "core/executor/program/SymbolTable.h"

namespace warpgrain::executor {

namespace {

using cuda::Error;

Error hostAllocate(void **to, std::size_t bytes, unsigned flags) {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  constexpr unsigned known = 1U | 2U | 4U; // portable, mapped, write-combined
  if (to == nullptr || (flags & ~known) != 0) return remember(Error::invalidValue);
  const auto memory = runtime.memory.allocate(bytes, MemoryKind::pinned, flags);
  if (!memory) return remember(Error::memoryAllocation);
  *to = *memory;
  return remember(Error::success);
}

Error hostMalloc(void **to, std::size_t bytes) {
  return hostAllocate(to, bytes, 0);
}

Error hostFree(void *memory) {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  if (memory == nullptr || runtime.memory.free(memory, /*isOfHost=*/true)) return remember(Error::success);
  return remember(Error::invalidValue);
}

Error devicePointer(void **to, void *memory, unsigned flags) {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || flags != 0) return remember(Error::invalidValue);
  const ProgramMemory *known = runtime.memory.find(memory);
  if (known == nullptr || known->kind == MemoryKind::device) return remember(Error::invalidValue);
  *to = memory;
  return Error::success;
}

Error hostFlags(unsigned *to, void *memory) {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  const ProgramMemory *known = runtime.memory.find(memory);
  if (to == nullptr || known == nullptr || known->kind == MemoryKind::device) return remember(Error::invalidValue);
  constexpr unsigned mapped = 2; // all of it is
  *to = known->flags | mapped;
  return Error::success;
}

Error hostRegister(void *memory, std::size_t bytes, unsigned flags) {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  if (memory == nullptr || bytes == 0) return remember(Error::invalidValue);
  return runtime.memory.registerHost(memory, bytes, flags) ? Error::success
                                                           : remember(Error::hostMemoryAlreadyRegistered);
}

Error hostUnregister(void *memory) {
  Runtime &runtime = theRuntime();
  const std::scoped_lock lock(runtime.mutex);
  return runtime.memory.unregisterHost(memory) ? Error::success : remember(Error::hostMemoryNotRegistered);
}

} // namespace

void addHostMemory(SymbolTable &table) {
  table.put("cudaHostAlloc", &hostAllocate);
  table.put("cudaMallocHost", &hostMalloc);
  table.put("cudaFreeHost", &hostFree);
  table.put("cudaHostGetDevicePointer", &devicePointer);
  table.put("cudaHostGetFlags", &hostFlags);
  table.put("cudaHostRegister", &hostRegister);
  table.put("cudaHostUnregister", &hostUnregister);
}

} // namespace warpgrain::executor
