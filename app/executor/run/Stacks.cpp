// SPDX-License-Identifier: Apache-2.0
#include "app/executor/run/Stacks.h"

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

Result<Stacks> Stacks::create(std::size_t count) {
  const std::size_t stride = bytesOfOne + guardBytes();
  void *memory = mmap(nullptr, stride * count, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED)
    return fail(ErrorKind::tool, "There is no room for the stacks of a block's threads; allow more with --memory.");
  Stacks out(static_cast<std::byte *>(memory), stride * count);
  for (std::size_t i = 0; i < count; ++i)
    if (mprotect(out.memory_ + i * stride, guardBytes(), PROT_NONE) != 0)
      return fail(ErrorKind::tool, "The stacks of a block's threads cannot be guarded: the system allows too few "
                                   "mappings (vm.max_map_count).");
  return out;
}

Stacks::Stacks(Stacks &&other) noexcept
    : memory_(std::exchange(other.memory_, nullptr)), size_(std::exchange(other.size_, 0)) {}

Stacks::~Stacks() {
  if (memory_ != nullptr) munmap(memory_, size_);
}

std::byte *Stacks::topOf(std::size_t index) const {
  return memory_ + (index + 1) * (bytesOfOne + guardBytes());
}

bool Stacks::holds(std::uintptr_t address) const {
  return address >= begin() && address < end();
}

} // namespace warpgrain::executor
