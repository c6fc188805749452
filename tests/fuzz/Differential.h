// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/Batch.h"
#include "tests/fuzz/KernelGenerator.h"

#include <cstdint>
#include <functional>
#include <string>

namespace warpgrain::tests {

/// Random kernels, and random plans for them: whatever is allowed must give the same output, bit for bit, when both
/// programs are run on the host, the variant's with its threads in the reversed order too.
struct DifferentialTest {
  int kernels = 48;            ///< of one program
  int attempts = 4;            ///< plans that are tried for a kernel until one is allowed
  double mustBeAllowed = 0.34; ///< of the kernels; a test of less says little
  std::function<GeneratedKernel(std::uint32_t seed, const std::string &name)> generate;
  Planner plan;

  /// Makes, runs and compares one program. What fails is shrunk and kept (KeptCase.h), and fails the running test with
  /// seed, plan and text. The running test's properties "kernels" and "allowed" say how many there were.
  void run(std::uint32_t seed) const;
};

/// WARPGRAIN_FUZZ_SEED and WARPGRAIN_FUZZ_BATCHES explore further.
int environmentNumber(const char *name, int otherwise);

} // namespace warpgrain::tests
