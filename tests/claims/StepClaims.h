// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/Verification.h"
#include "tests/claims/ClaimCheck.h"

#include <vector>

namespace warpgrain::tests {

/// Makes steps that are said to be legal, runs what they make of the kernel, and compares what both leave in memory.
/// Kernels with races, and those that read what nobody wrote, have no results to keep: nothing is tried with them.
void checkSteps(const KernelAtHand &kernel, const run::Verifier &verifier, const StepsToTry &steps,
                std::vector<CheckedClaim> &out);

} // namespace warpgrain::tests
