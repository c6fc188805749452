// SPDX-License-Identifier: Apache-2.0
#include "app/cli/MeasureRun.h"

#include "core/measure/host/LocalRun.h"

namespace warpgrain::cli {

namespace fs = std::filesystem;

void RunnerOptions::addTo(CLI::App &command) {
  command.add_option("--runner", program, "path of warpgrain-runner (default: beside this program)");
  command.add_option("--gpu", gpu, "which GPU, from 0")->check(CLI::Range(0, 1023));
  command.add_option("--target", target, "measure until the median is known to so many percent")
      ->check(CLI::Range(0.001, 100.0));
  command.add_option("--budget", budget, "and no longer than so many seconds for each variant")
      ->check(CLI::Range(0.01, 86400.0));
  command.add_option("--time-limit", timeLimit, "a launch that takes longer than so many seconds hangs")
      ->check(CLI::Range(0.05, 86400.0));
  command.add_option("--l2", l2, "the L2 cache before each launch")->check(CLI::IsMember({"warm", "flushed"}));
  command.add_flag("--activity", activity,
                   "also read the kernels' own times, with CUPTI: without what events and launches take");
  command.add_flag("--counters", counters, "also read the GPU's counters, with CUPTI (see --json)");
  command.add_flag("--again", again, "measure what the bundle has a result for already, too");
}

std::vector<std::string> RunnerOptions::arguments() const {
  std::vector<std::string> out{"--gpu", std::to_string(gpu)};
  const auto add = [&out](const char *option, const std::optional<double> &value) {
    if (value) out.insert(out.end(), {option, std::to_string(*value)});
  };
  add("--target", target);
  add("--budget", budget);
  add("--time-limit", timeLimit);
  if (!l2.empty()) out.insert(out.end(), {"--l2", l2});
  if (again) out.emplace_back("--again");
  if (activity) out.emplace_back("--activity");
  if (counters) out.emplace_back("--counters");
  return out;
}

Result<Measurement> runRunner(const RunnerOptions &options, const fs::path &bundle, const RowReport &report,
                              const CancellationToken &cancel) {
  const auto program = measure::findRunner(options.program);
  if (!program) return std::unexpected(program.error());
  Measurement out;
  const auto take = [&](measure::Record record, const std::string &) {
    if (auto *environment = std::get_if<measure::Environment>(&record)) {
      out.environment = std::move(*environment);
    } else {
      out.rows.push_back(std::get<measure::Row>(std::move(record)));
      report(out.rows.back());
    }
  };
  auto outcome = measure::measureHere(
      {.program = *program, .bundle = bundle, .runnerArguments = options.arguments(), .onRecord = take}, cancel);
  if (!outcome) return std::unexpected(outcome.error());
  out.messages = std::move(outcome->messages);
  out.complete = outcome->runnerExit == 0;
  return out;
}

} // namespace warpgrain::cli
