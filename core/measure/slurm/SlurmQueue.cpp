// SPDX-License-Identifier: Apache-2.0
#include "core/measure/slurm/SlurmQueue.h"

#include "core/base/Subprocess.h"
#include "core/measure/host/LocalRun.h"
#include "core/measure/slurm/TaskQueue.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <optional>
#include <ranges>
#include <vector>

namespace warpgrain::measure {

namespace {

/// The parts of a line between '|'.
std::vector<std::string> partsOf(std::string_view line) {
  std::vector<std::string> out;
  for (const auto part : std::views::split(line, '|'))
    out.emplace_back(part.begin(), part.end());
  return out;
}

bool isNumber(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The task of "123_4".
std::optional<std::size_t> taskOf(std::string_view job) {
  const std::size_t bar = job.find('_');
  if (bar == std::string_view::npos || !isNumber(job.substr(bar + 1))) return std::nullopt;
  std::size_t out = 0;
  std::from_chars(job.data() + bar + 1, job.data() + job.size(), out);
  return out;
}

} // namespace

Result<std::string> queueOutput(std::vector<std::string> command, std::string input, const CancellationToken &cancel) {
  const std::string name = command.front();
  const auto outcome = runSubprocess({.arguments = std::move(command),
                                      .environment = {{"LC_ALL", "C"}},
                                      .input = std::move(input),
                                      .timeout = std::chrono::minutes(2)},
                                     cancel);
  if (!outcome) return std::unexpected(outcome.error());
  if (outcome->succeeded()) return outcome->standardOutput;
  const std::string said = lastSentence(outcome->standardError);
  return fail(ErrorKind::tool, name + " ended with " + outcome->inWords() + (said.empty() ? "." : ": " + said));
}

SlurmTasks slurmTasksIn(std::string_view lines) {
  SlurmTasks out;
  for (const auto line : std::views::split(lines, '\n')) {
    const std::vector<std::string> parts = partsOf({line.begin(), line.end()});
    if (parts.size() != 2 || !isNumber(parts[0])) continue;
    out.jobs.insert(parts[0]);
    ++(parts[1] == "PENDING" ? out.pending : out.running);
  }
  return out;
}

std::map<std::size_t, std::string> slurmEndingsIn(std::string_view lines) {
  std::map<std::size_t, std::string> out;
  for (const auto line : std::views::split(lines, '\n')) {
    const std::vector<std::string> parts = partsOf({line.begin(), line.end()});
    if (parts.size() != 3) continue;
    if (const auto task = taskOf(parts[0])) out[*task] = parts[1] + " on " + parts[2];
  }
  return out;
}

Result<std::string> submitToSlurm(const SlurmArray &array, const CancellationToken &cancel) {
  const auto said = queueOutput(sbatchCommand(array), slurmScript(array), cancel);
  if (!said) return said;
  // "123", or "123;cluster".
  std::string job = said->substr(0, said->find_first_of(";\n"));
  if (isNumber(job)) return job;
  return fail(ErrorKind::tool, "sbatch told no number of a job, but \"" + job + "\".");
}

Result<SlurmTasks> slurmTasks(const std::string &name, const CancellationToken &cancel) {
  const auto said =
      queueOutput({"squeue", "--noheader", "--me", "--array", "--name=" + name, "--format=%F|%T"}, {}, cancel);
  if (!said) return std::unexpected(said.error());
  return slurmTasksIn(*said);
}

Result<void> cancelInSlurm(const std::set<std::string> &jobs) {
  if (jobs.empty()) return {};
  std::vector<std::string> command{"scancel", "--quiet"};
  command.insert(command.end(), jobs.begin(), jobs.end());
  if (const auto said = queueOutput(std::move(command), {}, {}); !said) return std::unexpected(said.error());
  return {};
}

std::map<std::size_t, std::string> slurmEndings(const std::string &job, const CancellationToken &cancel) {
  const auto said = queueOutput({"sacct", "--noheader", "--parsable2", "--allocations", "--array", "--jobs=" + job,
                                 "--format=JobID,State,NodeList"},
                                {}, cancel);
  return said ? slurmEndingsIn(*said) : std::map<std::size_t, std::string>();
}

TaskQueue slurmQueue() {
  return {.name = "Slurm",
          .canceller = "scancel",
          .submit = submitToSlurm,
          .tasks = slurmTasks,
          .cancel = cancelInSlurm,
          .endings = slurmEndings};
}

} // namespace warpgrain::measure
