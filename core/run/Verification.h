// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"
#include "core/plan/ApplyPlan.h"
#include "core/plan/Step.h"
#include "core/run/CountComparison.h"
#include "core/run/Executor.h"
#include "core/run/HandKernel.h"
#include "core/run/KernelSubject.h"
#include "core/run/OutputComparison.h"
#include "core/run/protocol/VerificationStatus.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::run {

/// The result of running a variant and comparing it with the original.
struct Verification {
  transform::Plan plan;
  /// "scale in b.cu", of a variant that a person wrote; empty for a plan's. Then there is no plan, and no verdict.
  std::string byHand = {};
  dependence::VerdictKind verdict = dependence::VerdictKind::legal;
  VerificationStatus status = VerificationStatus::verified;
  std::string reason;                      ///< a sentence; empty if verified
  std::vector<dependence::Reason> reasons; ///< for a refused step: all reasons of its verdict
  std::vector<Difference> differences;     ///< the first difference of each buffer
  std::array<std::int64_t, 3> block{1, 1, 1};
  std::optional<ExecutionOutcome> run;  ///< no value if the plan was refused
  std::vector<CountedReference> counts; ///< counts for the variant's text, if requested
};

/// The kernel to verify, and the settings of its runs.
struct VerifierSettings {
  KernelSubject subject;
  Limits limits;
  bool checks = true;
  bool counts = false;                  ///< count the costs of accesses and compare them with the analysis
  std::optional<Extent3> recordedBlock; ///< see ExecutionRequest::recordedBlock
  unsigned workers = 0;
};

/// Finds the executor before a run: Executor::find(), or another way.
using FindExecutor = std::function<Result<Executor>()>;

/// Runs a kernel and its variants on the CPU with the same launch, and compares the memory contents after the runs.
class Verifier {
public:
  /// Runs the original. Fails (usage) if the launch is not fully known, (tool) if the executor cannot be started, and
  /// (tool, with the fault's sentence) if the original does not run to its end.
  static Result<Verifier> create(VerifierSettings settings, const Executor &executor,
                                 const CancellationToken &cancel = {});

  const ResolvedLaunch &launch() const { return launch_; }

  const ExecutionOutcome &original() const { return original_.outcome; }

  /// Returns the counts of the original; empty if counts were not requested.
  std::vector<CountedReference> originalCounts() const;

  /// Applies a plan, runs the variant and compares the results. Fails (tool) if the executor cannot be started,
  /// (cancelled) after a cancellation.
  Result<Verification> verify(const transform::Plan &plan, const CancellationToken &cancel = {}) const;
  /// Runs a kernel that a person wrote, and compares the results. Fails likewise, and (usage) if a variable has another
  /// size there. The outcome's notes name variables of the original that it does not have.
  Result<Verification> verify(const HandKernel &kernel, const CancellationToken &cancel = {}) const;

private:
  struct Variant;

  Verifier(VerifierSettings settings, Executor executor, ResolvedLaunch launch, Execution original)
      : settings_(std::move(settings)), executor_(std::move(executor)), launch_(std::move(launch)),
        original_(std::move(original)) {}

  Result<Verification> run(const Variant &variant, const ExecutionRequest &request, Verification out,
                           const CancellationToken &cancel) const;

  VerifierSettings settings_;
  Executor executor_;
  ResolvedLaunch launch_;
  Execution original_;
};

} // namespace warpgrain::run
