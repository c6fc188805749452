// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/openmp/regions/Region.h"

#include <string>

namespace warpgrain::openmp {

/// "gpu::cpuReads(a, sizeof(a));": what comes before code of the CPU that works on memory which the GPU may keep.
std::string cpuUseText(const Program &program, const CpuUse &use);

/// These calls before the statements of a plan, in braces where a statement is no part of a list.
TextEdits cpuUseEdits(const Program &program, const ProgramPlan &plan);

} // namespace warpgrain::openmp
