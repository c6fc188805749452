// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

namespace warpgrain::adaptive {

/// The largest magnitude of some elements; 0 where there are none.
template <typename Real>
Real largestMagnitude(std::span<const Real> elements) {
  Real out = 0;
  for (const Real element : elements)
    if (std::abs(element) > out) out = std::abs(element);
  return out;
}

/// Divides all elements by a number; leaves them as they are where it is 0.
template <typename Real>
void divideBy(Real divisor, std::span<Real> elements) {
  if (divisor == 0) return;
  for (Real &element : elements)
    element /= divisor;
}

/// An iteration x = normalise(A x) on one process, in its plainest form: the whole product is there before any element
/// is normalised. (The paper's sequential listing normalises inside the loop over rows, so that later rows read
/// elements that are new already: ERR-L2.) `multiply` takes x and a vector for A x, `normalise` that vector.
template <typename Real, typename Multiply, typename Normalise>
void iterateOnce(std::vector<Real> &x, const Multiply &multiply, const Normalise &normalise) {
  std::vector<Real> y(x.size());
  multiply(std::span<const Real>(x), std::span<Real>(y));
  normalise(std::span<Real>(y));
  x = std::move(y);
}

} // namespace warpgrain::adaptive
