// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"
#include "core/openmp/regions/Elsewhere.h"

#include <set>

namespace warpgrain::openmp {

/// True where code that is not seen, or seen to be executed by several threads, may call functions by their addresses.
bool mayCallPointersInParallel(const Program &program);

/// True for functions of which no call is seen: by their addresses, by objects that are called, by the language.
bool hasHiddenCalls(const Function &function, const Elsewhere &elsewhere);

/// The functions that several threads may execute at once: those reached from a parallel construct, in this source or
/// another one, or through pointers.
std::set<FunctionId> calledInParallel(const Program &program, const Elsewhere &elsewhere);

} // namespace warpgrain::openmp
