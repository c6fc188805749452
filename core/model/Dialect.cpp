// SPDX-License-Identifier: Apache-2.0
#include "core/model/Dialect.h"

#include <array>

namespace warpgrain::model {

std::optional<BuiltinIndex> Dialect::indexNamed(std::string_view word) const {
  for (const BuiltinIndex each :
       std::array{BuiltinIndex::threadIdx, BuiltinIndex::blockIdx, BuiltinIndex::blockDim, BuiltinIndex::gridDim})
    if (word == indexName(each)) return each;
  return std::nullopt;
}

std::string Dialect::extents(const std::vector<std::string> &parts) const {
  std::string out(extentsType());
  out += '(';
  for (std::size_t i = 0; i < parts.size(); ++i)
    out += (i == 0 ? "" : ", ") + parts[i];
  return out + ")";
}

} // namespace warpgrain::model
