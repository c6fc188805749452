// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"

namespace warpgrain::executor {

struct ProgramRuntime;

/// Performs cudaMemcpy3D: checks both sides, then copies a box between memory and arrays. Keeps an error for
/// cudaGetLastError.
cuda::Error copy3D(ProgramRuntime &runtime, const cuda::Copy3D *parameters);

} // namespace warpgrain::executor
