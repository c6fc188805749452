// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/runtime/count/RequestCosts.h"
#include "core/executor/runtime/count/WarpPattern.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpgrain::executor {

/// An access of warps that do the same one after the other: to one array, and from lane to lane by the same steps. It
/// is only noted where in a line the first lanes' addresses are, on which alone the costs depend.
class RepeatedAccess {
public:
  /// Where the access stands in the pattern, and what it goes to.
  struct Target {
    std::uint32_t place = 0;
    WarpPattern::Place group;
    std::size_t word = 0;
    std::uintptr_t begin = 0; ///< of the array
    std::uint64_t bytes = 0;
    std::uint32_t number = 0;
  };

  RepeatedAccess(const Target &target, const LaneGrid &grid, const LaneNumbers &numbers);

  const Target &target() const { return target_; }

  /// Notes the access of a warp. False where it goes somewhere else, or to no multiple of four bytes.
  bool take(std::uint64_t firstAddress) {
    const std::uint64_t offset = firstAddress - target_.begin;
    if (offset - least_ >= bound_ || offset % wordBytes != 0) return false;
    ++times_[offset / wordBytes % wordsOfLine];
    return true;
  }

  /// Calls back with the numbers of the lanes, of which the line's begin is left out, and how often they came.
  template <typename Visit>
  void forEach(Visit visit) const {
    for (std::size_t i = 0; i < wordsOfLine; ++i)
      if (times_[i] > 0)
        visit(LaneNumbers{.first = static_cast<std::int64_t>(i * wordBytes),
                          .perColumn = steps_.perColumn,
                          .perRow = steps_.perRow},
              times_[i]);
  }

private:
  static constexpr std::size_t wordBytes = 4;

  Target target_;
  LaneNumbers steps_;
  // All lanes are inside where the first one's offset is from `least_` up to as many bytes further.
  std::uint64_t least_ = 0;
  std::uint64_t bound_ = 0;
  std::array<std::uint32_t, wordsOfLine> times_{};
};

/// What the warps do that one pattern tells of, one after the other.
class RepeatedWarps {
public:
  /// Of the warps that the pattern's number says; those of the pattern before are forgotten. `rangeOf` gives what an
  /// address of a place lies in, as AccessTargets.
  template <typename RangeOf>
  void begin(const WarpPattern &pattern, const std::vector<EventGroup> &groups, const LaneGrid &grid,
             std::uint32_t lanes, RangeOf rangeOf) {
    forget();
    pattern_ = pattern.number();
    grid_ = grid;
    lanes_ = lanes;
    isUsable_ = true;
    for (const WarpPattern::Place &place : pattern.groups())
      add(pattern, groups[place.group], place, rangeOf);
    if (!isUsable_) forgetAllButPattern();
  }

  bool isOf(const WarpPattern &pattern) const { return pattern_ == pattern.number(); }

  /// All that they do can be counted by it.
  bool isUsable() const { return isUsable_; }

  /// Counts a warp. Calls back with accesses that have to be counted by themselves.
  template <typename Visit>
  void take(const std::uint64_t *firstLane, Visit visit) {
    ++warps_;
    for (RepeatedAccess &access : accesses_)
      if (!access.take(firstLane[access.target().word])) visit(access.target());
  }

  // What was counted:
  std::uint64_t warps() const { return warps_; }

  std::uint32_t lanes() const { return lanes_; }

  const LaneGrid &grid() const { return grid_; }

  const std::vector<RepeatedAccess> &accesses() const { return accesses_; }

  const std::vector<std::uint32_t> &branches() const { return branches_; } ///< their places, once for each execution

  const std::vector<std::uint32_t> &pieces() const { return pieces_; } ///< likewise

  /// Forgets what was counted, and the pattern.
  void forget() {
    forgetAllButPattern();
    pattern_ = 0;
    isUsable_ = false;
  }

private:
  static constexpr std::size_t mostAccesses = 64; ///< with more, what is noted would not stay in the caches

  void forgetAllButPattern() {
    warps_ = 0;
    accesses_.clear();
    branches_.clear();
    pieces_.clear();
  }

  template <typename RangeOf>
  void add(const WarpPattern &pattern, const EventGroup &group, const WarpPattern::Place &at, RangeOf rangeOf) {
    for (const LoggedEvent &event : group.events)
      isUsable_ = isUsable_ && !event.isPlaceLogged;
    forEachEvent(group, pattern.first() + at.at, [&](EventKind kind, std::uint32_t place, std::size_t word, unsigned) {
      if (!isUsable_) return;
      if (kind == EventKind::branch)
        branches_.push_back(place);
      else if (kind == EventKind::piece)
        pieces_.push_back(place);
      else if (kind == EventKind::access)
        addAccess(pattern, {.place = place, .group = at, .word = at.at + word}, rangeOf);
      else
        isUsable_ = false; // its number is more than a place
    });
  }

  template <typename RangeOf>
  void addAccess(const WarpPattern &pattern, RepeatedAccess::Target target, RangeOf rangeOf) {
    const auto *range = rangeOf(target.place, pattern.first()[target.word]);
    isUsable_ = range != nullptr && pattern.hasSteps(target.word) && accesses_.size() < mostAccesses;
    if (!isUsable_) return;
    target.begin = range->begin;
    target.bytes = range->bytes;
    target.number = range->target;
    accesses_.emplace_back(target, grid_, pattern.numbers(target.word));
  }

  std::uint64_t pattern_ = 0;
  bool isUsable_ = false;
  std::uint64_t warps_ = 0;
  std::uint32_t lanes_ = 0;
  LaneGrid grid_;
  std::vector<RepeatedAccess> accesses_;
  std::vector<std::uint32_t> branches_;
  std::vector<std::uint32_t> pieces_;
};

} // namespace warpgrain::executor
