// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/RunContext.h"

namespace warpgrain::access {

RunContext::RunContext(const model::Unit &ofUnit, const LaunchContext &forLaunch)
    : unit(ofUnit), dialect(*unit.dialect), launch(forLaunch), types(unit), bodies(unit), position(unit, types),
      arrays(types), values(atoms, arrays, types, position, launch), indices(atoms, launch), origins(atoms, position),
      assumptions(atoms), recorder(unit, atoms, arrays, types, position, values, origins),
      numbers(atoms, types, values, origins, assumptions), variables(atoms, arrays, types, position, values, launch),
      places(types, position, values, origins, variables), operators(atoms, arrays, types, values, numbers, places),
      loads(unit, atoms, arrays, types, bodies, position, values, variables),
      merger(atoms, arrays, types, position, values, variables),
      store(atoms, arrays, types, position, values, numbers, variables, places, loads, writes) {
  atoms.setExtents({.block = launch.block.value, .grid = launch.grid.value});
}

void RunContext::moveTo(KernelInstances &out) {
  out.atoms = std::move(atoms);
  out.arrays = arrays.take();
  out.assumptions = assumptions.take();
  if (budget.wasRefused()) out.limit = ReasonId::kernelTooLarge;
  recorder.moveTo(out);
}

} // namespace warpgrain::access
