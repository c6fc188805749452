// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mapping/CautiousTuner.h"

#include "core/adaptive/mapping/Balance.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace warpgrain::adaptive {

namespace {

/// Standard errors by which a difference is more than noise: the gain that a proposal promises, which is the largest of
/// several noisy times less their mean; a time that is better or worse than another one without doubt; a mapping that
/// is kept in place of equal rows.
constexpr double promising = 3;
constexpr double sure = 2;
constexpr double likely = 1;

/// What other mappings are compared with is known so many times better than the gain that is expected.
constexpr double precise = 4;

/// A tuning begins with so many measured iterations before rows move: the first ones may be chance.
constexpr int leastSamples = 10;

/// So many at most of a mapping that seems to be slower than equal rows.
constexpr int fewSamples = 20;

/// Of few samples, how far they are apart says little of how far others would be: the error of so many counts twice.
constexpr double tooFewSamples = 5;

/// A mapping that is to be tried saves so many times what bringing the rows there costs: the model may be wrong.
constexpr double worthTrying = 2;

/// The same where its cost is beyond the share of tuning, the way back included.
constexpr double worthMuch = 4;

/// What is estimated of equal rows without being measured is known no better, as a part of it.
constexpr double leastDoubtOfEstimate = 0.02;

/// As a part of an exchange, by how much what is not the ranks' own work usually differs between two mappings.
constexpr double differenceOfExchanges = 0.5;

/// A shelter ends early where the spread is so much more than that of the mapping when it was chosen, in so many
/// iterations in a row.
constexpr double alarmingSpread = 0.1;
constexpr int alarmingIterations = 8;

double sumOf(std::span<const double> values) {
  return std::accumulate(values.begin(), values.end(), 0.0);
}

} // namespace

CautiousTuner::CautiousTuner(TunerSettings settings, CautionSettings caution, RowPointers rowPointers, bool rowsMove,
                             Boundaries initial)
    : settings_(settings), caution_(caution), rowPointers_(std::move(rowPointers)), model_(rowPointers_),
      costs_(rowPointers_, rowsMove), boundaries_(std::move(initial)) {
  home_.boundaries = boundaries_;
}

void CautiousTuner::passIteration(const TimesApart &times) {
  if (shelterLeft_ == 0) return;
  --shelterLeft_;
  const double spread = times.longest > 0 ? (times.longest - times.shortest) / times.longest : 0;
  const double usual = spreadOf(atStop_->seconds) + sure * noise_;
  apartInARow_ = spread > usual + alarmingSpread ? apartInARow_ + 1 : 0;
  if (mayAlarm_ && apartInARow_ >= alarmingIterations) shelterLeft_ = 0;
}

TunerEvent CautiousTuner::observe(const Observation &observation, const RunSoFar &run) {
  noise_ = deviationByDoubt(observation.workDoubt, observation.samples) / std::ranges::max(observation.seconds);
  exchange_ = run.exchange;
  learnCosts(observation, run);
  account(observation, run);
  return atStop_ ? look(observation, run) : tune(observation, run);
}

void CautiousTuner::learnCosts(const Observation &observation, const RunSoFar &run) {
  const double nonZeros = std::max(1.0, static_cast<double>(rowPointers_->back()));
  costs_.assume(run.exchange, sumOf(observation.seconds) / nonZeros);
  if (movedFrom_.empty() || run.lastMove <= 0) return;
  costs_.learn(movedFrom_, boundaries_, run.lastMove);
  movedFrom_.clear();
}

/// What equal rows would have taken meanwhile is what they took when they were measured, or what is estimated now.
void CautiousTuner::account(const Observation &observation, const RunSoFar &run) {
  const auto iterations = static_cast<double>(run.iterations - accountedFor_);
  accountedFor_ = run.iterations;
  if (boundaries_ == home_.boundaries) return;
  gained_ += lead(measuredOf(observation), atStop_ ? homeNow(observation) : home_).seconds * iterations;
}

/// What equal rows would take with the speeds that the ranks have now. What is not their own work is believed to differ
/// between the two mappings as it did when both were measured.
CautiousTuner::Measured CautiousTuner::homeNow(const Observation &observation) const {
  Measured out{.boundaries = home_.boundaries};
  out.seconds = model_.secondsExpected(home_.boundaries, boundaries_, observation.seconds);
  out.longest = std::ranges::max(out.seconds);
  out.elsewhere = std::max(0.0, observation.elsewhere + home_.elsewhere - atStop_->elsewhere);
  out.elsewhereDoubt = observation.elsewhereDoubt;
  out.workDoubt = std::max(observation.workDoubt, leastDoubtOfEstimate * out.longest);
  return out;
}

TunerEvent CautiousTuner::look(const Observation &observation, const RunSoFar &run) {
  // A mapping that could not be balanced is still apart after the shelter; only what is new is a change.
  const double noise = promising * std::hypot(2 * observation.workDoubt / std::ranges::max(observation.seconds),
                                              atStop_->workDoubt / std::ranges::max(atStop_->seconds));
  const double shift = largestShift(atStop_->seconds, observation.seconds);
  const bool changed = spreadOf(observation.seconds) > settings_.threshold &&
                       (wasTooDear_ || shift > std::max(settings_.threshold, noise));
  const bool wasAlarmed = apartInARow_ >= alarmingIterations;
  apartInARow_ = 0;
  mayAlarm_ = changed || !wasAlarmed;
  if (!changed) {
    shelterLeft_ = settings_.shelterIterations;
    return TunerEvent::unchanged;
  }
  beginAnew(observation);
  return tune(observation, run);
}

void CautiousTuner::beginAnew(const Observation &observation) {
  if (boundaries_ != home_.boundaries) home_ = homeNow(observation);
  measured_.clear();
  atStop_.reset();
  wasTooDear_ = false;
  ++tunings_;
}

CautiousTuner::Measured CautiousTuner::measuredOf(const Observation &observation) const {
  const double more = 1 + tooFewSamples / observation.samples;
  return {.boundaries = boundaries_,
          .seconds = {observation.seconds.begin(), observation.seconds.end()},
          .workDoubt = more * observation.workDoubt,
          .longest = observation.longest,
          .elsewhere = observation.elsewhere,
          .elsewhereDoubt = more * observation.elsewhereDoubt,
          .samples = observation.samples};
}

void CautiousTuner::takeIn(const Observation &observation) {
  std::erase_if(measured_, [this](const Measured &each) { return each.boundaries == boundaries_; });
  measured_.push_back(measuredOf(observation));
  if (boundaries_ == home_.boundaries) home_ = measured_.back();
}

void CautiousTuner::fitModel() {
  model_.forget();
  for (const Measured &each : measured_)
    model_.observe(each.boundaries, each.seconds);
}

/// The ranks' own work is known well. What else an iteration takes is not, where ranks wait for processors. How far it
/// usually differs is known beforehand: what was measured counts the less, the less is known of it.
CautiousTuner::Lead CautiousTuner::lead(const Measured &of, const Measured &before) const {
  const double noise = std::hypot(of.elsewhereDoubt, before.elsewhereDoubt);
  const double usual = differenceOfExchanges * exchange_;
  const double both = std::hypot(noise, usual);
  const double known = noise > 0 ? usual / both : 1;
  return {.seconds = before.longest - of.longest + known * known * (before.elsewhere - of.elsewhere),
          .doubt = std::hypot(of.workDoubt, before.workDoubt, known * noise)};
}

/// The mapping with which the run goes on where nothing else is tried: equal rows, unless another one was faster by
/// more than the noise.
const CautiousTuner::Measured &CautiousTuner::favourite() const {
  const Measured *out = &home_;
  for (const Measured &each : measured_) {
    const Lead before = lead(each, *out);
    if (before.seconds > (out == &home_ ? likely * before.doubt : 0)) out = &each;
  }
  return *out;
}

/// True where measuring again may tell whether the present mapping is faster than equal rows. One that seems to be
/// slower is given up sooner.
bool CautiousTuner::isUnclear() const {
  const Measured &now = measured_.back();
  const Lead before = lead(now, home_);
  const int most = before.seconds > 0 ? caution_.mostSamples : std::min(fewSamples, caution_.mostSamples);
  return caution_.weighs && now.boundaries != home_.boundaries && now.samples < most &&
         std::abs(before.seconds) < sure * before.doubt;
}

/// True as long as nothing was tried in this tuning, and what is there was measured too seldom: nothing is lost by
/// that, and all that is tried is compared with it.
bool CautiousTuner::isBeginning(double gain) const {
  const int samples = measured_.back().samples;
  if (measured_.size() > 1 || samples >= caution_.mostSamples) return false;
  return samples < leastSamples || (boundaries_ == home_.boundaries && gain < precise * lead(home_, home_).doubt);
}

int CautiousTuner::stepsWithoutGain() const {
  std::size_t best = 0;
  for (std::size_t i = 1; i < measured_.size(); ++i)
    if (lead(measured_[i], measured_[best]).seconds > 0) best = i;
  return static_cast<int>(measured_.size() - best) - 1;
}

bool CautiousTuner::mayCost(double cost, double saved, const RunSoFar &run) const {
  const double whole = run.seconds + measured_.back().iteration() * static_cast<double>(run.iterationsLeft);
  const double allowed = caution_.share * whole;
  const double owed = run.spent - gained_;
  if (std::max(run.spent, owed) + cost <= allowed) return true;
  const bool isFirst = run.lastMove <= 0;
  return isFirst && owed <= allowed && saved >= worthMuch * cost;
}

CautiousTuner::Judgement CautiousTuner::judge(const Boundaries &proposal, const RunSoFar &run) const {
  const Measured &now = measured_.back();
  const double saved = std::ranges::max(now.seconds) - model_.longestExpected(proposal);
  const double gain = saved - lead(favourite(), now).seconds;
  if (gain <= 0) return Judgement::gainsNothing;
  const double inAll = gain * static_cast<double>(run.iterationsLeft);
  const double there = costs_.expected(boundaries_, proposal);
  if (inAll < worthTrying * there) return Judgement::isTooDear;
  if (isBeginning(gain)) return Judgement::measuresAgain;
  if (gain <= promising * now.workDoubt) {
    // Where another mapping is better than this one, it is not stayed here to measure.
    const bool mayStay = now.samples < caution_.mostSamples && favourite().boundaries == boundaries_;
    return mayStay ? Judgement::measuresAgain : Judgement::gainsNothing;
  }
  const double cost = there + costs_.expected(proposal, home_.boundaries) + run.ending;
  return mayCost(cost, inAll, run) ? Judgement::tries : Judgement::isTooDear;
}

TunerEvent CautiousTuner::tune(const Observation &observation, const RunSoFar &run) {
  takeIn(observation);
  const auto settledAs = [&](TunerEvent event) { return isUnclear() ? TunerEvent::noisy : settle(event, run); };
  if (spreadOf(measured_.back().seconds) <= settings_.threshold) return settledAs(TunerEvent::converged);
  const auto steps = static_cast<int>(measured_.size()) - 1;
  if (steps >= settings_.maximumSteps || stepsWithoutGain() >= caution_.patience)
    return settledAs(TunerEvent::stepsUsed);
  fitModel();
  Boundaries proposal = model_.proposal();
  if (std::ranges::find(measured_, proposal, &Measured::boundaries) != measured_.end())
    return settledAs(TunerEvent::fixedPoint);
  const Judgement judgement = caution_.weighs ? judge(proposal, run) : Judgement::tries;
  if (judgement == Judgement::measuresAgain) return TunerEvent::noisy;
  if (judgement == Judgement::tries) {
    moveTo(std::move(proposal));
    return TunerEvent::remapped;
  }
  wasTooDear_ = judgement == Judgement::isTooDear;
  return settledAs(wasTooDear_ && tunings_ > 1 ? TunerEvent::deferred : TunerEvent::notWorth);
}

/// Tuning ends. The way to a better mapping is gone where staying may lose more than it costs.
TunerEvent CautiousTuner::settle(TunerEvent event, const RunSoFar &run) {
  const Measured &now = measured_.back();
  Measured kept = favourite();
  const Lead ahead = lead(kept, now);
  const double loss = ahead.seconds + sure * ahead.doubt;
  const double cost = costs_.expected(boundaries_, kept.boundaries);
  if (caution_.weighs && loss * static_cast<double>(run.iterationsLeft) < cost) kept = now;
  if (kept.boundaries != boundaries_) {
    if (kept.boundaries == home_.boundaries) event = TunerEvent::returned;
    moveTo(kept.boundaries);
  }
  atStop_ = std::move(kept);
  shelterLeft_ = settings_.shelterIterations;
  return event;
}

void CautiousTuner::moveTo(Boundaries boundaries) {
  movedFrom_ = std::exchange(boundaries_, std::move(boundaries));
}

} // namespace warpgrain::adaptive
