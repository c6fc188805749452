// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/dialect/Dialect.h"

namespace warpgrain::model {

/// CUDA C++.
class CudaDialect : public Dialect {
public:
  std::string index(BuiltinIndex builtin, Axis axis) const override;
  std::string_view indexName(BuiltinIndex builtin) const override;
  std::string_view blockBarrier() const override;
  std::string_view blockBarrierName() const override;
  std::string_view warpBarrier() const override;
  std::string_view warpBarrierName() const override;
  std::string_view qualifier(Qualifier qualifier) const override;
};

/// The one instance that lives as long as the program.
const Dialect &cudaDialect();

} // namespace warpgrain::model
