// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/Measure.h"

#include "core/measure/host/LocalRun.h"

#include <utility>

namespace warpgrain::workflow {

std::vector<std::string> RunnerOptions::arguments() const {
  std::vector<std::string> out{"--gpu", std::to_string(gpu)};
  const auto add = [&out](const char *option, const std::optional<double> &value) {
    if (value) out.insert(out.end(), {option, std::to_string(*value)});
  };
  add("--target", target);
  add("--budget", budget);
  add("--time-limit", timeLimit);
  if (!l2.empty()) out.insert(out.end(), {"--l2", l2});
  if (together) out.insert(out.end(), {"--together", std::to_string(*together)});
  if (again) out.emplace_back("--again");
  if (activity) out.emplace_back("--activity");
  if (counters) out.emplace_back("--counters");
  if (energy) out.emplace_back("--energy");
  return out;
}

Result<measure::HostOutcome> runRunnerHere(const std::filesystem::path &bundle, const RunnerOptions &options,
                                           const MeasureProgress &progress, const CancellationToken &cancel) {
  const auto program = options.findRunner ? options.findRunner() : measure::findRunner(options.program);
  if (!program) return std::unexpected(program.error());
  return measure::measureHere(
      {.program = *program, .bundle = bundle, .runnerArguments = options.arguments(), .onRecord = progress.recordCame},
      cancel);
}

Result<measure::HostOutcome> runRunnerOn(const std::string &host, const measure::Bundle &bundle,
                                         const RunnerOptions &options, const MeasureProgress &progress,
                                         const CancellationToken &cancel) {
  measure::HostRequest request{.command = host, .bundle = &bundle, .runnerArguments = {"--end-with-reader"}};
  for (std::string &argument : options.arguments())
    request.runnerArguments.push_back(std::move(argument));
  request.onStage = progress.stageReached ? progress.stageReached : [](const std::string &) {};
  request.onRecord = progress.recordCame;
  return measure::measureOnHost(request, cancel);
}

Result<Measurement> measureBundle(const std::filesystem::path &bundle, const RunnerOptions &options,
                                  const RowReport &report, const CancellationToken &cancel) {
  Measurement out;
  const auto take = [&](measure::Record record, const std::string &) {
    if (auto *environment = std::get_if<measure::Environment>(&record)) {
      out.environment = std::move(*environment);
    } else {
      out.rows.push_back(std::get<measure::Row>(std::move(record)));
      report(out.rows.back());
    }
  };
  auto outcome = runRunnerHere(bundle, options, {.recordCame = take}, cancel);
  if (!outcome) return std::unexpected(outcome.error());
  out.messages = std::move(outcome->messages);
  out.complete = outcome->runnerExit == 0;
  return out;
}

} // namespace warpgrain::workflow
