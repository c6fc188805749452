// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/Graph.h"

namespace warpgrain::executor {

// Stream capture: the work of a captured stream becomes nodes of a graph instead of being executed. See CUDA Runtime
// API, "Stream Management", cudaStreamBeginCapture: other streams join a capture through events, and some calls are not
// allowed during a capture.

/// cudaStreamCaptureStatus
enum class CaptureStatus : int { none = 0, active = 1, invalidated = 2 };

CaptureStatus captureStatus(const void *stream);

/// Executes work that a program submits to a stream. If the stream is captured, adds the work to the graph instead.
/// Keeps an error for cudaGetLastError.
cuda::Error enqueue(ProgramRuntime &runtime, void *stream, NodeWork work);
/// Does the same for work that is given by its kind and a function.
cuda::Error enqueue(ProgramRuntime &runtime, void *stream, NodeKind kind, std::function<cuda::Error()> run);

/// Refuses a call that is not allowed on a captured stream: invalidates the capture and returns captureUnsupported.
/// Returns success if the stream is not captured. Null stands for all streams.
cuda::Error refuseWhileCaptured(const void *stream);
/// Refuses work in the legacy default stream while streams that synchronize with it are captured: invalidates these
/// captures and returns captureImplicit. Returns success for any other stream.
cuda::Error refuseIfLegacy(const void *stream);

cuda::Error beginCapture(void *stream);
/// Ends a capture and stores its graph, which the caller owns, in `to`; null if the capture failed.
cuda::Error endCapture(void *stream, Graph **to);

/// Records an event in a captured stream: it stands for the stream's nodes so far. False if the stream is not captured.
bool recordCaptured(const void *event, const void *stream);
/// Makes a captured stream wait for a captured event; a stream that is not captured joins the event's capture. No value
/// if neither the stream nor the event is captured.
std::optional<cuda::Error> waitCaptured(const void *stream, const void *event);
bool isCapturedEvent(const void *event);
void forgetCapturedEvent(const void *event);
void forgetCapturedStream(const void *stream);

} // namespace warpgrain::executor
