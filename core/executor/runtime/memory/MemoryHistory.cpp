// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/memory/MemoryHistory.h"

#include <sys/mman.h>
#include <utility>

namespace warpgrain::executor {

namespace {

constexpr std::uint64_t hugePageBytes = std::uint64_t{2} << 20U;

} // namespace

MemoryHistory::MemoryHistory(std::uint64_t records, std::uint64_t bytesOfRecord) : size_(records * bytesOfRecord) {
  // Much more than what it is of: small pages would take longer to come than to be used. The system places what is a
  // multiple of huge pages where it can be made of them.
  const bool isLarge = size_ >= hugePageBytes;
  if (isLarge) size_ = (size_ + hugePageBytes - 1) / hugePageBytes * hugePageBytes;
  void *memory = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) return;
  records_ = memory;
  if (isLarge) madvise(memory, size_, MADV_HUGEPAGE);
}

MemoryHistory::MemoryHistory(MemoryHistory &&other) noexcept
    : records_(std::exchange(other.records_, nullptr)), size_(other.size_) {}

MemoryHistory::~MemoryHistory() {
  if (records_ != nullptr) munmap(records_, size_);
}

} // namespace warpgrain::executor
