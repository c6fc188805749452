// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace warpgrain::access {

/// A linear combination of the indices of a launch with constant coefficients. Outer indices are those that all threads
/// of a warp share: block indices and loop counters, in the caller's order.
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

/// weight * (of mod modulus), with a non-negative remainder.
struct Remainder {
  std::int64_t weight = 0;
  Linear of;
  std::int64_t modulus = 1;

  friend bool operator==(const Remainder &, const Remainder &) = default;
};

/// A quasi-linear expression, with divisions by constants: (numerator + remainders) / divisor, where the division is
/// exact. i / 4 is (i - i mod 4) / 4. In this form remainders cancel: 4 * (i / 4) + i mod 4 is i.
struct QuasiLinear {
  std::int64_t divisor = 1; ///< positive
  Linear numerator;
  std::vector<Remainder> remainders;

  static QuasiLinear constant(std::int64_t value) { return {.numerator = {.constant = value}}; }

  /// True if add() keeps all numbers so small that a launch can be counted with them without overflow.
  bool canAdd(const QuasiLinear &other, std::int64_t factor = 1) const;
  /// Precondition: canAdd().
  void add(const QuasiLinear &other, std::int64_t factor = 1);
  /// Returns floor(this / by) for a positive `by`. No value if the result is not quasi-linear in this form, as for the
  /// quotient of a sum of two quotients, or if its numbers are too large.
  std::optional<QuasiLinear> floorDividedBy(std::int64_t by) const;

private:
  std::int64_t largest() const;
  void reduce();
};

} // namespace warpgrain::access
