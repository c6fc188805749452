// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/Winners.h"

#include "core/session/CapturedForm.h"
#include "core/workflow/VariantRecords.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::workflow {

namespace {

PlanVerification without(std::string why) {
  return {.sizes = 0, .against = {}, .whyNot = std::move(why)};
}

SearchedPlan *find(PlanSearchResult &result, const transform::Plan &plan) {
  const auto found = std::ranges::find(result.plans, plan, &SearchedPlan::plan);
  return found != result.plans.end() ? &*found : nullptr;
}

bool holdsForOne(const PlanSearchResult &result) {
  return std::ranges::any_of(result.plans, [](const SearchedPlan &plan) {
    return plan.answer == PlanAnswer::measured && plan.verification && plan.verification->holds();
  });
}

} // namespace

Result<void> WinnerVerifier::begin() {
  if (verifier_) return {};
  if (auto can = checkCanRun(order_.kernel.subject); !can) return can;
  const auto executor = order_.check->findExecutor();
  if (!executor) return std::unexpected(executor.error());
  run::VerifierSettings settings{.subject = order_.kernel.subject};
  if (order_.kernel.captured != nullptr) {
    auto form = session::capturedForm(settings.subject, *order_.kernel.captured, order_.folder);
    if (!form) return std::unexpected(form.error());
    settings.subject.form = std::move(form->form);
    settings.subject.instance = std::move(form->instance);
  }
  if (order_.kernel.tolerance) settings.subject.form.tolerance = *order_.kernel.tolerance;
  auto verifier =
      run::SizedVerifier::create(settings, {.wishes = order_.check->wishes, .limits = order_.check->limits}, *executor);
  if (!verifier) return std::unexpected(verifier.error());
  verifier_ = std::move(*verifier);
  return {};
}

WinnerVerifier::Outcome WinnerVerifier::verify(const transform::Plan &plan, const CancellationToken &cancel) {
  const auto fails = [](const Error &error, bool isForAll) {
    return Outcome{
        .verification = without("it cannot be run on the CPU: " + error.message), .runs = {}, .isForAll = isForAll};
  };
  if (auto begun = begin(); !begun) return fails(begun.error(), /*isForAll=*/true);
  const auto variant = verifier_->write(plan);
  if (!variant) return fails(variant.error(), /*isForAll=*/false);
  auto sizes = verifier_->verify(*variant, cancel);
  if (!sizes) return fails(sizes.error(), /*isForAll=*/false);
  PlanVerification verification = planVerificationOf(*sizes);
  return {.verification = std::move(verification), .runs = std::move(*sizes)};
}

Winners::~Winners() {
  if (underWay_) underWay_->stop.request_stop();
}

std::optional<WinnerVerifier::Outcome> Winners::known(const transform::Plan &plan) const {
  auto of = store_.verificationOf(plan);
  if (!of) return std::nullopt;
  return WinnerVerifier::Outcome{.verification = std::move(*of), .runs = {}};
}

void Winners::begin(const transform::Plan &plan) {
  UnderWay &it = underWay_.emplace(UnderWay{.plan = plan, .stop = {}, .outcome = {}});
  it.outcome =
      std::async(std::launch::async, [this, plan, stop = it.stop.get_token()] { return verifier_.verify(plan, stop); });
}

WinnerVerifier::Outcome Winners::wait(const CancellationToken &cancel) {
  constexpr std::chrono::milliseconds pause(20);
  while (underWay_->outcome.wait_for(pause) != std::future_status::ready) {
    if (!stopped_ && cancel.stop_requested()) stopped_ = Clock::now();
    const auto passed = [&](double seconds) {
      return stopped_ && Clock::now() >= *stopped_ + std::chrono::duration<double>(seconds);
    };
    if (order_.check->atOnce.stop_requested())
      whyEnded_ = "the search was cancelled";
    else if (Clock::now() >= end_)
      whyEnded_ = "the time for it was up; --verify-seconds allows more";
    else if (passed(order_.check->secondsAfterStop))
      whyEnded_ = "the search was stopped, and the time for it was up";
    else
      continue;
    underWay_->stop.request_stop();
    break;
  }
  WinnerVerifier::Outcome out = underWay_->outcome.get();
  if (!whyEnded_.empty() && !out.runs && !out.isForAll) out = {.verification = without(whyEnded_), .runs = {}};
  return out;
}

Result<void> Winners::take(const transform::Plan &plan, WinnerVerifier::Outcome outcome, PlanSearchResult &result) {
  if (outcome.runs)
    if (auto kept = store_.keep(plan, *outcome.runs); !kept) return kept;
  SearchedPlan *searched = find(result, plan);
  if (searched == nullptr) return {};
  searched->verification = std::move(outcome.verification);
  if (!searched->verification->against.empty()) setAside(*searched);
  return {};
}

Result<void> Winners::goOn(PlanSearchResult &result) {
  if (!order_.check || order_.kernel.subject.parsesAtOnce == 1) return {};
  if (underWay_) {
    if (underWay_->outcome.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return {};
    auto outcome = underWay_->outcome.get();
    const transform::Plan plan = std::move(underWay_->plan);
    underWay_.reset();
    if (auto taken = take(plan, std::move(outcome), result); !taken) return taken;
  }
  while (const SearchedPlan *best = result.best()) {
    if (best->verification) return {};
    const transform::Plan plan = best->plan;
    auto of = known(plan);
    if (!of) {
      begin(plan);
      return {};
    }
    if (auto taken = take(plan, std::move(*of), result); !taken) return taken;
  }
  return {};
}

/// What was begun with an earlier best plan is of use only while no plan is verified: it may be the best that is.
Result<void> Winners::endWhatIsNotNeeded(PlanSearchResult &result, const CancellationToken &cancel) {
  if (!underWay_) return {};
  const SearchedPlan *best = result.best();
  const bool isNeeded = best != nullptr && (best->plan == underWay_->plan || !holdsForOne(result) ||
                                            result.objective == SearchObjective::both);
  if (!isNeeded) underWay_->stop.request_stop();
  auto outcome = isNeeded ? wait(cancel) : underWay_->outcome.get();
  const transform::Plan plan = std::move(underWay_->plan);
  underWay_.reset();
  const bool tells = isNeeded || outcome.runs;
  return tells ? take(plan, std::move(outcome), result) : Result<void>();
}

/// The best plan; where it cannot be verified, and no other is, the best of the rest, a few times. Of a front, the best
/// and then all others.
const SearchedPlan *Winners::next(const PlanSearchResult &result) {
  if (result.objective == SearchObjective::both) return result.bestNotLookedAt();
  constexpr std::size_t mostOthers = 3;
  const SearchedPlan *best = result.best();
  if (best == nullptr || !best->verification) return best;
  if (best->verification->holds() || !whyEnded_.empty() || others_ == mostOthers) return nullptr;
  ++others_;
  return result.bestNotLookedAt();
}

/// Why none is verified is said of each plan of the front.
void Winners::takeForFront(const PlanVerification &verification, PlanSearchResult &result) {
  if (result.objective != SearchObjective::both) return;
  std::vector<transform::Plan> plans;
  for (const SearchedPlan *plan : result.front())
    if (!plan->verification) plans.push_back(plan->plan);
  for (const transform::Plan &plan : plans)
    find(result, plan)->verification = verification;
}

Result<void> Winners::finish(PlanSearchResult &result, const CancellationToken &cancel) {
  if (!order_.check) return {};
  end_ =
      Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(order_.check->seconds));
  if (auto ended = endWhatIsNotNeeded(result, cancel); !ended) return ended;
  while (const SearchedPlan *plan = next(result)) {
    const transform::Plan steps = plan->plan;
    auto outcome = known(steps);
    if (!outcome && !whyEnded_.empty()) outcome = {.verification = without(whyEnded_), .runs = {}};
    if (!outcome) {
      begin(steps);
      outcome = wait(cancel);
      underWay_.reset();
    }
    const bool isForAll = outcome->isForAll;
    const PlanVerification verification = outcome->verification;
    if (auto taken = take(steps, std::move(*outcome), result); !taken) return taken;
    if (isForAll) {
      takeForFront(verification, result);
      return {};
    }
  }
  return {};
}

void setAside(SearchedPlan &plan) {
  plan.answer = PlanAnswer::failed;
  plan.reason = plan.verification->against;
  plan.speedUp.reset();
  plan.saving.reset();
}

} // namespace warpgrain::workflow
