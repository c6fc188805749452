// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/mapping/CostModel.h"
#include "core/adaptive/mapping/Tuner.h"

#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::adaptive {

struct TunerSettings {
  double threshold = 0.05;     ///< ranks whose times are no further apart are balanced (spreadOf)
  int maximumSteps = 20;       ///< new mappings that are tried before a shelter
  int shelterIterations = 100; ///< iterations without tuning; the environment is looked at after them
};

/// When the mapping is tuned, and to what, as the paper says (ALG-L1 with DEC-L1, DEC-L2). Of the mappings that were
/// measured, the one with the shortest longest time is kept where tuning does not converge (MAN-L5). What tuning costs
/// is not asked.
class MappingTuner : public Tuner {
public:
  /// Begins with tuning. `initial` has at least one rank.
  MappingTuner(TunerSettings settings, std::unique_ptr<CostModel> model, Boundaries initial);

  const Boundaries &boundaries() const override { return boundaries_; }

  /// True while tuning, and once after each shelter.
  bool wantsTimes() const override { return shelterLeft_ == 0; }

  void passIteration(const TimesApart &) override { passIteration(); }

  void passIteration();

  TunerEvent observe(const Observation &observation, const RunSoFar &) override { return observe(observation.seconds); }

  /// Takes in the seconds that each rank computed its block of boundaries().
  TunerEvent observe(std::span<const double> seconds);

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

  TunerEvent tune(std::span<const double> seconds);
  void remember(std::span<const double> seconds);
  TunerEvent stop(TunerEvent event, bool atBest);

  TunerSettings settings_;
  std::unique_ptr<CostModel> model_;
  Boundaries boundaries_;
  std::optional<Measured> best_;   ///< of this tuning
  std::optional<Measured> atStop_; ///< what was measured of the mapping that is kept
  int steps_ = 0;
  int tunings_ = 1;
  int shelterLeft_ = 0;
};

} // namespace warpgrain::adaptive
