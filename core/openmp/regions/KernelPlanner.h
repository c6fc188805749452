// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

#include <vector>

namespace warpgrain::openmp {

/// Private variables larger than this stay on the CPU: a GPU keeps one for each thread.
inline constexpr std::uint64_t maximumPrivateBytes = 16384;

/// Elements of an array that each thread may have as its part of a reduction.
inline constexpr std::int64_t maximumReducedElements = 64;

/// How many iterations of a loop one thread executes in turn, by its schedule clause, so that they may depend on each
/// other; empty where the clause says nothing of it, or where each iteration writes to its own elements of arrays.
std::string chunkOf(const Program &program, const Statement &region, const Kernel &kernel, const Statement &loop);

/// True for an operator of the language that threads can reduce numbers with: those of bits are for integers.
bool isReducible(const std::string &operation, bool isInteger);

/// Fills in how a kernel has its variables (ALG-F3). `kernel` has its statements. Returns why it is not possible; empty
/// where it is.
std::vector<Reason> planVariables(const Program &program, const Statement &region, Kernel &kernel);

/// The statement that a shared-out loop executes for each iteration.
const Statement *bodyOf(const Statement &loop);

/// The statements of which one thread executes one: the body of a loop, or each of the sections.
std::vector<const Statement *> bodiesOf(const Statement &loop);

/// True where a `continue` in a body means the loop around it.
bool continuesLoop(const Statement &body);

} // namespace warpgrain::openmp
