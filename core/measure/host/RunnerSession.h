// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Descriptor.h"
#include "core/base/Error.h"
#include "core/base/ProcessEnding.h"
#include "core/measure/RecordStream.h"
#include "core/measure/Rounds.h"
#include "core/measure/host/HostRun.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace warpgrain::measure {

/// A runner on this machine that measures one bundle after another: what is made on the GPU for the first is there for
/// the next. It ends with this object, and by itself when this process has ended, however that ended.
class RunnerSession {
public:
  /// Starts it, and returns at once. Fails (tool) where the program cannot be started.
  static Result<RunnerSession> start(const std::filesystem::path &program, const std::vector<std::string> &arguments);

  RunnerSession(RunnerSession &&other) noexcept;
  RunnerSession(const RunnerSession &) = delete;
  RunnerSession &operator=(const RunnerSession &) = delete;
  RunnerSession &operator=(RunnerSession &&) = delete;
  ~RunnerSession();

  /// Measures a bundle and hands on its lines. Fails (tool) where it ends without having measured anything: the message
  /// is the runner's; (cancelled), which ends the runner.
  Result<HostOutcome> measure(const std::filesystem::path &bundle, const RecordStream::Visitor &onRecord,
                              const CancellationToken &cancel);

  /// False after it was ended, or was seen to have ended.
  bool isAlive() const { return process_ > 0 && connection_.valid(); }

  /// It has measured a bundle.
  bool isUsed() const { return isUsed_; }

  /// Ends it and all that it has started, without waiting for that.
  void end();

private:
  RunnerSession(std::string program, pid_t process, Descriptor connection, Descriptor errors);

  bool send(std::string_view line);
  /// Waits for what comes, and takes it; false where the runner has closed the connection.
  bool read(int wake);
  /// Collects what has ended, or was ended.
  ProcessEnding collect();

  std::string program_;
  pid_t process_;
  Descriptor connection_; ///< its standard input and output
  Descriptor errors_;     ///< its standard error
  std::string output_;    ///< of which no line was taken yet
  std::string messages_;  ///< since the last bundle
  bool isUsed_ = false;
};

} // namespace warpgrain::measure
