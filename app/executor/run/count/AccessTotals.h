// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/executor/lower/count/CountedCode.h"
#include "app/executor/lower/count/CountedOperations.h"
#include "app/executor/run/count/RequestTable.h"
#include "core/execute/Counts.h"

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
  execute::CountedSpace space = execute::CountedSpace::global;

  friend auto operator<=>(const CountedArray &, const CountedArray &) = default;
};

/// Adds up what requests cost. Each thread of the host has its own, which go together at the end.
class AccessTotals {
public:
  /// One request of a place. The array is one that was named.
  void add(const CountedPlace &place, const WarpWork &work, execute::CountedSpace space);

  /// One execution of a branch; the offsets are the ways that lanes go.
  void addBranch(const WarpWork &work);

  /// Keeps a request of a place, unless there are enough of the warp's there.
  void record(std::uint32_t warp, const WarpWork &work);

  /// A thread comes to a piece of straight code.
  void enter(std::uint32_t piece) {
    if (piece >= pieces_.size()) pieces_.resize(piece + 1);
    ++pieces_[piece];
  }

  void name(std::uint64_t array, CountedArray what) { arrays_.try_emplace(array, std::move(what)); }

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
  execute::LaunchCounts result(const CountedCode &code, const CountedPieces &pieces, bool polls) const;

private:
  using Key = std::pair<std::uint32_t, std::uint64_t>;

  /// The last request of a place and what it cost: the next one often lies in the same way.
  struct Recent {
    std::uint64_t array = 0;
    std::uint32_t lanes = 0;
    std::uint32_t bytes = 0;
    std::array<std::int64_t, warpSize> offsets{}; ///< from the line that the first lane's begins in
    execute::AccessNumbers cost;
    execute::AccessNumbers *to = nullptr;
  };

  /// Executions of a branch.
  struct Branching {
    std::uint64_t threads = 0;
    std::uint64_t warps = 0;
    std::uint64_t divergent = 0;
  };

  void addLines(const CountedPieces &pieces, execute::LaunchCounts &out) const;
  void addRows(const CountedCode &code, bool polls, execute::LaunchCounts &out) const;
  void addBranches(const CountedCode &code, bool polls, execute::LaunchCounts &out) const;
  std::string whyApproximate(std::uint32_t place, const CountedCode &code, bool polls) const;

  std::map<Key, execute::AccessNumbers> numbers_; // nodes stay where they are
  std::map<std::uint32_t, Branching> branches_;
  std::vector<std::uint64_t> pieces_; ///< how often threads came to each
  std::map<Key, std::map<std::uint32_t, std::vector<execute::RecordedRequest>>> recorded_; ///< by warps
  std::size_t recordedInAll_ = 0;
  std::map<std::uint32_t, Recent> recent_;
  std::map<std::uint64_t, CountedArray> arrays_;
  std::set<std::uint32_t> repeated_;
  std::set<std::uint32_t> split_;
  std::set<std::uint32_t> uneven_;
  bool hasHeap_ = false;
  bool gaveUp_ = false;
};

} // namespace warpgrain::executor
