// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/openmp/regions/Region.h"

#include <string>

namespace warpgrain::openmp {

/// Writes the program with each region's fate as directives of OpenMPC (section 11): `#pragma cuda ainfo` and `gpurun`
/// with its transfers, or `nogpurun` with the reasons as comments.
Result<std::string> annotatedText(const Program &program, const ProgramPlan &plan);

} // namespace warpgrain::openmp
