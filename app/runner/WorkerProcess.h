// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/Channel.h"
#include "core/base/Error.h"
#include "core/measure/Protocol.h"

#include <chrono>
#include <string>
#include <sys/types.h>
#include <vector>

namespace warpgrain::runner {

/// A worker process, seen from the runner. It is ended with this object, and by the kernel when the runner dies.
class WorkerProcess {
public:
  /// Starts this program again with the given arguments. The reference is a descriptor the worker inherits, or -1.
  static Result<WorkerProcess> start(const std::vector<std::string> &arguments, int reference);

  WorkerProcess(WorkerProcess &&other) noexcept;
  WorkerProcess(const WorkerProcess &) = delete;
  WorkerProcess &operator=(const WorkerProcess &) = delete;
  WorkerProcess &operator=(WorkerProcess &&) = delete;
  ~WorkerProcess();

  /// Asks and waits. A worker that is gone, or does not answer in time, is a failure like those it tells itself:
  /// `crash` and `hang`. After a failure of endsWorker() the process is ended, and each further question is answered
  /// with `crash`.
  measure::Reply ask(const measure::Request &request, std::chrono::duration<double> limit);

  /// Kills the process without waiting for its end: the driver takes a while to give its memory back, and several
  /// processes end side by side so.
  void kill() const;

  bool isAlive() const { return process_ > 0; }

  /// It was asked to load a variant.
  bool isUsed() const { return isUsed_; }

private:
  WorkerProcess(pid_t process, Channel channel) : process_(process), channel_(std::move(channel)) {}

  /// Kills the process and collects it; how it had ended where it was gone already.
  std::string end();

  pid_t process_;
  Channel channel_;
  bool isUsed_ = false;
};

} // namespace warpgrain::runner
