// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/memory/Memory.h"

#include <algorithm>
#include <sys/mman.h>
#include <unistd.h>
#include <utility>

namespace warpgrain::executor {

namespace {

/// What cudaMalloc promises (Programming Guide, "Device Memory Accesses").
constexpr std::uint64_t bufferAlignment = 256;

/// The device's own default (cudaLimitMallocHeapSize).
constexpr std::uint64_t heapLimit = std::uint64_t{8} << 20U;

std::uint64_t pageSize() {
  static const auto size = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  return size;
}

std::uint64_t roundedUp(std::uint64_t bytes, std::uint64_t to) {
  return (bytes + to - 1) / to * to;
}

std::string readable(std::uint64_t bytes) {
  if (bytes < 10'000) return std::to_string(bytes) + " bytes";
  return bytes < (std::uint64_t{10} << 30U) ? std::to_string(bytes >> 20U) + " MiB"
                                            : std::to_string(bytes >> 30U) + " GiB";
}

std::unexpected<Error> tooMuch(std::uint64_t bytes) {
  return fail(ErrorKind::tool, readable(bytes) + " of memory are more than the executor may use; choose a smaller "
                                                 "launch, or allow more with --memory.");
}

} // namespace

Result<GuardedPages> GuardedPages::create(std::uint64_t bytes) {
  const std::uint64_t page = pageSize();
  if (bytes > (std::uint64_t{1} << 46U)) return tooMuch(bytes);
  const std::uint64_t size = roundedUp(std::max<std::uint64_t>(bytes, 1), page);
  void *whole = mmap(nullptr, size + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (whole == MAP_FAILED) return tooMuch(bytes);
  std::byte *begin = static_cast<std::byte *>(whole) + page;
  if (mprotect(begin, size, PROT_READ | PROT_WRITE) != 0) {
    munmap(whole, size + 2 * page);
    return tooMuch(bytes);
  }
  // Memory that is used but once costs more than its use where each page of 4 KiB is asked for. Nothing depends on it.
  constexpr std::uint64_t worthIt = std::uint64_t{4} << 20U;
  if (size >= worthIt) (void)madvise(begin, size, MADV_HUGEPAGE);
  return GuardedPages(begin, size);
}

GuardedPages::GuardedPages(GuardedPages &&other) noexcept
    : begin_(std::exchange(other.begin_, nullptr)), size_(std::exchange(other.size_, 0)) {}

GuardedPages &GuardedPages::operator=(GuardedPages &&other) noexcept {
  std::swap(begin_, other.begin_);
  std::swap(size_, other.size_);
  return *this;
}

GuardedPages::~GuardedPages() {
  if (begin_ != nullptr) munmap(begin_ - pageSize(), size_ + 2 * pageSize());
}

Result<std::byte *> DeviceMemory::allocate(std::uint64_t bytes, std::string name) {
  auto pages = bytes > limit_ - used_ ? Result<GuardedPages>(tooMuch(bytes))
                                      : GuardedPages::create(roundedUp(bytes, bufferAlignment));
  if (!pages) return fail(pages.error().kind, "There is no room for " + name + ": " + pages.error().message);
  used_ += bytes;
  std::byte *begin =
      pages->begin() + (pages->size() - roundedUp(bytes, bufferAlignment)) / bufferAlignment * bufferAlignment;
  const auto address = reinterpret_cast<std::uintptr_t>(begin);
  add({.begin = address, .end = address + bytes, .name = std::move(name)});
  pages_.push_back(std::move(*pages));
  return begin;
}

void DeviceMemory::add(Allocation allocation) {
  const auto place = std::ranges::upper_bound(allocations_, allocation.begin, {}, &Allocation::begin);
  allocations_.insert(place, std::move(allocation));
}

void DeviceMemory::add(const ConstantTable *tables) {
  for (; tables->begin != nullptr; ++tables) {
    const auto begin = reinterpret_cast<std::uintptr_t>(tables->begin);
    if (find(begin) == nullptr) // code of several kernels may have one
      add({.begin = begin, .end = begin + tables->bytes, .name = "a table of constants", .isWritable = false});
  }
}

bool DeviceMemory::remove(std::uintptr_t begin) {
  return std::erase_if(allocations_, [begin](const Allocation &allocation) { return allocation.begin == begin; }) > 0;
}

bool DeviceMemory::free(const std::byte *begin) {
  const auto pages = std::ranges::find_if(pages_, [begin](const GuardedPages &candidate) {
    return begin >= candidate.begin() && begin < candidate.begin() + candidate.size();
  });
  const Allocation *allocation = find(reinterpret_cast<std::uintptr_t>(begin));
  if (pages == pages_.end() || allocation == nullptr || allocation->begin != reinterpret_cast<std::uintptr_t>(begin))
    return false;
  used_ -= allocation->end - allocation->begin;
  remove(allocation->begin);
  std::swap(*pages, pages_.back());
  pages_.pop_back();
  return true;
}

void DeviceMemory::dropHistories() {
  histories_.clear();
  for (Allocation &allocation : allocations_) {
    allocation.watch = Watch::all;
    allocation.history = nullptr;
    allocation.writes = {};
  }
}

void *DeviceMemory::recordsFor(std::uint64_t records, std::uint64_t bytesOfRecord) {
  return histories_.emplace_back(records, bytesOfRecord).records();
}

std::vector<std::string> DeviceMemory::keepHistories(const std::function<Watch(const Allocation &)> &watchOf) {
  std::vector<std::string> without;
  for (Allocation &allocation : allocations_) {
    if (!allocation.isWritable) continue;
    allocation.watch = watchOf(allocation);
    if (allocation.watch == Watch::nothing) continue;
    const std::uint64_t words = (allocation.end - allocation.begin) / wordBytes + 2; // the last may reach beyond it
    if (allocation.watch == Watch::all)
      allocation.history = static_cast<WordHistory *>(recordsFor(words, sizeof(WordHistory)));
    else if (void *parts = recordsFor(words / WrittenWords::wordsOfPart + 1, sizeof(WrittenWords::Part));
             parts != nullptr)
      if (void *each = recordsFor(words, sizeof(ShadowRecord)); each != nullptr)
        allocation.writes = {static_cast<WrittenWords::Part *>(parts), static_cast<ShadowRecord *>(each)};
    if (allocation.history == nullptr && !allocation.writes) without.push_back(allocation.name);
  }
  return without;
}

void DeviceMemory::tellUnwatched(const Allocation &allocation) {
  const std::scoped_lock lock(unwatchedMutex_);
  unwatched_.insert(allocation.name);
}

std::set<std::string> DeviceMemory::takeUnwatched() {
  const std::scoped_lock lock(unwatchedMutex_);
  return std::exchange(unwatched_, {});
}

Allocation *DeviceMemory::allocationOf(const void *address) {
  return const_cast<Allocation *>(std::as_const(*this).find(reinterpret_cast<std::uintptr_t>(address)));
}

void DeviceMemory::keepWritten(const std::byte *begin) {
  Allocation *allocation = allocationOf(begin);
  if (allocation != nullptr) allocation->written = std::make_unique<WrittenBytes>(allocation->end - allocation->begin);
}

void DeviceMemory::tellWritten(const void *to, std::uint64_t bytes) {
  Allocation *allocation = allocationOf(to);
  if (allocation == nullptr || !allocation->written) return;
  if (bytes == allocation->end - allocation->begin)
    allocation->written.reset();
  else
    allocation->written->write(reinterpret_cast<std::uintptr_t>(to) - allocation->begin, bytes);
}

void DeviceMemory::tellCopied(const void *to, const void *from, std::uint64_t bytes) {
  const Allocation *source = allocationOf(from);
  if (source == nullptr || !source->written) return tellWritten(to, bytes);
  Allocation *target = allocationOf(to);
  if (target == nullptr) return;
  // Where all of it was written once, nothing is kept of it any more: it stays written.
  if (target->written)
    target->written->copy(reinterpret_cast<std::uintptr_t>(to) - target->begin, *source->written,
                          reinterpret_cast<std::uintptr_t>(from) - source->begin, bytes);
}

void DeviceMemory::forgetWhole() {
  for (Allocation &allocation : allocations_)
    if (allocation.written && allocation.written->isWhole()) allocation.written.reset();
}

const Allocation *DeviceMemory::find(std::uintptr_t address) const {
  auto after = std::ranges::upper_bound(allocations_, address, {}, &Allocation::begin);
  if (after == allocations_.begin()) return nullptr;
  const Allocation &candidate = *--after;
  return address < candidate.end ? &candidate : nullptr;
}

const Allocation *DeviceMemory::nearest(std::uintptr_t address) const {
  const Allocation *best = nullptr;
  std::uintptr_t distance = UINTPTR_MAX;
  for (const Allocation &allocation : allocations_) {
    const std::uintptr_t away = address < allocation.begin  ? allocation.begin - address
                                : address >= allocation.end ? address - allocation.end
                                                            : 0;
    if (away >= distance) continue;
    distance = away;
    best = &allocation;
  }
  return best;
}

void *DeviceMemory::allocateOnHeap(std::uint64_t bytes) {
  const std::scoped_lock lock(heapMutex_);
  if (bytes == 0 || bytes > heapLimit - heapBytes_) return nullptr;
  HeapMemory memory{.bytes = std::vector<std::byte>(bytes), .written = WrittenBytes(bytes)};
  const auto address = reinterpret_cast<std::uintptr_t>(memory.bytes.data());
  heapBytes_ += bytes;
  heap_.insert_or_assign(address, std::move(memory)); // a vector that is moved keeps its place
  return reinterpret_cast<void *>(address);
}

bool DeviceMemory::freeOnHeap(void *address) {
  if (address == nullptr) return true;
  const std::scoped_lock lock(heapMutex_);
  const auto found = heap_.find(reinterpret_cast<std::uintptr_t>(address));
  if (found == heap_.end()) return false;
  heapBytes_ -= found->second.bytes.size();
  heap_.erase(found);
  return true;
}

DeviceMemory::Heap::iterator DeviceMemory::onHeap(std::uintptr_t address, std::uint64_t bytes) {
  auto after = heap_.upper_bound(address);
  if (after == heap_.begin()) return heap_.end();
  --after;
  return address + bytes <= after->first + after->second.bytes.size() ? after : heap_.end();
}

bool DeviceMemory::isOnHeap(std::uintptr_t address, std::uint64_t bytes) {
  const std::scoped_lock lock(heapMutex_);
  return onHeap(address, bytes) != heap_.end();
}

std::optional<HeapAccess> DeviceMemory::accessHeap(std::uintptr_t address, ByteAccess access) {
  const std::scoped_lock lock(heapMutex_);
  const auto found = onHeap(address, access.bytes);
  if (found == heap_.end()) return std::nullopt;
  access.offset = address - found->first;
  HeapAccess out{.begin = found->first, .unwritten = found->second.written.firstUnwritten(access)};
  if (access.writes) found->second.written.write(access.offset, access.bytes);
  return out;
}

} // namespace warpgrain::executor
