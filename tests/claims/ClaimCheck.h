// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/Executor.h"
#include "core/run/KernelSubject.h"
#include "tests/claims/Claim.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::tests {

/// A kernel, and how it is run.
struct KernelAtHand {
  run::KernelSubject subject; ///< its form is not looked at; without a parser, no step is tried
  /// The last thread of a block runs first. Of accesses, whose warps are others then, nothing is checked.
  bool isReversed = false;
  std::uint64_t milliseconds = 60'000; ///< of one run
};

/// Whether a text names nothing that tells lanes of a warp apart, so that its threads may be turned round.
bool mayBeReversed(std::string_view text);

/// Steps that are made and run: barriers that may go, others, and plans of several, chosen by chance.
struct StepsToTry {
  std::size_t barriers = 0;
  std::size_t others = 0;
  std::size_t plans = 0;
  std::size_t longest = 4; ///< of a plan's steps
  std::uint32_t seed = 0;
};

/// Collects what is said of the kernel in a launch, runs the launch, and holds the one against the other. Fails where
/// the launch is not known in full, and where the executor could not be started.
Result<std::vector<CheckedClaim>> checkClaims(const KernelAtHand &kernel, const run::LaunchForm &form,
                                              const StepsToTry &steps, const run::Executor &executor);

} // namespace warpgrain::tests
