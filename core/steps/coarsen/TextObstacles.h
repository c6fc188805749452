// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/steps/coarsen/CoarsenPlan.h"

#include <optional>

namespace warpgrain::transform {

/// A place where the text names a variable that the model does not see there (decltype, sizeof, a branch of #if that is
/// left out), and that would have to change, or would not be declared there any more. Nothing where there is none.
std::optional<dependence::Reason> findHiddenName(const model::BodyIndex &index, const model::Function &kernel,
                                                 const CoarsenPlan &plan);

/// Why the text of a plan would be wrong for other macros than those that are defined now: a loop would begin in one
/// branch of a conditional and end outside it, or a statement come to stand in a branch it was not in.
std::optional<dependence::Verdict> whyConditionalsPart(const model::BodyIndex &index, const model::Function &kernel,
                                                       const CoarsenPlan &plan);

} // namespace warpgrain::transform
