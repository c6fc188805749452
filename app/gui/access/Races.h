// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/access/AccessAnalysis.h"

namespace warpgrain::gui {

/// The pieces of a kernel that meet other threads' work at one place in memory with no barrier between.
std::vector<RacySpan> racesOf(const model::Unit &unit, const access::KernelFacts &facts);

} // namespace warpgrain::gui
