// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/executor/run/Touch.h"

#include <cstdint>

namespace warpgrain::executor {

/// The history of a piece of memory; pages of it that nobody touches take no room.
class MemoryHistory {
public:
  /// Empty where there is no room for it: then nothing is looked for.
  explicit MemoryHistory(std::uint64_t bytes);

  MemoryHistory(MemoryHistory &&other) noexcept;
  MemoryHistory(const MemoryHistory &) = delete;
  MemoryHistory &operator=(const MemoryHistory &) = delete;
  ~MemoryHistory();

  WordHistory *words() const { return words_; }

private:
  WordHistory *words_ = nullptr;
  std::uint64_t size_ = 0;
};

} // namespace warpgrain::executor
