// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::access {

/// A sum of the indices of a launch with constant coefficients. Outer indices are those that all threads of a warp
/// share: blockIdx and loop counters, in the order that whoever counts gives them.
struct Linear {
  std::int64_t constant = 0;
  std::vector<std::int64_t> outer;      ///< coefficients; missing ones are 0
  std::array<std::int64_t, 3> thread{}; ///< coefficients of threadIdx.x, y and z

  std::int64_t outerAt(std::size_t index) const { return index < outer.size() ? outer[index] : 0; }

  Linear &add(const Linear &other, std::int64_t factor = 1);
  Linear scaled(std::int64_t factor) const;
  bool isConstant() const;

  std::int64_t laneValue(const std::array<std::int64_t, 3> &threadIdx) const {
    return thread[0] * threadIdx[0] + thread[1] * threadIdx[1] + thread[2] * threadIdx[2];
  }

  friend bool operator==(const Linear &, const Linear &) = default;
};

/// weight * (of mod modulus), where the remainder is never negative.
struct Remainder {
  std::int64_t weight = 0;
  Linear of;
  std::int64_t modulus = 1;

  friend bool operator==(const Remainder &, const Remainder &) = default;
};

/// An integer that is linear but for divisions by constants: (numerator + remainders) / divisor, a division that leaves
/// nothing over. i / 4 is (i - i mod 4) / 4, and 4 * (i / 4) has no remainder of its own once i mod 4 is added back:
/// what cancels is seen to cancel.
struct QuasiLinear {
  std::int64_t divisor = 1; ///< positive
  Linear numerator;
  std::vector<Remainder> remainders;

  static QuasiLinear constant(std::int64_t value) { return {.numerator = {.constant = value}}; }

  void add(const QuasiLinear &other, std::int64_t factor = 1);
  /// The greatest integer not above this / by, for a positive number. Nothing where what is left over cannot be told
  /// from the remainders that this has already (the quotient of a sum of two quotients).
  std::optional<QuasiLinear> floorDividedBy(std::int64_t by) const;

private:
  void reduce();
};

} // namespace warpgrain::access
