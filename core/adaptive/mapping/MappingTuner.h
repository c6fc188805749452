// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/mapping/CostModel.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::adaptive {

struct TunerSettings {
  double threshold = 0.05;     ///< ranks whose times are no further apart are balanced (spreadOf)
  int maximumSteps = 20;       ///< new mappings that are tried before a shelter
  int shelterIterations = 100; ///< iterations without tuning; the environment is looked at after them
  /// Tuning ends once so many mappings in a row brought no better time. The paper has no such rule: it goes on.
  int patience = std::numeric_limits<int>::max();
};

/// What an observation led to.
enum class TunerEvent : std::uint8_t {
  remapped,   ///< there is a new mapping to be measured
  converged,  ///< the ranks are balanced; a shelter begins
  fixedPoint, ///< the model proposes the mapping that is there; a shelter begins
  stepsUsed,  ///< all steps are used, or patience is; the best mapping is back and a shelter begins
  notWorth,   ///< what a new mapping saves is less than what it costs; a shelter begins
  unchanged,  ///< looked at after a shelter: nothing has changed, another one begins
  deferred,   ///< likewise: the times have changed, but tuning was dear; another shelter begins
};

/// What a new mapping costs, and how long it can pay.
struct Stakes {
  double secondsPerRemap = 0;
  std::int64_t iterationsLeft = std::numeric_limits<std::int64_t>::max();
  bool mayTuneAgain = true; ///< tuning that has ended may begin again
};

/// When the mapping is tuned, and to what (ALG-L1 with DEC-L1, DEC-L2). Pure: no clock, no communication; every rank
/// that is told the same times has the same state. Of the mappings that were measured, the one with the shortest
/// longest time is kept where tuning does not converge (MAN-L5).
class MappingTuner {
public:
  /// Begins with tuning. `initial` has at least one rank.
  MappingTuner(TunerSettings settings, std::unique_ptr<CostModel> model, Boundaries initial);

  /// The mapping of the next iteration.
  const Boundaries &boundaries() const { return boundaries_; }

  /// True where the next iteration's times are asked for: while tuning, and once after each shelter.
  bool wantsTimes() const { return shelterLeft_ == 0; }

  /// An iteration of a shelter has passed, for which no times were asked.
  void passIteration();

  /// Takes in the seconds that each rank computed its block of boundaries().
  TunerEvent observe(std::span<const double> seconds, const Stakes &stakes = {});

  /// New mappings since tuning began last.
  int steps() const { return steps_; }

  /// How often tuning began.
  int tunings() const { return tunings_; }

private:
  struct Measured {
    Boundaries boundaries;
    std::vector<double> seconds;
    double longest = 0;
  };

  TunerEvent tune(std::span<const double> seconds, const Stakes &stakes);
  void remember(std::span<const double> seconds);
  TunerEvent stop(TunerEvent event, bool atBest);
  bool pays(const Boundaries &proposal, double longest, const Stakes &stakes) const;

  TunerSettings settings_;
  std::unique_ptr<CostModel> model_;
  Boundaries boundaries_;
  std::optional<Measured> best_;   ///< of this tuning
  std::optional<Measured> atStop_; ///< what was measured of the mapping that is kept
  int steps_ = 0;
  int stepsWithoutGain_ = 0;
  int tunings_ = 1;
  int shelterLeft_ = 0;
};

} // namespace warpgrain::adaptive
