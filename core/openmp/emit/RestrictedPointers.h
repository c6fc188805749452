// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

#include <string>

namespace warpgrain::openmp {

/// The declaration of a kernel's parameter for what a variable leads to: "double (*__restrict__ a)[50]" where nothing
/// else of the kernel leads to what is changed through it, so that elements may stay in registers. So it is where the
/// host makes sure before the launch that the kernel's memory is apart, and where the function around the kernel says
/// it of its parameter. Of pointers to pointers nothing is said.
std::string pointerParameter(const Program &program, const Kernel &kernel, const Variable &variable);

} // namespace warpgrain::openmp
