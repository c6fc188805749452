// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/steps/coarsen/text/CoarsenPlan.h"

#include <optional>

namespace warpgrain::transform {

/// Finds a use of a variable that the model does not contain (in decltype, sizeof, or an inactive branch of #if) and
/// that would have to change or would no longer be in the variable's scope. No value if there is none.
std::optional<dependence::Reason> findHiddenName(const model::BodyIndex &index, const model::Function &kernel,
                                                 const CoarsenPlan &plan);

/// Returns why the text of a plan would be wrong under other macro definitions than the current ones: a loop would
/// begin inside a branch of a preprocessor conditional and end outside it, or a statement would move into another
/// branch. No value if the text is right for all of them.
std::optional<dependence::Verdict> whyConditionalsPart(const model::BodyIndex &index, const model::Function &kernel,
                                                       const CoarsenPlan &plan);

} // namespace warpgrain::transform
