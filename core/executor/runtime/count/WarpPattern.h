// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/runtime/count/EventLog.h"
#include "core/executor/runtime/count/LaneNumbers.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpgrain::executor {

/// Compressed log of a warp whose lanes all logged the same events at the same places, in the same iterations. It holds
/// the words of the first lane and, for each word, the steps by which it grows from column to column and from row to
/// row of threads. It finds the steps with plain arithmetic on the words, without decoding them.
class WarpPattern {
public:
  enum class Match {
    same,
    different, ///< a lane logged other events, or is missing
    unfinished ///< the log may not yet contain all events of the warp
  };

  /// An event group and the index of its first word among the words of a lane.
  struct Place {
    std::uint32_t group = 0;
    std::size_t at = 0;

    friend bool operator==(const Place &, const Place &) = default;
  };

  /// The groups must outlive the pattern.
  explicit WarpPattern(const std::vector<EventGroup> &groups);

  /// Reads the log of a warp; the log starts with the words of the warp's first lane. The log's memory must stay valid
  /// while the pattern is queried. Unless `isComplete`, the last thread in the log may log more events.
  Match read(EventLog::Words log, bool isComplete, const LaneGrid &grid, std::uint32_t lanes);

  /// Number of the pattern, at least 1 after a match. Consecutive warps with the same number have the same groups and
  /// the same steps.
  std::uint64_t number() const { return number_; }

  /// True if the previous warp has the same number and no lane of either warp deviates from the steps.
  bool isRepeated() const { return isRepeated_; }

  /// Number of words of all lanes together.
  std::size_t words() const { return length_ * lanes_; }

  /// The groups that each lane logged.
  const std::vector<Place> &groups() const { return places_; }

  /// The first lane's words.
  const std::uint64_t *first() const { return log_.data(); }

  /// Returns a mask of the branches of the group at this place at which not all lanes went the same way.
  std::uint32_t differingWays(std::size_t at) const { return log_header::waysOf(differing_[at]); }

  /// True if all lanes have the same value of this word.
  bool isSame(std::size_t at) const { return perColumn_[at] == 0 && perRow_[at] == 0 && differing_[at] == 0; }

  /// True if this word of every lane follows from the steps, and the steps fit into 32 bits.
  bool hasSteps(std::size_t at) const { return differing_[at] == 0 && fits(perColumn_[at]) && fits(perRow_[at]); }

  /// Returns this word of all lanes. Precondition: hasSteps(at).
  LaneNumbers numbers(std::size_t at) const {
    return {.first = static_cast<std::int64_t>(log_[at]),
            .perColumn = static_cast<std::int32_t>(perColumn_[at]),
            .perRow = static_cast<std::int32_t>(perRow_[at])};
  }

  /// Returns this word of each lane, without the use of steps.
  LaneValues values(std::size_t at) const;

private:
  static bool fits(std::uint64_t step) { return static_cast<std::int64_t>(step) == static_cast<std::int32_t>(step); }

  bool measure();
  bool endsWithLastLane() const;
  bool haveAllCome() const;
  void findSteps(const LaneGrid &grid);
  bool compare(const LaneGrid &grid);
  bool areGroupsSame() const;

  template <typename Visit>
  void forEachFixedWord(const Place &place, Visit visit) const;

  const std::vector<EventGroup> &groups_;
  std::vector<std::size_t> sizes_; ///< size of each group in words
  EventLog::Words log_;
  std::size_t length_ = 0; ///< words of each lane
  std::uint32_t lanes_ = 0;
  std::vector<Place> places_;
  std::uint64_t number_ = 0;
  bool isRepeated_ = false;
  // State of the previous warp, whose steps are reused:
  bool wasSame_ = false; ///< no lane deviated from the steps, and the current warp has the same groups
  std::uint32_t lanesBefore_ = 0;
  std::uint32_t shapeBefore_ = 0;
  // One entry per word of a lane; arithmetic is modulo 2^64, so steps may be negative:
  std::vector<std::uint64_t> perColumn_;
  std::vector<std::uint64_t> perRow_;
  std::vector<std::uint64_t> expected_;
  std::vector<std::uint64_t> differing_; ///< bits in which any lane deviates from the expected value
};

} // namespace warpgrain::executor
