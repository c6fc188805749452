// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"
#include "core/plan/ApplyPlan.h"
#include "core/plan/Step.h"
#include "core/run/Compare.h"
#include "core/run/CountComparison.h"
#include "core/run/Executor.h"
#include "core/run/KernelSubject.h"
#include "core/run/VerificationStatus.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::execute {

/// A plan, run and compared with the original.
struct Verification {
  transform::Plan plan;
  dependence::VerdictKind verdict = dependence::VerdictKind::legal;
  VerificationStatus status = VerificationStatus::verified;
  std::string reason;                      ///< a sentence; empty where verified
  std::vector<dependence::Reason> reasons; ///< of a step that is refused: all of its verdict's
  std::vector<Difference> differences;     ///< the first of each buffer
  std::array<std::int64_t, 3> block{1, 1, 1};
  std::optional<ExecutionOutcome> run;  ///< nothing where it was refused
  std::vector<CountedReference> counts; ///< of the variant's text, where they were asked for
};

/// What is verified, and how it is run.
struct VerifierSettings {
  KernelSubject subject;
  Limits limits;
  bool checks = true;
  bool counts = false;                  ///< of what accesses cost, beside what the analysis of the source says
  std::optional<Extent3> recordedBlock; ///< as ExecutionRequest's
  unsigned workers = 0;
};

/// Finds the executor when something is to be run: Executor::find(), or another way.
using FindExecutor = std::function<Result<Executor>()>;

/// Runs a kernel and its variants on the CPU with the same launch, and compares what they leave in memory.
class Verifier {
public:
  /// Runs the original. Fails where the launch is not known in full (usage), where the executor cannot be started
  /// (tool), and where the original itself does not run to its end (tool, with the fault's sentence).
  static Result<Verifier> create(VerifierSettings settings, const Executor &executor,
                                 const CancellationToken &cancel = {});

  const ResolvedLaunch &launch() const { return launch_; }

  const ExecutionOutcome &original() const { return original_.outcome; }

  /// What the original executed; empty where counts were not asked for.
  std::vector<CountedReference> originalCounts() const;

  /// What a plan does with the kernel, and to its results. Fails where the executor cannot be started, or cancelled.
  Result<Verification> verify(const transform::Plan &plan, const CancellationToken &cancel = {}) const;

private:
  Verifier(VerifierSettings settings, const Executor &executor, ResolvedLaunch launch, Execution original)
      : settings_(std::move(settings)), executor_(executor), launch_(std::move(launch)),
        original_(std::move(original)) {}

  Result<std::vector<Difference>> compare(const ExecutionOutcome &variant) const;

  VerifierSettings settings_;
  Executor executor_;
  ResolvedLaunch launch_;
  Execution original_;
};

} // namespace warpgrain::execute
