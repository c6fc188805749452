// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/launch/Stacks.h"

#include <sys/mman.h>
#include <unistd.h>
#include <utility>

namespace warpgrain::executor {

namespace {

std::size_t guardBytes() {
  static const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  return page;
}

} // namespace

SpareStacks::~SpareStacks() {
  clear();
}

std::byte *SpareStacks::take(std::size_t size) {
  const std::scoped_lock lock(mutex_);
  if (size != size_) clear();
  if (memory_.empty()) return nullptr;
  std::byte *out = memory_.back();
  memory_.pop_back();
  return out;
}

void SpareStacks::give(std::byte *memory, std::size_t size) {
  const std::scoped_lock lock(mutex_);
  if (size != size_) clear();
  size_ = size;
  if (memory_.size() < most)
    memory_.push_back(memory);
  else
    munmap(memory, size);
}

void SpareStacks::clear() {
  for (std::byte *memory : memory_)
    munmap(memory, size_);
  memory_.clear();
}

Result<Stacks> Stacks::create(SpareStacks &spare, std::size_t count) {
  const std::size_t stride = bytesOfOne + guardBytes();
  if (std::byte *memory = spare.take(stride * count)) return Stacks(spare, memory, stride * count);
  void *memory = mmap(nullptr, stride * count, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED)
    return fail(ErrorKind::tool, "There is no room for the stacks of a block's threads; allow more with --memory.");
  Stacks out(spare, static_cast<std::byte *>(memory), stride * count);
  for (std::size_t i = 0; i < count; ++i) {
    if (mprotect(out.memory_ + i * stride, guardBytes(), PROT_NONE) == 0) continue;
    munmap(std::exchange(out.memory_, nullptr), stride * count); // not to be used again
    return fail(ErrorKind::tool, "The stacks of a block's threads cannot be guarded: the system allows too few "
                                 "mappings (vm.max_map_count).");
  }
  return out;
}

Stacks::Stacks(Stacks &&other) noexcept
    : spare_(other.spare_), memory_(std::exchange(other.memory_, nullptr)), size_(std::exchange(other.size_, 0)) {}

Stacks::~Stacks() {
  if (memory_ != nullptr) spare_->give(memory_, size_);
}

std::byte *Stacks::topOf(std::size_t index) const {
  return memory_ + (index + 1) * (bytesOfOne + guardBytes());
}

bool Stacks::holds(std::uintptr_t address) const {
  return address >= begin() && address < end();
}

} // namespace warpgrain::executor
