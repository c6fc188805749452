// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/executor/Abi.h"
#include "app/executor/run/count/AccessTotals.h"
#include "app/executor/run/count/RequestTable.h"

#include <cstdint>
#include <map>
#include <vector>

namespace warpgrain::executor {

/// Counts what the threads of the blocks do that one thread of the host runs, one block after the other.
class AccessCounter {
public:
  /// The block must outlive it.
  explicit AccessCounter(const BlockState &block);

  void access(const ThreadState &thread, std::uint32_t place, std::uintptr_t address, std::uint32_t bytes,
              std::uint64_t path);
  /// A thread goes one of the ways of a branch.
  void branch(const ThreadState &thread, std::uint32_t place, std::uint32_t way, std::uint64_t path);
  /// An iteration of a loop begins; path tells the iterations of the loops around it.
  void iterate(const ThreadState &thread, std::uint32_t loop, std::uint64_t path);

  /// A thread comes to a piece of straight code.
  void enter(std::uint32_t piece) { totals_.enter(piece); }

  /// No thread of the block comes any more to where others have been: they have passed a barrier together.
  void settle();

  /// The block has ended.
  void endBlock();

  const AccessTotals &totals() const { return totals_; }

private:
  /// What addresses of a place lay in last: the next one lies there again, nearly always.
  struct Range {
    std::uintptr_t begin = 0;
    std::uintptr_t end = 0;
    std::uint64_t array = 0;
  };

  /// How often each lane of a warp ran a loop.
  struct Iterations {
    std::array<std::uint32_t, warpSize> times{};
  };

  struct LoopKey {
    std::uint32_t loop = 0;
    std::uint64_t path = 0;

    friend auto operator<=>(const LoopKey &, const LoopKey &) = default;
  };

  const Range *rangeOf(std::uint32_t place, std::uintptr_t address);
  bool findShared(std::uintptr_t address, Range &range);
  bool findAllocation(std::uintptr_t address, Range &range);
  void add(const ThreadState &thread, const WarpWork &work, std::int64_t offset);
  void turnTo(std::uint32_t warp);
  void settle(std::uint32_t warp);
  void compareIterations(std::uint32_t warp);
  /// Whether the requests of the block that runs are kept.
  bool isRecorded() const;

  const BlockState &block_;
  const CountedCode &code_;
  bool runsInOrder_; ///< a warp has ended when the next one begins
  std::uint32_t warp_ = 0;
  std::vector<RequestTable> tables_;                      ///< of each warp
  std::vector<std::map<LoopKey, Iterations>> iterations_; ///< likewise
  std::vector<Range> ranges_;                             ///< of each place
  std::uint64_t kept_ = 0;                                ///< requests in tables, and loops
  AccessTotals totals_;
};

/// The one of this thread of the host; null where nothing is counted.
AccessCounter *&currentCounter();

} // namespace warpgrain::executor
