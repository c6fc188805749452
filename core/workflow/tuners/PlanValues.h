// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// A plan as values of a tuner's parameters, by their names.
using PlanValues = std::map<std::string, std::int64_t>;

/// The values of each plan: a parameter for each step, named by its words ("coarsen_y"), 1 or 0 where the step is not
/// made; or the plan's number as the parameter "plan" where steps alone do not tell plans apart. No name stands in one
/// of the texts, in which the parameters become macros.
std::vector<PlanValues> valuesOfPlans(const std::vector<transform::Plan> &plans, const std::vector<std::string> &texts);

/// For the preprocessor: "coarsen_x == 2 && coarsen_y == 1".
std::string conditionOf(const PlanValues &values);

/// A number of each plan as an expression of the parameters, in C++ and in Python: 64, or 64*((p==1))+32*((p==2)).
std::string expressionOf(const std::vector<PlanValues> &values, const std::vector<std::uint32_t> &numbers);

} // namespace warpgrain::workflow
