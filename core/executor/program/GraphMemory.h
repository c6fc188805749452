// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"

#include <cstddef>
#include <optional>

namespace warpgrain::executor {

struct ProgramRuntime;

// Memory that nodes of graphs allocate and free. Its address stands as soon as the node is made, and is the same in
// each launch; so it is kept until the program ends or resets the device. The runtime's mutex must be held.

/// Null where there is no room.
void *reserveGraphMemory(ProgramRuntime &runtime, std::size_t bytes);

bool isGraphMemory(const void *memory);

/// What the node that allocates does: an error where the memory of the last launch was not freed.
cuda::Error allocateGraphMemory(void *memory);

/// What a node that frees, or the program itself, does: an error where it is free.
cuda::Error freeGraphMemory(void *memory);

/// All of it is gone.
void forgetGraphMemory();

} // namespace warpgrain::executor
