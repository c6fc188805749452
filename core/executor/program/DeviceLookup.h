// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/ProgramRuntime.h"

#include <cstdint>

namespace warpgrain::executor {

/// Returns the kernel of a host stub, ready to run; null if the stub has no kernel. Ends the program with the reason if
/// the executor cannot run the kernel. The runtime's mutex must be held.
ProgramKernelCode *kernelOf(ProgramRuntime &runtime, const void *stub);

/// Returns the device variable of a host shadow variable; null if there is none. The runtime's mutex must be held.
const PlacedVariable *variableOf(const ProgramRuntime &runtime, const void *shadow);
const PlacedVariable *variableNamed(const ProgramRuntime &runtime, const std::string &mangledName);

/// Returns the maximum number of threads in a block of the kernel.
std::uint32_t mostThreads(const ProgramRuntime &runtime, const ProgramKernelCode &kernel);
/// Returns the maximum size, in bytes, of the kernel's dynamic shared memory.
std::uint64_t mostDynamicShared(const ProgramRuntime &runtime, const ProgramKernelCode &kernel, const void *stub);

} // namespace warpgrain::executor
