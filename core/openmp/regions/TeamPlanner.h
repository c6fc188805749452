// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

namespace warpgrain::openmp {

/// Decides whether a `target teams` construct becomes a kernel whose blocks are the teams, or why it stays on the CPU.
Region planTeams(const Program &program, FunctionId function, const Statement &region, std::size_t firstKernel);

} // namespace warpgrain::openmp
