// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace warpgrain::executor {

/// Records of who accessed a piece of memory, all zero at first: nobody did. Pages of records that nobody uses take no
/// room.
class MemoryHistory {
public:
  /// Empty where there is no room for it: then nothing is looked for.
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
