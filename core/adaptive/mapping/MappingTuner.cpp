// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mapping/MappingTuner.h"

#include "core/adaptive/mapping/Balance.h"

#include <algorithm>

namespace warpgrain::adaptive {

MappingTuner::MappingTuner(TunerSettings settings, std::unique_ptr<CostModel> model, Boundaries initial)
    : settings_(settings), model_(std::move(model)), boundaries_(std::move(initial)) {}

void MappingTuner::passIteration() {
  if (shelterLeft_ > 0) --shelterLeft_;
}

void MappingTuner::remember(std::span<const double> seconds) {
  const double longest = std::ranges::max(seconds);
  if (best_ && best_->longest <= longest) return;
  best_ = {.boundaries = boundaries_, .seconds = {seconds.begin(), seconds.end()}, .longest = longest};
}

TunerEvent MappingTuner::stop(TunerEvent event, bool atBest) {
  if (atBest) {
    boundaries_ = best_->boundaries;
    atStop_ = best_;
  }
  shelterLeft_ = settings_.shelterIterations;
  return event;
}

TunerEvent MappingTuner::tune(std::span<const double> seconds) {
  remember(seconds);
  if (spreadOf(seconds) <= settings_.threshold) {
    // The times of earlier mappings may be those of another environment: what is balanced now stays.
    atStop_ = {
        .boundaries = boundaries_, .seconds = {seconds.begin(), seconds.end()}, .longest = std::ranges::max(seconds)};
    return stop(TunerEvent::converged, /*atBest=*/false);
  }
  if (steps_ >= settings_.maximumSteps) return stop(TunerEvent::stepsUsed, /*atBest=*/true);
  model_->observe(boundaries_, seconds);
  Boundaries proposal = model_->proposal();
  if (proposal == boundaries_) return stop(TunerEvent::fixedPoint, /*atBest=*/true);
  boundaries_ = std::move(proposal);
  ++steps_;
  return TunerEvent::remapped;
}

TunerEvent MappingTuner::observe(std::span<const double> seconds) {
  if (!atStop_) return tune(seconds);
  // A mapping that could not be balanced is still apart after the shelter; only what is new is a change.
  const bool changed =
      spreadOf(seconds) > settings_.threshold && largestShift(atStop_->seconds, seconds) > settings_.threshold;
  if (!changed) return stop(TunerEvent::unchanged, /*atBest=*/false);
  model_->forget();
  best_.reset();
  atStop_.reset();
  steps_ = 0;
  ++tunings_;
  return tune(seconds);
}

} // namespace warpgrain::adaptive
