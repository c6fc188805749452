// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/executor/Abi.h"
#include "app/executor/run/count/AccessTotals.h"
#include "app/executor/run/count/LoopEnds.h"
#include "app/executor/run/count/LoopIterations.h"
#include "app/executor/run/count/RequestCosts.h"
#include "app/executor/run/count/RequestTable.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::executor {

/// Counts what the threads of the blocks do that one thread of the host runs, one block after the other. Compiled code
/// calls it for each access and each branch: what is here in the header is short, and what is behind it is rare.
class AccessCounter {
public:
  /// The block must outlive it, and is told of it.
  explicit AccessCounter(BlockState &block);

  AccessCounter(const AccessCounter &) = delete;
  AccessCounter &operator=(const AccessCounter &) = delete;

  void access(const ThreadState &thread, std::uint32_t place, std::uintptr_t address, std::uint64_t path) {
    const Range &range = ranges_[place];
    const std::uint64_t offset = address - range.begin;
    if (thread.number != thread_ || offset >= range.bytes ||
        !table_->follow(range.target, path, static_cast<std::int64_t>(offset))) [[unlikely]]
      addAccess(thread, place, address, path);
  }

  /// A thread goes one of the two ways of a branch.
  void branch(const ThreadState &thread, std::uint32_t place, std::uint32_t way, std::uint64_t path) {
    if (thread.number != thread_ || !table_->followWay(place, path, way)) [[unlikely]]
      addWay(thread, place, path, way);
  }

  /// A thread goes one of the ways of a branch that has more.
  void choice(const ThreadState &thread, std::uint32_t place, std::uint32_t way, std::uint64_t path) {
    addNumber(thread, place, path, way);
  }

  /// An iteration of a loop begins; path tells the iterations of the loops around it.
  void iterate(const ThreadState &thread, std::uint32_t loop, std::uint64_t path);

  /// A thread leaves a loop after so many iterations; whether by its test. Of loops in which threads do not wait.
  void leave(const ThreadState &thread, std::uint32_t loop, std::uint64_t iterations, bool byTest, std::uint64_t path) {
    addNumber(thread, firstLoop_ + loop, path, LoopEnds::packed(iterations, byTest));
  }

  /// No thread of the block comes any more to where others have been: they have passed a barrier together.
  void settle();

  /// The block has ended.
  void endBlock();

  /// Of the blocks that have ended.
  AccessTotals totals() const;

private:
  /// What addresses of a place lay in last: the next one lies there again, nearly always.
  struct Range {
    std::uintptr_t begin = 0;
    std::uint64_t bytes = 0;
    std::uint32_t target = 0;
  };

  static constexpr std::uint32_t noThread = ~std::uint32_t{0};

  bool findRange(std::uint32_t place, std::uintptr_t address);
  bool findShared(std::uint32_t place, std::uintptr_t address);
  bool findAllocation(std::uint32_t place, std::uintptr_t address);
  void take(std::uint32_t place, std::uintptr_t begin, std::uint64_t bytes, std::uint64_t array);
  void addAccess(const ThreadState &thread, std::uint32_t place, std::uintptr_t address, std::uint64_t path);
  void addWay(const ThreadState &thread, std::uint32_t place, std::uint64_t path, std::uint32_t way);
  void addNumber(const ThreadState &thread, std::uint32_t target, std::uint64_t path, std::int64_t number);
  void note(std::uint32_t target, RequestTable::Added added);
  void giveUp();
  void turnTo(std::uint32_t thread);

  RequestTable &tableOf(std::uint32_t warp) { return tables_[runsInOrder_ ? 0 : warp]; }

  void settle(std::uint32_t warp);
  void endWarp(std::uint32_t warp);
  void settleAccess(std::uint32_t warp, const WarpWork &work, bool records);
  void settleBranch(std::uint32_t warp, const WarpWork &work);
  void settleLoop(std::uint32_t warp, const WarpWork &work);
  bool areAllOf(std::uint32_t warp, std::uint32_t lanes) const;
  /// Whether the requests of the block that runs are kept.
  bool isRecorded() const;

  std::uint32_t thread_ = noThread; ///< whose turn it is
  RequestTable *table_ = nullptr;   ///< of its warp
  std::vector<Range> ranges_;       ///< of each place
  std::uint32_t firstLoop_;         ///< the target of the first one; those of branches are before
  std::uint32_t firstArray_;        ///< the target of the first access
  const BlockState &block_;
  const CountedCode &code_;
  bool runsInOrder_; ///< a warp has ended when the next one begins
  TargetTable targets_;
  std::vector<LaneGrid> grids_;      ///< of each warp
  std::vector<RequestTable> tables_; ///< likewise; where warps run one after the other, one for all
  LoopIterations iterations_;
  std::vector<std::optional<RequestCosts>> costs_; ///< of each target that is an array
  std::vector<Branching> branchings_;              ///< of each place
  std::vector<std::uint64_t> pieces_;
  std::uint64_t kept_ = 0; ///< bytes of tables, and of loops
  AccessTotals totals_;
};

} // namespace warpgrain::executor
