// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/Graph.h"

namespace warpgrain::executor {

// Streams whose work becomes a graph instead of being done (CUDA Runtime API, "Stream Management":
// cudaStreamBeginCapture and what it says of events, which other streams join by, and of calls that are not allowed
// meanwhile).

/// cudaStreamCaptureStatus
enum class CaptureStatus : int { none = 0, active = 1, invalidated = 2 };

CaptureStatus captureStatus(const void *stream);

/// Work that a program asks of a stream: does it or, where the stream is captured, puts it into the graph. Keeps an
/// error for cudaGetLastError.
cuda::Error enqueue(ProgramRuntime &runtime, void *stream, NodeWork work);
/// The same for what has no more to it than a function.
cuda::Error enqueue(ProgramRuntime &runtime, void *stream, NodeKind kind, std::function<cuda::Error()> run);

/// For calls that a captured stream does not allow: the error, and the capture has failed. Success where the stream, or
/// with null any stream, is not captured.
cuda::Error refuseWhileCaptured(const void *stream);
/// For work in the stream that waits for all others, and that they wait for: the error, and captures of such streams
/// have failed. Success where the stream is another one.
cuda::Error refuseIfLegacy(const void *stream);

cuda::Error beginCapture(void *stream);
/// The graph, which the caller owns; null where the capture failed.
cuda::Error endCapture(void *stream, Graph **to);

/// The event stands for the stream's work so far; false where the stream is not captured.
bool recordCaptured(const void *event, const void *stream);
/// Nothing where neither the stream nor the event is captured.
std::optional<cuda::Error> waitCaptured(const void *stream, const void *event);
bool isCapturedEvent(const void *event);
void forgetCapturedEvent(const void *event);
void forgetCapturedStream(const void *stream);

} // namespace warpgrain::executor
