// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/mapping/CautiousTuner.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace warpgrain::adaptive::tests {

/// Ranks that multiply again and again, without a clock: seconds follow from costs, and from noise that is the same for
/// the same seed, iteration and rank, whatever the mapping.
struct SimulatedMachine {
  RowPointers pointers;
  int ranks = 2;
  double perRow = 3e-9;
  double perNonZero = 1e-9;
  std::function<double(int rank, int iteration)> slowness = [](int, int) { return 1.0; };
  /// Seconds of an iteration that no rank counts as its own work: messages.
  std::function<double(const Boundaries &)> elsewhere = [](const Boundaries &) { return 20e-6; };
  double noise = 0.02;         ///< of a rank's work in an iteration, as a part of it: standard deviation
  double waits = 0;            ///< part of a rank's iterations in which it waits for a processor
  double wait = 1e-3;          ///< seconds of that
  double pauses = 0;           ///< part of the iterations in which messages wait, whatever the mapping
  double pause = 1e-3;         ///< seconds of that in the mean
  double productsOfMove = 5;   ///< a non-zero that moves takes so many times as long as in a product
  double secondsOfLook = 5e-6; ///< times are brought together
};

struct SimulatedOutcome {
  double seconds = 0; ///< all iterations, what tuning cost among them
  double spent = 0;   ///< on moves and looks
  int moves = 0;
  Boundaries boundaries; ///< at the end
  std::vector<TunerEvent> events;
};

/// A run as IteratedProduct makes it: medians of five iterations after two that warm up.
SimulatedOutcome runTuned(const SimulatedMachine &machine, int iterations, std::uint64_t seed,
                          const CautionSettings &caution = {});

/// The same with equal rows, which stay.
SimulatedOutcome runWithEqualRows(const SimulatedMachine &machine, int iterations, std::uint64_t seed);

/// So many rows with these numbers of non-zeros, again and again.
RowPointers repeated(std::int64_t rows, const std::vector<std::int64_t> &nonZeros);

} // namespace warpgrain::adaptive::tests
