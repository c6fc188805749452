// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/runtime/Memory.h"

#include <cstddef>
#include <cstdint>
#include <map>

namespace warpgrain::executor {

enum class MemoryKind : std::uint8_t { device, managed, pinned, registered };

/// Memory that the program got from the runtime, or told it of.
struct ProgramMemory {
  std::uintptr_t begin = 0;
  std::uint64_t bytes = 0;
  MemoryKind kind = MemoryKind::device;
  unsigned flags = 0; ///< as the program gave them
};

/// Who owns which memory. All of it is memory of this process, which host code and kernels reach alike.
class MemoryTable {
public:
  /// The device memory must outlive the table.
  explicit MemoryTable(DeviceMemory &device) : device_(device) {}

  /// From here on it is kept what is written of device memory, to find reads of the rest.
  void keepWritten() { keepsWritten_ = true; }

  /// Fails (tool) where there is no room. Zero bytes are a null pointer.
  Result<void *> allocate(std::uint64_t bytes, MemoryKind kind, unsigned flags);
  /// False where no memory of one of those kinds begins there.
  bool free(void *begin, bool isOfHost);

  /// Memory of the program's own. False where some of it is registered already.
  bool registerHost(void *begin, std::uint64_t bytes, unsigned flags);
  bool unregisterHost(void *begin);

  /// What an address lies in; null where the runtime does not know it.
  const ProgramMemory *find(const void *address) const;

  /// Of device and managed memory.
  std::uint64_t usedBytes() const;

  /// Frees everything.
  void clear();

private:
  DeviceMemory &device_;
  std::map<std::uintptr_t, ProgramMemory> memory_; ///< by begin
  bool keepsWritten_ = false;
  std::uint64_t count_ = 0; ///< of allocations so far, for their names
};

} // namespace warpgrain::executor
