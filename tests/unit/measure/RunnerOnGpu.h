// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/unit/measure/RunnerRun.h"

namespace warpgrain::tests {

/// Runs warpgrain-runner over bundles on this machine's own GPU. Skipped by name where there is none.
class RunnerOnGpu : public RunnerTest {
protected:
  void SetUp() override;

  /// What was printed is added to the file that WARPGRAIN_KEEP_GPU_ROWS names, if it names one.
  RunnerOutcome run(const std::vector<std::string> &options = {}) const;
};

} // namespace warpgrain::tests
