// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/backend/BackendKind.h"
#include "core/adaptive/gpu/DeviceBlock.h"
#include "core/adaptive/gpu/Gpu.h"

#include <memory>

namespace warpgrain::adaptive::gpu {

/// Products of a block by cuSPARSE, which is found at run time. Calls throw GpuError.
class Cusparse {
public:
  /// Errors: tool, where the library is not there or cannot begin.
  static Result<std::unique_ptr<Cusparse>> load(std::shared_ptr<const Gpu> gpu);

  virtual ~Cusparse() = default;

  /// Prepares for a block, which has at most 2^31 - 1 non-zeros, and for vectors with so many elements. `way` is
  /// cusparse1 or cusparse2. Everything stays where it is until the next call.
  template <typename Real>
  void prepare(const DeviceBlock<Real> &block, std::int64_t columns, driver::Address x, driver::Address y,
               ProductWay way) {
    prepareFor({.rows = block.rows().size(),
                .columns = columns,
                .nonZeros = block.nonZeros(),
                .offsets = block.offsets(),
                .columnsOf = block.columns(),
                .values = block.values(),
                .x = x,
                .y = y,
                .isFloat = sizeof(Real) == sizeof(float)},
               way);
  }

  /// y = A x, in the GPU's stream.
  virtual void multiply() = 0;

protected:
  struct Order {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::int64_t nonZeros = 0;
    driver::Address offsets = 0;
    driver::Address columnsOf = 0;
    driver::Address values = 0;
    driver::Address x = 0;
    driver::Address y = 0;
    bool isFloat = false;
  };

  virtual void prepareFor(const Order &order, ProductWay way) = 0;
};

} // namespace warpgrain::adaptive::gpu
