// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <expected>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// A condition that holds for a range of threads along x, rewritten for the next thread along x.
struct NextCondition {
  std::string text;               ///< `i + 1 < n` for `i < n`; empty if it does not differ along x
  std::vector<std::string> moved; ///< expressions to which 1 was added: "i"
};

/// Rewrites a condition for the next thread. It must be a conjunction (&&) of comparisons of the thread's position
/// along x with values that are the same for all threads along x. Refuses any other condition, and one whose repeated
/// evaluation may have an effect or another result, with the place.
std::expected<NextCondition, dependence::Verdict> conditionOfNext(KernelStudy &study, model::ExpressionId condition);

} // namespace warpgrain::transform
