// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/measure/Bundle.h"
#include "core/measure/RecordStream.h"
#include "core/measure/RunTimes.h"

#include <functional>
#include <string>
#include <vector>

namespace warpgrain::measure {

/// A bundle to be measured on another machine.
struct HostRequest {
  std::string
      command; ///< gives a shell with stdin and stdout there: "ssh gpu"; words and quotes, never through a shell
  const Bundle *bundle = nullptr;
  std::vector<std::string> runnerArguments;         ///< without the bundle
  std::function<void(const std::string &)> onStage; ///< "building the runner": for a person who waits
  RecordStream::Visitor onRecord;                   ///< each line as it comes
};

/// How it ended.
struct HostOutcome {
  int runnerExit = 0;
  std::string messages; ///< what the host and the runner wrote for a person
  RunTimes times;       ///< where the runner's time went; zeros where it did not say
};

/// Sends the bundle, and the runner's sources where the host has not built them yet, runs, and hands on the lines as
/// they come. The host keeps a bundle and its results until all of it was measured, so a second call after a connection
/// that was cut tells what was measured and measures the rest.
///
/// Errors: usage (the command is none), input (the bundle cannot be read), tool (what the host says, or a connection
/// that ended too early), cancelled. Called from several threads at once for several hosts.
Result<HostOutcome> measureOnHost(const HostRequest &request, const CancellationToken &cancel);

} // namespace warpgrain::measure
