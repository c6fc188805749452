// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/coarsen/text/CoarsenPlan.h"

#include <expected>
#include <optional>

namespace warpgrain::transform {

/// Returns why a kernel's body cannot be put into a loop as it stands.
std::optional<dependence::Verdict> whyNotInLoop(const model::Unit &unit, const model::Function &kernel);

/// Plans a loop around a kernel's whole body: each merged block does all of its work before the next one.
/// `helpers`: functions that it calls, as they are after the step. Fails with the verdict that refuses it.
std::expected<CoarsenPlan, dependence::Verdict> planWholeBody(KernelStudy &study, Merge merge, HelperPlan helpers);

} // namespace warpgrain::transform
