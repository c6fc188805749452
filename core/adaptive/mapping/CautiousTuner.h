// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/mapping/FittedModel.h"
#include "core/adaptive/mapping/MappingTuner.h"
#include "core/adaptive/mapping/MoveCosts.h"
#include "core/adaptive/mapping/Tuner.h"

#include <optional>
#include <vector>

namespace warpgrain::adaptive {

struct CautionSettings {
  bool weighs = true; ///< costs, gains and noise decide whether a mapping is tried; else each proposal is
  /// Part of the whole run's time that tuning may cost. Only the first new mapping may cost more, where it is expected
  /// to save four times as much.
  double share = 0.01;
  int patience = 4;     ///< mappings in a row that are no faster than the best one before tuning ends
  int mostSamples = 40; ///< iterations that are measured of a mapping at most, where times are too noisy to decide by
};

/// Our way to tune: by the fitted model, with costs. It never gives up the mapping of the beginning, equal rows, for
/// one that is not measured to be faster: what is compared is the time of whole iterations, in which the exchange
/// counts too, and where no mapping is faster by more than the noise, equal rows are taken back.
///
/// As in conservative bandits (Wu, Shariff, Lattimore, Szepesvari, 2016), what tuning may risk is bounded by the time
/// of the run and by what it has gained: it begins with nothing owed; costs and iterations that were slower than with
/// equal rows are owed, iterations that were faster pay back.
///
/// After tuning, a shelter as in ALG-L1. It ends early where the ranks' times are far out of balance in many iterations
/// in a row.
class CautiousTuner : public Tuner {
public:
  /// Begins with tuning. `initial` has at least one rank. `rowsMove`: see MoveCosts.
  CautiousTuner(TunerSettings settings, CautionSettings caution, RowPointers rowPointers, bool rowsMove,
                Boundaries initial);

  const Boundaries &boundaries() const override { return boundaries_; }

  bool wantsTimes() const override { return shelterLeft_ == 0; }

  void passIteration(const TimesApart &times) override;

  TunerEvent observe(const Observation &observation, const RunSoFar &run) override;

  /// Seconds that the run is ahead of one with equal rows, costs of tuning not counted, as far as is known; negative:
  /// behind.
  double gained() const { return gained_; }

  /// How often tuning began.
  int tunings() const { return tunings_; }

private:
  /// A mapping with all that was measured of it in this tuning.
  struct Measured {
    Boundaries boundaries;
    std::vector<double> seconds; ///< of each rank
    double workDoubt = 0;        ///< of `seconds` and `longest`
    double longest = 0;          ///< of the iterations' longest times
    double elsewhere = 0;
    double elsewhereDoubt = 0;
    int samples = 0;

    double iteration() const { return longest + elsewhere; }
  };

  /// By how many seconds of an iteration one mapping is faster than another, and the standard error of that.
  struct Lead {
    double seconds = 0;
    double doubt = 0;
  };

  enum class Judgement : std::uint8_t { tries, measuresAgain, isTooDear, gainsNothing };

  TunerEvent tune(const Observation &observation, const RunSoFar &run);
  TunerEvent look(const Observation &observation, const RunSoFar &run);
  void beginAnew(const Observation &observation);
  Measured measuredOf(const Observation &observation) const;
  void takeIn(const Observation &observation);
  void account(const Observation &observation, const RunSoFar &run);
  void learnCosts(const Observation &observation, const RunSoFar &run);
  void fitModel();
  Measured homeNow(const Observation &observation) const;
  Lead lead(const Measured &of, const Measured &before) const;
  const Measured &favourite() const;
  bool isUnclear() const;
  bool isBeginning(double gain) const;
  int stepsWithoutGain() const;
  Judgement judge(const Boundaries &proposal, const RunSoFar &run) const;
  bool mayCost(double cost, double saved, const RunSoFar &run) const;
  TunerEvent settle(TunerEvent event, const RunSoFar &run);
  void moveTo(Boundaries boundaries);

  TunerSettings settings_;
  CautionSettings caution_;
  RowPointers rowPointers_;
  FittedModel model_;
  MoveCosts costs_;
  Boundaries boundaries_;
  Boundaries movedFrom_;           ///< empty: the last move is known to costs_
  std::vector<Measured> measured_; ///< in this tuning, each mapping once; the present one last
  Measured home_;                  ///< the mapping of the beginning, as it was measured last, or is estimated
  std::optional<Measured> atStop_; ///< the mapping that is kept; none while tuning
  double gained_ = 0;
  std::int64_t accountedFor_ = 0; ///< iterations
  bool wasTooDear_ = false;       ///< tuning ended for its costs
  int tunings_ = 1;
  int shelterLeft_ = 0;
  double exchange_ = 0;  ///< seconds of one
  double noise_ = 0;     ///< standard deviation of a rank's own work, as a part of it
  int apartInARow_ = 0;  ///< iterations of a shelter
  bool mayAlarm_ = true; ///< a shelter may end early
};

} // namespace warpgrain::adaptive
