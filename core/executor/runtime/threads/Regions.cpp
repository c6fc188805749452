// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/threads/Regions.h"

#include "core/executor/runtime/launch/AccessCounter.h"
#include "core/executor/runtime/launch/LaunchState.h"
#include "core/executor/runtime/threads/Exchanges.h"
#include "core/executor/runtime/threads/WaitReport.h"

#include <algorithm>
#include <bit>
#include <new>

namespace warpgrain::executor {

namespace {

constexpr std::size_t wordBits = 64; // of the sets of regions

void flushCounts(const BlockState &block) {
  if (block.counter != nullptr) block.counter->flush();
}

bool hasExchanges(const LoweredKernel &kernel) {
  const auto isExchange = [](const WaitPoint &wait) { return wait.kind == WaitKind::exchange; };
  return std::ranges::any_of(kernel.waits, isExchange);
}

ThreadState stateOf(BlockState &block, std::uint32_t number) {
  const auto *extent = block.blockExtent;
  return {.index = {number % extent[0], number / extent[0] % extent[1], number / extent[0] / extent[1]},
          .number = number,
          .block = &block};
}

} // namespace

Result<RegionBlock> RegionBlock::create(RegionEntry entry, void *const *arguments, BlockState &block) {
  const std::uint64_t bytes = block.launch->kernel.keptBytes * block.threads + keptAlignment;
  KeptBytes kept(new (std::nothrow) std::byte[bytes]);
  if (kept == nullptr)
    return fail(ErrorKind::tool,
                "There is no room for the local variables of a block's threads; allow more with --memory.");
  return RegionBlock(entry, arguments, block, std::move(kept), bytes);
}

RegionBlock::RegionBlock(RegionEntry entry, void *const *arguments, BlockState &block, KeptBytes kept,
                         std::uint64_t keptBytes)
    : entry_(entry), arguments_(arguments), kernel_(block.launch->kernel), block_(block), kept_(std::move(kept)),
      keptBytes_(keptBytes), at_(block.threads), next_(block.threads), predicate_(block.threads), parts_(block.threads),
      results_(block.threads), wanted_(kernel_.waits.size() / wordBits + 1),
      synchronization_(block, hasExchanges(kernel_)), leftLoops_(kernel_.waits, block.threads) {
  const auto begin = reinterpret_cast<std::uintptr_t>(kept_.get());
  block_.kept = kept_.get() + (keptAlignment - begin % keptAlignment) % keptAlignment;
  block_.at = at_.data();
  block_.next = next_.data();
  block_.predicate = predicate_.data();
  block_.part = parts_.data();
  block_.result = results_.data();
}

bool RegionBlock::run() {
  mayPoll_ = true;
  if (!isUnderWay_) {
    synchronization_.begin();
    leftLoops_.begin();
  }
  std::uint32_t region = isUnderWay_ ? runApart() : 0;
  isUnderWay_ = true;
  while (region != regionOfDone) {
    if (region == regionsDiffer) return false;
    region = entry_(&block_, arguments_, region, /*some=*/0);
    if (region == regionOfDone) break;
    if (region != regionsDiffer) { // all threads have come to one place
      const WaitKind kind = waitBefore(region).kind;
      if (kind == WaitKind::step) continue;
      if (kind == WaitKind::exchange && exchangeTogether()) continue;
      if (kind != WaitKind::barrier || waitBefore(region).reduction) std::ranges::fill(next_, region);
      if (kind == WaitKind::barrier) {
        synchronization_.synchronizeAll();
        passBarrier(region);
        continue;
      }
    }
    region = runApart();
  }
  isUnderWay_ = false;
  return true;
}

/// Performs the exchanges of all warps, if all threads of each warp take part. Else does nothing and returns false.
bool RegionBlock::exchangeTogether() {
  for (std::uint32_t first = 0; first < block_.threads; first += warpSize) {
    const std::uint32_t lanes = lanesOf(first, block_.threads);
    for (std::uint32_t i = first; i < std::min(first + warpSize, block_.threads); ++i)
      if ((parts_[i].mask & lanes) != lanes || parts_[i].mask != parts_[first].mask) return false;
  }
  for (std::uint32_t first = 0; first < block_.threads; first += warpSize) {
    exchangeAmong(*block_.launch, &parts_[first], &results_[first], lanesOf(first, block_.threads));
    if (ordersLanes(parts_[first].operation)) synchronization_.synchronizeWarp(first, lanesOf(first, block_.threads));
  }
  flushCounts(block_);
  return true;
}

/// Runs each thread by itself, from the region in `next_`, until all threads can proceed from one place: returns that
/// region, or regionOfDone if all have ended. Returns regionsDiffer if the remaining threads only poll memory.
std::uint32_t RegionBlock::runApart() {
  while (true) {
    std::ranges::fill(at_, regionsDiffer);
    if (std::ranges::all_of(next_, [](std::uint32_t region) { return region == regionOfDone; })) return regionOfDone;
    if (!goOn()) {
      if (!letPoll()) reportDeadlock();
      if (!mayPoll_) return regionsDiffer;
      mayPoll_ = false;
    }
    if (const std::uint32_t common = commonRegion(); common != regionsDiffer) return common;
    findWanted();
    for (std::size_t i = 0; i < wanted_.size(); ++i)
      for (std::uint64_t regions = wanted_[i]; regions != 0; regions &= regions - 1)
        entry_(&block_, arguments_,
               static_cast<std::uint32_t>(i * wordBits + static_cast<unsigned>(std::countr_zero(regions))),
               /*some=*/1);
  }
}

/// Collects the regions that some thread is to run. Called often in kernels where one warp reduces partial results.
void RegionBlock::findWanted() {
  std::ranges::fill(wanted_, 0);
  for (const std::uint32_t region : at_)
    if (region != regionsDiffer) wanted_[region / wordBits] |= std::uint64_t{1} << region % wordBits;
}

/// Lets threads proceed that can. False if there are none.
bool RegionBlock::goOn() {
  return exchangeWhereAllHaveCome() || passBarrierOfAll() || stepWarps() || resolveActiveMask();
}

/// The region that all threads are to run, or regionsDiffer.
std::uint32_t RegionBlock::commonRegion() const {
  const auto isSame = [this](std::uint32_t region) { return region == at_.front(); };
  return std::ranges::all_of(at_, isSame) ? at_.front() : regionsDiffer;
}

bool RegionBlock::waits(std::uint32_t thread, WaitKind kind) const {
  return next_[thread] != regionOfDone && waitBefore(next_[thread]).kind == kind && at_[thread] == regionsDiffer;
}

void RegionBlock::release(std::uint32_t firstThread, std::uint32_t lanes) {
  for (; lanes != 0; lanes &= lanes - 1) {
    const std::uint32_t thread = firstThread + static_cast<std::uint32_t>(std::countr_zero(lanes));
    at_[thread] = next_[thread];
  }
}

bool RegionBlock::exchangeWhereAllHaveCome() {
  bool hasGone = false;
  for (std::uint32_t thread = 0; thread < block_.threads; ++thread) {
    if (!waits(thread, WaitKind::exchange)) continue;
    checkMask(thread);
    hasGone = exchangeFor(thread) || hasGone;
  }
  return hasGone;
}

/// Performs the exchange that a thread waits for, if all running threads of its mask wait for it.
bool RegionBlock::exchangeFor(std::uint32_t thread) {
  const std::uint32_t first = thread / warpSize * warpSize;
  const WarpPart &part = parts_[thread];
  std::uint32_t members = 0;
  for (std::uint32_t lane = 0; lane < warpSize && first + lane < block_.threads; ++lane) {
    const std::uint32_t other = first + lane;
    if ((part.mask >> lane & 1U) == 0 || next_[other] == regionOfDone) continue;
    const WarpPart &others = parts_[other];
    if (!waits(other, WaitKind::exchange) || others.operation != part.operation || others.mask != part.mask)
      return false;
    members |= 1U << lane;
  }
  exchangeAmong(*block_.launch, &parts_[first], &results_[first], members);
  if (ordersLanes(part.operation)) synchronization_.synchronizeWarp(first, members);
  release(first, members);
  return true;
}

void RegionBlock::checkMask(std::uint32_t thread) const {
  if ((parts_[thread].mask >> thread % warpSize & 1U) != 0) return;
  const ThreadState state = stateOf(block_, thread);
  endWith(state, run::FaultKind::divergence, notInMask, waitBefore(next_[thread]).site);
}

bool RegionBlock::passBarrierOfAll() {
  std::uint32_t region = regionOfDone;
  std::vector<std::uint32_t> met;
  for (std::uint32_t i = 0; i < block_.threads; ++i) {
    if (next_[i] == regionOfDone) continue;
    if (!waits(i, WaitKind::barrier)) return false;
    region = next_[i];
    met.push_back(i);
  }
  checkThatOneBarrierIsMeant();
  if (!kernel_.warpsMayDiverge && met.size() < block_.threads) checkThatNobodyHasLeft(met.front());
  synchronization_.synchronize(met, ThreadOrder::blockBarrier);
  passBarrier(region);
  for (std::uint32_t i = 0; i < block_.threads; ++i)
    if (next_[i] != regionOfDone) at_[i] = next_[i];
  return true;
}

/// In each warp, releases the threads that wait for a step in the first region: the others may wait for them.
bool RegionBlock::stepWarps() {
  bool hasGone = false;
  for (std::uint32_t first = 0; first < block_.threads; first += warpSize) {
    std::uint32_t region = regionOfDone;
    const std::uint32_t end = std::min(first + warpSize, block_.threads);
    for (std::uint32_t i = first; i < end; ++i)
      if (waits(i, WaitKind::step)) region = std::min(region, next_[i]);
    for (std::uint32_t i = first; i < end; ++i)
      if (next_[i] == region && waits(i, WaitKind::step)) at_[i] = region;
    hasGone |= region != regionOfDone;
  }
  return hasGone;
}

/// Called if no thread can proceed. Gives the threads of a warp that execute activemask at one place the mask of these
/// threads. False if there are none.
bool RegionBlock::resolveActiveMask() {
  for (std::uint32_t thread = 0; thread < block_.threads; ++thread) {
    if (!waits(thread, WaitKind::activeMask)) continue;
    const std::uint32_t first = thread / warpSize * warpSize;
    const std::uint32_t site = waitBefore(next_[thread]).site;
    std::uint32_t mask = 0;
    for (std::uint32_t i = first; i < std::min(first + warpSize, block_.threads); ++i)
      if (waits(i, WaitKind::activeMask) && waitBefore(next_[i]).site == site) mask |= 1U << (i - first);
    for (std::uint32_t lane = 0; lane < warpSize; ++lane)
      if ((mask >> lane & 1U) != 0) results_[first + lane] = mask;
    release(first, mask);
    return true;
  }
  return false;
}

/// Lets threads that poll memory read once more. False if there are none.
bool RegionBlock::letPoll() {
  bool isAny = false;
  for (std::uint32_t thread = 0; thread < block_.threads; ++thread)
    if (waits(thread, WaitKind::poll)) {
      at_[thread] = next_[thread];
      isAny = true;
    }
  return isAny;
}

void RegionBlock::checkThatOneBarrierIsMeant() const {
  std::uint32_t first = block_.threads;
  for (std::uint32_t i = 0; i < block_.threads; ++i) {
    if (next_[i] == regionOfDone) continue;
    if (first == block_.threads || !mustSynchronizeAtOnePlace(kernel_, first, i)) first = i;
    const std::uint32_t one = waitBefore(next_[first]).site;
    const std::uint32_t other = waitBefore(next_[i]).site;
    if (one != other && one != 0 && other != 0)
      reportDivergence({.state = stateOf(block_, first), .site = one}, {.state = stateOf(block_, i), .site = other});
  }
}

/// Reports threads that ended after leaving a loop around the barrier that the others wait for.
void RegionBlock::checkThatNobodyHasLeft(std::uint32_t firstThread) {
  const std::uint32_t wait = next_[firstThread] - 1;
  const auto leaver = leftLoops_.leaverOf(wait, [this](std::uint32_t i) { return next_[i] == regionOfDone; });
  if (leaver)
    reportLeftLoop({.state = stateOf(block_, firstThread), .site = waitBefore(wait + 1).site},
                   stateOf(block_, *leaver));
}

/// Computes the reduction of the barrier before a region over the threads in `next_` that have not ended.
void RegionBlock::passBarrier(std::uint32_t region) {
  leftLoops_.pass(region - 1);
  flushCounts(block_);
  const auto reduction = waitBefore(region).reduction;
  if (!reduction) return;
  std::uint32_t waiting = 0;
  std::uint32_t count = 0;
  for (std::uint32_t i = 0; i < block_.threads; ++i) {
    if (next_[i] == regionOfDone) continue;
    ++waiting;
    count += predicate_[i] != 0 ? 1 : 0;
  }
  block_.reduced = *reduction == Reduction::count ? count
                   : *reduction == Reduction::all ? static_cast<std::uint32_t>(count == waiting)
                                                  : static_cast<std::uint32_t>(count > 0);
}

void RegionBlock::reportDeadlock() const {
  std::vector<WaitingThread> waiting;
  for (std::uint32_t i = 0; i < block_.threads; ++i) {
    if (next_[i] == regionOfDone) continue;
    const WaitPoint &point = waitBefore(next_[i]);
    waiting.push_back(
        {.state = stateOf(block_, i), .site = point.site, .isAtBarrier = point.kind == WaitKind::barrier});
  }
  executor::reportDeadlock(waiting);
}

} // namespace warpgrain::executor
