// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/openmp/regions/Region.h"

#include <string>
#include <vector>

namespace warpgrain::openmp {

/// What functions of kernels need that use variables outside of them: for each such variable its address on the GPU, in
/// constant memory, and macros that mean the variable itself in code of the CPU. Empty where there are none.
std::string outsidePrelude(const Program &program, const ProgramPlan &plan);

/// The names of these variables in the functions: `n` becomes `GPU_VARIABLE(n, at_n)`.
TextEdits outsideEdits(const Program &program, const ProgramPlan &plan);

/// The statements before a launch that give the functions the kernel's memory.
std::vector<std::string> outsideCopies(const Program &program, const Kernel &kernel);

} // namespace warpgrain::openmp
