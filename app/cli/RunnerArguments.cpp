// SPDX-License-Identifier: Apache-2.0
#include "app/cli/RunnerArguments.h"

namespace warpgrain::cli {

void addRunnerOptions(CLI::App &command, workflow::RunnerOptions &options) {
  command.add_option("--runner", options.program, "path of warpgrain-runner (default: beside this program)");
  command.add_option("--gpu", options.gpu, "which GPU, from 0")->check(CLI::Range(0, 1023));
  command.add_option("--target", options.target, "measure until the median is known to so many percent")
      ->check(CLI::Range(0.001, 100.0));
  command.add_option("--budget", options.budget, "and no longer than so many seconds for each variant")
      ->check(CLI::Range(0.01, 86400.0));
  command.add_option("--time-limit", options.timeLimit, "a launch that takes longer than so many seconds hangs")
      ->check(CLI::Range(0.05, 86400.0));
  command.add_option("--l2", options.l2, "the L2 cache before each launch")->check(CLI::IsMember({"warm", "flushed"}));
  command.add_flag("--energy", options.energy,
                   "also measure the energy of a launch, by the GPU's own counter: a second or two for each variant");
  command.add_flag("--activity", options.activity,
                   "also read the kernels' own times, with CUPTI: without what events and launches take");
  command.add_flag("--counters", options.counters, "also read the GPU's counters, with CUPTI (see --json)");
  command.add_flag("--again", options.again, "measure what the bundle has a result for already, too");
}

} // namespace warpgrain::cli
