// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/steps/unroll/JamPlan.h"

#include <optional>

namespace warpgrain::transform {

/// Why a register that is declared before a nest forbids to jam it: it carries a value from one iteration of the outer
/// loop to the next in an order that would change. Where a register can be made each copy's own, the plan is told so.
std::optional<dependence::Verdict> judgeRegisters(const model::BodyIndex &index, const CountingLoop &outer,
                                                  JamPlan &plan);

} // namespace warpgrain::transform
