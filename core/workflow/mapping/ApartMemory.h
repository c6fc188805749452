// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

#include <vector>

namespace warpgrain::workflow {

/// Two pointers, or a pointer and an array, of which the kernel changes what one leads to, must lead to different
/// memory: the pairs of a kernel's variables that this holds for.
std::vector<openmp::Overlap> mustBeApart(const openmp::Kernel &kernel);

} // namespace warpgrain::workflow
