// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/AssumedRow.h"
#include "core/dependence/relations/CarriedDependences.h"

namespace warpgrain::dependence {

/// What a loop carries, with the rows that the answer assumes as values. `carried.assumptions` tells them, too: each
/// has the id rowEndNotPassed.
struct LoopDependences {
  CarriedDependences carried;
  std::vector<AssumedRow> rows; ///< their forms are of the instances' atoms
};

/// The same as dependencesCarriedBy(), with the values of its assumptions.
LoopDependences loopDependences(const model::Unit &unit, const access::KernelInstances &instances,
                                const SourceSpan &loop);

} // namespace warpgrain::dependence
