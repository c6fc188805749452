// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/launch/AccessCounter.h"

#include "core/executor/runtime/count/LoopEnds.h"
#include "core/executor/runtime/launch/LaunchState.h"

#include <algorithm>
#include <bit>

namespace warpgrain::executor {

namespace {

/// For each thread of the host, in bytes.
constexpr std::uint64_t mostKept = std::uint64_t{150} << 20U;

/// Places that tables keep for the next warp: as many as are quicker to find there than to be made anew. Many tables
/// would push each other out of the caches.
constexpr std::size_t mostIdleOfOne = 16'384;
constexpr std::size_t mostIdleOfMany = 2048;

/// The first ones.
std::uint32_t maskOf(std::uint32_t lanes) {
  return lanes == warpSize ? ~std::uint32_t{0} : (std::uint32_t{1} << lanes) - 1;
}

} // namespace

AccessCounter::AccessCounter(BlockState &block)
    : block_(block), code_(*block.launch->kernel.counted), groups_(block.launch->kernel.eventGroups), log_(block),
      pattern_(groups_), targets_(block, code_, totals_),
      runsInOrder_(block.launch->kernel.schedule == Schedule::loops),
      iterations_((block.threads + warpSize - 1) / warpSize, code_.loops.size()), branchings_(code_.places.size()),
      pieces_(block.launch->pieces.size()) {
  for (std::uint32_t first = 0; first < block.threads; first += warpSize)
    grids_.push_back(LaneGrid::of(first, block.blockExtent[0]));
  if (runsInOrder_)
    tables_.emplace_back(grids_.front(), targets_.table(), mostIdleOfOne);
  else
    for (const LaneGrid &grid : grids_)
      tables_.emplace_back(grid, targets_.table(), mostIdleOfMany);
  block.counter = this;
  block.pieces = pieces_.data();
}

std::uint64_t *AccessCounter::makeRoom() {
  readLog(/*isComplete=*/false);
  return log_.next();
}

void AccessCounter::readLog(bool isComplete) {
  // Requests that are kept are told in the order in which the first lanes came; and where iterations cannot be told
  // apart, a lane may come twice.
  const bool canBeTogether = !isRecorded() && !code_.hasJumpsIntoLoops;
  EventLog::Words left = log_.words();
  while (!left.empty() && !totals_.gaveUp()) {
    const std::uint32_t thread = log_header::threadOf(left.front());
    if (const std::uint32_t warp = thread / warpSize; canBeTogether && thread % warpSize == 0) {
      const WarpPattern::Match match = pattern_.read(left, isComplete, grids_[warp], lanesOf(warp));
      if (match == WarpPattern::Match::unfinished && EventLog::canKeep(left.size())) break;
      if (match == WarpPattern::Match::same) {
        takeTogether(warp);
        left = left.subspan(pattern_.words());
        continue;
      }
    }
    left = takeThread(left);
  }
  log_.keep(totals_.gaveUp() ? EventLog::Words() : left);
}

void AccessCounter::takeTogether(std::uint32_t warp) {
  turnTo(warp * warpSize);
  if (pattern_.isRepeated() && takeRepeated(warp)) return;
  const std::uint32_t lanes = lanesOf(warp);
  for (const auto &[group, at] : pattern_.groups()) {
    const std::uint64_t *words = pattern_.first() + at;
    const std::uint64_t path = pathOf(groups_[group], words);
    const std::uint32_t differing = pattern_.differingWays(at);
    forEachEvent(groups_[group], words, [&](EventKind kind, std::uint32_t place, std::size_t word, unsigned branch) {
      switch (kind) {
      case EventKind::access:
        return takeAccess(warp, place, at + word, path);
      case EventKind::branch:
        return addBranch(place, lanes, (differing >> branch & 1U) != 0);
      case EventKind::choice:
        return addChoice(place, maskOf(lanes), pattern_.values(at + word));
      case EventKind::iteration:
        if (iterations_.iterateAll(warp, lanes, place, path)) keepWithin(mostKept);
        return;
      case EventKind::loopEnd:
        return addLoopEnd(warp, place, path, maskOf(lanes), pattern_.values(at + word));
      case EventKind::piece:
        pieces_[place] += lanes;
        return;
      }
    });
  }
}

void AccessCounter::takeAccess(std::uint32_t warp, std::uint32_t place, std::size_t word, std::uint64_t path) {
  const std::uint32_t lanes = lanesOf(warp);
  const AccessTargets::Range *range = targets_.rangeOf(place, pattern_.first()[word]);
  const auto begin = static_cast<std::int64_t>(range != nullptr ? range->begin : 0);
  if (range != nullptr && pattern_.hasSteps(word)) {
    LaneNumbers numbers = pattern_.numbers(word);
    numbers.first -= begin;
    if (numbers.areBelow(grids_[warp], range->bytes))
      return costsOf(range->target).add(grids_[warp], maskOf(lanes), numbers);
  }
  LaneValues offsets = pattern_.values(word);
  if (range != nullptr) {
    bool areInRange = true;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      offsets[lane] -= begin;
      areInRange &= static_cast<std::uint64_t>(offsets[lane]) < range->bytes;
    }
    if (areInRange) return costsOf(range->target).addSpread(maskOf(lanes), offsets);
  }
  for (std::uint32_t lane = 0; lane < lanes; ++lane) {
    turnTo(warp * warpSize + lane);
    addAccess(place, static_cast<std::uintptr_t>(offsets[lane] + begin), path);
  }
}

/// False where not all that the warp did can be counted like that.
bool AccessCounter::takeRepeated(std::uint32_t warp) {
  if (!repeated_.isOf(pattern_)) {
    flushRepeated();
    repeated_.begin(pattern_, groups_, grids_[warp], lanesOf(warp),
                    [this](std::uint32_t place, std::uintptr_t address) { return targets_.rangeOf(place, address); });
  }
  if (!repeated_.isUsable()) return false;
  repeated_.take(pattern_.first(), [&](const RepeatedAccess::Target &access) {
    takeAccess(warp, access.place, access.word,
               pathOf(groups_[access.group.group], pattern_.first() + access.group.at));
  });
  return true;
}

void AccessCounter::flushRepeated() {
  const std::uint32_t lanes = repeated_.lanes();
  for (const RepeatedAccess &access : repeated_.accesses())
    access.forEach([&](const LaneNumbers &numbers, std::uint64_t times) {
      costsOf(access.target().number).add(repeated_.grid(), maskOf(lanes), numbers, times);
    });
  for (const std::uint32_t place : repeated_.branches())
    branchings_[place] += {.threads = lanes * repeated_.warps(), .warps = repeated_.warps()};
  for (const std::uint32_t piece : repeated_.pieces())
    pieces_[piece] += lanes * repeated_.warps();
  repeated_.forget();
}

EventLog::Words AccessCounter::takeThread(EventLog::Words log) {
  const std::uint32_t thread = log_header::threadOf(log.front());
  turnTo(thread);
  while (!log.empty() && log_header::threadOf(log.front()) == thread && !totals_.gaveUp()) {
    const std::uint64_t *words = log.data();
    const EventGroup &group = groups_[log_header::groupOf(*words)];
    const std::uint32_t ways = log_header::waysOf(*words);
    const std::uint64_t path = pathOf(group, words);
    forEachEvent(group, words, [&](EventKind kind, std::uint32_t place, std::size_t word, unsigned branch) {
      switch (kind) {
      case EventKind::access:
        return addAccess(place, words[word], path);
      case EventKind::branch:
        return addWay(place, path, ways >> branch & 1U);
      case EventKind::choice:
        return addNumber(place, path, static_cast<std::int64_t>(words[word]));
      case EventKind::iteration:
        return iterate(place, path);
      case EventKind::loopEnd:
        return addNumber(targets_.ofLoop(place), path, static_cast<std::int64_t>(words[word]));
      case EventKind::piece:
        ++pieces_[place];
        return;
      }
    });
    log = log.subspan(group.words());
  }
  return log;
}

void AccessCounter::iterate(std::uint32_t loop, std::uint64_t path) {
  if (iterations_.iterate(thread_, loop, path)) keepWithin(mostKept);
}

void AccessCounter::addAccess(std::uint32_t place, std::uintptr_t address, std::uint64_t path) {
  if (const AccessTargets::Range *range = targets_.rangeOf(place, address))
    addNumber(range->target, path, static_cast<std::int64_t>(address - range->begin));
}

void AccessCounter::addNumber(std::uint32_t target, std::uint64_t path, std::int64_t number) {
  if (!table_->follow(target, path, number)) note(target, table_->add(target, path, number));
}

void AccessCounter::addWay(std::uint32_t place, std::uint64_t path, std::uint32_t way) {
  if (!table_->followWay(place, path, way)) note(place, table_->addWay(place, path, way));
}

void AccessCounter::note(std::uint32_t target, RequestTable::Added added) {
  if (added.isRepeated) totals_.markRepeated(targets_.table()[target].place);
  if (added.isSplit) totals_.markSplit(targets_.table()[target].place);
  kept_ += added.bytes;
  keepWithin(mostKept);
}

/// Gives up where more is kept.
void AccessCounter::keepWithin(std::uint64_t bytes) {
  if (kept_ + iterations_.bytes() <= bytes) return;
  totals_.giveUp();
  for (RequestTable &table : tables_)
    table.forget();
}

void AccessCounter::turnTo(std::uint32_t thread) {
  if (thread == thread_) return;
  const std::uint32_t warp = thread / warpSize;
  if (runsInOrder_ && thread_ != noThread && warp != thread_ / warpSize) endWarp(thread_ / warpSize);
  thread_ = thread;
  table_ = &tableOf(warp);
  if (runsInOrder_) table_->setGrid(grids_[warp]);
  table_->turnTo(thread % warpSize);
}

void AccessCounter::flush() {
  readLog(/*isComplete=*/true);
  for (std::uint32_t warp = 0; warp < grids_.size(); ++warp)
    flush(warp);
}

void AccessCounter::endBlock() {
  readLog(/*isComplete=*/true);
  if (!runsInOrder_)
    for (std::uint32_t warp = 0; warp < grids_.size(); ++warp)
      endWarp(warp);
  else if (thread_ != noThread)
    endWarp(thread_ / warpSize);
  thread_ = noThread;
}

void AccessCounter::endWarp(std::uint32_t warp) {
  flush(warp);
  tableOf(warp).restart();
  iterations_.compare(warp, [this](std::uint32_t loop) { totals_.markUneven(loop); });
}

bool AccessCounter::isRecorded() const {
  const auto &wanted = block_.launch->recordedBlock;
  return wanted && std::ranges::equal(*wanted, block_.blockIndex);
}

std::uint32_t AccessCounter::lanesOf(std::uint32_t warp) const {
  return std::min(warpSize, block_.threads - warp * warpSize);
}

void AccessCounter::flush(std::uint32_t warp) {
  RequestTable &table = tableOf(warp);
  if (table.isEmpty()) return;
  for (std::size_t i = 0; i < table.size(); ++i)
    countWork(warp, table[i]);
  const std::uint64_t before = table.bytes();
  table.clear();
  kept_ -= before - table.bytes();
}

void AccessCounter::countWork(std::uint32_t warp, const WarpWork &work) {
  const RequestTable &table = tableOf(warp);
  const std::uint32_t number = RequestTable::targetOf(work);
  if (targets_.isLoop(number))
    return addLoopEnd(warp, targets_.loopOf(number), work.path, work.lanes, table.valuesOf(work));
  if (!targets_.isAccess(number)) return countBranch(number, work, table);
  if (RequestTable::isSpread(work))
    costsOf(number).addSpread(work.lanes, table.valuesOf(work));
  else
    costsOf(number).add(table.grid(), work.lanes, work.numbers);
  if (!isRecorded()) return;
  const Target &target = targets_.table()[number];
  totals_.record(
      target,
      {.warp = warp, .lanes = work.lanes, .bytes = code_.places[target.place].bytes, .offsets = table.valuesOf(work)});
}

void AccessCounter::countBranch(std::uint32_t place, const WarpWork &work, const RequestTable &table) {
  if (code_.places[place].hasManyWays) return addChoice(place, work.lanes, table.valuesOf(work));
  addBranch(place, static_cast<std::uint32_t>(std::popcount(work.lanes)),
            work.numbers.first != 0 && work.numbers.first != work.lanes);
}

void AccessCounter::addBranch(std::uint32_t place, std::uint32_t lanes, bool isDivergent) {
  branchings_[place] += {.threads = lanes, .warps = 1, .divergent = isDivergent ? 1U : 0U};
}

void AccessCounter::addChoice(std::uint32_t place, std::uint32_t lanes, const LaneValues &ways) {
  const std::int64_t way = ways[static_cast<std::size_t>(std::countr_zero(lanes))];
  bool isDivergent = false;
  for (std::size_t lane = 0; lane < warpSize; ++lane)
    isDivergent |= (lanes >> lane & 1U) != 0 && ways[lane] != way;
  addBranch(place, static_cast<std::uint32_t>(std::popcount(lanes)), isDivergent);
}

void AccessCounter::addLoopEnd(std::uint32_t warp, std::uint32_t loop, std::uint64_t path, std::uint32_t lanes,
                               const LaneValues &ends) {
  const LoopEnds loopEnds(lanes, ends);
  if (loopEnds.isUneven()) totals_.markUneven(loop);
  // Lanes that come later are compared with these.
  if (!runsInOrder_ && lanes != maskOf(lanesOf(warp)))
    for (std::uint32_t left = lanes; left != 0; left &= left - 1) {
      const auto lane = static_cast<std::uint32_t>(std::countr_zero(left));
      iterations_.add(warp * warpSize + lane, loop, path, LoopEnds::iterationsOf(ends[lane]));
    }
  if (const auto test = code_.loops[loop].test) branchings_[*test] += loopEnds.test();
}

RequestCosts &AccessCounter::costsOf(std::uint32_t target) {
  if (target >= costs_.size()) costs_.resize(targets_.table().size());
  auto &costs = costs_[target];
  if (!costs) {
    const auto &[place, array] = targets_.table()[target];
    costs.emplace(code_.places[place], totals_[array].space);
  }
  return *costs;
}

AccessTotals AccessCounter::totals() {
  flushRepeated();
  AccessTotals out = totals_;
  for (std::uint32_t number = 0; number < costs_.size(); ++number)
    if (costs_[number]) out.add(targets_.table()[number], costs_[number]->sum());
  for (std::uint32_t place = 0; place < branchings_.size(); ++place)
    if (branchings_[place].warps > 0) out.add(place, branchings_[place]);
  out.add(pieces_);
  return out;
}

} // namespace warpgrain::executor
