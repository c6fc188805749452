// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/GraphMemory.h"

#include "core/executor/program/ProgramRuntime.h"

#include <map>

namespace warpgrain::executor {

namespace {

using cuda::Error;

/// Whether it is allocated, by its begin.
std::map<const void *, bool> &table() {
  static auto *all = new std::map<const void *, bool>;
  return *all;
}

} // namespace

void *reserveGraphMemory(ProgramRuntime &runtime, std::size_t bytes) {
  const auto memory = runtime.memory.allocate(bytes, MemoryKind::device, 0);
  if (!memory || *memory == nullptr) return nullptr;
  table()[*memory] = false;
  return *memory;
}

bool isGraphMemory(const void *memory) {
  return table().contains(memory);
}

Error allocateGraphMemory(void *memory) {
  const auto found = table().find(memory);
  if (found == table().end() || found->second) return Error::invalidValue;
  found->second = true;
  return Error::success;
}

Error freeGraphMemory(void *memory) {
  const auto found = table().find(memory);
  if (found == table().end() || !found->second) return Error::invalidValue;
  found->second = false;
  return Error::success;
}

void forgetGraphMemory() {
  table().clear();
}

} // namespace warpgrain::executor
