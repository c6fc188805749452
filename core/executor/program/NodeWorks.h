// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/Graph.h"

#include <expected>

namespace warpgrain::executor {

// What nodes do, from the parameters that programs give them; CUDA's error where those make no sense. What they point
// to is copied, but for the memory that they work on. The runtime's mutex must be held.

std::expected<NodeWork, cuda::Error> workOf(ProgramRuntime &runtime, const cuda::KernelNode *parameters);
std::expected<NodeWork, cuda::Error> workOf(ProgramRuntime &runtime, const cuda::Copy3D *parameters);
std::expected<NodeWork, cuda::Error> workOf(ProgramRuntime &runtime, const cuda::FillNode *parameters);
std::expected<NodeWork, cuda::Error> workOf(ProgramRuntime &runtime, const cuda::HostNode *parameters);

NodeWork copyWork(ProgramRuntime &runtime, void *to, const void *from, std::size_t bytes, cuda::CopyKind kind);
NodeWork allocationWork(ProgramRuntime &runtime, void *memory);
NodeWork releaseWork(ProgramRuntime &runtime, void *memory);

} // namespace warpgrain::executor
