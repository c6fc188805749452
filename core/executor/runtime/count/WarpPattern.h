// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/runtime/count/EventLog.h"
#include "core/executor/runtime/count/LaneNumbers.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpgrain::executor {

/// What all lanes of a warp have logged, one after the other, where each of them did the same at the same places, in
/// the same iterations: a word for each number, that of the first lane, and by how much it grows from lane to lane.
/// Found out by plain sums over the words, without a look at what each is.
class WarpPattern {
public:
  enum class Match {
    same,
    different, ///< one of the lanes did something else, or is missing
    unfinished ///< the log may go on with what the last lanes do
  };

  /// Where a group stands among the words of a lane.
  struct Place {
    std::uint32_t group = 0;
    std::size_t at = 0;

    friend bool operator==(const Place &, const Place &) = default;
  };

  /// The groups must outlive it.
  explicit WarpPattern(const std::vector<EventGroup> &groups);

  /// Of the warp whose first lane's words the log begins with, which must stay while the pattern is asked. Unless
  /// `isComplete`, the log's last thread may go on.
  Match read(EventLog::Words log, bool isComplete, const LaneGrid &grid, std::uint32_t lanes);

  /// Warps with the same number do the same one after the other, and their lanes by the same steps. Never 0.
  std::uint64_t number() const { return number_; }

  /// The warp before had the number already, and no lane of either differed in anything.
  bool isRepeated() const { return isRepeated_; }

  /// Of all lanes.
  std::size_t words() const { return length_ * lanes_; }

  /// What each of the lanes did.
  const std::vector<Place> &groups() const { return places_; }

  /// The first lane's words.
  const std::uint64_t *first() const { return log_.data(); }

  /// Of a group at this place: bits of the branches at which not all lanes went the same way.
  std::uint32_t differingWays(std::size_t at) const { return LogHeader::waysOf(differing_[at]); }

  /// All lanes have this number.
  bool isSame(std::size_t at) const { return perColumn_[at] == 0 && perRow_[at] == 0 && differing_[at] == 0; }

  /// It grows by steps.
  bool hasSteps(std::size_t at) const { return differing_[at] == 0 && fits(perColumn_[at]) && fits(perRow_[at]); }

  /// Where it has steps.
  LaneNumbers numbers(std::size_t at) const {
    return {.first = static_cast<std::int64_t>(log_[at]),
            .perColumn = static_cast<std::int32_t>(perColumn_[at]),
            .perRow = static_cast<std::int32_t>(perRow_[at])};
  }

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
  std::vector<std::size_t> sizes_; ///< of the groups, in words
  EventLog::Words log_;
  std::size_t length_ = 0; ///< words of each lane
  std::uint32_t lanes_ = 0;
  std::vector<Place> places_;
  std::uint64_t number_ = 0;
  bool isRepeated_ = false;
  // Of the warp before, whose steps are kept:
  bool wasSame_ = false; ///< nothing differed, and the groups of this one are the same
  std::uint32_t lanesBefore_ = 0;
  std::uint32_t shapeBefore_ = 0;
  // Of each of a lane's words; numbers of any sign, modulo 2^64:
  std::vector<std::uint64_t> perColumn_;
  std::vector<std::uint64_t> perRow_;
  std::vector<std::uint64_t> expected_;
  std::vector<std::uint64_t> differing_; ///< bits that are not as expected, of any lane
};

} // namespace warpgrain::executor
