// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/MemoryTable.h"

#include <string>

namespace warpgrain::executor {

namespace {

bool isOfHost(MemoryKind kind) {
  return kind == MemoryKind::pinned;
}

const char *wordsFor(MemoryKind kind) {
  switch (kind) {
  case MemoryKind::managed:
    return "the managed memory";
  case MemoryKind::pinned:
    return "the pinned memory";
  case MemoryKind::registered:
    return "the registered memory";
  default:
    return "the device memory";
  }
}

} // namespace

Result<void *> MemoryTable::allocate(std::uint64_t bytes, MemoryKind kind, unsigned flags) {
  if (bytes == 0) return nullptr;
  const std::string name =
      wordsFor(kind) + std::string(" of allocation ") + std::to_string(++count_) + " of the program";
  auto memory = device_.allocate(bytes, name);
  if (!memory) return std::unexpected(memory.error());
  const auto begin = reinterpret_cast<std::uintptr_t>(*memory);
  // The host may write to memory of the other kinds without a call.
  if (kind == MemoryKind::device && keepsWritten_) device_.keepWritten(*memory);
  memory_[begin] = {.begin = begin, .bytes = bytes, .kind = kind, .flags = flags};
  return *memory;
}

bool MemoryTable::free(void *begin, bool ofHost) {
  const auto found = memory_.find(reinterpret_cast<std::uintptr_t>(begin));
  if (found == memory_.end() || found->second.kind == MemoryKind::registered || isOfHost(found->second.kind) != ofHost)
    return false;
  device_.free(static_cast<std::byte *>(begin));
  memory_.erase(found);
  return true;
}

bool MemoryTable::registerHost(void *begin, std::uint64_t bytes, unsigned flags) {
  const auto address = reinterpret_cast<std::uintptr_t>(begin);
  const auto next = memory_.lower_bound(address);
  if (next != memory_.end() && next->second.begin < address + bytes) return false;
  if (find(begin) != nullptr) return false;
  memory_[address] = {.begin = address, .bytes = bytes, .kind = MemoryKind::registered, .flags = flags};
  device_.add({.begin = address,
               .end = address + bytes,
               .name = std::string(wordsFor(MemoryKind::registered)) + " of the program"});
  return true;
}

bool MemoryTable::unregisterHost(void *begin) {
  const auto found = memory_.find(reinterpret_cast<std::uintptr_t>(begin));
  if (found == memory_.end() || found->second.kind != MemoryKind::registered) return false;
  device_.remove(found->first);
  memory_.erase(found);
  return true;
}

const ProgramMemory *MemoryTable::find(const void *address) const {
  const auto at = reinterpret_cast<std::uintptr_t>(address);
  auto after = memory_.upper_bound(at);
  if (after == memory_.begin()) return nullptr;
  const ProgramMemory &candidate = (--after)->second;
  return at < candidate.begin + candidate.bytes ? &candidate : nullptr;
}

std::uint64_t MemoryTable::usedBytes() const {
  std::uint64_t sum = 0;
  for (const auto &[begin, memory] : memory_)
    if (memory.kind == MemoryKind::device || memory.kind == MemoryKind::managed) sum += memory.bytes;
  return sum;
}

void MemoryTable::clear() {
  for (const auto &[begin, memory] : memory_)
    if (memory.kind == MemoryKind::registered)
      device_.remove(begin);
    else // NOLINTNEXTLINE(performance-no-int-to-ptr): the address came from a pointer of device_
      device_.free(reinterpret_cast<std::byte *>(begin));
  memory_.clear();
}

} // namespace warpgrain::executor
