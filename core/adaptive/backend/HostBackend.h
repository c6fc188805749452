// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/backend/Backend.h"

#include <memory>

namespace warpgrain::adaptive {

/// Multiplies on the processors of the host.
template <typename Real>
class HostBackend : public Backend<Real> {
public:
  /// x has so many elements, all of them 1. Throws std::system_error where the system gives no threads.
  HostBackend(std::unique_ptr<SparseRows<Real>> rows, std::int64_t columns, int threads);

  SparseRows<Real> &rows() override { return *rows_; }

  void use(RowRange block) override;
  double multiply() override;
  Real largest() override;
  void normalise(Real divisor) override;

  std::span<Real> x() override { return x_; }

  void fetch(RowRange) override {}

  void store(RowRange) override {}

  void settle() override {}

  void prepare(std::vector<std::int32_t>, std::vector<std::int32_t>) override {}

  std::span<Real> outgoing() override { return {}; }

  std::span<Real> incoming() override { return {}; }

  void gather(bool) override {}

  void scatter(bool) override {}

  std::optional<DeviceElements> device() const override { return std::nullopt; }

  ProductWay way() const override { return ProductWay::cpu; }

private:
  std::unique_ptr<SparseRows<Real>> rows_;
  Workers workers_;
  RowRange block_;
  std::vector<Real> x_;
  std::vector<Real> y_; ///< of block_
};

extern template class HostBackend<float>;
extern template class HostBackend<double>;

} // namespace warpgrain::adaptive
