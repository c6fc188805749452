// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/Graph.h"
#include "core/executor/program/StreamTable.h"

#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::executor {

/// cudaStreamCaptureStatus
enum class CaptureStatus : int { none = 0, active = 1, invalidated = 2 };

/// Streams whose work becomes a graph instead of being done (CUDA Runtime API, "Stream Management":
/// cudaStreamBeginCapture and what it says of events, which other streams join by, and of calls that are not allowed
/// meanwhile). The runtime's mutex must be held.
class StreamCaptures {
public:
  /// The table must outlive this object.
  explicit StreamCaptures(const StreamTable &streams) : streams_(streams) {}

  CaptureStatus statusOf(const void *stream) const;

  /// Adds work to the graph that the stream is captured into. The stream must be captured.
  cuda::Error add(const void *stream, NodeWork work);

  /// For calls that a captured stream does not allow: returns the error, and the capture has failed. Success if the
  /// stream, or with null any stream, is not captured.
  cuda::Error refuseWhileCaptured(const void *stream);
  /// For work in the stream that waits for all others, and that they wait for: returns the error, and captures of such
  /// streams have failed. Success if the stream is another one.
  cuda::Error refuseIfLegacy(const void *legacy);

  cuda::Error begin(const void *stream);
  /// The graph, or the error with which the capture failed.
  std::expected<std::unique_ptr<Graph>, cuda::Error> end(const void *stream);

  /// Lets the event stand for the stream's work so far; false if the stream is not captured.
  bool record(const void *event, const void *stream);
  /// Nothing if neither the stream nor the event is captured.
  std::optional<cuda::Error> wait(const void *stream, const void *event);
  bool isCapturedEvent(const void *event) const;

  void forgetEvent(const void *event);
  void forgetStream(const void *stream);

private:
  /// A capture from its begin to its end.
  struct Capture {
    std::unique_ptr<Graph> graph = std::make_unique<Graph>();
    const void *origin = nullptr; ///< the stream in which it began, and must end
    bool isBroken = false;
  };

  /// A place in a capture: behind these nodes.
  struct Place {
    std::shared_ptr<Capture> capture;
    std::vector<GraphNode *> behind;
  };

  Place *placeOf(const void *stream);
  bool isJoined(const Capture &capture, const std::vector<GraphNode *> &ends) const;

  const StreamTable &streams_;
  std::map<const void *, Place> captured_; ///< by stream
  std::map<const void *, Place> recorded_; ///< by event that was last recorded in a captured stream
};

} // namespace warpgrain::executor
