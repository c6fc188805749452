// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/dependence/effects/Effects.h"
#include "core/steps/coarsen/extents/CoarsenStep.h"

#include <optional>

namespace warpgrain::transform {

/// Returns the first reason in the kernel that makes coarsening incorrect for every code arrangement, or that cannot be
/// analyzed (ALG-A6 step 7, R7, R11): threads that observe each other's identity, polling loops, helpers that read the
/// thread index. No value if there is none.
std::optional<dependence::Verdict> findObstacle(const model::BodyIndex &index, model::FunctionId kernel,
                                                dependence::EffectsAnalysis &effects, const CoarsenStep &step);

/// True if threads of the kernel observe their lane in the warp, or exchange values by lane.
bool observesLanes(const dependence::Effects &effects);

} // namespace warpgrain::transform
