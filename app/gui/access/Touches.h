// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/access/AccessValues.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace warpgrain::gui {

/// The first byte of an element, and the number of a thread of the block that touches it.
using ByteOfThread = std::pair<std::int64_t, std::int32_t>;

/// Fills the elements and touches of a map; each pair counts once.
void addTouches(std::vector<ByteOfThread> pairs, views::ReuseMap &map);

} // namespace warpgrain::gui
