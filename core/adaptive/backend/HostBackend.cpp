// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/backend/HostBackend.h"

#include "core/adaptive/backend/Stopwatch.h"
#include "core/adaptive/matrix/Normalise.h"

#include <algorithm>

namespace warpgrain::adaptive {

template <typename Real>
HostBackend<Real>::HostBackend(std::unique_ptr<SparseRows<Real>> rows, std::int64_t columns, int threads)
    : rows_(std::move(rows)), workers_(threads), x_(static_cast<std::size_t>(columns), Real(1)) {}

template <typename Real>
void HostBackend<Real>::use(RowRange block) {
  block_ = block;
  y_.resize(static_cast<std::size_t>(block.size()));
}

template <typename Real>
double HostBackend<Real>::multiply() {
  const Stopwatch watch;
  rows_->multiply(block_, x_, y_, workers_);
  return watch.seconds();
}

template <typename Real>
Real HostBackend<Real>::largest() {
  return largestMagnitude(std::span<const Real>(y_));
}

template <typename Real>
void HostBackend<Real>::normalise(Real divisor) {
  divideBy(divisor, std::span<Real>(y_));
  std::ranges::copy(y_, x_.begin() + block_.begin);
}

template class HostBackend<float>;
template class HostBackend<double>;

} // namespace warpgrain::adaptive
