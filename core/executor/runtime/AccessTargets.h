// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/abi/CountedCode.h"
#include "core/executor/runtime/count/AccessTotals.h"
#include "core/executor/runtime/count/TargetTable.h"

#include <cstdint>
#include <vector>

namespace warpgrain::executor {

/// What is counted apart from each other: branches and loops by their places, accesses by the arrays that they go to
/// besides. Knows which array an address is in.
class AccessTargets {
public:
  /// Of an array.
  struct Range {
    std::uintptr_t begin = 0;
    std::uint64_t bytes = 0;
    std::uint32_t target = 0; ///< of the place that asked
  };

  /// All of them must outlive it. Arrays are named in the totals.
  AccessTargets(const BlockState &block, const CountedCode &code, AccessTotals &totals);

  /// Null where the address is none of an array: of a variable of the thread's own, or of memory that the kernel
  /// allocated, of which the totals are told.
  const Range *rangeOf(std::uint32_t place, std::uintptr_t address) {
    // What addresses of a place lay in last: the next one lies there again, nearly always.
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
  std::vector<Range> ranges_; ///< of each place
  std::uint32_t firstLoop_;   ///< the target of the first one; those of branches are before
  std::uint32_t firstArray_;  ///< the target of the first access
  TargetTable table_;
};

} // namespace warpgrain::executor
