// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"

namespace warpgrain::executor {

/// Return the name of an error, "cudaErrorInvalidValue", and CUDA's description of it.
const char *nameOfError(cuda::Error error);
const char *textOfError(cuda::Error error);

} // namespace warpgrain::executor
