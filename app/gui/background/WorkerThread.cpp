// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/background/WorkerThread.h"

#include <atomic>
#include <chrono>
#include <utility>

namespace warpgrain::gui {

namespace {

std::atomic<int> &leftThreads() {
  static std::atomic<int> count = 0;
  return count;
}

} // namespace

struct WorkerThread::End {
  std::mutex mutex;
  std::condition_variable reached;
  bool isReached = false;
  bool isLeft = false; ///< nobody waits any more
};

WorkerThread::WorkerThread(Body body, int patienceMilliseconds)
    : patience_(patienceMilliseconds), end_(std::make_shared<End>()),
      thread_([body = std::move(body), end = end_](const CancellationToken &cancel) mutable {
        body(cancel);
        body = nullptr; // what it owns goes first
        const std::scoped_lock lock(end->mutex);
        end->isReached = true;
        if (end->isLeft) --leftThreads();
        end->reached.notify_all();
      }) {}

WorkerThread::~WorkerThread() {
  thread_.request_stop();
  std::unique_lock lock(end_->mutex);
  if (end_->reached.wait_for(lock, std::chrono::milliseconds(patience_), [this] { return end_->isReached; })) {
    lock.unlock();
    thread_.join();
    return;
  }
  end_->isLeft = true;
  ++leftThreads();
  thread_.detach();
}

bool areThreadsLeft() {
  return leftThreads() > 0;
}

} // namespace warpgrain::gui
