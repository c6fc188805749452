// SPDX-License-Identifier: Apache-2.0
#include "app/executor/run/Grid.h"

#include "app/executor/run/CheckedAccess.h"
#include "app/executor/run/Fibers.h"
#include "app/executor/run/HostFaults.h"
#include "app/executor/run/Launch.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <optional>
#include <thread>
#include <vector>

namespace warpgrain::executor {

namespace {

/// More would need more stacks than a process may have mappings.
constexpr unsigned mostWorkers = 8;

/// What shared memory holds before anybody writes it: the same on every run, and no likely value.
constexpr int untouched = 0xff;

/// Runs blocks one after the other, taking their numbers from a counter that all workers share.
class Worker {
public:
  static Result<Worker> create(void *entry, const execute::ExecutionRequest &request, void *const *arguments) {
    auto shared = GuardedPages::create(theLaunch().kernel.staticSharedBytes + request.sharedBytes);
    if (!shared) return std::unexpected(shared.error());
    return Worker(entry, request, arguments, std::move(*shared));
  }

  Result<void> prepare() {
    if (!theLaunch().kernel.needsFibers) return {};
    auto fibers = FiberBlock::create(reinterpret_cast<ThreadEntry>(entry_), arguments_, *state_);
    if (!fibers) return std::unexpected(fibers.error());
    fibers_.emplace(std::move(*fibers));
    return {};
  }

  void run(std::atomic<std::uint64_t> &next, std::uint64_t blocks) {
    const HostFaults faults(state_.get(), fibers_ ? &fibers_->stacks() : nullptr);
    const CheckedAccess checks(*state_, fibers_ ? &fibers_->stacks() : nullptr);
    for (std::uint64_t number = next++; number < blocks; number = next++) {
      const auto *grid = state_->gridExtent;
      state_->number = static_cast<std::uint32_t>(number);
      state_->blockIndex[0] = static_cast<std::uint32_t>(number % grid[0]);
      state_->blockIndex[1] = static_cast<std::uint32_t>(number / grid[0] % grid[1]);
      state_->blockIndex[2] = static_cast<std::uint32_t>(number / grid[0] / grid[1]);
      std::memset(state_->shared, untouched, state_->totalSharedBytes);
      if (fibers_)
        fibers_->run();
      else
        reinterpret_cast<BlockEntry>(entry_)(state_.get(), arguments_);
    }
  }

private:
  Worker(void *entry, const execute::ExecutionRequest &request, void *const *arguments, GuardedPages shared)
      : entry_(entry), arguments_(arguments), shared_(std::move(shared)), state_(std::make_unique<BlockState>()) {
    std::ranges::copy(request.block, state_->blockExtent);
    std::ranges::copy(request.grid, state_->gridExtent);
    state_->threads = request.block[0] * request.block[1] * request.block[2];
    state_->sharedBytes = static_cast<std::uint32_t>(request.sharedBytes);
    state_->totalSharedBytes = static_cast<std::uint32_t>(theLaunch().kernel.staticSharedBytes + request.sharedBytes);
    state_->shared = shared_.begin();
  }

  void *entry_;
  void *const *arguments_;
  GuardedPages shared_;
  std::unique_ptr<BlockState> state_; // compiled code keeps its address
  std::optional<FiberBlock> fibers_;
};

unsigned workersFor(const execute::ExecutionRequest &request, std::uint64_t blocks) {
  if (theLaunch().kernel.needsOneWorker) return 1;
  const unsigned asked = request.workers != 0 ? request.workers : std::max(1U, std::thread::hardware_concurrency());
  return static_cast<unsigned>(std::min<std::uint64_t>(std::min(asked, mostWorkers), blocks));
}

} // namespace

Result<unsigned> runGrid(void *entry, const execute::ExecutionRequest &request, void *const *arguments) {
  const auto &grid = request.grid;
  const std::uint64_t blocks = std::uint64_t{grid[0]} * grid[1] * grid[2];
  const unsigned count = workersFor(request, blocks);
  std::vector<Worker> workers;
  for (unsigned i = 0; i < count; ++i) {
    auto worker = Worker::create(entry, request, arguments);
    if (!worker) return std::unexpected(worker.error());
    workers.push_back(std::move(*worker));
    if (auto ready = workers.back().prepare(); !ready) return std::unexpected(ready.error());
  }
  if (request.checks && !theLaunch().kernel.ordersByMemory)
    for (const std::string &name : theLaunch().memory.keepHistories())
      theLaunch().outcome.notes.push_back("Data races in " + name +
                                          " are not looked for: there is no room for it; "
                                          "allow more with --memory.");
  std::atomic<std::uint64_t> next = 0;
  {
    std::vector<std::jthread> threads;
    for (Worker &worker : workers)
      threads.emplace_back([&worker, &next, blocks] { worker.run(next, blocks); });
  }
  return count;
}

} // namespace warpgrain::executor
