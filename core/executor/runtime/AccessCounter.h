// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/runtime/AccessTargets.h"
#include "core/executor/runtime/count/AccessTotals.h"
#include "core/executor/runtime/count/EventLog.h"
#include "core/executor/runtime/count/LoopIterations.h"
#include "core/executor/runtime/count/RepeatedWarps.h"
#include "core/executor/runtime/count/RequestCosts.h"
#include "core/executor/runtime/count/RequestTable.h"
#include "core/executor/runtime/count/WarpPattern.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::executor {

/// Counts what the threads of the blocks do that one thread of the host runs, one block after the other. Compiled code
/// logs it. What all lanes of a warp have done alike is counted at once; the rest is put together lane by lane.
class AccessCounter {
public:
  /// The block must outlive it, and is told of it.
  explicit AccessCounter(BlockState &block);

  AccessCounter(const AccessCounter &) = delete;
  AccessCounter &operator=(const AccessCounter &) = delete;

  /// Where the next group of events goes, after what was logged has been read, as far as it can be by now.
  std::uint64_t *makeRoom();

  /// No thread of the block comes any more to where others have been: they have passed a barrier together.
  void settle();

  /// The block has ended.
  void endBlock();

  /// Of the blocks that have ended.
  AccessTotals totals();

private:
  static constexpr std::uint32_t noThread = ~std::uint32_t{0};

  void readLog(bool isComplete);

  // Of the lanes of a warp that did the same:
  void takeTogether(std::uint32_t warp);
  void takeAccess(std::uint32_t warp, std::uint32_t place, std::size_t word, std::uint64_t path);
  bool takeRepeated(std::uint32_t warp);
  void settleRepeated();

  // Lane by lane:
  EventLog::Words takeThread(EventLog::Words log);
  void addAccess(std::uint32_t place, std::uintptr_t address, std::uint64_t path);
  void addWay(std::uint32_t place, std::uint64_t path, std::uint32_t way);
  void addNumber(std::uint32_t target, std::uint64_t path, std::int64_t number);
  void iterate(std::uint32_t loop, std::uint64_t path);
  void note(std::uint32_t target, RequestTable::Added added);
  void turnTo(std::uint32_t thread);

  RequestTable &tableOf(std::uint32_t warp) { return tables_[runsInOrder_ ? 0 : warp]; }

  void keepWithin(std::uint64_t bytes);
  void settle(std::uint32_t warp);
  void endWarp(std::uint32_t warp);
  void settleWork(std::uint32_t warp, const WarpWork &work);
  void settleBranch(std::uint32_t place, const WarpWork &work, const RequestTable &table);
  void addBranch(std::uint32_t place, std::uint32_t lanes, bool isDivergent);
  void addChoice(std::uint32_t place, std::uint32_t lanes, const LaneValues &ways);
  void addLoopEnd(std::uint32_t warp, std::uint32_t loop, std::uint64_t path, std::uint32_t lanes,
                  const LaneValues &ends);
  RequestCosts &costsOf(std::uint32_t target);
  std::uint32_t lanesOf(std::uint32_t warp) const;
  /// Whether the requests of the block that runs are kept.
  bool isRecorded() const;

  const BlockState &block_;
  const CountedCode &code_;
  const std::vector<EventGroup> &groups_;
  AccessTotals totals_;
  EventLog log_;
  WarpPattern pattern_;
  RepeatedWarps repeated_;
  AccessTargets targets_;
  bool runsInOrder_;                 ///< a warp has ended when the next one begins
  std::uint32_t thread_ = noThread;  ///< whose turn it is
  RequestTable *table_ = nullptr;    ///< of its warp
  std::vector<LaneGrid> grids_;      ///< of each warp
  std::vector<RequestTable> tables_; ///< likewise; where warps run one after the other, one for all
  LoopIterations iterations_;
  std::vector<std::optional<RequestCosts>> costs_; ///< of each target that is an array
  std::vector<Branching> branchings_;              ///< of each place
  std::vector<std::uint64_t> pieces_;
  std::uint64_t kept_ = 0; ///< bytes of tables
};

} // namespace warpgrain::executor
