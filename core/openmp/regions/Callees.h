// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"
#include "core/openmp/reasons/Reason.h"

#include <set>
#include <vector>

namespace warpgrain::openmp {

/// True for calls whose results the kernel takes from its threads' indices.
bool isAskedOfThread(const std::string &name);

/// Why a kernel cannot execute the calls in a statement (ALG-F4); empty where it can. Where teams are blocks, functions
/// may ask for their thread's number, and wait for the others.
std::vector<Reason> obstaclesOfCalls(const Program &program, const Statement &statement, bool areTeamsBlocks = false);

/// Why a kernel cannot execute the statement for what its expressions hold; calls are left out.
std::vector<Reason> obstaclesOfText(const Statement &statement);

/// The functions of the source that the calls in a statement reach.
void addCallees(const Program &program, const Statement &statement, std::set<FunctionId> &out);

/// True where one call or many make no difference: nothing is written that is not the function's own, and nothing is
/// called that may do more.
bool isWithoutEffect(const Program &program, const Call &call);

/// The functions that several threads may execute at once: those reached from a parallel construct or through pointers.
std::set<FunctionId> calledInParallel(const Program &program);

} // namespace warpgrain::openmp
