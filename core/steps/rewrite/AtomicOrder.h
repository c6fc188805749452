// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

namespace warpgrain::transform {

/// Adds to a verdict what a step that changes the order of threads takes for granted of the kernel's atomic operations:
/// that each order of them is as good as another. A launch fixes none, so the kernel as it is may leave several
/// results. Nothing where the order cannot matter: one and the same operation on integers that commutes (add, min, max,
/// and, or, xor), whose old value nobody uses.
void assumeAnyAtomicOrder(const model::Unit &unit, const model::Function &kernel, dependence::Verdict &verdict);

} // namespace warpgrain::transform
