// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"

namespace warpgrain::executor {

struct ProgramRuntime;

/// Copies a box from one place or array to another, after checking both; an error is kept for cudaGetLastError.
cuda::Error copy3D(ProgramRuntime &runtime, const cuda::Copy3D *parameters);

} // namespace warpgrain::executor
