// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/runtime/count/AccessTotals.h"
#include "core/executor/runtime/count/EventLog.h"
#include "core/executor/runtime/count/LoopIterations.h"
#include "core/executor/runtime/count/RepeatedWarps.h"
#include "core/executor/runtime/count/RequestCosts.h"
#include "core/executor/runtime/count/RequestTable.h"
#include "core/executor/runtime/count/WarpPattern.h"
#include "core/executor/runtime/launch/AccessTargets.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::executor {

/// Counts the accesses, branches and loops of the blocks that one host thread runs. Reads the events that compiled code
/// logs. Counts identical events of all lanes of a warp at once, and combines other events lane by lane.
class AccessCounter {
public:
  /// Sets BlockState::counter and BlockState::pieces. The block must outlive the counter.
  explicit AccessCounter(BlockState &block);

  AccessCounter(const AccessCounter &) = delete;
  AccessCounter &operator=(const AccessCounter &) = delete;

  /// Reads the logged events as far as they are complete. Returns the write position of the next event group.
  std::uint64_t *makeRoom();

  /// Counts everything logged so far. Call it when all threads of the block have passed a barrier together.
  void flush();

  /// Counts the rest of the block, which has ended.
  void endBlock();

  /// Totals of the blocks that have ended.
  AccessTotals totals();

private:
  static constexpr std::uint32_t noThread = ~std::uint32_t{0};

  void readLog(bool isComplete);

  // For lanes of a warp that log the same events:
  void takeTogether(std::uint32_t warp);
  void takeAccess(std::uint32_t warp, std::uint32_t place, std::size_t word, std::uint64_t path);
  bool takeRepeated(std::uint32_t warp);
  void flushRepeated();

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
  void flush(std::uint32_t warp);
  void endWarp(std::uint32_t warp);
  void countWork(std::uint32_t warp, const WarpWork &work);
  void countBranch(std::uint32_t place, const WarpWork &work, const RequestTable &table);
  void addBranch(std::uint32_t place, std::uint32_t lanes, bool isDivergent);
  void addChoice(std::uint32_t place, std::uint32_t lanes, const LaneValues &ways);
  void addLoopEnd(std::uint32_t warp, std::uint32_t loop, std::uint64_t path, std::uint32_t lanes,
                  const LaneValues &ends);
  RequestCosts &costsOf(std::uint32_t target);
  std::uint32_t lanesOf(std::uint32_t warp) const;
  /// True if the requests of the current block are recorded.
  bool isRecorded() const;

  const BlockState &block_;
  const CountedCode &code_;
  const std::vector<EventGroup> &groups_;
  AccessTotals totals_;
  EventLog log_;
  WarpPattern pattern_;
  RepeatedWarps repeated_;
  AccessTargets targets_;
  bool runsInOrder_;                 ///< each warp ends before the next one begins
  std::uint32_t thread_ = noThread;  ///< thread whose events are read
  RequestTable *table_ = nullptr;    ///< table of that thread's warp
  std::vector<LaneGrid> grids_;      ///< by warp
  std::vector<RequestTable> tables_; ///< by warp; a single one if runsInOrder_
  LoopIterations iterations_;
  std::vector<std::optional<RequestCosts>> costs_; ///< by target; set for arrays
  std::vector<Branching> branchings_;              ///< by place
  std::vector<std::uint64_t> pieces_;
  std::uint64_t kept_ = 0; ///< size of the tables in bytes
};

} // namespace warpgrain::executor
