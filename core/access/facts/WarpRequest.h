// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace warpgrain::access {

inline constexpr int warpLanes = 32;
inline constexpr std::int64_t sectorBytes = 32; ///< what one tag lookup hit or miss moves
inline constexpr std::int64_t lineBytes = 128;  ///< what one tag of the L1 cache covers

/// The address that each active lane of a warp uses in one execution of an access, in bytes.
struct WarpAddresses {
  std::array<std::int64_t, warpLanes> byte{};
  std::uint32_t active = 0; ///< bit i: lane i takes part
  std::uint32_t idle = 0;   ///< bit i: lane i does not, and `byte` tells what it would use

  bool isActive(int lane) const { return (active >> lane & 1u) != 0; }

  bool isIdle(int lane) const { return (idle >> lane & 1u) != 0; }

  int activeLanes() const { return std::popcount(active); }

  void set(int lane, std::int64_t address) {
    byte[static_cast<std::size_t>(lane)] = address;
    active |= 1u << lane;
  }

  void setIdle(int lane, std::int64_t address) {
    byte[static_cast<std::size_t>(lane)] = address;
    idle |= 1u << lane;
  }
};

/// The machine instructions that move one element: the device loads and stores 1, 2, 4, 8 or 16 bytes at an address
/// that is a multiple of them, so a float3 takes three, a struct of 32 aligned bytes two.
struct Instructions {
  std::int64_t count = 1;
  std::int64_t bytes = 4; ///< of each
};

/// How an element is moved; alignment is its type's, in bytes. Both are positive.
Instructions instructionsFor(std::int64_t sizeBytes, std::int64_t alignBytes);

/// What a warp's request costs in the memory of the GPU.
struct RequestCost {
  std::int64_t requests = 0; ///< instructions that reach memory; none where no lane is active
  std::int64_t sectors = 0;  ///< of 32 bytes, distinct within each instruction
  std::int64_t lines = 0;    ///< of 128 bytes, likewise
  std::int64_t ideal = 0;    ///< sectors if the active lanes' bytes lay side by side from a sector's start

  RequestCost &operator+=(const RequestCost &other);
  friend bool operator==(const RequestCost &, const RequestCost &) = default;
};

/// Counts by looking at every active lane. Lanes that use the same bytes share their sector.
RequestCost costOf(const WarpAddresses &warp, std::int64_t sizeBytes, std::int64_t alignBytes);

/// The sectors themselves, as byte address / 32, in rising order: for pictures.
std::vector<std::int64_t> sectorsOf(const WarpAddresses &warp, std::int64_t sizeBytes);

} // namespace warpgrain::access
