// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>

#include <memory>
#include <utility>

namespace warpgrain::gui {

/// Runs pieces of work one after the other beside the GUI thread (reading and writing files) and hands each result back
/// on the receiver's thread. Going away waits for what was begun, so that no file is left half-written.
class Background {
public:
  explicit Background(QObject *receiver) : receiver_(receiver) { pool_.setMaxThreadCount(1); }

  /// `done` takes what `work` returns.
  template <typename Work, typename Done>
  void run(Work work, Done done) {
    ++pending_;
    pool_.start([this, work = std::move(work), done = std::move(done)]() mutable {
      auto result = std::make_shared<decltype(work())>(work());
      QMetaObject::invokeMethod(
          receiver_,
          [this, result, done = std::move(done)]() mutable {
            --pending_;
            done(std::move(*result));
          },
          Qt::QueuedConnection);
    });
  }

  bool isBusy() const { return pending_ > 0; }

private:
  QObject *receiver_;
  int pending_ = 0;
  QThreadPool pool_; // last: its destructor waits
};

} // namespace warpgrain::gui
