// SPDX-License-Identifier: Apache-2.0
#include "core/device/GpuSpeed.h"

#include <algorithm>
#include <array>

namespace warpgrain::device {

namespace {

constexpr CycleRates volta{.float32 = 64, .float64 = 32, .integer = 64, .special = 16, .conversion = 16};
constexpr CycleRates turing{.float32 = 64, .float64 = 2, .integer = 64, .special = 16, .conversion = 16};
constexpr CycleRates ampere{.float32 = 64, .float64 = 32, .integer = 64, .special = 16, .conversion = 16};
constexpr CycleRates consumer{.float32 = 128, .float64 = 2, .integer = 64, .special = 16, .conversion = 16};
constexpr CycleRates hopper{.float32 = 128, .float64 = 64, .integer = 64, .special = 16, .conversion = 64};
constexpr CycleRates blackwell{.float32 = 128, .float64 = 64, .integer = 64, .special = 16, .conversion = 64};
constexpr CycleRates blackwellConsumer{.float32 = 128, .float64 = 2, .integer = 128, .special = 16, .conversion = 16};

constexpr ComputeCapability cc(std::uint32_t major, std::uint32_t minor) {
  return {.major = major, .minor = minor};
}

/// What one multiprocessor takes from the L2 cache in a cycle at most: the bandwidth of the cache where nothing else is
/// published.
constexpr double portBytes = 64;

/// What the L2 cache of an A100 gives in a cycle (white paper of the A100). Hopper's is taken for no faster.
constexpr double l2OfA100 = 5120;

/// A name that is part of another one stands after it.
constexpr std::array speeds = std::to_array<GpuSpeed>({
    {"V100", cc(7, 0), 80, 1530, 900, 6, 2048, volta},
    {"T4", cc(7, 5), 40, 1590, 320, 4, 40 * portBytes, turing},
    {"A100-SXM4-80GB", cc(8, 0), 108, 1410, 2039, 40, l2OfA100, ampere},
    {"A100 80GB PCIe", cc(8, 0), 108, 1410, 1935, 40, l2OfA100, ampere},
    {"A100", cc(8, 0), 108, 1410, 1555, 40, l2OfA100, ampere},
    {"RTX 3090", cc(8, 6), 82, 1695, 936, 6, 82 * portBytes, consumer},
    {"A40", cc(8, 6), 84, 1740, 696, 6, 84 * portBytes, consumer},
    {"A10", cc(8, 6), 72, 1695, 600, 6, 72 * portBytes, consumer},
    {"RTX 4090", cc(8, 9), 128, 2520, 1008, 72, 128 * portBytes, consumer},
    {"L40S", cc(8, 9), 142, 2520, 864, 96, 142 * portBytes, consumer},
    {"L40", cc(8, 9), 142, 2490, 864, 96, 142 * portBytes, consumer},
    {"L4", cc(8, 9), 58, 2040, 300, 48, 58 * portBytes, consumer},
    {"H100 80GB HBM3", cc(9, 0), 132, 1980, 3352, 50, l2OfA100, hopper},
    {"H200", cc(9, 0), 132, 1980, 4800, 60, l2OfA100, hopper},
    {"H100 NVL", cc(9, 0), 132, 1785, 3938, 50, l2OfA100, hopper},
    {"H100 PCIe", cc(9, 0), 114, 1755, 2039, 50, l2OfA100, hopper},
    {"B200", cc(10, 0), 148, 1965, 8000, 126, 148 * portBytes, blackwell},
    {"RTX 5090", cc(12, 0), 170, 2407, 1792, 96, 170 * portBytes, blackwellConsumer},
    {"GB10", cc(12, 1), 48, 2418, 273, 24, 48 * portBytes, blackwellConsumer},
});

std::optional<GpuSpeed> found(auto position) {
  return position == speeds.end() ? std::nullopt : std::optional(*position);
}

} // namespace

std::span<const GpuSpeed> knownSpeeds() {
  return speeds;
}

std::optional<GpuSpeed> speedNamed(std::string_view name) {
  return found(std::ranges::find_if(speeds, [&](const GpuSpeed &speed) { return name.contains(speed.name); }));
}

std::optional<GpuSpeed> speedOf(std::string_view architecture) {
  const auto capability = parseComputeCapability(architecture);
  if (!capability) return std::nullopt;
  return found(std::ranges::find(speeds, *capability, &GpuSpeed::capability));
}

} // namespace warpgrain::device
