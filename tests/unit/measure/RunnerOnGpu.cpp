// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/measure/RunnerOnGpu.h"

#include "core/base/Subprocess.h"

#include <cstdlib>
#include <fstream>

namespace warpgrain::tests {

void RunnerOnGpu::SetUp() {
  const auto outcome = runSubprocess({.arguments = {WARPGRAIN_RUNNER, "--gpu-info"}});
  if (!outcome || !outcome->succeeded()) GTEST_SKIP() << "no NVIDIA GPU on this machine";
}

RunnerOutcome RunnerOnGpu::run(const std::vector<std::string> &options) const {
  RunnerOutcome outcome = runWith(options, {});
  if (const char *kept = std::getenv("WARPGRAIN_KEEP_GPU_ROWS"))
    std::ofstream(kept, std::ios::app | std::ios::binary) << outcome.output;
  return outcome;
}

} // namespace warpgrain::tests
