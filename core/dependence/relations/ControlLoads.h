// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/KernelDependences.h"
#include "core/model/BodyIndex.h"

#include <optional>
#include <set>
#include <string>

namespace warpgrain::dependence {

/// The expressions of loads from memory that threads share, in a kernel's own body. No value: which ones is not known.
using SharedLoads = std::optional<std::set<model::ExpressionId>>;

/// Returns the loads of values that may decide whether a thread reaches an expression, and how often: in the conditions
/// around it, those of jumps and returns anywhere, and what the variables that these use are computed from, whatever
/// the order of their assignments. Loads from local memory are left out, but for those through pointers. Returns no
/// value if the loads are not known: a function is called.
SharedLoads controlLoads(const model::BodyIndex &index, model::ExpressionId expression);

/// Returns the same for the values from which an expression is computed.
SharedLoads valueLoads(const model::BodyIndex &index, model::ExpressionId expression);

/// Returns the expressions that may decide how often a loop runs: its condition, those of the jumps in it, and what the
/// variables that these use are computed from.
std::set<model::ExpressionId> loopControl(const model::BodyIndex &index, model::StatementId loop);

/// Returns the name of an array from which one of the loads reads and on which threads race, or may race; empty if
/// there is none. Threads that load one element of it need not load the same value. Races in which all store one value
/// do not count. A load that was not executed symbolically may read from any array.
std::string racedArrayOf(const RaceReport &races, const access::KernelInstances &instances, const SharedLoads &loads);

} // namespace warpgrain::dependence
