// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace warpgrain::executor {

/// Shadow records of a range of memory, zeroed. Pages that are never used take no memory.
class MemoryHistory {
public:
  /// records() is null if there is no room.
  MemoryHistory(std::uint64_t records, std::uint64_t bytesOfRecord);

  MemoryHistory(MemoryHistory &&other) noexcept;
  MemoryHistory(const MemoryHistory &) = delete;
  MemoryHistory &operator=(const MemoryHistory &) = delete;
  ~MemoryHistory();

  void *records() const { return records_; }

private:
  void *records_ = nullptr;
  std::uint64_t size_ = 0;
};

} // namespace warpgrain::executor
