// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/loopkit/CountingLoop.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace warpgrain::transform {

/// Where the statements of a loop's body may be parted: an entry for each place between two of them, the first one
/// between the first two. Nothing where they may; else the reason why not.
using Cuts = std::vector<std::optional<dependence::Verdict>>;

/// As far as registers and what is declared in the body go. Precondition: the body is a compound of two statements or
/// more.
Cuts cutsByRegisters(const model::BodyIndex &index, const CountingLoop &loop);

/// Adds the reasons that memory gives, and to the verdict what the answer rests on.
void cutByMemory(KernelStudy &study, const CountingLoop &loop, LaunchScope scope, Cuts &cuts,
                 dependence::Verdict &verdict);

/// What fusing two loops that go round alike would turn round: an iteration of the second one uses memory that a later
/// one of the first one used before, and one of the two writes. Adds what the answer rests on.
std::optional<dependence::Verdict> whyNotFusedByMemory(KernelStudy &study, model::StatementId first,
                                                       model::StatementId second, dependence::Verdict &verdict);

} // namespace warpgrain::transform
