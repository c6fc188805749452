// SPDX-License-Identifier: Apache-2.0
#include "app/executor/run/count/AccessCounter.h"

#include "app/executor/run/Launch.h"

#include <algorithm>

namespace warpgrain::executor {

namespace {

using execute::CountedSpace;

/// About 150 MB for each thread of the host.
constexpr std::uint64_t mostKept = std::uint64_t{1} << 19U;

/// Arrays of shared memory are told by where they are in it.
constexpr std::uint64_t sharedArray = std::uint64_t{1} << 63U;

/// "A" of "the buffer A".
std::string bareName(const std::string &name) {
  for (const std::string_view lead : {"the buffer ", "the variable "})
    if (name.starts_with(lead)) return name.substr(lead.size());
  return name;
}

} // namespace

AccessCounter *&currentCounter() {
  thread_local AccessCounter *counter = nullptr;
  return counter;
}

AccessCounter::AccessCounter(const BlockState &block)
    : block_(block), code_(*theLaunch().kernel.counted), runsInOrder_(theLaunch().kernel.schedule == Schedule::loops),
      tables_((block.threads + warpSize - 1) / warpSize), iterations_(tables_.size()), ranges_(code_.places.size()) {}

void AccessCounter::access(const ThreadState &thread, std::uint32_t place, std::uintptr_t address, std::uint32_t bytes,
                           std::uint64_t path) {
  const Range *range = rangeOf(place, address);
  if (range == nullptr) return;
  add(thread, {.path = path, .array = range->array, .place = place, .bytes = bytes},
      static_cast<std::int64_t>(address - range->begin));
}

void AccessCounter::branch(const ThreadState &thread, std::uint32_t place, std::uint32_t way, std::uint64_t path) {
  add(thread, {.path = path, .array = 0, .place = place, .bytes = 0}, way);
}

void AccessCounter::add(const ThreadState &thread, const WarpWork &work, std::int64_t offset) {
  if (totals_.gaveUp()) return;
  const std::uint32_t warp = thread.number / warpSize;
  turnTo(warp);
  RequestTable &table = tables_[warp];
  const std::size_t before = table.work().size();
  const auto added = table.add(thread.number % warpSize, work, offset);
  if (added.isRepeated) totals_.markRepeated(work.place);
  if (added.isSplit) totals_.markSplit(work.place);
  kept_ += table.work().size() - before;
  if (kept_ > mostKept) totals_.giveUp();
}

void AccessCounter::iterate(const ThreadState &thread, std::uint32_t loop, std::uint64_t path) {
  if (totals_.gaveUp()) return;
  const std::uint32_t warp = thread.number / warpSize;
  turnTo(warp);
  const auto [found, isNew] = iterations_[warp].try_emplace({loop, path});
  ++found->second.times[thread.number % warpSize];
  kept_ += isNew ? 1 : 0;
  if (kept_ > mostKept) totals_.giveUp();
}

void AccessCounter::turnTo(std::uint32_t warp) {
  if (runsInOrder_ && warp != warp_) {
    settle(warp_);
    compareIterations(warp_);
  }
  warp_ = warp;
}

void AccessCounter::settle() {
  for (std::uint32_t warp = 0; warp < tables_.size(); ++warp)
    settle(warp);
}

void AccessCounter::endBlock() {
  for (std::uint32_t warp = 0; warp < tables_.size(); ++warp) {
    settle(warp);
    compareIterations(warp);
  }
}

void AccessCounter::compareIterations(std::uint32_t warp) {
  for (const auto &[key, iterations] : iterations_[warp]) {
    std::uint32_t often = 0; // of the lanes that run it at all
    for (const std::uint32_t times : iterations.times) {
      if (times == 0) continue;
      if (often != 0 && times != often) totals_.markUneven(key.loop);
      often = times;
    }
  }
  kept_ -= iterations_[warp].size();
  iterations_[warp].clear();
}

bool AccessCounter::isRecorded() const {
  const auto &wanted = theLaunch().recordedBlock;
  return wanted && std::ranges::equal(*wanted, block_.blockIndex);
}

void AccessCounter::settle(std::uint32_t warp) {
  RequestTable &table = tables_[warp];
  const bool records = isRecorded();
  for (const WarpWork &work : table.work()) {
    if (code_.places[work.place].isBranch) {
      totals_.addBranch(work);
      continue;
    }
    totals_.add(code_.places[work.place], work, totals_[work.array].space);
    if (records) totals_.record(warp, work);
  }
  kept_ -= table.work().size();
  table.clear();
}

const AccessCounter::Range *AccessCounter::rangeOf(std::uint32_t place, std::uintptr_t address) {
  Range &range = ranges_[place];
  if (address >= range.begin && address < range.end) return &range;
  if (findShared(address, range) || findAllocation(address, range)) return &range;
  if (theLaunch().memory.isOnHeap(address, 1)) totals_.markHeap();
  return nullptr; // a variable of the thread's own
}

bool AccessCounter::findShared(std::uintptr_t address, Range &range) {
  const auto begin = reinterpret_cast<std::uintptr_t>(block_.shared);
  if (address < begin || address >= begin + block_.totalSharedBytes) return false;
  const auto take = [&](std::uint64_t offset, std::uint64_t bytes, const std::string &name) {
    range = {.begin = begin + offset, .end = begin + offset + bytes, .array = sharedArray | offset};
    totals_.name(range.array, {.name = name, .space = CountedSpace::shared});
    return address >= range.begin && address < range.end;
  };
  const LoweredKernel &kernel = theLaunch().kernel;
  for (const SharedVariable &variable : kernel.shared)
    if (take(variable.offset, variable.bytes, variable.name)) return true;
  return take(kernel.staticSharedBytes, block_.totalSharedBytes - kernel.staticSharedBytes, "dynamic shared memory");
}

bool AccessCounter::findAllocation(std::uintptr_t address, Range &range) {
  const Allocation *allocation = theLaunch().memory.find(address);
  if (allocation == nullptr || address >= allocation->end) return false;
  range = {.begin = allocation->begin, .end = allocation->end, .array = allocation->begin};
  totals_.name(range.array, {.name = bareName(allocation->name),
                             .space = allocation->isWritable ? CountedSpace::global : CountedSpace::constant});
  return true;
}

} // namespace warpgrain::executor
