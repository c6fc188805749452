// SPDX-License-Identifier: Apache-2.0
#include "core/run/ExtentsBeside.h"

namespace warpgrain::run {

LaunchExtents extentsBeside(const BothLaunches &both, const LaunchExtents &original) {
  if (both.areAlike()) return original;
  LaunchExtents out{.block = both.own.block.known() ? both.own.block : original.block, .grid = both.own.grid};
  if (!out.grid.known()) out.grid = out.block == original.block ? original.grid : model::Extents();
  return out;
}

} // namespace warpgrain::run
