// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/abi/CountedCode.h"
#include "core/executor/runtime/count/AccessTotals.h"
#include "core/executor/runtime/count/TargetTable.h"

#include <cstdint>
#include <vector>

namespace warpgrain::executor {

/// Numbers the targets that are counted separately: each branch, each loop, and each pair of an access and the array
/// that it goes to. Finds the array that holds an address.
class AccessTargets {
public:
  /// Memory range of an array.
  struct Range {
    std::uintptr_t begin = 0;
    std::uint64_t bytes = 0;
    std::uint32_t target = 0; ///< target of the place and this array
  };

  /// Adds the names of arrays to the totals. All arguments must outlive this object.
  AccessTargets(const BlockState &block, const CountedCode &code, AccessTotals &totals);

  /// Range of the array that holds the address. Null for a variable of the thread or memory that the kernel allocated;
  /// the latter is marked in the totals.
  const Range *rangeOf(std::uint32_t place, std::uintptr_t address) {
    // The next address of a place nearly always lies in the same array as the last one.
    const Range &range = ranges_[place];
    return address - range.begin < range.bytes || find(place, address) ? &range : nullptr;
  }

  const TargetTable &table() const { return table_; }

  std::uint32_t ofLoop(std::uint32_t loop) const { return firstLoop_ + loop; }

  bool isAccess(std::uint32_t target) const { return target >= firstArray_; }

  bool isLoop(std::uint32_t target) const { return target >= firstLoop_ && target < firstArray_; }

  std::uint32_t loopOf(std::uint32_t target) const { return target - firstLoop_; }

private:
  bool find(std::uint32_t place, std::uintptr_t address);
  bool findShared(std::uint32_t place, std::uintptr_t address);
  bool findAllocation(std::uint32_t place, std::uintptr_t address);
  void take(std::uint32_t place, std::uintptr_t begin, std::uint64_t bytes, std::uint64_t array);

  const BlockState &block_;
  AccessTotals &totals_;
  std::vector<Range> ranges_; ///< last range, by place
  std::uint32_t firstLoop_;   ///< target of the first loop; branches come before
  std::uint32_t firstArray_;  ///< target of the first access
  TargetTable table_;
};

} // namespace warpgrain::executor
