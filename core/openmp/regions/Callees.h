// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"
#include "core/openmp/reasons/Reason.h"

#include <set>
#include <vector>

namespace warpgrain::openmp {

/// Who executes a statement of a kernel. Where teams are blocks, their threads may ask for their numbers, and wait for
/// each other; what a team does by itself is done by one of them, which may ask for the team's number alone.
enum class Executor : std::uint8_t { thread, team, threadOfTeam };

/// Why a kernel cannot execute the calls in a statement (ALG-F4); empty where it can. What the thread has for itself
/// may be handed on, and no function may update that as memory of many threads. `mayUseOutside`: the kernel gives
/// functions the variables of file scope that they use.
std::vector<Reason> obstaclesOfCalls(const Program &program, const Statement &statement, Executor executor,
                                     bool handsOwnOn, bool mayUseOutside = false);

/// Why a kernel cannot execute the statement for what its expressions hold; calls are left out. A function that a
/// kernel calls has its variables as they are declared; in a method the object and the names of its class are those of
/// the call.
std::vector<Reason> obstaclesOfText(const Statement &statement, const Function *callee = nullptr);

/// The reason that an obstacle is.
Reason reasonOf(const Obstacle &obstacle);

/// The functions of the source that the calls in a statement reach.
void addCallees(const Program &program, const Statement &statement, std::set<FunctionId> &out);

/// True where one call or many make no difference: nothing is written that is not the function's own, and nothing is
/// called that may do more.
bool isWithoutEffect(const Program &program, const Call &call);

/// True where a call has the same result however memory changes: it reads nothing but its arguments.
bool readsOnlyArguments(const Program &program, const Call &call);

} // namespace warpgrain::openmp
