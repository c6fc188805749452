// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"
#include "tests/fuzz/KernelGenerator.h"

#include <cstdint>
#include <functional>
#include <random>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// Random kernels, and random plans for them: whatever is allowed must give the same output, bit for bit, when both
/// programs are run on the host.
struct DifferentialTest {
  int kernels = 24;            ///< of one program
  int attempts = 4;            ///< plans that are tried for a kernel until one is allowed
  double mustBeAllowed = 0.34; ///< of the kernels; a test of less says little
  std::function<GeneratedKernel(std::uint32_t seed, const std::string &name)> generate;
  std::function<std::string(std::mt19937 &random, const GeneratedKernel &kernel, const model::Unit &unit,
                            model::FunctionId id)>
      plan;

  /// Makes, runs and compares one program; fails the running test with seed, plan and both kernels.
  void run(std::uint32_t seed) const;
};

/// WARPGRAIN_FUZZ_SEED and WARPGRAIN_FUZZ_BATCHES explore further.
int environmentNumber(const char *name, int otherwise);

} // namespace warpgrain::tests
