// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/build/NvccCompiler.h"

#include <atomic>
#include <cstddef>
#include <functional>
#include <stop_token>
#include <thread>
#include <vector>

namespace warpgrain::build {

/// Compiles a list of requests on several threads, in the order of the list, each as soon as a
/// thread is free.
///
/// Each request is reported exactly once, on the thread that worked on it: with its result, or as
/// cancelled. After the destructor has returned nothing is reported any more.
class BuildQueue {
public:
  /// Makes one result; called on several threads at once. It must not throw, and should look at the
  /// token.
  using Compile = std::function<Result<CompileOutcome>(const CompileRequest &, const CancellationToken &)>;
  /// Takes one result; called on several threads at once. It must not throw, nor destroy the queue.
  using Finished = std::function<void(std::size_t index, Result<CompileOutcome> result)>;

  /// Starts at once. workers 0: as many as the machine has hardware threads; never more than there
  /// are requests.
  BuildQueue(std::vector<CompileRequest> requests, Compile compile, Finished finished, unsigned workers = 0,
             const CancellationToken &cancel = {});
  BuildQueue(const BuildQueue &) = delete;
  BuildQueue &operator=(const BuildQueue &) = delete;
  /// Cancels what is not done and waits for it.
  ~BuildQueue();

  /// Ends the running compilations; they and those not begun are reported as cancelled. Returns at
  /// once.
  void cancel() { stop_.request_stop(); }

  /// Waits until every request has been reported.
  void wait();

  std::size_t size() const { return requests_.size(); }

  /// Requests reported so far, those that failed or were cancelled too.
  std::size_t finishedCount() const { return finishedCount_; }

private:
  void work();

  std::vector<CompileRequest> requests_;
  Compile compile_;
  Finished finished_;
  CancellationSource stop_;
  std::stop_callback<std::function<void()>> forwardCancel_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<std::size_t> finishedCount_ = 0;
  std::vector<std::jthread> workers_; // last: they end before what they use goes
};

} // namespace warpgrain::build
