// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/ProgramRuntime.h"

#include <cstdint>

namespace warpgrain::executor {

/// The kernel that a stub of the host stands for, ready to run; null where it stands for none. A kernel that the
/// executor cannot run ends the program with the reason. The runtime's mutex must be held.
ProgramKernelCode *kernelOf(ProgramRuntime &runtime, const void *stub);

/// The variable that a shadow of the host stands for; null where it stands for none. The runtime's mutex must be held.
const PlacedVariable *variableOf(const ProgramRuntime &runtime, const void *shadow);
const PlacedVariable *variableNamed(const ProgramRuntime &runtime, const std::string &mangledName);

/// The most threads that a block of the kernel may have.
std::uint32_t mostThreads(const ProgramRuntime &runtime, const ProgramKernelCode &kernel);
/// The most dynamic shared memory that it may be launched with.
std::uint64_t mostDynamicShared(const ProgramRuntime &runtime, const ProgramKernelCode &kernel, const void *stub);

} // namespace warpgrain::executor
