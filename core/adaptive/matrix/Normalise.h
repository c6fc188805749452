// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace warpgrain::adaptive {

/// The largest magnitude of some elements; 0 where there are none, and infinite where one of them is not finite. It is
/// never a NaN, which no comparison finds.
template <typename Real>
Real largestMagnitude(std::span<const Real> elements) {
  Real out = 0;
  for (const Real element : elements) {
    if (!std::isfinite(element)) return std::numeric_limits<Real>::infinity();
    out = std::max(out, std::abs(element));
  }
  return out;
}

/// Divides all elements by a number; leaves them as they are where it is 0.
template <typename Real>
void divideBy(Real divisor, std::span<Real> elements) {
  if (divisor == 0) return;
  for (Real &element : elements)
    element /= divisor;
}

} // namespace warpgrain::adaptive
