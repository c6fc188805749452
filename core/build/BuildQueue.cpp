// SPDX-License-Identifier: Apache-2.0
#include "core/build/BuildQueue.h"

#include <algorithm>

namespace warpgrain::build {

BuildQueue::BuildQueue(std::vector<CompileRequest> requests, Compile compile, Finished finished, unsigned workers,
                       const CancellationToken &cancel)
    : requests_(std::move(requests)), compile_(std::move(compile)), finished_(std::move(finished)),
      forwardCancel_(cancel, [this] { stop_.request_stop(); }) {
  const std::size_t wanted = workers != 0 ? workers : std::max(1U, std::thread::hardware_concurrency());
  for (std::size_t i = 0; i < std::min(wanted, requests_.size()); ++i)
    workers_.emplace_back([this] { work(); });
}

BuildQueue::~BuildQueue() {
  cancel();
  wait();
}

void BuildQueue::wait() {
  for (std::jthread &worker : workers_)
    if (worker.joinable()) worker.join();
}

void BuildQueue::work() {
  const CancellationToken token = stop_.get_token();
  for (std::size_t index = next_++; index < requests_.size(); index = next_++) {
    if (token.stop_requested())
      finished_(index, fail(ErrorKind::cancelled, "The build was cancelled before it began."));
    else
      finished_(index, compile_(requests_[index], token));
    ++finishedCount_;
  }
}

} // namespace warpgrain::build
