// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/exchange/Method.h"
#include "core/adaptive/mapping/CautiousTuner.h"
#include "core/adaptive/mapping/MappingKind.h"
#include "core/adaptive/mapping/MappingTuner.h"

#include <optional>

namespace warpgrain::adaptive {

/// How an iterated product is tuned. The same on all ranks, but for `slowdown`.
struct ProductSettings {
  MappingKind mapping = MappingKind::fitted;
  TunerSettings tuner;
  CautionSettings caution; ///< of `fitted`
  int warmUps = 0;         ///< iterations of a new mapping that are not measured: its rows are in no cache yet
  int samples = 1;         ///< iterations of a mapping whose times are taken; their median counts
  /// The iterations that are asked for are all there will be. Else it is believed that as many follow as there were,
  /// and 1,000 at least.
  bool knowsEnd = true;
  bool choosesAtEnd = false; ///< the way of exchange is chosen again when tuning ends, not after each new mapping
  std::optional<ExchangeMethod> exchange; ///< instead of a choice at run time
  int threads = 1;                        ///< of each rank
  double slowdown = 1;                    ///< this rank takes so many times as long, on purpose: for trials. From 1 on
};

/// The paper's way: one iteration a step, the product's time alone, twenty steps, all three ways of exchange after each
/// mapping. Ours (`fitted`): all of a rank's own work, the median of five iterations after two that warm up, costs and
/// noise weighed (CautiousTuner), one choice of the exchange at the end. For mappings that stay as they are, only the
/// exchange is chosen.
inline ProductSettings settingsFor(MappingKind mapping) {
  ProductSettings out{.mapping = mapping};
  if (mapping != MappingKind::fitted) return out;
  out.warmUps = 2;
  out.samples = 5;
  out.choosesAtEnd = true;
  return out;
}

} // namespace warpgrain::adaptive
