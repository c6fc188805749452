// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/Verify.h"

#include "core/run/launch/LaunchText.h"

namespace warpgrain::workflow {

namespace {

/// Runs the original.
Result<run::Verifier> beginVerifier(run::VerifierSettings settings, const run::FindExecutor &findExecutor,
                                    const CancellationToken &cancel) {
  if (auto can = checkCanRun(settings.subject); !can) return std::unexpected(can.error());
  const auto executor = findExecutor();
  if (!executor) return std::unexpected(executor.error());
  return run::Verifier::create(std::move(settings), *executor, cancel);
}

} // namespace

Result<Verified> verifyPlans(run::VerifierSettings settings, const std::vector<transform::Plan> &plans,
                             const run::FindExecutor &findExecutor, const VerifyProgress &progress,
                             const CancellationToken &cancel) {
  auto verifier = beginVerifier(std::move(settings), findExecutor, cancel);
  if (!verifier) return std::unexpected(verifier.error());
  Verified out{.verifier = std::move(*verifier), .rows = {}};
  if (progress.originalRan) progress.originalRan(out.verifier);
  for (std::size_t i = 0; i < plans.size(); ++i) {
    if (progress.planBegan) progress.planBegan(i);
    auto row = out.verifier.verify(plans[i], cancel);
    if (!row) return std::unexpected(row.error());
    if (progress.planRan) progress.planRan(i, *row);
    out.rows.push_back(std::move(*row));
  }
  return out;
}

Result<ExecutedLaunch> countLaunch(const run::KernelSubject &subject, const run::Extent3 &block,
                                   const run::FindExecutor &findExecutor, const CancellationToken &cancel) {
  const auto verifier =
      beginVerifier({.subject = subject, .counts = true, .recordedBlock = block}, findExecutor, cancel);
  if (!verifier) return std::unexpected(verifier.error());
  const auto &counts = verifier->original().counts;
  if (!counts) return fail(ErrorKind::internal, "The executor did not say what it counted.");
  return ExecutedLaunch{.launch = launchText(verifier->launch()),
                        .threads = verifier->launch().block,
                        .rows = verifier->originalCounts(),
                        .missing = counts->missing,
                        .whyNone = counts->whyNone};
}

} // namespace warpgrain::workflow
