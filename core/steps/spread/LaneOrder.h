// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <expected>
#include <vector>

namespace warpgrain::transform {

/// Statements that stand one after the other in a block, all of which one lane does.
struct LaneRun {
  std::vector<model::StatementId> statements;
  bool waitsBefore = false; ///< the lanes of a group wait for each other before it: they read what it changes
  bool waitsAfter = false;  ///< and after it
};

/// Where the lanes of a group must wait for each other, so that each sees the memory that the one thread saw.
struct LaneOrder {
  std::vector<LaneRun> runs; ///< in the order of the text
  bool waitsBeforeLoop = false;
  bool waitsAfterLoop = false;
};

/// Orders what lanes do to memory. Compares accesses of one thread: what threads that the kernel tells apart do to each
/// other's memory is ordered by its barriers. Fails where all lanes read what an atomic may change meanwhile; what else
/// the answer takes for granted is added.
std::expected<LaneOrder, dependence::Verdict> orderOfLanes(KernelStudy &study, model::StatementId loop,
                                                           const std::vector<model::StatementId> &ofOneLane,
                                                           dependence::Verdict &verdict);

} // namespace warpgrain::transform
