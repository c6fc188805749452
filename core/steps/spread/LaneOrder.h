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
  bool readsWhatOthersWrite = false;           ///< all lanes read memory that a thread of another block may write
  std::vector<dependence::Reason> assumptions; ///< why lanes need not wait, where that is not shown
};

/// Orders what lanes do to memory, whatever launch there is. Compares accesses of one thread: what threads that the
/// kernel tells apart do to each other's memory is ordered by its barriers. Fails where all lanes read what an atomic
/// may change meanwhile.
std::expected<LaneOrder, dependence::Verdict> orderOfLanes(KernelStudy &study, model::StatementId loop,
                                                           const std::vector<model::StatementId> &ofOneLane);

/// Adds to a verdict that the kernel has no data races between blocks, unless that is shown: lanes that read memory
/// while a thread of another block writes it might see different values.
void assumeNoRacesOfBlocks(KernelStudy &study, dependence::Verdict &verdict);

} // namespace warpgrain::transform
