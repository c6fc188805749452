// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measure/Records.h"

#include <string>

namespace warpgrain::session {

/// What measuring a variant on a GPU has come to.
struct VariantMeasurement {
  bool isRunning = false; ///< nothing else is known yet
  measure::Row row;
  measure::Environment environment; ///< of the run
  std::string host;                 ///< the command that leads to the machine; empty: this one
  std::string launch;               ///< what it was launched with, in one line
  /// What the analysis of the accesses says of a launch's counters, by their keys, where they were read.
  measure::Counters predicted;
  std::string origin; ///< the recorded session that it is of; empty: it was measured here and now
  /// Why it cannot be compared with the other rows, a sentence: another launch, another GPU. Empty: it can.
  std::string outdated;
  bool isForeign = false; ///< it is of another text, or other machine code, than the row

  bool isRecorded() const { return !origin.empty(); }

  /// A time that may stand beside the others'.
  bool isComparable() const { return !isRunning && outdated.empty() && row.measured(); }
};

} // namespace warpgrain::session
