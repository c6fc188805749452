// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/device/ComputeCapability.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace warpgrain::device {

/// What one multiprocessor of a compute capability can do in a clock cycle.
///
/// Source: CUDA Programming Guide, "Arithmetic Instructions": results per clock cycle and multiprocessor.
struct CycleRates {
  double float32 = 0; ///< additions, multiplications or fused multiply-adds of float
  double float64 = 0; ///< the same of double
  double integer = 0; ///< additions, comparisons and logic of 32-bit integers
  double special = 0; ///< reciprocals, square roots, sines, exponentials and logarithms of float
  double conversion = 0;

  static constexpr double loadsAndStores = 32; ///< threads whose address is taken
  static constexpr double sharedBytes = 128;   ///< from all banks
  static constexpr double warpInstructions = 4;
};

/// A model of GPU: how fast it is, not what it can hold (MultiprocessorLimits).
///
/// Sources: NVIDIA's data sheets and architecture white papers; clocks are the highest that the GPU boosts to,
/// bandwidths those of the data sheet.
struct GpuSpeed {
  std::string_view name; ///< what the driver calls it, or the part that tells it apart: "H100 80GB HBM3"
  ComputeCapability capability;
  std::uint32_t multiprocessors = 0;
  double megahertz = 0;       ///< of the multiprocessors
  double memoryGigabytes = 0; ///< per second, 10^9 bytes
  double l2Mebibytes = 0;     ///< what the L2 cache holds
  double l2BytesPerCycle = 0; ///< from the whole L2 cache to the multiprocessors
  CycleRates rates;

  double hertz() const { return megahertz * 1e6; }

  double memoryBytesPerSecond() const { return memoryGigabytes * 1e9; }

  double l2BytesPerSecond() const { return l2BytesPerCycle * hertz(); }

  double l2Bytes() const { return l2Mebibytes * 1024 * 1024; }
};

/// All models whose speed is known; of one compute capability, the one that stands for it is first.
std::span<const GpuSpeed> knownSpeeds();

/// The model of a name as the driver gives it ("NVIDIA H100 80GB HBM3"). No value if it is not known.
std::optional<GpuSpeed> speedNamed(std::string_view name);

/// The model that stands for an architecture ("sm_90", "sm_90a"). No value if none is known.
std::optional<GpuSpeed> speedOf(std::string_view architecture);

} // namespace warpgrain::device
