// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <expected>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// A condition that a range of threads along x fulfils, as the next thread along x finds it.
struct NextCondition {
  std::string text;               ///< `i + 1 < n` for `i < n`; empty where it does not differ along x
  std::vector<std::string> moved; ///< what one was added to: "i"
};

/// Writes the condition for the next thread. Fails, with the place, where it is more than comparisons, joined by &&, of
/// the thread's place along x with values that are the same for all threads along x; and where computing it a second
/// time may do something else.
std::expected<NextCondition, dependence::Verdict> conditionOfNext(KernelStudy &study, model::ExpressionId condition);

} // namespace warpgrain::transform
