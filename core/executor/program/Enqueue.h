// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/Graph.h"

#include <functional>

namespace warpgrain::executor {

/// Does work that the program asks of a stream or, if the stream is captured, adds it to the graph. Keeps an error for
/// cudaGetLastError.
cuda::Error enqueue(ProgramRuntime &runtime, void *stream, NodeWork work);
/// The same for work that is a function and no more.
cuda::Error enqueue(ProgramRuntime &runtime, void *stream, NodeKind kind, std::function<cuda::Error()> run);

} // namespace warpgrain::executor
