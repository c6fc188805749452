// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/OccupancyCurves.h"
#include "core/session/Variant.h"

#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::tests {

/// A built variant of compute capability 9.0 as ptxas and the occupancy model would describe it.
struct BuiltSample {
  std::string plan;
  std::uint32_t registers = 0;
  std::int64_t threads = 0; ///< of a block, along x
  std::uint32_t spillBytes = 0;
  std::uint32_t sharedBytes = 0;
};

session::Variant builtVariant(std::size_t id, const BuiltSample &sample);
session::Variant refusedVariant(std::size_t id, const std::string &plan, const std::string &reason);
session::Variant waitingVariant(std::size_t id, const std::string &plan);

/// A time on an H200 in microseconds, beside the baseline's.
session::VariantMeasurement measuredSample(double median, double baseline);

/// The variants of "coarsen y 1,2,4,8; coarsen x 1,2": the largest spills, one is refused and one waits.
std::vector<session::Variant> sampleVariants();

/// Occupancy against registers of blocks of that many threads on compute capability 9.0.
std::vector<device::OccupancyPoint> sampleCurve(std::uint32_t threads);

transform::Plan planOf(std::string_view text);
transform::Step stepOf(std::string_view text);

} // namespace warpgrain::tests
