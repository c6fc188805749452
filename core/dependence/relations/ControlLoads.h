// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/KernelDependences.h"
#include "core/model/BodyIndex.h"

#include <optional>
#include <set>
#include <string>

namespace warpgrain::dependence {

/// Variables in memory that threads share, as arrays are in the model. No value: which ones is not known.
using LoadedArrays = std::optional<std::set<model::VariableId>>;

/// Returns the arrays from which a kernel loads values that may decide whether a thread reaches an expression, and how
/// often: through the conditions around it, those of jumps and returns anywhere, and the variables that these use,
/// whatever the order of their assignments. Arrays in local memory are left out. Returns no value if that is not known:
/// a function is called, or a pointer leads to memory that the text does not name.
LoadedArrays controlLoads(const model::BodyIndex &index, model::ExpressionId expression);

/// Returns the same for the values from which an expression is computed.
LoadedArrays valueLoads(const model::BodyIndex &index, model::ExpressionId expression);

/// Returns the expressions that may decide how often a loop runs: its condition, those of the jumps in it, and what the
/// variables that these use are computed from.
std::set<model::ExpressionId> loopControl(const model::BodyIndex &index, model::StatementId loop);

/// Returns the name of an array of `loads` on which threads race, or may race; empty if there is none. Threads that
/// load one element of it need not load the same value. Races in which all store one value do not count.
std::string racedArrayOf(const RaceReport &races, const access::KernelInstances &instances, const LoadedArrays &loads);

} // namespace warpgrain::dependence
