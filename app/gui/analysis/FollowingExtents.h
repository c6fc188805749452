// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Unit.h"
#include "core/run/launch/SourceNumbers.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace warpgrain::gui {

/// Which extents of a launch, by its position in Unit::launches, the source computes once these integer parameters of
/// the kernel are known, too: they have some number then. Nobody needs to type them.
struct FollowingExtents {
  model::Extents grid;
  model::Extents block;
};

FollowingExtents followingExtents(const model::Unit &unit, std::size_t launch,
                                  std::map<std::string, std::int64_t> known, const std::vector<std::string> &missing);

} // namespace warpgrain::gui
