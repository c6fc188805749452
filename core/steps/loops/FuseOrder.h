// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <optional>

namespace warpgrain::transform {

/// What fusing two loops that go round alike would turn round: an iteration of the second one uses memory that a later
/// one of the first one used before, and one of the two writes. Adds what the answer rests on.
std::optional<dependence::Verdict> whyNotFusedByMemory(KernelStudy &study, model::StatementId first,
                                                       model::StatementId second, dependence::Verdict &verdict);

} // namespace warpgrain::transform
