// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"

#include <cstddef>

namespace warpgrain::executor {

struct ProgramRuntime;

/// True if memory can be the source or target of a copy. An allocation that the runtime knows must contain all bytes.
/// Other memory counts as host memory and cannot be the device side. The runtime's mutex must be held.
bool mayCopy(ProgramRuntime &runtime, const void *memory, std::size_t bytes, bool isDeviceSide);

/// True if the value is a cudaMemcpyKind.
bool isCopyKind(cuda::CopyKind kind);
/// True if the kind names the device as source, or as target. Both are false for cudaMemcpyDefault.
bool readsDevice(cuda::CopyKind kind);
bool writesDevice(cuda::CopyKind kind);

/// Tell the memory checks that the program has written or copied bytes. They lock the runtime's mutex.
void tellWritten(ProgramRuntime &runtime, const void *to, std::size_t bytes);
void tellCopied(ProgramRuntime &runtime, const void *to, const void *from, std::size_t bytes);

/// Copies bytes after checking both sides. Locks the runtime's mutex.
cuda::Error copyBytes(ProgramRuntime &runtime, void *to, const void *from, std::size_t bytes, cuda::CopyKind kind);

} // namespace warpgrain::executor
