// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/dependence/effects/Effects.h"
#include "core/steps/coarsen/CoarsenStep.h"

#include <optional>

namespace warpgrain::transform {

/// Things a kernel does that no arrangement of its text makes right after coarsening, or that
/// cannot be understood (ALG-A6 step 7, R7, R11): threads that see each other's identity, waiting
/// loops, helpers that read the thread index.
std::optional<dependence::Verdict> findObstacle(const model::BodyIndex &index, model::FunctionId kernel,
                                                dependence::EffectsAnalysis &effects, const CoarsenStep &step);

/// True if threads see in the kernel which lane of a warp they are, or each other by that.
bool observesLanes(const dependence::Effects &effects);

} // namespace warpgrain::transform
