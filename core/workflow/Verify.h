// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/run/Verification.h"

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// Is told how a verification goes on, on the thread that runs it.
struct VerifyProgress {
  std::function<void(const run::Verifier &)> originalRan = {};
  std::function<void(std::size_t plan)> planBegan = {}; ///< by its position
  std::function<void(std::size_t plan, const run::Verification &)> planRan = {};
};

/// The original as it ran, and what became of each plan.
struct Verified {
  run::Verifier verifier;
  std::vector<run::Verification> rows;
};

/// Runs a kernel and its variants on the CPU, and compares what they leave in memory. Fails where the kernel cannot be
/// run at all, as checkCanRun() and Verifier::create() say; where the executor is not found; cancelled.
Result<Verified> verifyPlans(run::VerifierSettings settings, const std::vector<transform::Plan> &plans,
                             const run::FindExecutor &findExecutor, const VerifyProgress &progress = {},
                             const CancellationToken &cancel = {});

/// What a launch executed.
struct ExecutedLaunch {
  std::string launch;                           ///< in words
  std::array<std::int64_t, 3> threads{1, 1, 1}; ///< of a block
  std::vector<run::CountedReference> rows;      ///< in the order of the source
  std::vector<std::string> missing;             ///< sentences
  std::string whyNone;                          ///< a sentence; set where nothing was counted
};

/// Runs a kernel on the CPU and counts what its accesses execute; the requests of `block` are kept. Fails as
/// verifyPlans().
Result<ExecutedLaunch> countLaunch(const run::KernelSubject &subject, const run::Extent3 &block,
                                   const run::FindExecutor &findExecutor, const CancellationToken &cancel = {});

} // namespace warpgrain::workflow
