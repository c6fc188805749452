// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/Dialect.h"

#include <array>

namespace warpgrain::model {

std::optional<BuiltinIndex> Dialect::indexNamed(std::string_view word) const {
  for (const BuiltinIndex each :
       std::array{BuiltinIndex::threadIdx, BuiltinIndex::blockIdx, BuiltinIndex::blockDim, BuiltinIndex::gridDim})
    if (word == indexName(each)) return each;
  return std::nullopt;
}

} // namespace warpgrain::model
