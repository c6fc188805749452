// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"

#include <string>

namespace warpgrain::access {

/// Returns one sentence on an access: its memory behaviour, its problem, and the step or source change that would fix
/// the problem, if there is one.
Reason adviceFor(const AccessFacts &facts, const LaunchContext &launch);

/// The coarsening step that saves the most loads of an access, with the fraction that it saves.
struct ReuseStep {
  std::string step; ///< "coarsen y 4"
  std::int64_t factor = 1;
  model::Axis axis = model::Axis::x;
  double saved = 0; ///< 0 to 1
};

/// Returns the best step of factor 4, or of factor 2 if 4 does not divide the block. No value if none saves a tenth of
/// the loads. Does not check the step's legality.
std::optional<ReuseStep> bestReuseStep(const AccessFacts &facts, const LaunchContext &launch);

} // namespace warpgrain::access
