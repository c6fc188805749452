// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/Graph.h"

#include <expected>

namespace warpgrain::executor {

// Create the work of graph nodes from the parameters that programs pass. Invalid parameters give CUDA's error. Argument
// values are copied; the memory that a node works on is not. The runtime's mutex must be held.

std::expected<NodeWork, cuda::Error> workOf(ProgramRuntime &runtime, const cuda::KernelNode *parameters);
std::expected<NodeWork, cuda::Error> workOf(ProgramRuntime &runtime, const cuda::Copy3D *parameters);
std::expected<NodeWork, cuda::Error> workOf(ProgramRuntime &runtime, const cuda::FillNode *parameters);
std::expected<NodeWork, cuda::Error> workOf(ProgramRuntime &runtime, const cuda::HostNode *parameters);

NodeWork copyWork(ProgramRuntime &runtime, void *to, const void *from, std::size_t bytes, cuda::CopyKind kind);
NodeWork allocationWork(ProgramRuntime &runtime, void *memory);
NodeWork releaseWork(ProgramRuntime &runtime, void *memory);

} // namespace warpgrain::executor
