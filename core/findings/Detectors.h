// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"
#include "core/dependence/relations/KernelDependences.h"
#include "core/findings/Finding.h"
#include "core/findings/LaunchModel.h"
#include "core/model/Unit.h"

#include <vector>

namespace warpgrain::findings {

// What is looked for, each for one kernel in one launch. Costs are added; steps that mend are not.

/// Certain races as errors, possible ones as notes: what was not followed makes them possible.
std::vector<Finding> raceFindings(const access::KernelFacts &facts, const dependence::RaceReport &races);

/// Barriers that not all threads of a block reach together.
std::vector<Finding> barrierFindings(const std::vector<dependence::BarrierFinding> &barriers);

/// Accesses outside of arrays whose size the source tells, from the addresses of all threads; and before the begin of
/// what a parameter leads to, which is possible only: the pointer may lead into the middle of a buffer. `isGuessed`:
/// the launch's numbers are in part guesses, so that nothing is proved.
std::vector<Finding> boundsFindings(const model::Unit &unit, access::KernelFacts &facts, bool isGuessed);

/// Accesses to global memory that move more sectors than their data fills. Those to one array for one reason are one
/// finding.
std::vector<Finding> coalescingFindings(const access::KernelFacts &facts, const LaunchModel &model);

/// Accesses to shared memory with bank conflicts.
std::vector<Finding> bankFindings(const access::KernelFacts &facts, const LaunchModel &model);

/// Loads that merging threads saves, by array and axis.
std::vector<Finding> redundancyFindings(const access::KernelFacts &facts, const LaunchModel &model);

/// Branches and loops in which lanes of a warp wait for others, and blocks whose last warp is not full.
std::vector<Finding> divergenceFindings(const model::Unit &unit, access::KernelFacts &facts, const LaunchModel &model);

/// Few resident warps, and multiprocessors without blocks. `place`: the kernel's name.
std::vector<Finding> occupancyFindings(const access::KernelFacts &facts, const LaunchModel &model,
                                       const SourceSpan &place);

/// By share of the time: a warning from a twentieth on; without times, where `isLarge`.
Severity severityOf(const FindingCost &cost, bool isLarge);

} // namespace warpgrain::findings
