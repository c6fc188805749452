// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/openmp/regions/Region.h"

#include <optional>
#include <set>
#include <string>

namespace warpgrain::openmp {

/// Edits of the host's code that no region asks for: words of C that C++ spells otherwise, allocation through helpers
/// that keep its extent, arrays to which pointers lead, and <omp.h>, which the prelude includes.
TextEdits hostEdits(const Program &program, const ProgramPlan &plan);

/// The functions of the source that kernels call.
std::set<FunctionId> kernelFunctions(const Program &program, const ProgramPlan &plan);

/// Macros that give types and functions of the program other names than CUDA's have: "#define float3 own_float3\n".
std::string ownNames(const Program &program);

/// The macros that stand for what a program of C asks of its compiler.
std::string namesOfC(const Program &program);

/// The kernel's parameter that has the address of a variable which it changes in place: "gpu_sum".
std::string addressName(const Variable &variable);

/// Names of the helpers that the source uses itself.
std::set<std::string> takenNames(const Program &program);

} // namespace warpgrain::openmp
