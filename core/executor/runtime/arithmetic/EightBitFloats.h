// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace warpgrain::executor {

/// Floating-point values of eight bits (PTX ISA, "Alternate Floating-Point Data Formats").
enum class EightBitFormat : std::uint32_t {
  e4m3, ///< four bits of exponent, no infinity, one NaN for each sign; up to 448
  e5m2, ///< the upper byte of a binary16; finite up to 57344
};

/// Rounds to the nearest value, ties to even. Saturates to the greatest finite value (.satfinite). A NaN becomes 0x7f.
std::uint32_t toEightBits(double value, EightBitFormat format);

/// Bits of the binary16 with the same value, which always exists. A NaN becomes 0x7fff.
std::uint32_t halfOfEightBits(std::uint32_t bits, EightBitFormat format);

} // namespace warpgrain::executor
