// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/measure/RecordStream.h"
#include "core/measure/host/HostRun.h"

#include <filesystem>
#include <string>
#include <vector>

namespace warpgrain::measure {

/// warpgrain-runner: the program that is named, else the one beside this program, else the one on PATH. Fails (usage)
/// where there is none of that name, (tool) where there is none at all.
Result<std::filesystem::path> findRunner(const std::string &named = {});

/// A bundle to be measured on this machine.
struct LocalRequest {
  std::filesystem::path program; ///< the runner
  std::filesystem::path bundle;  ///< its folder
  std::vector<std::string> runnerArguments;
  RecordStream::Visitor onRecord; ///< each line as it comes
};

/// Runs the runner over a bundle and hands on its lines. Fails (tool) where it ends without having measured anything:
/// the message is its own; (cancelled).
Result<HostOutcome> measureHere(const LocalRequest &request, const CancellationToken &cancel);

/// What there is to say of this machine's GPUs, in the driver's order. Fails (tool) with the runner's reason where
/// there is none that can be used.
Result<std::vector<Environment>> gpusHere(const std::filesystem::path &runner, const CancellationToken &cancel = {});

/// The last line that a program wrote for a person, without the runner's name in front.
std::string lastSentence(const std::string &messages);

} // namespace warpgrain::measure
