// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/threads/Grid.h"

#include "core/executor/runtime/launch/AccessCounter.h"
#include "core/executor/runtime/launch/CheckedAccess.h"
#include "core/executor/runtime/launch/HostFaults.h"
#include "core/executor/runtime/launch/LaunchState.h"
#include "core/executor/runtime/memory/WatchedMemory.h"
#include "core/executor/runtime/threads/ApartThreads.h"
#include "core/executor/runtime/threads/Fibers.h"
#include "core/executor/runtime/threads/GridWorkspace.h"
#include "core/executor/runtime/threads/LaunchCancellation.h"
#include "core/executor/runtime/threads/Regions.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <list>
#include <optional>
#include <thread>
#include <vector>

namespace warpgrain::executor {

namespace {

/// More would need more stacks than a process may have mappings.
constexpr unsigned mostWorkers = 8;

/// What shared memory holds before anybody writes it: the same on every run, and no likely value.
constexpr int untouched = 0xff;

bool isCancelled(const LaunchState &launch) {
  return launch.isCancelled.load(std::memory_order_relaxed);
}

/// Blocks that follow each other, for one worker to run in their order.
struct BlockRange {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
};

/// Hands out all blocks of a grid, the first ones first: whoever waits for an earlier block waits for one that runs, or
/// comes before its own. Several at a time, since workers that ask for each one would wait for each other.
class BlockQueue {
public:
  BlockQueue(std::uint64_t blocks, unsigned workers)
      : blocks_(blocks), atATime_(std::clamp<std::uint64_t>(blocks / (workers * rangesOfWorker), 1, mostAtATime)) {}

  /// An empty one where none are left.
  BlockRange take() {
    const std::uint64_t begin = std::min(next_.fetch_add(atATime_, std::memory_order_relaxed), blocks_);
    return {.begin = begin, .end = std::min(begin + atATime_, blocks_)};
  }

private:
  static constexpr std::uint64_t rangesOfWorker = 32; ///< at least: workers end at nearly the same time
  static constexpr std::uint64_t mostAtATime = 32;

  alignas(64) std::atomic<std::uint64_t> next_ = 0;
  const std::uint64_t blocks_;
  const std::uint64_t atATime_;
};

/// Runs blocks one after the other, which it takes from a queue that all workers share.
class Worker {
public:
  static Result<Worker> create(LaunchState &launch, void *entry, const GridLaunch &shape, void *const *arguments) {
    auto shared = GuardedPages::create(launch.kernel.staticSharedBytes + shape.sharedBytes);
    if (!shared) return std::unexpected(shared.error());
    return Worker(launch, entry, shape, arguments, std::move(*shared));
  }

  Result<void> prepare() {
    if (launch_.kernel.counted) counter_ = std::make_unique<AccessCounter>(*state_);
    const Schedule schedule = launch_.kernel.schedule;
    if (schedule == Schedule::loops) return {};
    if (schedule == Schedule::regions) {
      auto regions = RegionBlock::create(reinterpret_cast<RegionEntry>(entry_), arguments_, *state_);
      if (!regions) return std::unexpected(regions.error());
      regions_.emplace(std::move(*regions));
      return {};
    }
    auto fibers = FiberBlock::create(reinterpret_cast<ThreadEntry>(entry_), arguments_, *state_);
    if (!fibers) return std::unexpected(fibers.error());
    fibers_.emplace(std::move(*fibers));
    return {};
  }

  void run(BlockQueue &blocks) {
    const HostFaults faults(state_.get(), fibers_ ? &fibers_->stacks() : nullptr);
    const CheckedAccess checks(*state_, fibers_ ? &fibers_->stacks() : nullptr, regions_ ? regions_->keptBytes() : 0);
    for (BlockRange range = blocks.take(); range.begin < range.end; range = blocks.take())
      for (std::uint64_t number = range.begin; number < range.end; ++number) {
        if (isCancelled(launch_)) return;
        begin(number);
        if (!runsToItsEnd([this] { runBlock(); })) return;
        if (state_->order != nullptr) reportAccesses(); // it knows of this block alone
        if (counter_) counter_->endBlock();
      }
  }

  /// What was counted in the blocks that it has run.
  void tellCounts() {
    if (counter_) launch_.counts.add(counter_->totals());
  }

  /// The block of this number comes next.
  void begin(std::uint64_t number) {
    const auto *grid = state_->gridExtent;
    state_->number = static_cast<std::uint32_t>(number);
    state_->blockIndex[0] = static_cast<std::uint32_t>(number % grid[0]);
    state_->blockIndex[1] = static_cast<std::uint32_t>(number / grid[0] % grid[1]);
    state_->blockIndex[2] = static_cast<std::uint32_t>(number / grid[0] / grid[1]);
    state_->interval = 0;
    if (state_->totalSharedBytes != 0) std::memset(state_->shared, untouched, state_->totalSharedBytes);
  }

  /// Runs the block on, as far as it comes without other blocks. True where it has ended.
  bool goOn() {
    const HostFaults faults(state_.get(), nullptr);
    const CheckedAccess checks(*state_, nullptr, regions_->keptBytes());
    bool hasEnded = true;
    if (!runsToItsEnd([this, &hasEnded] { hasEnded = regions_->run(); })) return true;
    if (hasEnded && counter_) counter_->endBlock();
    return hasEnded;
  }

private:
  void runBlock() {
    if (fibers_)
      fibers_->run();
    else if (regions_)
      while (!regions_->run() && !isCancelled(launch_)) {
      }
    else
      reinterpret_cast<BlockEntry>(entry_)(state_.get(), arguments_);
  }

  Worker(LaunchState &launch, void *entry, const GridLaunch &shape, void *const *arguments, GuardedPages shared)
      : launch_(launch), entry_(entry), arguments_(arguments), shared_(std::move(shared)),
        state_(std::make_unique<BlockState>()) {
    state_->launch = &launch;
    std::ranges::copy(shape.block, state_->blockExtent);
    std::ranges::copy(shape.grid, state_->gridExtent);
    state_->threads = shape.block[0] * shape.block[1] * shape.block[2];
    state_->sharedBytes = static_cast<std::uint32_t>(shape.sharedBytes);
    state_->totalSharedBytes = static_cast<std::uint32_t>(launch.kernel.staticSharedBytes + shape.sharedBytes);
    state_->shared = shared_.begin();
  }

  LaunchState &launch_;
  void *entry_;
  void *const *arguments_;
  GuardedPages shared_;
  std::unique_ptr<BlockState> state_; // compiled code keeps its address
  std::optional<FiberBlock> fibers_;
  std::optional<RegionBlock> regions_;
  std::unique_ptr<AccessCounter> counter_; // of *state_
};

unsigned workersFor(const LoweredKernel &kernel, const GridLaunch &shape, std::uint64_t blocks) {
  if (kernel.needsOneWorker) return 1;
  const unsigned asked = shape.workers != 0 ? shape.workers : std::max(1U, std::thread::hardware_concurrency());
  return static_cast<unsigned>(std::min<std::uint64_t>({asked, mostWorkers, blocks}));
}

/// All blocks at once, in turns: they wait for each other.
Result<unsigned> runTogether(LaunchState &launch, void *entry, const GridLaunch &shape, void *const *arguments,
                             std::uint64_t blocks) {
  const GridWorkspace workspace(launch, shape.isCooperative);
  std::list<Worker> unfinished;
  for (std::uint64_t number = 0; number < blocks; ++number) {
    auto worker = Worker::create(launch, entry, shape, arguments);
    if (!worker) return std::unexpected(worker.error());
    unfinished.push_back(std::move(*worker));
    if (auto ready = unfinished.back().prepare(); !ready) return std::unexpected(ready.error());
    unfinished.back().begin(number);
  }
  std::jthread([&launch, &unfinished] { // of its own, as any other worker
    while (!unfinished.empty() && !isCancelled(launch))
      unfinished.remove_if([](Worker &worker) {
        const bool hasEnded = worker.goOn();
        if (hasEnded) worker.tellCounts();
        return hasEnded;
      });
  })
      .join();
  return 1;
}

void watchForRaces(LaunchState &launch, void *const *arguments) {
  const WatchedMemory watched(launch.kernel.pointers, arguments, launch.memory);
  for (const std::string &name :
       launch.memory.keepHistories([&](const Allocation &allocation) { return watched.of(allocation); }))
    launch.outcome.notes.push_back("Data races in " + name +
                                   " are not looked for: there is no room for it; allow more with --memory.");
}

} // namespace

Result<unsigned> runGrid(LaunchState &launch, void *entry, const GridLaunch &shape, void *const *arguments) {
  launch.isCancelled = false;
  if (shape.checks) launch.memory.forgetWhole();
  const auto &grid = shape.grid;
  const std::uint64_t blocks = std::uint64_t{grid[0]} * grid[1] * grid[2];
  if (launch.kernel.waitsForGrid) return runTogether(launch, entry, shape, arguments, blocks);
  const unsigned count = workersFor(launch.kernel, shape, blocks);
  std::vector<Worker> workers;
  for (unsigned i = 0; i < count; ++i) {
    auto worker = Worker::create(launch, entry, shape, arguments);
    if (!worker) return std::unexpected(worker.error());
    workers.push_back(std::move(*worker));
    if (auto ready = workers.back().prepare(); !ready) return std::unexpected(ready.error());
  }
  if (shape.checks && !launch.kernel.ordersByMemory) watchForRaces(launch, arguments);
  BlockQueue queue(blocks, count);
  {
    std::vector<std::jthread> threads;
    ApartThreads apart;
    for (Worker &worker : workers) {
      threads.emplace_back([&worker, &queue] { worker.run(queue); });
      if (count > 1) apart.add(threads.back().native_handle());
    }
  }
  for (Worker &worker : workers)
    worker.tellCounts();
  for (const std::string &name : launch.memory.takeUnwatched())
    launch.outcome.notes.push_back("Data races in " + name +
                                   " are not looked for: the kernel accesses it through a pointer to other memory.");
  return count;
}

} // namespace warpgrain::executor
