// SPDX-License-Identifier: Apache-2.0
#include "core/device/KnownGpus.h"

#include <algorithm>
#include <array>

namespace warpgrain::device {

namespace {

constexpr std::uint32_t kibi = 1024; // of bytes and of registers

constexpr std::array fixed16{16 * kibi};
constexpr std::array fixed64{64 * kibi};
constexpr std::array fixed96{96 * kibi};
constexpr std::array fermi{16 * kibi, 48 * kibi};
constexpr std::array kepler{16 * kibi, 32 * kibi, 48 * kibi};
constexpr std::array keplerLarge{80 * kibi, 96 * kibi, 112 * kibi};
constexpr std::array volta{0 * kibi, 8 * kibi, 16 * kibi, 32 * kibi, 64 * kibi, 96 * kibi};
constexpr std::array turing{32 * kibi, 64 * kibi};
constexpr std::array upTo100{0 * kibi, 8 * kibi, 16 * kibi, 32 * kibi, 64 * kibi, 100 * kibi};
constexpr std::array upTo164{0 * kibi, 8 * kibi, 16 * kibi, 32 * kibi, 64 * kibi, 100 * kibi, 132 * kibi, 164 * kibi};
constexpr std::array upTo228{0 * kibi,   8 * kibi,   16 * kibi,  32 * kibi,  64 * kibi,
                             100 * kibi, 132 * kibi, 164 * kibi, 196 * kibi, 228 * kibi};

using Limits = MultiprocessorLimits;

/// What the capabilities of one generation have in common; rows below say what differs.
constexpr Limits tesla(std::uint32_t minor) {
  const bool later = minor >= 2;
  return {.capability = {.major = 1, .minor = minor},
          .threadsPerMultiprocessor = later ? 1024U : 768U,
          .warpsPerMultiprocessor = later ? 32U : 24U,
          .blocksPerMultiprocessor = 8,
          .threadsPerBlock = 512,
          .registersPerMultiprocessor = later ? 16 * kibi : 8 * kibi,
          .registersPerBlock = later ? 16 * kibi : 8 * kibi,
          .registersPerThread = 124,
          .registerAllocationUnit = later ? 512U : 256U,
          .registerScope = RegisterScope::block,
          .warpAllocationGranularity = 2,
          .launchCheckGranularity = 2,
          .sharedBytesPerMultiprocessor = 16 * kibi,
          .sharedBytesPerBlock = 16 * kibi,
          .sharedBytesPerBlockOptIn = 16 * kibi,
          .sharedAllocationUnit = 512,
          .sharedCarveouts = fixed16};
}

constexpr Limits fermiRow(std::uint32_t minor) {
  return {.capability = {.major = 2, .minor = minor},
          .threadsPerMultiprocessor = 1536,
          .warpsPerMultiprocessor = 48,
          .blocksPerMultiprocessor = 8,
          .threadsPerBlock = 1024,
          .registersPerMultiprocessor = 32 * kibi,
          .registersPerBlock = 32 * kibi,
          .registersPerThread = 63,
          .registerAllocationUnit = 64,
          .warpAllocationGranularity = 2,
          .launchCheckGranularity = 2,
          .sharedBytesPerMultiprocessor = 48 * kibi,
          .sharedBytesPerBlock = 48 * kibi,
          .sharedBytesPerBlockOptIn = 48 * kibi,
          .sharedAllocationUnit = 128,
          .sharedCarveouts = fermi};
}

/// 3.0 and newer: registers per warp in units of 256, from four sub-partitions.
constexpr Limits modern(std::uint32_t major, std::uint32_t minor, std::uint32_t warps, std::uint32_t blocks,
                        std::span<const std::uint32_t> carveouts) {
  const std::uint32_t reserved = major >= 8 ? 1 * kibi : 0;
  const std::uint32_t most = carveouts.back();
  // Before 7.0 a block cannot have more than 48 kibi.
  return {.capability = {.major = major, .minor = minor},
          .threadsPerMultiprocessor = warps * 32,
          .warpsPerMultiprocessor = warps,
          .blocksPerMultiprocessor = blocks,
          .threadsPerBlock = 1024,
          .registersPerMultiprocessor = 64 * kibi,
          .registersPerBlock = 64 * kibi,
          .registersPerThread = 255,
          .registerAllocationUnit = 256,
          .warpAllocationGranularity = 4,
          .launchCheckGranularity = 4,
          .sharedBytesPerMultiprocessor = most,
          .sharedBytesPerBlock = 48 * kibi,
          .sharedBytesPerBlockOptIn = major >= 7 ? most - reserved : 48 * kibi,
          .reservedSharedBytesPerBlock = reserved,
          .sharedAllocationUnit = major >= 8 ? 128U : 256U,
          .sharedCarveouts = carveouts};
}

constexpr Limits with(Limits row, std::uint32_t Limits::*field, std::uint32_t value) {
  row.*field = value;
  return row;
}

/// From 9.0 on barriers limit: two for each block that fits, or one on the smaller multiprocessors.
constexpr Limits withBarriers(Limits row) {
  row.barriersPerMultiprocessor = row.blocksPerMultiprocessor == 24 ? 24 : 2 * row.blocksPerMultiprocessor;
  return row;
}

/// A new GPU is a row here. Names: https://developer.nvidia.com/cuda-gpus.
constexpr std::array gpus = std::to_array<KnownGpu>({
    {tesla(0), ""},
    {tesla(1), ""},
    {tesla(2), ""},
    {tesla(3), ""},
    {fermiRow(0), ""},
    {fermiRow(1), ""},
    {with(modern(3, 0, 64, 16, kepler), &Limits::registersPerThread, 63), ""},
    {with(modern(3, 2, 64, 16, kepler), &Limits::registersPerBlock, 32 * kibi), ""},
    {modern(3, 5, 64, 16, kepler), ""},
    {with(modern(3, 7, 64, 16, keplerLarge), &Limits::registersPerMultiprocessor, 128 * kibi), ""},
    {modern(5, 0, 64, 32, fixed64), "Maxwell (GTX 750)"},
    {modern(5, 2, 64, 32, fixed96), "Maxwell (GTX 900, M40)"},
    {with(modern(5, 3, 64, 32, fixed64), &Limits::registersPerBlock, 32 * kibi), "Maxwell (Tegra X1)"},
    {with(modern(6, 0, 64, 32, fixed64), &Limits::warpAllocationGranularity, 2), "Pascal (P100)"},
    {modern(6, 1, 64, 32, fixed96), "Pascal (GTX 10, P4, P40)"},
    {with(modern(6, 2, 64, 32, fixed64), &Limits::registersPerBlock, 32 * kibi), "Pascal (Tegra X2)"},
    {modern(7, 0, 64, 32, volta), "Volta (V100)"},
    {with(modern(7, 2, 64, 32, volta), &Limits::sharedBytesPerBlockOptIn, 48 * kibi), "Volta (Xavier)"},
    {modern(7, 5, 32, 16, turing), "Turing (T4, RTX 20)"},
    {modern(8, 0, 64, 32, upTo164), "Ampere (A100)"},
    {modern(8, 6, 48, 16, upTo100), "Ampere (A40, RTX 30)"},
    {modern(8, 7, 48, 16, upTo164), "Ampere (Orin)"},
    {modern(8, 8, 48, 16, upTo100), ""},
    {modern(8, 9, 48, 24, upTo100), "Ada (L4, L40, RTX 40)"},
    {withBarriers(modern(9, 0, 64, 32, upTo228)), "Hopper (H100, H200)"},
    {withBarriers(modern(10, 0, 64, 32, upTo228)), "Blackwell (B200)"},
    {withBarriers(modern(10, 1, 48, 24, upTo228)), ""},
    {withBarriers(modern(10, 3, 64, 32, upTo228)), "Blackwell (B300)"},
    {withBarriers(modern(11, 0, 48, 24, upTo228)), ""},
    {withBarriers(modern(12, 0, 48, 24, upTo100)), "Blackwell (RTX 50)"},
    {withBarriers(modern(12, 1, 48, 24, upTo100)), "Blackwell (GB10)"},
});

} // namespace

std::span<const KnownGpu> knownGpus() {
  return gpus;
}

std::string_view productsOf(std::string_view architecture) {
  const auto capability = parseComputeCapability(architecture);
  if (!capability) return {};
  const auto found =
      std::ranges::find_if(gpus, [&](const KnownGpu &gpu) { return gpu.limits.capability == *capability; });
  return found != gpus.end() ? found->products : std::string_view();
}

} // namespace warpgrain::device
