// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"
#include "core/plan/KernelStudy.h"

namespace warpgrain::transform {

/// What data races mean for a step that puts the threads of a block in an order (GT-A6e). A race that is certain makes
/// it illegal. A kernel that is shown to be free of races needs no assumption but those that the proof rests on; where
/// a pair of accesses could not be compared, that the kernel has no races is assumed, with the first such pair named.
void judgeRaces(KernelStudy &study, dependence::Verdict &verdict);

/// The same for a step that leaves each thread's accesses to one element in their order, and moves no access past a
/// barrier: a race has no order that could be lost, so even one that was found makes it rest on an assumption only.
void assumeNoRaces(KernelStudy &study, dependence::Verdict &verdict);

/// Adds to a verdict what a step that changes the order of threads takes for granted of the kernel's atomic operations:
/// that each order of them is as good as another. A launch fixes none, so the kernel as it is may leave several
/// results. Nothing where the order cannot matter: one and the same operation on integers that commutes (add, min, max,
/// and, or, xor), whose old value nobody uses.
void assumeAnyAtomicOrder(const model::Unit &unit, const model::Function &kernel, dependence::Verdict &verdict);

/// A call that writes to a surface, in a body or in a function that it calls; null where there is none. Elements of
/// surfaces are no recorded accesses, so that nobody compares them: what reorders accesses has to ask for this.
const model::Expression *findSurfaceStore(const model::Unit &unit, const model::Body &body);

} // namespace warpgrain::transform
