// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/run/Verification.h"
#include "core/run/sizes/SizedVerifier.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// What is to be verified.
struct VerifyOrder {
  run::VerifierSettings settings;
  std::vector<transform::Plan> plans;
  /// A kernel that a person wrote to do the same, verified beside the plans. Its form has the extents that it is to
  /// have, see run::handKernel().
  std::optional<run::KernelSubject> against = {};
  /// Sizes at which each plan is run too, beside the launch of the settings; none: with that launch alone.
  std::optional<run::SizeSettings> sizes = run::SizeSettings{};
};

/// What became of a plan, or of a kernel that a person wrote. Where it does not agree at one of the sizes, the status
/// and the reason of `row` say so.
struct VerifiedPlan {
  run::Verification row;                       ///< with the launch of the settings
  std::optional<run::SizedVerification> sizes; ///< where it was verified with that launch

  /// "verified, also at 9 boundary sizes"; "verified at the given size alone, because …"; empty where it is not.
  std::string extent() const;
  /// What the runs of a kernel that a person wrote have proved, in a sentence; empty where it is not verified, and of
  /// plans.
  std::string proof() const;
};

/// Is told how a verification goes on, on the thread that runs it.
struct VerifyProgress {
  std::function<void(const run::Verifier &)> originalRan = {};
  std::function<void(std::size_t plan)> planBegan = {}; ///< by its position
  std::function<void(std::size_t plan, const VerifiedPlan &)> planRan = {};
};

/// The original as it ran, and what became of each plan.
struct Verified {
  run::Verifier verifier;
  std::vector<VerifiedPlan> plans; ///< the kernel that a person wrote is the last
  std::vector<std::string> notes;  ///< of the sizes: sentences
  /// The kernel that a person wrote, with its launch; it refers to the units of the order.
  std::optional<run::HandKernel> against = {};
};

/// Runs a kernel and its variants on the CPU, and compares what they leave in memory. Fails where the kernel cannot be
/// run at all, as checkCanRun(), Verifier::create() and SizedVerifier::create() say; as run::handKernel() does, before
/// anything runs; where the executor is not found; cancelled.
Result<Verified> verifyPlans(VerifyOrder order, const run::FindExecutor &findExecutor,
                             const VerifyProgress &progress = {}, const CancellationToken &cancel = {});

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
