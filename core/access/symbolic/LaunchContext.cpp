// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/LaunchContext.h"

namespace warpgrain::access {

using namespace model;

LaunchContext LaunchContext::of(const Unit &unit, FunctionId kernel) {
  LaunchContext out;
  const auto launches = unit.launchesOf(kernel);
  if (launches.empty()) return out;
  out.block = launches.front()->blockExtents;
  out.grid = launches.front()->gridExtents;
  for (const Launch *launch : launches)
    for (const Axis axis : allAxes) {
      if (out.block[axis] != launch->blockExtents[axis]) out.block[axis].reset();
      if (out.grid[axis] != launch->gridExtents[axis]) out.grid[axis].reset();
    }
  return out;
}

} // namespace warpgrain::access
