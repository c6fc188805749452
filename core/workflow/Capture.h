// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/workflow/CaptureProcess.h"
#include "core/workflow/Measure.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// Which launch of a program is to be recorded, and how.
struct CaptureOptions {
  std::string bundle;                  ///< the folder to record it in
  std::string kernel;                  ///< empty: any
  std::uint64_t launch = 1;            ///< from 1
  std::uint64_t limitMegabytes = 4096; ///< of contents, in MiB
  std::string tooMuch = "refuse";      ///< or "truncate"
  bool stops = false;                  ///< the program is ended as soon as the launch is recorded
  std::string library;                 ///< empty: where this program is installed
  std::filesystem::path folder;        ///< the program works there; empty: here
  std::filesystem::path log;           ///< takes what it prints; empty: it has the terminal
};

/// How it went.
struct CaptureOutcome {
  ProcessEnding program;
  bool captured = false;
  std::string reason; ///< why nothing was captured
  std::vector<std::string> notes;
};

/// Runs a program with the library that records. Fails (usage) where there is no such program, or the folder holds a
/// bundle already; (tool) where the library is not there.
Result<CaptureOutcome> captureLaunch(const CaptureOptions &options, const std::vector<std::string> &program);

/// What came of launching a recorded kernel again.
struct Replay {
  std::string sentence;
  bool failed = false;  ///< the kernel did not run to its end, or wrote something else
  bool isEqual = false; ///< it wrote what it had written in the program
};

/// Launches the kernel of a recorded bundle again, and compares what it writes with what it wrote in the program.
Replay replayCapture(const std::string &bundle, RunnerOptions runner, const CancellationToken &cancel = {});

} // namespace warpgrain::workflow
