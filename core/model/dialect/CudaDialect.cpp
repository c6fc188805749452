// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/CudaDialect.h"

#include <array>
#include <cstddef>

namespace warpgrain::model {

std::string CudaDialect::index(BuiltinIndex builtin, Axis axis) const {
  return std::string(indexName(builtin)) + "." + letterOf(axis);
}

std::string_view CudaDialect::indexName(BuiltinIndex builtin) const {
  return nameOf(builtin);
}

std::string_view CudaDialect::blockBarrier() const {
  return "__syncthreads();";
}

std::string_view CudaDialect::blockBarrierName() const {
  return "__syncthreads";
}

std::string_view CudaDialect::warpBarrier() const {
  return "__syncwarp();";
}

std::string_view CudaDialect::warpBarrierName() const {
  return "__syncwarp";
}

std::string_view CudaDialect::qualifier(Qualifier qualifier) const {
  constexpr std::array<std::string_view, 4> words{"__shared__", "__constant__", "__global__", "__device__"};
  return words[static_cast<std::size_t>(qualifier)];
}

const Dialect &cudaDialect() {
  static const CudaDialect dialect;
  return dialect;
}

} // namespace warpgrain::model
