// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpgrain::memory {

/// How far a floating-point number may be from the reference: absolute + relative * |reference|. Both 0: equal to the
/// last bit. Integers are always compared exactly.
struct Tolerance {
  double absolute = 0;
  double relative = 0;

  bool isBitwise() const { return absolute == 0 && relative == 0; }

  friend bool operator==(const Tolerance &, const Tolerance &) = default;
};

} // namespace warpgrain::memory
