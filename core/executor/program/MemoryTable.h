// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/runtime/memory/Memory.h"

#include <cstddef>
#include <cstdint>
#include <map>

namespace warpgrain::executor {

enum class MemoryKind : std::uint8_t { device, managed, pinned, registered };

/// Memory that the program allocated through the runtime or registered with it.
struct ProgramMemory {
  std::uintptr_t begin = 0;
  std::uint64_t bytes = 0;
  MemoryKind kind = MemoryKind::device;
  unsigned flags = 0; ///< as the program gave them
};

/// Table of the program's allocations. All of them are memory of this process, accessible to host code and kernels.
class MemoryTable {
public:
  /// The device memory must outlive the table.
  explicit MemoryTable(DeviceMemory &device) : device_(device) {}

  /// Tracks from now on which device memory has been written, to find reads of uninitialized memory.
  void keepWritten() { keepsWritten_ = true; }

  /// Allocates memory. Fails (tool) if there is not enough. Returns a null pointer for zero bytes.
  Result<void *> allocate(std::uint64_t bytes, MemoryKind kind, unsigned flags);
  /// Frees pinned memory if `isOfHost`, else device or managed memory. False if none begins at the address.
  bool free(void *begin, bool isOfHost);

  /// Registers memory that the program itself owns. False if part of it is registered already.
  bool registerHost(void *begin, std::uint64_t bytes, unsigned flags);
  bool unregisterHost(void *begin);

  /// Returns the memory that contains an address; null if the runtime does not know it.
  const ProgramMemory *find(const void *address) const;

  /// Returns the number of allocated bytes of device and managed memory.
  std::uint64_t usedBytes() const;

  /// Frees everything.
  void clear();

private:
  DeviceMemory &device_;
  std::map<std::uintptr_t, ProgramMemory> memory_; ///< by begin
  bool keepsWritten_ = false;
  std::uint64_t count_ = 0; ///< number of allocations so far; used in their names
};

} // namespace warpgrain::executor
