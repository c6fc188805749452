// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/mapping/Boundaries.h"

#include <cstdint>
#include <limits>
#include <span>

namespace warpgrain::adaptive {

/// What an observation led to.
enum class TunerEvent : std::uint8_t {
  remapped,   ///< there is a new mapping to be measured
  converged,  ///< the ranks are balanced; a shelter begins
  fixedPoint, ///< the model proposes the mapping that is there; a shelter begins
  stepsUsed,  ///< all steps are used, or patience is; the best mapping is back and a shelter begins
  notWorth,   ///< what a new mapping saves is less than what it costs; a shelter begins
  unchanged,  ///< looked at after a shelter: nothing has changed, another one begins
  deferred,   ///< likewise: the times have changed, but tuning was dear; another shelter begins
  noisy,      ///< the times are too noisy to decide by; the same mapping is measured again
  returned,   ///< no mapping was faster than that of the beginning, which is back; a shelter begins
};

/// What was measured in one mapping, the same on all ranks and of the same iterations. After TunerEvent::noisy the next
/// observation has twice as many iterations, those of the last one among them.
struct Observation {
  std::span<const double> seconds; ///< of each rank's own work in an iteration: medians
  double workDoubt = 0;            ///< standard error of them: the mean over the ranks
  double longest = 0;              ///< seconds of the rank that works longest, in an iteration: median
  /// Seconds of an iteration besides: exchange, and waiting for each other; without the waits that meet every mapping
  /// alike (quietOf).
  double elsewhere = 0;
  double elsewhereDoubt = 0; ///< how far it may be off
  int samples = 1;           ///< iterations
};

/// How far the run is, and what tuning has cost it: the same on all ranks. Costs are those of the rank that pays most.
struct RunSoFar {
  std::int64_t iterations = 0;
  std::int64_t iterationsLeft = std::numeric_limits<std::int64_t>::max();
  double seconds = 0;  ///< of all iterations so far
  double spent = 0;    ///< of them, on tuning
  double lastMove = 0; ///< of the last new mapping; 0: there was none
  double exchange = 0; ///< of bringing all elements to all ranks once
  double ending = 0;   ///< what follows the end of tuning: a choice of the exchange
};

/// The shortest and the longest time of a rank's own work in an iteration.
struct TimesApart {
  double shortest = 0;
  double longest = 0;
};

/// Which mapping is used when. Pure: no clock, no communication; every rank that is told the same has the same state.
class Tuner {
public:
  virtual ~Tuner() = default;

  /// The mapping of the next iteration.
  virtual const Boundaries &boundaries() const = 0;

  /// True where the next iterations' times are asked for; else passIteration() is called after each.
  virtual bool wantsTimes() const = 0;

  /// An iteration of a shelter has passed.
  virtual void passIteration(const TimesApart &times) = 0;

  /// Takes in what was measured with boundaries().
  virtual TunerEvent observe(const Observation &observation, const RunSoFar &run) = 0;
};

} // namespace warpgrain::adaptive
