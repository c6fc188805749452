// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/DeviceEntities.h"
#include "core/executor/runtime/threads/Grid.h"

namespace warpgrain::executor {

struct ProgramRuntime;

/// Records the launch if it is the one that the request names: the bytes of its arguments, and the memory that pointers
/// in them refer to. Call it before the kernel runs.
void recordIfWished(ProgramRuntime &runtime, const ProgramKernelCode &kernel, std::size_t source,
                    const GridLaunch &launch, void **arguments);

} // namespace warpgrain::executor
