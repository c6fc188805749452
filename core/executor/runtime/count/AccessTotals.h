// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/CountedCode.h"
#include "core/executor/abi/CountedOperations.h"
#include "core/executor/runtime/count/Branching.h"
#include "core/executor/runtime/count/TargetTable.h"
#include "core/run/protocol/Counts.h"

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::executor {

/// Where an array is, for counts.
struct CountedArray {
  std::string name;
  run::CountedSpace space = run::CountedSpace::global;

  friend auto operator<=>(const CountedArray &, const CountedArray &) = default;
};

/// What was executed. Each thread of the host has its own, which go together at the end.
class AccessTotals {
public:
  /// Requests of a place to an array that was named.
  void add(const Target &target, const run::AccessNumbers &numbers) { numbers_[target] += numbers; }

  void add(std::uint32_t place, const Branching &branching) { branches_[place] += branching; }

  /// How often threads came to each piece of straight code.
  void add(const std::vector<std::uint64_t> &pieces);

  /// Keeps a request of a target, unless there are enough of the warp's there.
  void record(const Target &target, const run::RecordedRequest &request);

  bool isNamed(std::uint64_t array) const { return arrays_.contains(array); }

  void name(std::uint64_t array, const CountedArray &what) { arrays_.try_emplace(array, what); }

  const CountedArray &operator[](std::uint64_t array) const { return arrays_.at(array); }

  void markRepeated(std::uint32_t place) { repeated_.insert(place); }

  void markSplit(std::uint32_t place) { split_.insert(place); }

  /// Lanes of a warp ran a loop different numbers of times.
  void markUneven(std::uint32_t loop) { uneven_.insert(loop); }

  void markHeap() { hasHeap_ = true; }

  void giveUp() { gaveUp_ = true; }

  bool gaveUp() const { return gaveUp_; }

  void add(const AccessTotals &other);

  /// What is told of the launch.
  run::LaunchCounts result(const CountedCode &code, const CountedPieces &pieces, bool polls) const;

private:
  void addLines(const CountedPieces &pieces, run::LaunchCounts &out) const;
  void addRows(const CountedCode &code, bool polls, run::LaunchCounts &out) const;
  void addBranches(const CountedCode &code, bool polls, run::LaunchCounts &out) const;
  std::string whyApproximate(std::uint32_t place, const CountedCode &code, bool polls) const;

  std::map<Target, run::AccessNumbers> numbers_;
  std::map<std::uint32_t, Branching> branches_;
  std::vector<std::uint64_t> pieces_; ///< how often threads came to each
  std::map<Target, std::map<std::uint32_t, std::vector<run::RecordedRequest>>> recorded_; ///< by warps
  std::size_t recordedInAll_ = 0;
  std::map<std::uint64_t, CountedArray> arrays_;
  std::set<std::uint32_t> repeated_;
  std::set<std::uint32_t> split_;
  std::set<std::uint32_t> uneven_;
  bool hasHeap_ = false;
  bool gaveUp_ = false;
};

} // namespace warpgrain::executor
