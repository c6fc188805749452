// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Launch.h"
#include "core/run/launch/SourceLaunch.h"

namespace warpgrain::run {

/// Blocks and threads of a launch.
struct LaunchExtents {
  model::Extents block;
  model::Extents grid;
};

/// The launches of a kernel by hand and of the original, as their sources tell them for the same values.
struct BothLaunches {
  SourceLaunch own;
  SourceLaunch theirs;

  /// A person may launch both in another way than the sources say.
  bool areAlike() const { return own.block == theirs.block && own.grid == theirs.grid; }
};

/// The extents of a kernel by hand beside a launch of the original: those of its own source, and the original's where
/// that does not tell them, or where both sources tell the same. Where its blocks are others than the original's, their
/// number is not the original's: what nothing tells stays unknown.
LaunchExtents extentsBeside(const BothLaunches &both, const LaunchExtents &original);

} // namespace warpgrain::run
