// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/count/RequestTable.h"

#include <algorithm>
#include <bit>

namespace warpgrain::executor {

namespace {

/// Of what is before the first work and behind the last.
constexpr std::uint32_t noTarget = ~std::uint32_t{0};

constexpr std::size_t leastSlots = 16;

} // namespace

RequestTable::RequestTable(const LaneGrid &grid, const TargetTable &targets, std::size_t mostIdle)
    : grid_(&grid), targets_(targets), mostIdle_(mostIdle) {
  work_.assign(bounds, WarpWork{.target = noTarget});
  slots_.assign(leastSlots, 0);
  at_ = work_.data();
}

void RequestTable::turnTo(std::uint32_t lane) {
  positions_[lane_] = positionOf(*at_);
  lane_ = lane;
  bit_ = std::uint32_t{1} << lane;
  column_ = grid_->column[lane];
  row_ = grid_->row[lane];
  at_ = &work_[positions_[lane]];
}

RequestTable::Added RequestTable::add(std::uint32_t target, std::uint64_t path, std::int64_t number) {
  Added added;
  WarpWork &work = *find(target, path, added);
  put(work, number, added);
  goTo(work);
  return added;
}

RequestTable::Added RequestTable::addWay(std::uint32_t target, std::uint64_t path, std::uint32_t way) {
  Added added;
  WarpWork &work = *find(target, path, added);
  wake(work);
  work.lanes |= bit_;
  work.numbers.first |= static_cast<std::int64_t>(way) << lane_;
  goTo(work);
  return added;
}

WarpWork *RequestTable::find(std::uint32_t target, std::uint64_t path, Added &added) {
  // Where this lane went last, the others most likely went on to the same place.
  if (isFor(at_[1], target, path)) return &at_[1];
  if (WarpWork &work = work_[at_->branch]; isFor(work, target, path)) return &work;
  WarpWork *work = firstFor(target, path, added);
  while (true) {
    if ((work->target & idleMark) != 0) {
      work->target = target | idleMark;
      return work;
    }
    const bool hasCome = (work->lanes & bit_) != 0;
    const bool isSame = targetOf(*work) == target;
    added.isRepeated |= hasCome;
    added.isSplit |= !isSame;
    if (isSame && !hasCome) return work;
    if (work->other == 0) {
      const std::uint32_t before = positionOf(*work);
      WarpWork *further = append(target | otherMark, path, added);
      work_[before].other = positionOf(*further);
      hasOthers_ = true;
      return further;
    }
    work = &work_[work->other];
  }
}

WarpWork *RequestTable::firstFor(std::uint32_t target, std::uint64_t path, Added &added) {
  const std::uint32_t place = targets_[target].place;
  std::size_t slot = slotOf(path, place);
  for (; slots_[slot] != 0; slot = (slot + 1) & (slots_.size() - 1)) {
    WarpWork &work = work_[slots_[slot]];
    if (work.path == path && targets_[targetOf(work)].place == place) return &work;
  }
  WarpWork *work = append(target, path, added);
  slots_[slot] = positionOf(*work);
  if (2 * work_.size() > slots_.size()) enlargeSlots();
  return work;
}

WarpWork *RequestTable::append(std::uint32_t target, std::uint64_t path, Added &added) {
  const std::uint32_t at = positionOf(*at_);
  work_.back() = {.path = path, .numbers = stepsOf(target & ~marks), .target = target | idleMark};
  work_.push_back({.target = noTarget});
  at_ = &work_[at];
  added.bytes += bytesOfWork;
  return &work_[work_.size() - bounds];
}

LaneNumbers &RequestTable::stepsOf(std::uint32_t target) {
  if (target >= steps_.size()) steps_.resize(target + 1);
  return steps_[target];
}

/// The first lane comes.
void RequestTable::wake(WarpWork &work) {
  if ((work.target & idleMark) == 0) return;
  work.target &= ~idleMark;
  accessed_.push_back(positionOf(work));
}

void RequestTable::put(WarpWork &work, std::int64_t number, Added &added) {
  wake(work);
  if (isSpread(work)) {
    spread_[static_cast<std::size_t>(work.numbers.first)][lane_] = number;
  } else if (LaneNumbers &numbers = work.numbers; work.lanes == 0) {
    numbers.first += number - numbers.at(column_, row_);
  } else if (numbers.at(column_, row_) != number) {
    if (numbers.fit(*grid_, work.lanes, lane_, number)) {
      stepsOf(targetOf(work)) = {.perColumn = numbers.perColumn, .perRow = numbers.perRow};
    } else {
      spread_.push_back(numbers.of(*grid_, work.lanes));
      spread_.back()[lane_] = number;
      numbers = {.first = static_cast<std::int64_t>(spread_.size()) - 1};
      work.target |= spreadMark;
      added.bytes += sizeof(LaneValues);
    }
  }
  work.lanes |= bit_;
}

void RequestTable::goTo(WarpWork &work) {
  if (&work != at_ + 1) at_->branch = positionOf(work);
  at_ = &work;
}

LaneValues RequestTable::valuesOf(const WarpWork &work) const {
  if (!isSpread(work)) return work.numbers.of(*grid_, work.lanes);
  LaneValues out = spread_[static_cast<std::size_t>(work.numbers.first)];
  for (std::size_t lane = 0; lane < warpSize; ++lane)
    if ((work.lanes >> lane & 1U) == 0) out[lane] = 0;
  return out;
}

std::size_t RequestTable::slotOf(std::uint64_t path, std::uint32_t place) const {
  constexpr std::uint64_t factor = 0xff51afd7ed558ccd;
  const std::uint64_t mixed = (path + place + 1) * factor;
  return static_cast<std::size_t>(mixed >> 32U) & (slots_.size() - 1);
}

void RequestTable::enlargeSlots() {
  slots_.assign(4 * slots_.size(), 0);
  for (std::size_t i = 1; i + 1 < work_.size(); ++i) {
    const WarpWork &work = work_[i];
    if ((work.target & otherMark) != 0) continue;
    std::size_t slot = slotOf(work.path, targets_[targetOf(work)].place);
    while (slots_[slot] != 0)
      slot = (slot + 1) & (slots_.size() - 1);
    slots_[slot] = static_cast<std::uint32_t>(i);
  }
}

void RequestTable::clear() {
  if (hasOthers_ || work_.size() > mostIdle_ + bounds) return forget();
  for (const std::uint32_t position : accessed_) {
    WarpWork &work = work_[position];
    const bool hasSteps = (work.target & spreadMark) == 0;
    work.numbers = {.perColumn = hasSteps ? work.numbers.perColumn : 0, .perRow = hasSteps ? work.numbers.perRow : 0};
    work.target = targetOf(work) | idleMark;
    work.lanes = 0;
  }
  accessed_.clear();
  spread_.clear();
}

void RequestTable::forget() {
  work_.resize(1);
  work_.front().branch = 0;
  work_.push_back({.target = noTarget});
  accessed_.clear();
  spread_.clear();
  slots_.assign(leastSlots, 0); // small again: clearing it must not take longer than what it is for
  hasOthers_ = false;
  restart();
}

void RequestTable::restart() {
  positions_.fill(0);
  at_ = work_.data();
}

} // namespace warpgrain::executor
