// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"

namespace warpgrain::executor {

/// "cudaErrorInvalidValue", and what CUDA says of it.
const char *nameOfError(cuda::Error error);
const char *textOfError(cuda::Error error);

} // namespace warpgrain::executor
