// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/runtime/count/LaneNumbers.h"
#include "core/executor/runtime/count/TargetTable.h"

#include <array>
#include <cstdint>
#include <vector>

namespace warpgrain::executor {

/// What the lanes of one warp do together at one place of the code. Small, since each lane looks at all of it.
struct WarpWork {
  std::uint64_t path = 0;   ///< which iteration of each loop around it
  LaneNumbers numbers;      ///< of the lanes; `first` is where they are instead, where they have no steps
  std::uint32_t lanes = 0;  ///< that have come
  std::uint32_t target = 0; ///< in the TargetTable, and marks in its high bits
  std::uint32_t branch = 0; ///< what lanes went on to that did not go on to the next one; 0: none did
  std::uint32_t other = 0;  ///< work of the same place and path that is none of this request; 0: none
};

/// The work of one warp, put together lane by lane in whatever order lanes run. What lanes do one after the other
/// follows each other in it, too. What was taken from it leaves its place behind: the next warp most likely does the
/// same.
class RequestTable {
public:
  struct Added {
    bool isRepeated = false; ///< the lane has been there in the same iteration
    bool isSplit = false;    ///< other lanes go to other arrays there
    std::uint32_t bytes = 0; ///< that the table has grown by
  };

  /// The grid and the targets must outlive it. Up to `mostIdle` places are left behind.
  RequestTable(const LaneGrid &grid, const TargetTable &targets, std::size_t mostIdle);

  RequestTable(RequestTable &&) = default; // what it points into goes with it
  RequestTable(const RequestTable &) = delete;
  RequestTable &operator=(const RequestTable &) = delete;
  ~RequestTable() = default;

  /// Of the warp whose work comes next. There must be none.
  void setGrid(const LaneGrid &grid) { grid_ = &grid; }

  /// What is added from now on is this lane's.
  void turnTo(std::uint32_t lane);

  /// Adds what the lane does where it is what others did who were where the lane was last; else nothing. False then.
  bool follow(std::uint32_t target, std::uint64_t path, std::int64_t number) {
    WarpWork &next = at_[1];
    if (next.target != target || next.path != path || next.numbers.at(column_, row_) != number ||
        (next.lanes & bit_) != 0)
      return false;
    next.lanes |= bit_;
    at_ = &next;
    return true;
  }

  /// The same of a number that is 0 or 1, without steps: `first` has a bit for each lane.
  bool followWay(std::uint32_t target, std::uint64_t path, std::uint32_t way) {
    WarpWork &next = at_[1];
    if (next.target != target || next.path != path || (next.lanes & bit_) != 0) return false;
    next.lanes |= bit_;
    next.numbers.first |= static_cast<std::int64_t>(way) << lane_;
    at_ = &next;
    return true;
  }

  /// Adds what the lane does, wherever it belongs.
  Added add(std::uint32_t target, std::uint64_t path, std::int64_t number);
  Added addWay(std::uint32_t target, std::uint64_t path, std::uint32_t way);

  /// How much there is.
  std::size_t size() const { return accessed_.size(); }

  bool isEmpty() const { return accessed_.empty(); }

  /// By numbers up to size(), in the order in which the first lanes came.
  const WarpWork &operator[](std::size_t number) const { return work_[accessed_[number]]; }

  /// What it goes to, in the TargetTable.
  static std::uint32_t targetOf(const WarpWork &work) { return work.target & ~marks; }

  /// Numbers that no steps give.
  static bool isSpread(const WarpWork &work) { return (work.target & spreadMark) != 0; }

  /// Of the lanes that have come; 0 of others.
  LaneValues valuesOf(const WarpWork &work) const;

  const LaneGrid &grid() const { return *grid_; }

  /// About what it takes, in bytes.
  std::uint64_t bytes() const { return work_.size() * bytesOfWork + spread_.size() * sizeof(LaneValues); }

  /// Forgets the work. Lanes go on where they are, as far as places are left behind.
  void clear();

  /// Forgets all of it.
  void forget();

  /// Lanes begin anew.
  void restart();

private:
  static constexpr std::uint32_t spreadMark = std::uint32_t{1} << 31U;
  static constexpr std::uint32_t otherMark = std::uint32_t{1} << 30U; ///< it is the other of another one
  static constexpr std::uint32_t idleMark = std::uint32_t{1} << 29U;  ///< no lane has come yet
  static constexpr std::uint32_t marks = spreadMark | otherMark | idleMark;
  static constexpr std::size_t bounds = 2; ///< what is before the first work and behind the last, and is none
  static constexpr std::uint32_t bytesOfWork = sizeof(WarpWork) + 3 * sizeof(std::uint32_t); ///< with slots

  bool isFor(const WarpWork &work, std::uint32_t target, std::uint64_t path) const {
    return (work.target & ~(spreadMark | idleMark)) == target && work.path == path && (work.lanes & bit_) == 0;
  }

  WarpWork *find(std::uint32_t target, std::uint64_t path, Added &added);
  WarpWork *firstFor(std::uint32_t target, std::uint64_t path, Added &added);
  WarpWork *append(std::uint32_t target, std::uint64_t path, Added &added);
  LaneNumbers &stepsOf(std::uint32_t target);
  void wake(WarpWork &work);
  void put(WarpWork &work, std::int64_t number, Added &added);
  void goTo(WarpWork &work);

  std::uint32_t positionOf(const WarpWork &work) const { return static_cast<std::uint32_t>(&work - work_.data()); }

  std::size_t slotOf(std::uint64_t path, std::uint32_t place) const;
  void enlargeSlots();

  const LaneGrid *grid_;
  const TargetTable &targets_;
  std::size_t mostIdle_;
  std::vector<WarpWork> work_;
  std::vector<std::uint32_t> accessed_; ///< positions of what lanes have come to
  bool hasOthers_ = false;
  std::vector<LaneValues> spread_;
  std::vector<std::uint32_t> slots_; ///< positions of the first work of each place and path; 0: none
  std::vector<LaneNumbers> steps_;   ///< of each target, that it had last
  // The lane whose turn it is:
  WarpWork *at_ = nullptr; ///< what it did last
  std::int64_t column_ = 0;
  std::int64_t row_ = 0;
  std::uint32_t lane_ = 0;
  std::uint32_t bit_ = 1;
  std::array<std::uint32_t, warpSize> positions_{}; ///< what the others did last
};

} // namespace warpgrain::executor
