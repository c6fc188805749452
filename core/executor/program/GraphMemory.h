// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"

#include <cstddef>
#include <optional>

namespace warpgrain::executor {

struct ProgramRuntime;

// Memory of allocation and free nodes of graphs. Its address is fixed when the node is created and is the same in each
// launch, so the memory is kept until the program ends or resets the device. The runtime's mutex must be held.

/// Reserves memory for an allocation node; null if there is not enough.
void *reserveGraphMemory(ProgramRuntime &runtime, std::size_t bytes);

bool isGraphMemory(const void *memory);

/// Executes an allocation node. Returns an error if the memory of the previous launch has not been freed.
cuda::Error allocateGraphMemory(void *memory);

/// Frees the memory, for a free node or for the program itself. Returns an error if it is already free.
cuda::Error freeGraphMemory(void *memory);

/// Forgets all graph memory, after the device's memory has been released.
void forgetGraphMemory();

} // namespace warpgrain::executor
