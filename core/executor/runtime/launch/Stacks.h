// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <vector>

namespace warpgrain::executor {

/// Unused stacks, all of one size, kept for the next launch: programs launch the same kernels many times. Host threads
/// may use it at the same time.
class SpareStacks {
public:
  SpareStacks() = default;
  SpareStacks(const SpareStacks &) = delete;
  SpareStacks &operator=(const SpareStacks &) = delete;
  ~SpareStacks();

  /// Null if there are none of that size; those of other sizes are unmapped.
  std::byte *take(std::size_t size);
  void give(std::byte *memory, std::size_t size);

private:
  static constexpr std::size_t most = 8;

  void clear();

  std::mutex mutex_;
  std::size_t size_ = 0;
  std::vector<std::byte *> memory_;
};

/// Stacks for the threads of a block, each with an inaccessible guard page below it.
class Stacks {
public:
  static constexpr std::size_t bytesOfOne = std::size_t{256} << 10U;

  /// Takes spare stacks if there are any; the destructor gives them back. `spare` must outlive the object. Fails (tool)
  /// if there is not enough memory.
  static Result<Stacks> create(SpareStacks &spare, std::size_t count);

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
  Stacks(SpareStacks &spare, std::byte *memory, std::size_t size) : spare_(&spare), memory_(memory), size_(size) {}

  SpareStacks *spare_;
  std::byte *memory_ = nullptr;
  std::size_t size_ = 0;
};

} // namespace warpgrain::executor
