// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

#include <set>
#include <string>

namespace warpgrain::openmp {

/// Arrays that kernels read from constant memory, and from the read-only data cache (section 11.2).

/// "static __constant__ int gpu_constant_a[4096];", a line.
std::string constantDeclaration(const Program &program, VariableId variable);

/// "const int (&a)[4096] = gpu_constant_a;": the array in a kernel.
std::string constantReference(const Program &program, VariableId variable);

/// "gpu::toConstant(gpu_constant_a, gpu_region.device(a));": the copy before a launch.
std::string constantCopy(const Program &program, VariableId variable);

/// "const int *__restrict__ a": the parameter of an array in the read-only data cache.
std::string readOnlyParameter(const Variable &variable);

/// The helper that the copies call, where there are any.
std::string constantPrelude(const ProgramPlan &plan);

} // namespace warpgrain::openmp
