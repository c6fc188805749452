// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/measure/Bundle.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace warpgrain::runner {

/// What the command line asks for.
struct Options {
  std::string bundle;
  int gpu = 0;
  bool again = false;         ///< measure what has a result already, too
  bool checkOnly = false;     ///< read the bundle and say whether it is sound
  bool describe = false;      ///< --gpu-info: print the environment and end
  bool serve = false;         ///< measure one bundle after another, as they are named on the standard input
  bool times = false;         ///< say where the time went
  bool endWithReader = false; ///< end when nobody reads the standard output any more
  bool help = false;
  bool version = false;
  bool counters = false;  ///< read the GPU's counters after timing
  bool energy = false;    ///< measure the energy of a launch after timing
  bool activity = false;  ///< read the GPU's own records of launches after timing
  unsigned together = 16; ///< variants in a rotation, beside the baseline
  std::optional<bool> flushL2;
  std::optional<double> target; ///< a share
  std::optional<double> budgetSeconds;
  std::optional<double> launchSeconds;

  /// The bundle's settings where the command line says nothing.
  measure::MeasureSettings over(measure::MeasureSettings settings) const;
};

/// Fails (usage) with what is wrong.
Result<Options> parseOptions(std::span<const std::string_view> arguments);

std::string_view helpText();

} // namespace warpgrain::runner
