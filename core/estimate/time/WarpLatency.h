// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/work/ExecutionCounts.h"
#include "core/estimate/work/Instructions.h"

#include <map>

namespace warpgrain::estimate {

/// Loads of one statement.
struct StatementLoads {
  double latency = 0; ///< of the slowest, in cycles
  double count = 0;   ///< in one execution
  bool isShared = false;
};

/// How long instructions take until their result is there, in cycles: with other warps around, which is about twice as
/// long as microbenchmarks of a GPU that is empty otherwise tell.
struct Latencies {
  double arithmetic = 4.2;
  double shared = 55;
  double l1 = 90;
  double l2 = 650;
  double memory = 1200;
  double barrier = 500;
};

/// The cycles that one warp takes from its first instruction to its last with a multiprocessor of its own: what depends
/// on each other waits.
///
/// Loads of one stretch of code without a barrier in it are under way together, also those of the iterations that the
/// compiler writes one after the other. Sums that go on from iteration to iteration wait for the one before. A load
/// that is used in the next iteration goes on while the rest of this one is executed.
class WarpLatency {
public:
  WarpLatency(const model::Unit &unit, const ExecutionCounts &executions,
              const std::map<CodePlace, Instructions> &instructions, std::map<CodePlace, StatementLoads> loads,
              const Latencies &latencies)
      : unit_(unit), executions_(executions), instructions_(instructions), loads_(std::move(loads)),
        latencies_(latencies) {}

  /// Of a body that is executed as often as its first statement.
  double of(const model::Body &body) { return ofStatement(body, body.root, 0); }

private:
  /// A stretch of code without a barrier.
  struct Stretch {
    double load = 0;  ///< the longest load in it
    double loads = 0; ///< number of loads
    double issue = 0; ///< its instructions
    double other = 0; ///< what waits by itself: inner loops, calls
    double ahead = 0; ///< the longest load for which the next iteration of a loop around waits
    double cycles() const;
  };

  double ofStatement(const model::Body &body, model::StatementId id, int depth);
  double ofLoop(const model::Body &body, model::StatementId id, Stretch &around, int depth);
  double ofBranch(const model::Body &body, model::StatementId id, Stretch &around, int depth);
  void add(const model::Body &body, model::StatementId id, Stretch &stretch, double &done, int depth);
  void addOwn(const model::Body &body, model::StatementId id, Stretch &stretch, int depth);
  double timesOf(const model::Body &body, model::StatementId id) const;
  double shareOf(const model::Body &body, model::StatementId branch, model::StatementId child) const;
  double carriedChain(const model::Body &body, model::StatementId loop) const;

  const model::Unit &unit_;
  const ExecutionCounts &executions_;
  const std::map<CodePlace, Instructions> &instructions_;
  std::map<CodePlace, StatementLoads> loads_;
  Latencies latencies_;
};

} // namespace warpgrain::estimate
