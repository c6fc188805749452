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

/// What speaks against the variant at a size becomes its answer.
void addSizes(run::SizedVerification sizes, VerifiedPlan &out) {
  if (const run::SizedRun *against = sizes.against()) {
    out.row.status = against->answer == run::SizedAnswer::differs ? run::VerificationStatus::differs
                                                                  : run::VerificationStatus::failed;
    out.row.reason = "At " + run::textOf(against->sizes) + ": " + against->reason;
  }
  out.sizes = std::move(sizes);
}

/// One verification on its way.
class Verifying {
public:
  Verifying(const VerifyOrder &order, const CancellationToken &cancel) : order_(order), cancel_(cancel) {}

  Result<Verified> run(const run::FindExecutor &findExecutor, const VerifyProgress &progress) {
    if (auto found = findHandKernel(); !found) return std::unexpected(found.error());
    auto verifier = beginVerifier(order_.settings, findExecutor, cancel_);
    if (!verifier) return std::unexpected(verifier.error());
    Verified out{.verifier = std::move(*verifier), .plans = {}, .notes = {}};
    if (progress.originalRan) progress.originalRan(out.verifier);
    out.against = hand_;
    if (order_.sizes && (hand_ || !order_.plans.empty())) {
      const auto executor = findExecutor();
      if (!executor) return std::unexpected(executor.error());
      auto sized = run::SizedVerifier::create(order_.settings, *order_.sizes, *executor);
      if (!sized) return std::unexpected(sized.error());
      sized_ = std::move(*sized);
      out.notes = sized_->study().notes;
    }
    for (std::size_t i = 0; i < order_.plans.size(); ++i) {
      if (progress.planBegan) progress.planBegan(i);
      auto plan = verify(out.verifier, order_.plans[i]);
      if (!plan) return std::unexpected(plan.error());
      if (progress.planRan) progress.planRan(i, *plan);
      out.plans.push_back(std::move(*plan));
    }
    if (!hand_) return out;
    auto byHand = verify(out.verifier, *hand_);
    if (!byHand) return std::unexpected(byHand.error());
    out.plans.push_back(std::move(*byHand));
    return out;
  }

private:
  Result<void> findHandKernel() {
    if (!order_.against) return {};
    if (auto can = checkCanRun(*order_.against); !can) return can;
    const auto launch = resolveLaunch(order_.settings.subject);
    if (!launch) return std::unexpected(launch.error());
    auto found = run::handKernel(order_.settings.subject, *launch, *order_.against);
    if (!found) return std::unexpected(found.error());
    hand_ = std::move(*found);
    return {};
  }

  /// `what`: a plan, or a kernel that a person wrote.
  template <typename What>
  Result<VerifiedPlan> verify(const run::Verifier &verifier, const What &what) {
    auto row = verifier.verify(what, cancel_);
    if (!row) return std::unexpected(row.error());
    VerifiedPlan out{.row = std::move(*row), .sizes = {}};
    if (!sized_ || out.row.status != run::VerificationStatus::verified) return out;
    const auto variant = sized_->write(what);
    if (!variant) return std::unexpected(variant.error());
    auto sizes = sized_->verify(*variant, cancel_);
    if (!sizes) return std::unexpected(sizes.error());
    addSizes(std::move(*sizes), out);
    return out;
  }

  const VerifyOrder &order_;
  const CancellationToken &cancel_;
  std::optional<run::HandKernel> hand_;
  std::optional<run::SizedVerifier> sized_;
};

} // namespace

std::string VerifiedPlan::extent() const {
  if (row.status != run::VerificationStatus::verified || !sizes) return {};
  return sizes->isTested() ? "verified, also " + sizes->extentText()
                           : "verified at the given size alone, because " + sizes->whyNotTested();
}

std::string VerifiedPlan::proof() const {
  if (row.status != run::VerificationStatus::verified || row.byHand.empty()) return {};
  return "That " + row.byHand +
         " does the same as the original is proved by these runs alone, with their data and at their sizes: no plan "
         "made it, and no verdict says it of other launches.";
}

Result<Verified> verifyPlans(VerifyOrder order, const run::FindExecutor &findExecutor, const VerifyProgress &progress,
                             const CancellationToken &cancel) {
  return Verifying(order, cancel).run(findExecutor, progress);
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
