// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"
#include "core/openmp/optimise/Optimisations.h"
#include "core/openmp/regions/Region.h"

#include <memory>

namespace warpgrain::workflow {

/// Chooses for each kernel of a plan the loops whose iterations its threads take (ALG-G1): those with which
/// neighbouring threads access neighbouring elements, if the iterations of all loops between are independent; or has
/// the threads of a block share the loops over the rows of a sparse matrix (ALG-G2). Notes
/// what was chosen, or why it was not, among the reasons of the region. `unit` is the plan's program as CUDA, in the
/// order of the directives. Returns true if a kernel got other loops.
bool chooseLoopOrders(const openmp::Program &program, openmp::ProgramPlan &plan,
                      const std::shared_ptr<const model::Unit> &unit, const openmp::Optimisations &optimisations);

} // namespace warpgrain::workflow
