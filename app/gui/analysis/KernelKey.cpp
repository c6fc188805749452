// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/KernelKey.h"

namespace warpgrain::gui {

KernelKey keyOf(const model::Unit &unit, model::FunctionId kernel) {
  if (!model::isSome(kernel)) return {};
  KernelKey key{.name = unit[kernel].qualifiedName};
  for (const model::FunctionId id : unit.kernels()) {
    if (id == kernel) break;
    if (unit[id].qualifiedName == key.name) ++key.position;
  }
  return key;
}

model::FunctionId findKernel(const model::Unit &unit, const KernelKey &key) {
  std::size_t seen = 0;
  for (const model::FunctionId id : unit.kernels())
    if (unit[id].qualifiedName == key.name && seen++ == key.position) return id;
  return model::none<model::FunctionId>;
}

} // namespace warpgrain::gui
