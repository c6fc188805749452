// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Cancellation.h"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace warpgrain::gui {

/// Milliseconds for work that starts programs: a program that is stopped and does not end is killed after two seconds,
/// and its folder goes then.
inline constexpr int patienceForPrograms = 3000;

/// A thread that a window does not wait for: going away asks it to end, and leaves it to itself where it has not ended
/// after a moment. What it calls must own all that it uses.
class WorkerThread {
public:
  using Body = std::function<void(const CancellationToken &)>;

  explicit WorkerThread(Body body, int patienceMilliseconds = 100);
  ~WorkerThread();

  WorkerThread(const WorkerThread &) = delete;
  WorkerThread &operator=(const WorkerThread &) = delete;

private:
  struct End;

  int patience_; ///< milliseconds
  std::shared_ptr<End> end_;
  std::jthread thread_;
};

/// True while a thread that was left to itself has not ended. A process that ends meanwhile must not destroy static
/// objects, which the thread may use: it ends by std::_Exit().
bool areThreadsLeft();

} // namespace warpgrain::gui
