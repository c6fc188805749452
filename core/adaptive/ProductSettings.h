// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/exchange/Method.h"
#include "core/adaptive/mapping/MappingKind.h"
#include "core/adaptive/mapping/MappingTuner.h"

#include <limits>
#include <optional>

namespace warpgrain::adaptive {

/// How an iterated product is tuned. The same on all ranks, but for `slowdown`.
struct ProductSettings {
  MappingKind mapping = MappingKind::fitted;
  TunerSettings tuner;
  int warmUps = 0;          ///< iterations of a new mapping that are not measured: its rows are in no cache yet
  int samples = 1;          ///< iterations of a mapping whose times are taken; their median counts
  bool weighsCosts = false; ///< a new mapping is tried only where what it saves pays its cost
  /// Part of the run's time that tuning may cost: a mapping is tried, and tuning begins again, only where all that it
  /// has cost and will cost until it ends stays below. Times of a busy machine change all the time, and each change
  /// would be tuned for.
  double tuningShare = std::numeric_limits<double>::infinity();
  bool choosesAtEnd = false; ///< the way of exchange is chosen again when tuning ends, not after each new mapping
  std::optional<ExchangeMethod> exchange; ///< instead of a choice at run time
  int threads = 1;                        ///< of each rank
  double slowdown = 1;                    ///< this rank takes so many times as long, on purpose: for trials. From 1 on
};

/// The paper's way: one iteration a step, twenty steps, all three ways of exchange after each mapping. Ours (`fitted`):
/// the median of five iterations after two that warm up, an end after four steps without gain, costs weighed, at most
/// a hundredth of the time for all but the first new mapping, one choice of the exchange at the end. For mappings that
/// stay as they are, only the exchange is chosen.
inline ProductSettings settingsFor(MappingKind mapping) {
  ProductSettings out{.mapping = mapping};
  if (mapping != MappingKind::fitted) return out;
  out.tuner.patience = 4;
  out.warmUps = 2;
  out.samples = 5;
  out.weighsCosts = true;
  out.tuningShare = 0.01;
  out.choosesAtEnd = true;
  return out;
}

} // namespace warpgrain::adaptive
