// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

namespace warpgrain::workflow {

/// What came of trying to start a job.
enum class JobStart {
  waits,   ///< something that it needs is not there yet: it is tried again
  started, ///< it runs until the queue is told of its end
  done,    ///< there was nothing to run
  failed,  ///< it cannot be done: jobs that wait for it are dropped
};

/// Jobs of a few kinds that wait for their turn: one runs at a time, and each kind waits at most once. A job that finds
/// that it needs another asks for it, and is started after it. For one thread: a job's own work is done elsewhere.
class JobQueue {
public:
  using Kind = std::size_t; ///< position in the list of kinds

  struct Job {
    std::function<JobStart()> start; ///< called when nothing runs, until it does not wait any more
    std::function<void()> cancel;    ///< ends what runs, as soon as it can; the queue is told of the end as always
  };

  /// A job that runs or waits, to be shown.
  struct Listed {
    Kind kind = 0;
    bool isRunning = false;                      ///< else it waits
    std::chrono::system_clock::time_point since; ///< when it was started, or asked for
    std::vector<Kind> needs;                     ///< whose end it waits for

    friend bool operator==(const Listed &, const Listed &) = default;
  };

  /// Jobs that wait are started in the order of their kinds.
  explicit JobQueue(std::vector<Job> kinds);

  /// Asks for a job and starts it, where it can be started.
  void ask(Kind kind);

  /// For a job that is being started: `needed` is asked for, and comes first. What its `start` returns then.
  JobStart askFirst(Kind needed, Kind by);

  /// Tells that a job that was started has ended, and starts the next. Jobs that needed it are dropped unless it was
  /// done.
  void ended(Kind kind, bool done);

  /// Starts what waits, where it can be started: something that it waits for may be there.
  void startWaiting();

  /// Forgets a job that waits, with those that need it.
  void drop(Kind kind);

  /// Forgets all that wait, and ends what runs.
  void cancel();

  /// Ends the job of this kind, where it runs. Jobs that need it are dropped when it has ended.
  void cancelRunning(Kind kind);

  /// What runs, and then what waits, in the order in which it is started.
  std::vector<Listed> list() const;

  /// Called whenever list() may be another one.
  void setListener(std::function<void()> listener) { listener_ = std::move(listener); }

  bool isWaiting(Kind kind) const { return kinds_[kind].isWaiting; }

  bool isRunning() const;

private:
  struct State {
    Job job;
    bool isWaiting = false;
    bool isRunning = false;
    std::vector<Kind> needs = {}; ///< asked for by this job: it waits for their end
    std::chrono::system_clock::time_point asked = {};
    std::chrono::system_clock::time_point started = {};
  };

  bool isBlocked(const State &state) const;
  void tryAll();
  void startOne(Kind kind);
  void wait(Kind kind);
  void forget(Kind kind);
  void tell() const;

  std::vector<State> kinds_;
  std::function<void()> listener_;
  bool isStarting_ = false;
  bool isAskedAgain_ = false; ///< while jobs are started
};

} // namespace warpgrain::workflow
