// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/DeviceEntities.h"
#include "core/executor/runtime/Grid.h"

namespace warpgrain::executor {

struct ProgramRuntime;

/// Writes the launch down where it is the one that the request names: the bytes of its arguments, and the memory that
/// pointers in them lead to. To be called before the kernel runs.
void recordIfWished(ProgramRuntime &runtime, const ProgramKernelCode &kernel, std::size_t source,
                    const GridLaunch &launch, void **arguments);

} // namespace warpgrain::executor
