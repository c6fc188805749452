// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/reasons/Reason.h"
#include "core/openmp/regions/Region.h"

#include <set>
#include <vector>

namespace warpgrain::openmp {

/// Why the directive of a region, of a loop or of a critical section cannot be translated for its own words: clauses,
/// the form of its loops, text from macros.
std::vector<Reason> checkDirective(const Program &program, const Statement &statement);

/// The same of a loop that the threads of a team share, the lanes of a simd too.
std::vector<Reason> checkSharedLoop(const Program &program, const Statement &statement);

/// True if executing a loop's body may end the loop early: break, return.
bool mayLeave(const Statement &body);

/// True where a macro is defined between the function's begin and the region: at the kernel's place it means something
/// else.
bool definesMacroBefore(const Program &program, FunctionId function, const Statement &region);

/// True for a loop that a thread of the GPU executes by itself, one iteration after the other, with a result that
/// OpenMP allows: the lanes of a simd, or a parallel loop whose team has one thread.
bool isSerialLoop(const Directive &inner);

/// Why what stands in a shared-out loop cannot be a kernel's text: statements, calls, constructs.
std::vector<Reason> checkBody(const Program &program, const Statement &region, const Statement &loop);

/// Why code that every thread of the region executes cannot be executed once by the CPU instead. It may call
/// `functions`.
std::vector<Reason> checkRedundant(const Program &program, const Statement &region, const Statement &statement,
                                   const std::set<FunctionId> &functions);

/// True for a function with directives that the threads of its caller's region execute together, or that calls one.
bool isOfCallersTeam(const Program &program, FunctionId function);

/// Why the values of private variables would differ between threads behind a kernel (what splitting breaks, ALG-I1).
std::vector<Reason> checkPrivateFlow(const Program &program, const Statement &region,
                                     const std::vector<Kernel> &kernels);

} // namespace warpgrain::openmp
