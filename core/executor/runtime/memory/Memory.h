// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/abi/Abi.h"
#include "core/executor/runtime/memory/MemoryHistory.h"
#include "core/executor/runtime/memory/ShadowMemory.h"
#include "core/executor/runtime/memory/WrittenBytes.h"
#include "core/executor/runtime/memory/WrittenWords.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::executor {

/// Accesses to an allocation that are recorded for the race detector. Memory that is never written has no races.
enum class Watch : std::uint8_t { nothing, writes, all };

/// A range of memory that the kernel may access.
struct Allocation {
  std::uintptr_t begin = 0;
  std::uintptr_t end = 0;
  std::string name; ///< "buffer A", "the variable table"
  bool isWritable = true;
  Watch watch = Watch::all;
  // Shadow records of its words; both null if races are not looked for.
  WordHistory *history = nullptr;
  WrittenWords writes; ///< if only writes are recorded
  /// Null if every byte is written, or reads of unwritten memory are not looked for.
  std::unique_ptr<WrittenBytes> written;

  bool holds(std::uintptr_t address, std::uint64_t bytes) const {
    return address >= begin && address <= end && bytes <= end - address;
  }
};

/// Memory from the operating system between inaccessible guard pages.
class GuardedPages {
public:
  /// Fails (tool) if there is not enough memory.
  static Result<GuardedPages> create(std::uint64_t bytes);

  GuardedPages(GuardedPages &&other) noexcept;
  GuardedPages &operator=(GuardedPages &&other) noexcept;
  GuardedPages(const GuardedPages &) = delete;
  GuardedPages &operator=(const GuardedPages &) = delete;
  ~GuardedPages();

  std::byte *begin() const { return begin_; }

  std::uint64_t size() const { return size_; } ///< in bytes, a multiple of the page size

private:
  GuardedPages(std::byte *begin, std::uint64_t size) : begin_(begin), size_(size) {}

  std::byte *begin_ = nullptr;
  std::uint64_t size_ = 0;
};

/// Result of an access to memory that the kernel allocated.
struct HeapAccess {
  std::uintptr_t begin = 0;               ///< begin of the allocation
  std::optional<std::uint64_t> unwritten; ///< as WrittenBytes::firstUnwritten
};

/// Device memory: buffers, the source's variables, and memory that kernels allocate.
class DeviceMemory {
public:
  /// Allocates memory for a buffer: zeroed, aligned as cudaMalloc's, and followed as closely as that allows by a guard
  /// page. Fails (tool) if the limit is reached.
  Result<std::byte *> allocate(std::uint64_t bytes, std::string name);

  /// Frees memory from allocate(). False if no allocation begins there.
  bool free(const std::byte *begin);

  /// Sets the limit for all buffers together, in bytes.
  void setLimit(std::uint64_t bytes) { limit_ = bytes; }

  /// Adds memory that another owner keeps and frees.
  void add(Allocation allocation);
  /// Adds the constant tables of compiled code; the list ends with a null entry.
  void add(const ConstantTable *tables);
  /// Removes memory that was added. False if none begins there.
  bool remove(std::uintptr_t begin);

  /// Bytes that allocate() returned and free() has not freed.
  std::uint64_t used() const { return used_; }

  /// Makes shadow memory for each writable allocation, as `watchOf` says. Returns the names of allocations for which
  /// there is no room.
  std::vector<std::string> keepHistories(const std::function<Watch(const Allocation &)> &watchOf);
  /// Notes that an allocation is accessed in a way that is not recorded. Thread-safe.
  void tellUnwatched(const Allocation &allocation);
  /// Returns the names of noted allocations, and clears them.
  std::set<std::string> takeUnwatched();
  /// Frees the shadow memory.
  void dropHistories();

  /// Starts to record written bytes of an allocation from allocate(). None is written yet.
  void keepWritten(const std::byte *begin);
  // Record that the host writes memory or copies to it. All bytes must lie in one allocation, or in none.
  void tellWritten(const void *to, std::uint64_t bytes);
  void tellCopied(const void *to, const void *from, std::uint64_t bytes);
  /// Stops recording written bytes of allocations that are written completely.
  void forgetWhole();

  /// Allocation that holds the address, of those made before the kernel began; null if there is none.
  const Allocation *find(std::uintptr_t address) const;
  /// Allocation nearest to the address; null if there is none.
  const Allocation *nearest(std::uintptr_t address) const;

  /// Allocates as the device's malloc does: null if the heap's limit is reached. Thread-safe, as are the next three.
  void *allocateOnHeap(std::uint64_t bytes);
  /// Frees as the device's free does. False if no allocation begins there.
  bool freeOnHeap(void *address);
  bool isOnHeap(std::uintptr_t address, std::uint64_t bytes);
  /// Records an access at this address; its offset is filled in. Nothing if it does not lie on the heap.
  std::optional<HeapAccess> accessHeap(std::uintptr_t address, ByteAccess access);

private:
  struct HeapMemory {
    std::vector<std::byte> bytes;
    WrittenBytes written;
  };

  using Heap = std::map<std::uintptr_t, HeapMemory>;

  Allocation *allocationOf(const void *address);
  /// Heap allocation that holds all bytes; end() if there is none. heapMutex_ must be held.
  Heap::iterator onHeap(std::uintptr_t address, std::uint64_t bytes);
  /// Zeroed records; null if there is no room.
  void *recordsFor(std::uint64_t records, std::uint64_t bytesOfRecord);

  std::uint64_t limit_ = UINT64_MAX;
  std::uint64_t used_ = 0;
  std::vector<GuardedPages> pages_;
  std::vector<Allocation> allocations_; ///< sorted by address
  std::vector<MemoryHistory> histories_;
  std::mutex unwatchedMutex_;
  std::set<std::string> unwatched_;
  std::mutex heapMutex_;
  Heap heap_;
  std::uint64_t heapBytes_ = 0;
};

} // namespace warpgrain::executor
