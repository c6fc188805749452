// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

namespace warpgrain::transform {

/// What data races mean for a step that puts the threads of a block in an order (GT-A6e). A race that is certain makes
/// it illegal. A kernel that is shown to be free of races needs no assumption but those that the proof rests on; where
/// a pair of accesses could not be compared, that the kernel has no races is assumed, with the first such pair named.
void judgeRaces(KernelStudy &study, dependence::Verdict &verdict);

/// The same for a step that leaves each thread's accesses to one element in their order, and moves no access past a
/// barrier: a race has no order that could be lost, so even one that was found makes it rest on an assumption only.
void assumeNoRaces(KernelStudy &study, dependence::Verdict &verdict);

} // namespace warpgrain::transform
