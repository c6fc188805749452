// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/dispatch/DecisionTree.h"
#include "core/tune/store/Record.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace warpgrain::tune {

/// What a dispatcher adds to a launch, in microseconds of the CPU: 0.1 to 0.4 where launches of less than 5 us were
/// timed on an H200.
inline constexpr double dispatchMicroseconds = 0.25;

/// What was measured of a kernel's plans in one launch.
struct MeasuredLaunch {
  InputContext context;
  std::string text;                            ///< for people: "grid 64x64x1, block 16x16x1"
  std::map<std::string, double> relativeTimes; ///< by plan: its time as a multiple of the original's beside it
};

/// The launches of a kernel that were measured on one model of GPU, in the order of their contexts.
struct MeasuredPlans {
  std::string device;
  std::vector<MeasuredLaunch> launches;

  /// Every plan that was measured, in the order of the texts.
  std::vector<std::string> plans() const;
  /// The names of numbers that are not equal in all launches; of the blocks' extents and the grids' too.
  std::vector<std::string> features() const;
  /// A case for each launch: `features`, and the original and `plans` as choices.
  std::vector<TrainingCase> cases(const std::vector<std::string> &features,
                                  const std::vector<std::string> &plans) const;
};

/// Which records cannot be used.
struct UnusedRecords {
  std::size_t withoutContext = 0; ///< measurements whose launch's numbers were not kept
};

/// Groups measurements by device; the last one of a plan and launch counts. A plan that wins no more than
/// `dispatchMicroseconds` counts as the original. Left out is what has no time beside the
/// original, and what ran with another L2 (`method`).
std::vector<MeasuredPlans> measuredPlansOf(const std::vector<Record> &records, const std::string &method,
                                           UnusedRecords &unused);

} // namespace warpgrain::tune
