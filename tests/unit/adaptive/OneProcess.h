// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <utility>
#include <vector>

namespace warpgrain::adaptive::tests {

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

} // namespace warpgrain::adaptive::tests
