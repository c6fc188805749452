// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/abi/Abi.h"
#include "core/executor/runtime/MemoryHistory.h"
#include "core/executor/runtime/ShadowMemory.h"
#include "core/executor/runtime/WrittenBytes.h"
#include "core/executor/runtime/WrittenWords.h"

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

/// What is kept of accesses, to find races by: what nobody writes has none.
enum class Watch : std::uint8_t { nothing, writes, all };

/// A range of memory that the kernel may use.
struct Allocation {
  std::uintptr_t begin = 0;
  std::uintptr_t end = 0;
  std::string name; ///< "buffer A", "the variable table"
  bool isWritable = true;
  Watch watch = Watch::all;
  // Of its words, from its begin on; neither where races are not looked for.
  WordHistory *history = nullptr;
  WrittenWords writes; ///< where writes alone are watched
  /// Null where all of it is written, or reads of what nobody wrote are not looked for.
  std::unique_ptr<WrittenBytes> written;

  bool holds(std::uintptr_t address, std::uint64_t bytes) const {
    return address >= begin && address <= end && bytes <= end - address;
  }
};

/// Memory of the operating system with pages around it that nobody may access.
class GuardedPages {
public:
  /// Fails (tool) where there is not as much.
  static Result<GuardedPages> create(std::uint64_t bytes);

  GuardedPages(GuardedPages &&other) noexcept;
  GuardedPages &operator=(GuardedPages &&other) noexcept;
  GuardedPages(const GuardedPages &) = delete;
  GuardedPages &operator=(const GuardedPages &) = delete;
  ~GuardedPages();

  std::byte *begin() const { return begin_; }

  std::uint64_t size() const { return size_; } ///< a multiple of the page's size

private:
  GuardedPages(std::byte *begin, std::uint64_t size) : begin_(begin), size_(size) {}

  std::byte *begin_ = nullptr;
  std::uint64_t size_ = 0;
};

/// What an access to memory that the kernel allocates comes upon.
struct HeapAccess {
  std::uintptr_t begin = 0;               ///< of the memory
  std::optional<std::uint64_t> unwritten; ///< as WrittenBytes::firstUnwritten
};

/// The device's memory: what the launch gave it, the source's variables, and what kernels allocate.
class DeviceMemory {
public:
  /// Memory for a buffer: zero, aligned as cudaMalloc's, and ending as near to untouchable pages as that allows.
  Result<std::byte *> allocate(std::uint64_t bytes, std::string name);

  /// Gives back what `allocate` gave. False where nothing begins there.
  bool free(const std::byte *begin);

  /// The most that buffers may take together, in bytes.
  void setLimit(std::uint64_t bytes) { limit_ = bytes; }

  /// Memory that somebody else keeps.
  void add(Allocation allocation);
  /// A list of what compiled code reads besides.
  void add(const ConstantTable *tables);
  /// Forgets memory that was added. False where none begins there.
  bool remove(std::uintptr_t begin);

  /// In bytes, of what `allocate` gave and was not given back.
  std::uint64_t used() const { return used_; }

  /// From here on, who accesses what is kept for each allocation that can be written. The names of those for which
  /// there is no room.
  std::vector<std::string> keepHistories(const std::function<Watch(const Allocation &)> &watchOf);
  /// Somebody accesses an allocation in a way that is not watched. May be called by several threads.
  void tellUnwatched(const Allocation &allocation);
  /// The names of those; forgets them.
  std::set<std::string> takeUnwatched();
  /// Forgets who accessed what.
  void dropHistories();

  /// From here on, it is kept which bytes are written of what `allocate` gave: nobody has written any.
  void keepWritten(const std::byte *begin);
  /// Something else than a kernel writes to memory, or copies to it. All of it lies in one allocation, or in none.
  void tellWritten(const void *to, std::uint64_t bytes);
  void tellCopied(const void *to, const void *from, std::uint64_t bytes);
  /// Where all of an allocation is written, nothing needs to be kept of it any more.
  void forgetWhole();

  /// The allocation that an address lies in, of those made before the kernel began.
  const Allocation *find(std::uintptr_t address) const;
  /// The one that ends before an address, or begins after it, most closely.
  const Allocation *nearest(std::uintptr_t address) const;

  /// As the device's malloc: null where the heap's limit is reached. May be called by several threads.
  void *allocateOnHeap(std::uint64_t bytes);
  /// False where no allocation begins there.
  bool freeOnHeap(void *address);
  bool isOnHeap(std::uintptr_t address, std::uint64_t bytes);
  /// The access begins at this address; its offset is filled in. Nothing where it does not lie on the heap.
  std::optional<HeapAccess> accessHeap(std::uintptr_t address, ByteAccess access);

private:
  struct HeapMemory {
    std::vector<std::byte> bytes;
    WrittenBytes written;
  };

  using Heap = std::map<std::uintptr_t, HeapMemory>;

  Allocation *allocationOf(const void *address);
  /// What holds all of the bytes; the end where nothing does. The heap's mutex must be held.
  Heap::iterator onHeap(std::uintptr_t address, std::uint64_t bytes);
  /// Null where there is no room.
  void *recordsFor(std::uint64_t records, std::uint64_t bytesOfRecord);

  std::uint64_t limit_ = UINT64_MAX;
  std::uint64_t used_ = 0;
  std::vector<GuardedPages> pages_;
  std::vector<Allocation> allocations_; ///< in the order of their addresses
  std::vector<MemoryHistory> histories_;
  std::mutex unwatchedMutex_;
  std::set<std::string> unwatched_;
  std::mutex heapMutex_;
  Heap heap_;
  std::uint64_t heapBytes_ = 0;
};

} // namespace warpgrain::executor
