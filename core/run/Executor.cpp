// SPDX-License-Identifier: Apache-2.0
#include "core/run/Executor.h"

#include "core/base/CompanionProgram.h"
#include "core/base/Files.h"
#include "core/base/Subprocess.h"
#include "core/frontend/flags/SourceLanguage.h"

#include <chrono>

namespace warpgrain::run {

namespace {

namespace fs = std::filesystem;

/// Of a series, whose launches have their own times.
constexpr std::chrono::milliseconds timeToCompile = std::chrono::minutes(2);

ExecutionOutcome ended(FaultKind kind, std::string message) {
  ExecutionOutcome outcome;
  outcome.fault = {.kind = kind, .message = std::move(message), .file = {}};
  return outcome;
}

std::string seconds(std::uint64_t milliseconds) {
  return milliseconds % 1000 == 0 ? std::to_string(milliseconds / 1000) + " seconds"
                                  : std::to_string(milliseconds) + " milliseconds";
}

ExecutionOutcome timedOut(const Limits &limits) {
  return ended(FaultKind::timeout, "The kernel did not end within " + seconds(limits.milliseconds) +
                                       "; is there a loop that never ends, or a thread that waits for a block that "
                                       "has not begun? Allow more time, or choose a smaller launch.");
}

ExecutionOutcome crashed(const std::string &ending, const std::string &standardError) {
  constexpr std::size_t shown = 400;
  std::string said = standardError.substr(0, shown);
  while (!said.empty() && said.back() == '\n')
    said.pop_back();
  return ended(FaultKind::crash, "The executor ended with " + ending + (said.empty() ? std::string(".") : ": " + said));
}

/// The program that runs a source: kernels of OpenCL C run through OpenCL, in a program of their own.
Result<fs::path> programFor(const DeviceSource &source, const fs::path &executor) {
  if (frontend::languageOf(source.file) != frontend::SourceLanguage::openCl) return executor;
  return findCompanion({.name = "warpgrain-opencl",
                        .variable = "WARPGRAIN_OPENCL",
                        .advice = "Build or install it, or name it with WARPGRAIN_OPENCL."});
}

/// What one launch of a series left in its folder.
ExecutionOutcome outcomeIn(const fs::path &folder, const Limits &limits, const std::string &standardError) {
  if (const auto ending = readFile(folder / series_files::ending))
    return ending->empty() ? timedOut(limits) : crashed(*ending, standardError);
  const auto answer = readFile(folder / series_files::outcome);
  auto outcome = answer ? unpackOutcome(*answer) : std::unexpected(answer.error());
  return outcome ? std::move(*outcome) : crashed("no answer", standardError);
}

} // namespace

Result<Executor> Executor::find() {
  auto program = findCompanion({.name = "warpgrain-executor",
                                .variable = "WARPGRAIN_EXECUTOR",
                                .advice = "Build or install it, or name it with WARPGRAIN_EXECUTOR."});
  if (!program) return std::unexpected(program.error());
  return Executor(std::move(*program));
}

Result<Execution> Executor::run(ExecutionRequest request, const CancellationToken &cancel) const {
  const auto program = programFor(request.source, program_);
  if (!program) return std::unexpected(program.error());
  auto folder = TemporaryDirectory::create();
  if (!folder) return std::unexpected(folder.error());
  request.outputFolder = folder->path();
  SubprocessRequest start;
  start.arguments = {program->string()};
  start.input = pack(request);
  start.timeout = std::chrono::milliseconds(request.limits.milliseconds);
  start.mayTimeOut = true;
  const auto ending = runSubprocess(start, cancel);
  if (!ending) return std::unexpected(ending.error());
  if (ending->timedOut) return Execution{timedOut(request.limits), std::move(*folder)};
  if (!ending->succeeded()) return Execution{crashed(ending->inWords(), ending->standardError), std::move(*folder)};
  auto outcome = unpackOutcome(ending->standardOutput);
  if (!outcome) return Execution{crashed(ending->inWords(), ending->standardError), std::move(*folder)};
  return Execution{std::move(*outcome), std::move(*folder)};
}

Result<std::vector<Execution>> Executor::runAll(const ExecutionRequest &common, std::vector<SeriesLaunch> launches,
                                                const CancellationToken &cancel) const {
  std::vector<Execution> out;
  if (launches.empty()) return out;
  const auto program = programFor(common.source, program_);
  if (!program) return std::unexpected(program.error());
  for (SeriesLaunch &launch : launches) {
    auto folder = TemporaryDirectory::create();
    if (!folder) return std::unexpected(folder.error());
    launch.outputFolder = folder->path();
    out.push_back({.outcome = {}, .folder = std::move(*folder)});
  }
  const std::uint64_t milliseconds = common.limits.milliseconds;
  LaunchSeries series{.common = common, .launches = std::move(launches)};
  series.common = requestFor(series, 0);
  SubprocessRequest start;
  start.arguments = {program->string(), seriesArgument};
  start.input = pack(series);
  start.timeout = std::chrono::milliseconds(milliseconds * out.size()) + timeToCompile;
  start.mayTimeOut = true;
  const auto ending = runSubprocess(start, cancel);
  if (!ending) return std::unexpected(ending.error());
  // What keeps the kernel from being compiled keeps all launches from running.
  const auto answer = unpackOutcome(ending->standardOutput);
  bool isLate = false;
  for (Execution &execution : out) {
    if (answer && !answer->succeeded())
      execution.outcome = *answer;
    else if (!ending->timedOut && !ending->succeeded())
      execution.outcome = crashed(ending->inWords(), ending->standardError);
    else if (isLate)
      execution.outcome = ended(FaultKind::timeout, "It was not run, since a launch before it did not end in time.");
    else
      execution.outcome = outcomeIn(execution.folder.path(), common.limits, ending->standardError);
    isLate = isLate || execution.outcome.fault.kind == FaultKind::timeout;
  }
  return out;
}

} // namespace warpgrain::run
