// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/Winners.h"

#include "core/workflow/VariantRecords.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace warpgrain::workflow {

namespace {

/// Cancels what runs when its time is up, or when somebody else cancels.
class Deadline {
public:
  Deadline(double seconds, const CancellationToken &cancel)
      : forward_(cancel, [this] { source_.request_stop(); }), timer_([this, seconds](const std::stop_token &done) {
          std::unique_lock lock(mutex_);
          if (!wake_.wait_for(lock, done, std::chrono::duration<double>(seconds), [] { return false; }) &&
              !done.stop_requested())
            source_.request_stop();
        }) {}

  CancellationToken token() const { return source_.get_token(); }

  bool isOver() const { return source_.stop_requested(); }

private:
  CancellationSource source_;
  std::stop_callback<std::function<void()>> forward_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::jthread timer_; // last: it uses the others
};

class Winners {
public:
  Winners(const PlanSearchOrder &order, SearchStore &store, const CancellationToken &cancel)
      : order_(order), store_(store), cancel_(cancel), deadline_(order.check->seconds, cancel) {}

  /// What became of a plan. Fails where the store cannot be written.
  Result<PlanVerification> verify(const transform::Plan &plan) {
    if (auto known = store_.verificationOf(plan)) return std::move(*known);
    if (order_.kernel.captured != nullptr)
      return without("the launch is a recorded one, of which only one size is known");
    if (auto begun = begin(); !begun) return without(begun.error());
    const auto variant = verifier_->write(plan);
    if (!variant) return without(variant.error());
    const auto sizes = verifier_->verify(*variant, deadline_.token());
    if (!sizes) return without(sizes.error());
    if (auto kept = store_.keep(plan, *sizes); !kept) return std::unexpected(kept.error());
    return planVerificationOf(*sizes);
  }

private:
  Result<void> begin() {
    if (verifier_) return {};
    if (auto can = checkCanRun(order_.kernel.subject); !can) return can;
    const auto executor = order_.check->findExecutor();
    if (!executor) return std::unexpected(executor.error());
    run::VerifierSettings settings{.subject = order_.kernel.subject};
    if (order_.kernel.tolerance) settings.subject.form.tolerance = *order_.kernel.tolerance;
    auto verifier = run::SizedVerifier::create(
        settings, {.wishes = order_.check->wishes, .limits = order_.check->limits}, *executor);
    if (!verifier) return std::unexpected(verifier.error());
    verifier_ = std::move(*verifier);
    return {};
  }

  PlanVerification without(std::string why) const { return {.sizes = 0, .against = {}, .whyNot = std::move(why)}; }

  PlanVerification without(const Error &error) const {
    if (cancel_.stop_requested()) return without("the search was cancelled");
    if (deadline_.isOver()) return without("the time for it was up; --verify-seconds allows more");
    return without("it cannot be run on the CPU: " + error.message);
  }

  const PlanSearchOrder &order_;
  SearchStore &store_;
  const CancellationToken &cancel_;
  std::optional<run::SizedVerifier> verifier_;
  Deadline deadline_;
};

} // namespace

void setAside(SearchedPlan &plan) {
  plan.answer = PlanAnswer::failed;
  plan.reason = plan.verification->against;
  plan.speedUp.reset();
}

Result<void> verifyWinners(const PlanSearchOrder &order, SearchStore &store, PlanSearchResult &result,
                           const CancellationToken &cancel) {
  if (!order.check || result.best() == nullptr) return {};
  Winners winners(order, store, cancel);
  while (const SearchedPlan *best = result.best()) {
    SearchedPlan &plan = result.plans[static_cast<std::size_t>(best - result.plans.data())];
    auto verification = winners.verify(plan.plan);
    if (!verification) return std::unexpected(verification.error());
    plan.verification = std::move(*verification);
    if (plan.verification->against.empty()) break;
    setAside(plan);
  }
  return {};
}

} // namespace warpgrain::workflow
