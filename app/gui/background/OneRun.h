// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Cancellation.h"

#include <QMetaObject>
#include <QObject>

#include <memory>
#include <thread>
#include <utility>

namespace warpgrain::gui {

/// Long work for an object of the GUI thread, one piece at a time, on a thread of its own. What it tells arrives on the
/// receiver's thread, in order. A member of the receiver: going away cancels, and waits.
class OneRun {
public:
  /// Calls on the receiver's thread, soon.
  class Post {
  public:
    explicit Post(QObject *receiver) : receiver_(receiver) {}

    template <typename Call>
    void operator()(Call call) const {
      QMetaObject::invokeMethod(receiver_, std::move(call), Qt::QueuedConnection);
    }

  private:
    QObject *receiver_;
  };

  explicit OneRun(QObject *receiver) : receiver_(receiver) {}

  OneRun(const OneRun &) = delete;
  OneRun &operator=(const OneRun &) = delete;

  ~OneRun() { cancel(); }

  /// From start() until `ended` is called.
  bool isRunning() const { return running_; }

  /// Asks what runs to end; `ended` follows.
  void cancel() { stop_.request_stop(); }

  /// Not while one is running. `work(cancel, post)` is called on the thread; `ended(result, cancelled)` takes what it
  /// returns, on the receiver's thread, after all that was posted.
  template <typename Work, typename Ended>
  void start(Work work, Ended ended) {
    if (thread_.joinable()) thread_.join(); // it has told its end
    running_ = true;
    stop_ = CancellationSource();
    thread_ =
        std::jthread([this, work = std::move(work), ended = std::move(ended), cancel = stop_.get_token()]() mutable {
          const Post post(receiver_);
          auto result = std::make_shared<decltype(work(cancel, post))>(work(cancel, post));
          post([this, result, ended = std::move(ended), cancelled = cancel.stop_requested()]() mutable {
            running_ = false;
            ended(std::move(*result), cancelled);
          });
        });
  }

private:
  QObject *receiver_;
  bool running_ = false;
  CancellationSource stop_;
  std::jthread thread_; // last: it is waited for first
};

} // namespace warpgrain::gui
