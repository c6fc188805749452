// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Cancellation.h"

#include <QMetaObject>
#include <QObject>

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace warpgrain::gui {

/// A thread that answers the newest question only: asking again cancels the question before, and an answer that is no
/// longer wanted is never delivered. Answers arrive on the receiver's thread, which is also the one that asks.
template <typename Request, typename Reply>
class NewestWins {
public:
  /// Makes an answer; called on the worker's thread alone, one call at a time.
  using Work = std::function<Reply(const Request &, const CancellationToken &)>;
  using Deliver = std::function<void(Reply)>;

  NewestWins(QObject *receiver, Work work, Deliver deliver)
      : receiver_(receiver), work_(std::move(work)), deliver_(std::move(deliver)),
        thread_([this](const CancellationToken &end) { run(end); }) {}

  NewestWins(const NewestWins &) = delete;
  NewestWins &operator=(const NewestWins &) = delete;

  /// Cancels what runs and waits for it. Nothing is delivered any more.
  ~NewestWins() {
    drop();
    thread_.request_stop();
    thread_.join();
  }

  /// Asks; returns at once.
  void ask(Request request) {
    const std::scoped_lock lock(mutex_);
    cancelRunning();
    waiting_ = std::move(request);
    ++newest_;
    wake_.notify_one();
  }

  /// Nobody wants an answer any more.
  void drop() {
    const std::scoped_lock lock(mutex_);
    cancelRunning();
    waiting_.reset();
    ++newest_;
    delivered_ = newest_;
  }

  /// True until the newest question is answered.
  bool isBusy() const {
    const std::scoped_lock lock(mutex_);
    return delivered_ != newest_;
  }

private:
  void cancelRunning() { running_.request_stop(); }

  void run(const CancellationToken &end) {
    while (true) {
      std::unique_lock lock(mutex_);
      if (!wake_.wait(lock, end, [this] { return waiting_.has_value(); })) return;
      const Request request = std::move(*waiting_);
      waiting_.reset();
      running_ = CancellationSource();
      const CancellationToken cancel = running_.get_token();
      const std::uint64_t number = newest_;
      lock.unlock();
      auto reply = std::make_shared<Reply>(work_(request, cancel));
      QMetaObject::invokeMethod(receiver_, [this, number, reply] { take(number, *reply); }, Qt::QueuedConnection);
    }
  }

  void take(std::uint64_t number, Reply &reply) {
    {
      const std::scoped_lock lock(mutex_);
      if (number != newest_) return;
      delivered_ = number;
    }
    deliver_(std::move(reply));
  }

  QObject *receiver_;
  Work work_;
  Deliver deliver_;
  mutable std::mutex mutex_;
  std::condition_variable_any wake_;
  std::optional<Request> waiting_;
  CancellationSource running_;
  std::uint64_t newest_ = 0;
  std::uint64_t delivered_ = 0;
  std::jthread thread_; // last: it uses all the others
};

} // namespace warpgrain::gui
