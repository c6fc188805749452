// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

#include <string>

namespace warpgrain::openmp {

/// The helper that combines two values by an operator: "gpu::Plus".
std::string combinerOf(const std::string &operation);

/// The value with which a reduction begins in each thread (OpenMP 5.2, section 5.5.3): "0", or
/// "gpu::Neutral<gpu::Max, int>::value".
std::string neutralOf(const std::string &operation, const std::string &type);

/// Where the elements of a section begin: "a + 2".
std::string firstOf(const Program &program, const Section &section);

/// True for min and max.
bool isExtreme(const std::string &operation);

/// True for reductions whose loops must begin with the neutral value where one thread of the CPU executes them, too: a
/// body may compare a minimum in another type than its own, and variables of && and || become 0 or 1 without an
/// iteration.
bool mustBeginNeutral(const std::string &operation);

/// "const gpu::FromNeutral<gpu::Max, int, 1> gpu_first_m(&m);": from there to the end of the block the variable has
/// what one thread gathers. `directivesDoSo`: only where the compiler takes no directives.
std::string beginNeutral(const Program &program, const KernelReduction &reduction, bool directivesDoSo);

} // namespace warpgrain::openmp
