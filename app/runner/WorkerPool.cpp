// SPDX-License-Identifier: Apache-2.0
#include "app/runner/WorkerPool.h"

#include "app/runner/Reference.h"

#include <string>
#include <unistd.h>
#include <utility>

namespace warpgrain::runner {

WorkerPool::~WorkerPool() {
  end();
  if (reference_ >= 0) ::close(reference_);
}

Result<void> WorkerPool::start(std::size_t count) {
  if (reference_ < 0) {
    const auto made = Reference::create();
    if (!made) return std::unexpected(made.error());
    reference_ = *made;
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (i < workers_.size() && workers_[i]->isAlive()) continue;
    auto worker = WorkerProcess::start({"--worker", std::to_string(gpu_)}, reference_);
    if (!worker) return std::unexpected(worker.error());
    auto kept = std::make_shared<WorkerProcess>(std::move(*worker));
    if (i < workers_.size())
      workers_[i] = std::move(kept);
    else
      workers_.push_back(std::move(kept));
  }
  return {};
}

void WorkerPool::end() {
  for (const auto &worker : workers_)
    worker->kill();
  workers_.clear();
}

} // namespace warpgrain::runner
