// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace warpgrain::access {

inline constexpr int warpLanes = 32;
inline constexpr std::int64_t sectorBytes = 32; ///< bytes that one tag lookup hit or miss moves
inline constexpr std::int64_t lineBytes = 128;  ///< bytes that one tag of the L1 cache covers

/// The byte address of each active lane of a warp in one execution of an access.
struct WarpAddresses {
  std::array<std::int64_t, warpLanes> byte{};
  std::uint32_t active = 0; ///< bit i: lane i is active
  std::uint32_t idle = 0;   ///< bit i: lane i is inactive, and `byte` is the address that it would access

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

/// The machine instructions that move one element. The device loads and stores 1, 2, 4, 8 or 16 bytes at an address
/// that is a multiple of this size. So a float3 takes three instructions, and a struct of 32 aligned bytes takes two.
struct Instructions {
  std::int64_t count = 1;
  std::int64_t bytes = 4; ///< bytes of each instruction
};

/// Returns the instructions for an element. Both size and alignment of its type are in bytes and positive.
Instructions instructionsFor(std::int64_t sizeBytes, std::int64_t alignBytes);

/// Cost of a warp's request in global memory.
struct RequestCost {
  std::int64_t requests = 0; ///< instructions that reach memory; none if no lane is active
  std::int64_t sectors = 0;  ///< sectors of 32 bytes, distinct within each instruction
  std::int64_t lines = 0;    ///< lines of 128 bytes, distinct within each instruction
  std::int64_t ideal = 0;    ///< sectors if the active lanes' bytes were contiguous from the start of a sector

  RequestCost &operator+=(const RequestCost &other);
  friend bool operator==(const RequestCost &, const RequestCost &) = default;
};

/// Counts the cost of a request from the addresses of its active lanes. Lanes that access the same bytes share a
/// sector.
RequestCost costOf(const WarpAddresses &warp, std::int64_t sizeBytes, std::int64_t alignBytes);

/// Returns the sectors, as byte address / 32, in ascending order, for pictures.
std::vector<std::int64_t> sectorsOf(const WarpAddresses &warp, std::int64_t sizeBytes);

} // namespace warpgrain::access
