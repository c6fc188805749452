// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"

#include <string>

namespace warpgrain::access {

/// One sentence that says what an access does to the memory, what is wrong with it, and which step or which change of
/// the source would mend it where there is one.
std::string adviceFor(const AccessFacts &facts, const LaunchContext &launch);

/// The step that saves most of an access's loads, with the share of them that it saves.
struct ReuseStep {
  std::string step; ///< "coarsen y 4"
  std::int64_t factor = 1;
  model::Axis axis = model::Axis::x;
  double saved = 0; ///< 0 to 1
};

/// Among steps of factor 4, or 2 where the block does not divide by 4; nothing where none saves a tenth of the loads.
/// Whether the step may be made, `legality` says.
std::optional<ReuseStep> bestReuseStep(const AccessFacts &facts, const LaunchContext &launch);

} // namespace warpgrain::access
