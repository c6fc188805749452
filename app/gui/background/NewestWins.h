// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/WorkerThread.h"
#include "core/base/Cancellation.h"

#include <QMetaObject>
#include <QObject>

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace warpgrain::gui {

/// A thread that answers the newest question only: asking again cancels the question before, and an answer that is no
/// longer wanted is never delivered. Answers arrive on the receiver's thread, which is also the one that asks.
template <typename Request, typename Reply>
class NewestWins {
public:
  /// Makes an answer; called on the worker's thread alone, one call at a time. It owns all that it uses: the receiver
  /// may be gone before it returns.
  using Work = std::function<Reply(const Request &, const CancellationToken &)>;
  using Deliver = std::function<void(Reply)>;

  /// `patienceMilliseconds`: as WorkerThread's; work that starts programs needs more, to end them.
  NewestWins(QObject *receiver, Work work, Deliver deliver, int patienceMilliseconds = 100)
      : deliver_(std::move(deliver)), desk_(std::make_shared<Desk>(receiver, this)),
        thread_([desk = desk_, work = std::move(work)](const CancellationToken &end) { run(*desk, work, end); },
                patienceMilliseconds) {}

  NewestWins(const NewestWins &) = delete;
  NewestWins &operator=(const NewestWins &) = delete;

  /// Cancels what runs, and waits for it no longer than WorkerThread does. Nothing is delivered any more.
  ~NewestWins() {
    drop();
    const std::scoped_lock lock(desk_->mutex);
    desk_->receiver = nullptr;
  }

  /// Asks; returns at once.
  void ask(Request request) {
    const std::scoped_lock lock(desk_->mutex);
    desk_->running.request_stop();
    desk_->waiting = std::move(request);
    ++desk_->newest;
    desk_->wake.notify_one();
  }

  /// Nobody wants an answer any more.
  void drop() {
    const std::scoped_lock lock(desk_->mutex);
    desk_->running.request_stop();
    desk_->waiting.reset();
    ++desk_->newest;
    delivered_ = desk_->newest;
  }

  /// True until the newest question is answered.
  bool isBusy() const {
    const std::scoped_lock lock(desk_->mutex);
    return delivered_ != desk_->newest;
  }

private:
  /// What both threads know.
  struct Desk {
    Desk(QObject *to, NewestWins *owner) : receiver(to), asker(owner) {}

    std::mutex mutex;
    std::condition_variable_any wake;
    std::optional<Request> waiting;
    CancellationSource running;
    std::uint64_t newest = 0;
    QObject *receiver; ///< null: it is gone
    NewestWins *asker; ///< as long as there is a receiver
  };

  static void run(Desk &desk, const Work &work, const CancellationToken &end) {
    while (true) {
      std::unique_lock lock(desk.mutex);
      if (!desk.wake.wait(lock, end, [&desk] { return desk.waiting.has_value(); })) return;
      const Request request = std::move(*desk.waiting);
      desk.waiting.reset();
      desk.running = CancellationSource();
      const CancellationToken cancel = desk.running.get_token();
      const std::uint64_t number = desk.newest;
      lock.unlock();
      auto reply = std::make_shared<Reply>(work(request, cancel));
      lock.lock();
      if (desk.receiver == nullptr) return;
      QMetaObject::invokeMethod(
          desk.receiver, [asker = desk.asker, number, reply] { asker->take(number, *reply); }, Qt::QueuedConnection);
    }
  }

  void take(std::uint64_t number, Reply &reply) {
    {
      const std::scoped_lock lock(desk_->mutex);
      if (number != desk_->newest) return;
      delivered_ = number;
    }
    deliver_(std::move(reply));
  }

  Deliver deliver_;
  std::uint64_t delivered_ = 0;
  std::shared_ptr<Desk> desk_;
  WorkerThread thread_; // last: it uses the desk
};

} // namespace warpgrain::gui
