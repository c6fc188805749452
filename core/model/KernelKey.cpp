// SPDX-License-Identifier: Apache-2.0
#include "core/model/KernelKey.h"

namespace warpgrain::model {

KernelKey keyOf(const Unit &unit, FunctionId kernel) {
  if (!isSome(kernel)) return {};
  KernelKey key{.name = unit[kernel].qualifiedName};
  for (const FunctionId id : unit.kernels()) {
    if (id == kernel) break;
    if (unit[id].qualifiedName == key.name) ++key.position;
  }
  return key;
}

FunctionId findKernel(const Unit &unit, const KernelKey &key) {
  std::size_t seen = 0;
  for (const FunctionId id : unit.kernels())
    if (unit[id].qualifiedName == key.name && seen++ == key.position) return id;
  return none<FunctionId>;
}

} // namespace warpgrain::model
