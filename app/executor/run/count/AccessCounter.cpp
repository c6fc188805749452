// SPDX-License-Identifier: Apache-2.0
#include "app/executor/run/count/AccessCounter.h"

#include "app/executor/run/Launch.h"

#include <algorithm>
#include <bit>

namespace warpgrain::executor {

namespace {

using execute::CountedSpace;

/// For each thread of the host, in bytes.
constexpr std::uint64_t mostKept = std::uint64_t{150} << 20U;

/// Places that tables keep for the next warp: as many as are quicker to find there than to be made anew. Many tables
/// would push each other out of the caches.
constexpr std::size_t mostIdleOfOne = 16'384;
constexpr std::size_t mostIdleOfMany = 2048;

/// Arrays of shared memory are told by where they are in it.
constexpr std::uint64_t sharedArray = std::uint64_t{1} << 63U;

/// "A" of "the buffer A".
std::string bareName(const std::string &name) {
  for (const std::string_view lead : {"the buffer ", "the variable "})
    if (name.starts_with(lead)) return name.substr(lead.size());
  return name;
}

} // namespace

AccessCounter::AccessCounter(BlockState &block)
    : ranges_(theLaunch().kernel.counted->places.size()), firstLoop_(static_cast<std::uint32_t>(ranges_.size())),
      firstArray_(firstLoop_ + static_cast<std::uint32_t>(theLaunch().kernel.counted->loops.size())), block_(block),
      code_(*theLaunch().kernel.counted), runsInOrder_(theLaunch().kernel.schedule == Schedule::loops),
      iterations_((block.threads + warpSize - 1) / warpSize, code_.loops.size()), branchings_(code_.places.size()),
      pieces_(theLaunch().pieces.size()) {
  for (std::uint32_t number = 0; number < firstArray_; ++number)
    targets_.numberOf({.place = number});
  for (std::uint32_t first = 0; first < block.threads; first += warpSize)
    grids_.push_back(LaneGrid::of(first, block.blockExtent[0]));
  if (runsInOrder_)
    tables_.emplace_back(grids_.front(), targets_, mostIdleOfOne);
  else
    for (const LaneGrid &grid : grids_)
      tables_.emplace_back(grid, targets_, mostIdleOfMany);
  block.counter = this;
  block.pieces = pieces_.data();
}

void AccessCounter::iterate(const ThreadState &thread, std::uint32_t loop, std::uint64_t path) {
  if (thread.number != thread_) turnTo(thread.number);
  if (totals_.gaveUp()) return;
  if (iterations_.iterate(thread.number, loop, path) && kept_ + iterations_.bytes() > mostKept) giveUp();
}

void AccessCounter::addAccess(const ThreadState &thread, std::uint32_t place, std::uintptr_t address,
                              std::uint64_t path) {
  if (totals_.gaveUp()) return;
  const Range &range = ranges_[place];
  if (address - range.begin >= range.bytes && !findRange(place, address)) return;
  addNumber(thread, range.target, path, static_cast<std::int64_t>(address - range.begin));
}

void AccessCounter::addNumber(const ThreadState &thread, std::uint32_t target, std::uint64_t path,
                              std::int64_t number) {
  if (thread.number != thread_) turnTo(thread.number);
  if (table_->follow(target, path, number) || totals_.gaveUp()) return;
  note(target, table_->add(target, path, number));
}

void AccessCounter::addWay(const ThreadState &thread, std::uint32_t place, std::uint64_t path, std::uint32_t way) {
  if (thread.number != thread_) turnTo(thread.number);
  if (table_->followWay(place, path, way) || totals_.gaveUp()) return;
  note(place, table_->addWay(place, path, way));
}

void AccessCounter::note(std::uint32_t target, RequestTable::Added added) {
  if (added.isRepeated) totals_.markRepeated(targets_[target].place);
  if (added.isSplit) totals_.markSplit(targets_[target].place);
  kept_ += added.bytes;
  if (kept_ > mostKept) giveUp();
}

void AccessCounter::giveUp() {
  totals_.giveUp();
  for (RequestTable &table : tables_)
    table.forget();
}

void AccessCounter::turnTo(std::uint32_t thread) {
  const std::uint32_t warp = thread / warpSize;
  if (runsInOrder_ && thread_ != noThread && warp != thread_ / warpSize) endWarp(thread_ / warpSize);
  thread_ = thread;
  table_ = &tableOf(warp);
  if (runsInOrder_) table_->setGrid(grids_[warp]);
  table_->turnTo(thread % warpSize);
}

void AccessCounter::settle() {
  for (std::uint32_t warp = 0; warp < grids_.size(); ++warp)
    settle(warp);
}

void AccessCounter::endBlock() {
  if (!runsInOrder_)
    for (std::uint32_t warp = 0; warp < grids_.size(); ++warp)
      endWarp(warp);
  else if (thread_ != noThread)
    endWarp(thread_ / warpSize);
  thread_ = noThread;
}

void AccessCounter::endWarp(std::uint32_t warp) {
  settle(warp);
  tableOf(warp).restart();
  iterations_.compare(warp, [this](std::uint32_t loop) { totals_.markUneven(loop); });
}

bool AccessCounter::isRecorded() const {
  const auto &wanted = theLaunch().recordedBlock;
  return wanted && std::ranges::equal(*wanted, block_.blockIndex);
}

void AccessCounter::settle(std::uint32_t warp) {
  RequestTable &table = tableOf(warp);
  if (table.isEmpty()) return;
  const bool records = isRecorded();
  for (std::size_t i = 0; i < table.size(); ++i) {
    const std::uint32_t target = RequestTable::targetOf(table[i]);
    if (target >= firstArray_)
      settleAccess(warp, table[i], records);
    else if (target >= firstLoop_)
      settleLoop(warp, table[i]);
    else
      settleBranch(warp, table[i]);
  }
  const std::uint64_t before = table.bytes();
  table.clear();
  kept_ -= before - table.bytes();
}

void AccessCounter::settleAccess(std::uint32_t warp, const WarpWork &work, bool records) {
  const std::uint32_t number = RequestTable::targetOf(work);
  if (number >= costs_.size()) costs_.resize(targets_.size());
  const Target &target = targets_[number];
  const CountedPlace &place = code_.places[target.place];
  if (!costs_[number]) costs_[number].emplace(place, totals_[target.array].space);
  costs_[number]->add(tableOf(warp), work);
  if (records)
    totals_.record(target,
                   {.warp = warp, .lanes = work.lanes, .bytes = place.bytes, .offsets = tableOf(warp).valuesOf(work)});
}

void AccessCounter::settleBranch(std::uint32_t warp, const WarpWork &work) {
  const std::uint32_t place = RequestTable::targetOf(work);
  Branching &branching = branchings_[place];
  branching.threads += static_cast<std::uint64_t>(std::popcount(work.lanes));
  ++branching.warps;
  bool isDivergent = false;
  if (code_.places[place].hasManyWays) {
    const LaneValues ways = tableOf(warp).valuesOf(work);
    const std::int64_t way = ways[static_cast<std::size_t>(std::countr_zero(work.lanes))];
    for (std::size_t lane = 0; lane < warpSize; ++lane)
      isDivergent |= (work.lanes >> lane & 1U) != 0 && ways[lane] != way;
  } else {
    isDivergent = work.numbers.first != 0 && work.numbers.first != work.lanes;
  }
  branching.divergent += isDivergent ? 1 : 0;
}

void AccessCounter::settleLoop(std::uint32_t warp, const WarpWork &work) {
  const std::uint32_t loop = RequestTable::targetOf(work) - firstLoop_;
  const LaneValues values = tableOf(warp).valuesOf(work);
  const LoopEnds ends(work.lanes, values);
  if (ends.isUneven()) totals_.markUneven(loop);
  // Lanes that come later are compared with these.
  if (!runsInOrder_ && !areAllOf(warp, work.lanes))
    for (std::uint32_t left = work.lanes; left != 0; left &= left - 1) {
      const auto lane = static_cast<std::uint32_t>(std::countr_zero(left));
      iterations_.add(warp * warpSize + lane, loop, work.path, LoopEnds::iterationsOf(values[lane]));
    }
  if (const auto test = code_.loops[loop].test) branchings_[*test] += ends.test();
}

bool AccessCounter::areAllOf(std::uint32_t warp, std::uint32_t lanes) const {
  const std::uint32_t count = std::min(warpSize, block_.threads - warp * warpSize);
  return std::popcount(lanes) == static_cast<int>(count);
}

bool AccessCounter::findRange(std::uint32_t place, std::uintptr_t address) {
  if (findShared(place, address) || findAllocation(place, address)) return true;
  if (theLaunch().memory.isOnHeap(address, 1)) totals_.markHeap();
  return false; // a variable of the thread's own
}

bool AccessCounter::findShared(std::uint32_t place, std::uintptr_t address) {
  const auto begin = reinterpret_cast<std::uintptr_t>(block_.shared);
  if (address < begin || address >= begin + block_.totalSharedBytes) return false;
  const auto isIn = [&](std::uint64_t offset, std::uint64_t bytes, const std::string &name) {
    if (address - begin < offset || address - begin >= offset + bytes) return false;
    const std::uint64_t array = sharedArray | offset;
    if (!totals_.isNamed(array)) totals_.name(array, {.name = name, .space = CountedSpace::shared});
    take(place, begin + offset, bytes, array);
    return true;
  };
  const LoweredKernel &kernel = theLaunch().kernel;
  for (const SharedVariable &variable : kernel.shared)
    if (isIn(variable.offset, variable.bytes, variable.name)) return true;
  return isIn(kernel.staticSharedBytes, block_.totalSharedBytes - kernel.staticSharedBytes, "dynamic shared memory");
}

bool AccessCounter::findAllocation(std::uint32_t place, std::uintptr_t address) {
  const Allocation *allocation = theLaunch().memory.find(address);
  if (allocation == nullptr || address >= allocation->end) return false;
  if (!totals_.isNamed(allocation->begin))
    totals_.name(allocation->begin, {.name = bareName(allocation->name),
                                     .space = allocation->isWritable ? CountedSpace::global : CountedSpace::constant});
  take(place, allocation->begin, allocation->end - allocation->begin, allocation->begin);
  return true;
}

void AccessCounter::take(std::uint32_t place, std::uintptr_t begin, std::uint64_t bytes, std::uint64_t array) {
  ranges_[place] = {.begin = begin, .bytes = bytes, .target = targets_.numberOf({.place = place, .array = array})};
}

AccessTotals AccessCounter::totals() const {
  AccessTotals out = totals_;
  for (std::uint32_t number = 0; number < costs_.size(); ++number)
    if (costs_[number]) out.add(targets_[number], costs_[number]->sum());
  for (std::uint32_t place = 0; place < branchings_.size(); ++place)
    if (branchings_[place].warps > 0) out.add(place, branchings_[place]);
  out.add(pieces_);
  return out;
}

} // namespace warpgrain::executor
