// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/emit/KernelText.h"

#include <functional>
#include <string>

namespace warpgrain::openmp {

/// The counts, and the parameters that kernels with threadbatching have of them.
LoopText batchLoopText(const Program &program, const Kernel &kernel);

/// A statement with its edits, at an indentation.
using StatementText = std::function<std::string(const Statement &statement, const std::string &indentation)>;

/// The body of such a kernel: a block executes the iterations of the grid's loops, its threads those of the loops in
/// them (GT-J4).
std::string batchText(const Program &program, const Kernel &kernel, const StatementText &text);

/// "gpu_count_by > 0 && gpu_count_bx > 0"
std::string batchCondition(const Program &program, const Kernel &kernel);

/// "gpu::shape(gpu::blocksFor(gpu_count_bx, 1), gpu::blocksFor(gpu_count_by, 1, 65535))", and the same of a block.
std::string batchGrid(const Program &program, const Kernel &kernel);
std::string batchBlock(const Program &program, const Kernel &kernel);

} // namespace warpgrain::openmp
