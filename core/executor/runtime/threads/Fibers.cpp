// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/threads/Fibers.h"

#include "core/executor/runtime/launch/LaunchState.h"
#include "core/executor/runtime/threads/Exchanges.h"
#include "core/executor/runtime/threads/WaitReport.h"

#include <algorithm>
#include <span>

namespace warpgrain::executor {

namespace {

namespace context = boost::context::detail;
using run::FaultKind;

/// A thread that polls lets the others go on after so many looks.
constexpr std::uint32_t pollsBeforeYield = 16;

thread_local FiberBlock *current = nullptr;

} // namespace

FiberBlock *currentFibers() {
  return current;
}

Result<FiberBlock> FiberBlock::create(ThreadEntry entry, void *const *arguments, BlockState &block) {
  auto stacks = Stacks::create(block.launch->spareStacks, block.threads);
  if (!stacks) return std::unexpected(stacks.error());
  return FiberBlock(entry, arguments, block, std::move(*stacks));
}

FiberBlock::FiberBlock(ThreadEntry entry, void *const *arguments, BlockState &block, Stacks stacks)
    : entry_(entry), arguments_(arguments), block_(block), stacks_(std::move(stacks)), fibers_(block.threads),
      parts_(block.threads), results_(block.threads), synchronization_(block, /*haveExchanges=*/true) {}

void FiberBlock::begin(context::transfer_t transfer) {
  auto *fiber = static_cast<Fiber *>(transfer.data);
  FiberBlock &block = *current;
  block.scheduler_ = transfer.fctx;
  while (true) { // once for each block of the grid
    block.entry_(&fiber->state, block.arguments_);
    block.finish(*fiber);
    block.scheduler_ = context::jump_fcontext(block.scheduler_, fiber).fctx;
  }
}

void FiberBlock::resume(Fiber &fiber) {
  fiber.context = context::jump_fcontext(fiber.context, &fiber).fctx;
}

void FiberBlock::run() {
  current = this;
  const auto *extent = block_.blockExtent;
  synchronization_.begin();
  arrived_.fill(0);
  expected_.fill(0);
  alive_ = fibers_.size();
  for (std::size_t i = 0; i < fibers_.size(); ++i) {
    Fiber &fiber = fibers_[i];
    const auto number = static_cast<std::uint32_t>(i);
    fiber.state = {.index = {number % extent[0], number / extent[0] % extent[1], number / extent[0] / extent[1]},
                   .number = number,
                   .block = &block_};
    fiber.isDone = false;
    fiber.waiting = Waiting::nothing;
    if (!fiber.isFresh) continue;
    fiber.context = context::make_fcontext(stacks_.topOf(i), Stacks::bytesOfOne, &FiberBlock::begin);
    fiber.isFresh = false;
  }
  while (alive_ > 0) {
    bool hasGoneOn = false;
    bool polls = false;
    for (Fiber &fiber : fibers_) {
      if (fiber.isDone || fiber.waiting != Waiting::nothing) continue;
      fiber.polls = false;
      resume(fiber);
      if (block_.launch->isCancelled.load(std::memory_order_relaxed)) return giveUp();
      (fiber.polls ? polls : hasGoneOn) = true;
    }
    // Those that poll may do so for what others of their warp come to behind a step.
    if (!hasGoneOn && !stepWarps() && !resolveActiveMask() && !polls) reportDeadlock();
  }
}

/// Switches to the scheduler until the wait of the fiber is over.
void FiberBlock::wait(Fiber &fiber, Waiting what, std::uint32_t site) {
  fiber.waiting = what;
  fiber.site = site;
  scheduler_ = context::jump_fcontext(scheduler_, &fiber).fctx;
}

void FiberBlock::yield(Fiber &fiber) {
  fiber.polls = true;
  scheduler_ = context::jump_fcontext(scheduler_, nullptr).fctx;
}

void FiberBlock::exit(Fiber &fiber) {
  // What its stack holds is never returned to.
  fiber.isFresh = true;
  finish(fiber);
  context::jump_fcontext(scheduler_, &fiber);
  __builtin_unreachable();
}

void FiberBlock::leave() {
  context::jump_fcontext(scheduler_, nullptr);
  __builtin_unreachable();
}

/// Drops the frames on the stacks of threads that have not ended.
void FiberBlock::giveUp() {
  for (Fiber &fiber : fibers_)
    fiber.isFresh = true;
}

/// Ends a thread. Barriers and exchanges no longer wait for it.
void FiberBlock::finish(Fiber &fiber) {
  fiber.isDone = true;
  --alive_;
  for (std::uint32_t id = 0; id < barrierCount; ++id)
    if (arrived_[id] > 0) arrive(id);
  const std::size_t first = fiber.state.number / warpSize * warpSize;
  for (std::size_t i = first; i < std::min<std::size_t>(first + warpSize, fibers_.size()); ++i)
    if (!fibers_[i].isDone && fibers_[i].waiting == Waiting::warp) completeExchange(fibers_[i]);
}

void FiberBlock::barrier(Fiber &fiber, std::uint32_t id, std::uint32_t threads, bool waits, std::uint32_t site) {
  id %= barrierCount;
  fiber.barrier = id;
  fiber.barrierThreads = threads;
  fiber.site = site;
  expected_[id] = threads;
  ++arrived_[id];
  if (!waits) { // it only arrives; waiting threads proceed when all have arrived
    synchronization_.arrive(fiber.state.number, id);
    arrive(id);
    return;
  }
  fiber.waiting = Waiting::barrier;
  arrive(id);
  if (fiber.waiting == Waiting::barrier) wait(fiber, Waiting::barrier, site);
}

std::uint32_t FiberBlock::reduceAtBarrier(Fiber &fiber, std::uint32_t id, std::uint32_t threads, Reduction reduction,
                                          bool predicate, std::uint32_t site) {
  fiber.reduction = reduction;
  fiber.predicate = predicate;
  barrier(fiber, id, threads, /*waits=*/true, site);
  return static_cast<std::uint32_t>(fiber.result);
}

/// Opens the barrier where all that it waits for have come.
void FiberBlock::arrive(std::uint32_t id) {
  const std::size_t expected = expected_[id] != 0 ? expected_[id] : alive_;
  if (arrived_[id] >= expected) release(id);
}

void FiberBlock::release(std::uint32_t id) {
  std::uint32_t count = 0;
  std::uint32_t waiting = 0;
  const Fiber *first = nullptr;
  for (const Fiber &fiber : fibers_) {
    if (fiber.isDone || fiber.waiting != Waiting::barrier || fiber.barrier != id) continue;
    ++waiting;
    count += fiber.predicate ? 1 : 0;
    if (first == nullptr || !mustSynchronizeAtOnePlace(block_.launch->kernel, first->state.number, fiber.state.number))
      first = &fiber;
    // Threads may wait for a named barrier at different places; for the barrier of the whole block they must not.
    if (fiber.barrierThreads == 0 && fiber.site != first->site && fiber.site != 0 && first->site != 0)
      reportDivergence({.state = first->state, .site = first->site}, {.state = fiber.state, .site = fiber.site});
  }
  std::vector<std::uint32_t> met;
  for (Fiber &fiber : fibers_) {
    if (fiber.isDone || fiber.waiting != Waiting::barrier || fiber.barrier != id) continue;
    met.push_back(fiber.state.number);
    fiber.waiting = Waiting::nothing;
    fiber.result = fiber.reduction == Reduction::count ? count
                   : fiber.reduction == Reduction::all ? static_cast<std::uint32_t>(count == waiting)
                                                       : static_cast<std::uint32_t>(count > 0);
  }
  synchronization_.synchronize(met, id);
  arrived_[id] = 0;
  expected_[id] = 0;
}

std::uint32_t FiberBlock::aliveIn(std::size_t warp) const {
  std::uint32_t mask = 0;
  for (std::size_t i = warp * warpSize; i < std::min<std::size_t>((warp + 1) * warpSize, fibers_.size()); ++i)
    if (!fibers_[i].isDone) mask |= 1U << (i % warpSize);
  return mask;
}

std::uint64_t FiberBlock::exchange(Fiber &fiber, const WarpPart &part, std::uint32_t site) {
  if ((part.mask >> (fiber.state.number % warpSize) & 1U) == 0)
    endWith(fiber.state, FaultKind::divergence, notInMask, site);
  parts_[fiber.state.number] = part;
  fiber.waiting = Waiting::warp;
  fiber.site = site;
  if (!completeExchange(fiber)) wait(fiber, Waiting::warp, site);
  return results_[fiber.state.number];
}

/// Performs the exchange that a thread waits for, if all running threads of its mask wait for it.
bool FiberBlock::completeExchange(Fiber &fiber) {
  const std::size_t first = fiber.state.number / warpSize * warpSize;
  const WarpPart &part = parts_[fiber.state.number];
  const std::uint32_t mask = part.mask;
  std::uint32_t members = 0;
  for (std::uint32_t lane = 0; lane < warpSize && first + lane < fibers_.size(); ++lane) {
    if ((mask >> lane & 1U) == 0) continue;
    const Fiber &other = fibers_[first + lane];
    if (other.isDone) continue;
    const WarpPart &others = parts_[first + lane];
    if (other.waiting != Waiting::warp || others.operation != part.operation || others.mask != mask) return false;
    members |= 1U << lane;
  }
  exchangeAmong(*block_.launch, &parts_[first], &results_[first], members);
  if (ordersLanes(part.operation)) synchronization_.synchronizeWarp(static_cast<std::uint32_t>(first), members);
  for (std::uint32_t lane = 0; lane < warpSize; ++lane)
    if ((members >> lane & 1U) != 0) fibers_[first + lane].waiting = Waiting::nothing;
  return true;
}

std::uint32_t FiberBlock::activeMask(Fiber &fiber, std::uint32_t site) {
  wait(fiber, Waiting::activeMask, site);
  return static_cast<std::uint32_t>(fiber.result);
}

void FiberBlock::step(Fiber &fiber, std::uint32_t site) {
  wait(fiber, Waiting::step, site);
}

/// In each warp, releases the threads that wait for a step at the first source location: the others may wait for them.
bool FiberBlock::stepWarps() {
  bool hasGone = false;
  for (std::size_t first = 0; first < fibers_.size(); first += warpSize) {
    const std::span warp(&fibers_[first], std::min<std::size_t>(warpSize, fibers_.size() - first));
    const auto steps = [](const Fiber &fiber) { return !fiber.isDone && fiber.waiting == Waiting::step; };
    std::uint32_t site = ~std::uint32_t{0};
    for (const Fiber &fiber : warp)
      if (steps(fiber)) site = std::min(site, fiber.site);
    for (Fiber &fiber : warp)
      if (steps(fiber) && fiber.site == site) {
        fiber.waiting = Waiting::nothing;
        hasGone = true;
      }
  }
  return hasGone;
}

/// Called if no thread can proceed. Gives the threads of a warp that execute activemask at one place the mask of these
/// threads. False if there are none.
bool FiberBlock::resolveActiveMask() {
  for (Fiber &fiber : fibers_) {
    if (fiber.isDone || fiber.waiting != Waiting::activeMask) continue;
    const std::size_t first = fiber.state.number / warpSize * warpSize;
    std::uint32_t mask = 0;
    for (std::size_t i = first; i < std::min<std::size_t>(first + warpSize, fibers_.size()); ++i)
      if (!fibers_[i].isDone && fibers_[i].waiting == Waiting::activeMask && fibers_[i].site == fiber.site)
        mask |= 1U << (i - first);
    for (std::uint32_t lane = 0; lane < warpSize; ++lane)
      if ((mask >> lane & 1U) != 0) {
        fibers_[first + lane].waiting = Waiting::nothing;
        fibers_[first + lane].result = mask;
      }
    return true;
  }
  return false;
}

void FiberBlock::reportDeadlock() const {
  std::vector<WaitingThread> waiting;
  for (const Fiber &fiber : fibers_)
    if (!fiber.isDone)
      waiting.push_back({.state = fiber.state, .site = fiber.site, .isAtBarrier = fiber.waiting == Waiting::barrier});
  executor::reportDeadlock(waiting);
}

} // namespace warpgrain::executor
