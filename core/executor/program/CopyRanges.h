// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"

#include <cstddef>

namespace warpgrain::executor {

struct ProgramRuntime;

/// Whether memory may be used as a copy's side: what the runtime knows of must hold all bytes; what it does not know is
/// the host's own, and none for the device's side. The runtime's mutex must be held.
bool mayCopy(ProgramRuntime &runtime, const void *memory, std::size_t bytes, bool isDeviceSide);

/// Whether the kind is one, and what it says of the sides.
bool isCopyKind(cuda::CopyKind kind);
bool readsDevice(cuda::CopyKind kind);
bool writesDevice(cuda::CopyKind kind);

/// For the checks: something has been written, or copied, by the program. Takes the runtime's mutex.
void tellWritten(ProgramRuntime &runtime, const void *to, std::size_t bytes);
void tellCopied(ProgramRuntime &runtime, const void *to, const void *from, std::size_t bytes);

/// Copies after checking both sides.
cuda::Error copyBytes(ProgramRuntime &runtime, void *to, const void *from, std::size_t bytes, cuda::CopyKind kind);

} // namespace warpgrain::executor
