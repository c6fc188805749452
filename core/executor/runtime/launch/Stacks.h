// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <cstddef>
#include <cstdint>

namespace warpgrain::executor {

/// Stacks for the threads of a block, each with an inaccessible guard page below it.
class Stacks {
public:
  static constexpr std::size_t bytesOfOne = std::size_t{256} << 10U;

  /// Fails (tool) if there is not enough memory.
  static Result<Stacks> create(std::size_t count);

  Stacks(Stacks &&other) noexcept;
  Stacks &operator=(Stacks &&) = delete;
  Stacks(const Stacks &) = delete;
  ~Stacks();

  /// Highest address of a stack. Stacks grow downwards.
  std::byte *topOf(std::size_t index) const;

  /// True if the address lies in one of the stacks or guard pages.
  bool holds(std::uintptr_t address) const;

  std::uintptr_t begin() const { return reinterpret_cast<std::uintptr_t>(memory_); }

  std::uintptr_t end() const { return begin() + size_; }

private:
  Stacks(std::byte *memory, std::size_t size) : memory_(memory), size_(size) {}

  std::byte *memory_ = nullptr;
  std::size_t size_ = 0;
};

} // namespace warpgrain::executor
