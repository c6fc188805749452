// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/trial/SourceTrial.h"

#include "core/base/Subprocess.h"

#include <chrono>
#include <csignal>
#include <string>

namespace warpgrain::frontend {

namespace {

std::string mebibytes(std::uint64_t bytes) {
  return std::to_string(bytes >> 20U) + " MiB";
}

/// Other programs may keep the process from the processor.
constexpr std::uint64_t patience = 10;

/// LLVM says so itself where its own tables have no room.
bool isOutOfMemory(const SubprocessOutcome &outcome) {
  return outcome.exitCode == trialOutOfMemory || outcome.standardError.contains("out of memory");
}

bool isOutOfTime(const SubprocessOutcome &outcome) {
  return outcome.timedOut || outcome.signal == SIGXCPU || outcome.signal == SIGKILL;
}

std::string reasonOf(const SubprocessOutcome &outcome, const TrialLimits &limits) {
  if (isOutOfMemory(outcome))
    return "it takes more than " + mebibytes(limits.memoryBytes) + " of memory. " + std::string(whyWithoutEnd);
  if (isOutOfTime(outcome))
    return "that did not end within " + std::to_string(limits.seconds) + " seconds of processor time. " +
           std::string(whyWithoutEnd);
  return "the compiler ended with " + outcome.inWords() + ". " + std::string(whyCrashed);
}

} // namespace

Result<void> SourceTrial::read(const ParseRequest &request, const UnsavedFiles &texts,
                               const CancellationToken &cancel) const {
  SubprocessRequest start;
  start.arguments = {program_.string(), std::string(trialArgument)};
  start.input = pack({.parse = request, .texts = texts, .limits = limits_});
  start.timeout = std::chrono::seconds(limits_.seconds * patience);
  start.mayTimeOut = true;
  const auto outcome = runSubprocess(start, cancel);
  if (!outcome) return std::unexpected(outcome.error());
  if (outcome->succeeded()) return {};
  return fail(ErrorKind::input, request.file.string() +
                                    " is not analysed. It was read in a process of its own first, and " +
                                    reasonOf(*outcome, limits_));
}

} // namespace warpgrain::frontend
