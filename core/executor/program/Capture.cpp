// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Capture.h"

#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/Streams.h"

#include <algorithm>
#include <set>

namespace warpgrain::executor {

namespace {

using cuda::Error;

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

struct Places {
  std::map<const void *, Place> streams; ///< that are captured
  std::map<const void *, Place> events;  ///< last recorded in such a stream
};

Places &places() {
  static auto *all = new Places;
  return *all;
}

Place *placeOf(const void *stream) {
  const auto found = places().streams.find(stream);
  return found != places().streams.end() ? &found->second : nullptr;
}

void addAll(std::vector<GraphNode *> &to, const std::vector<GraphNode *> &nodes) {
  for (GraphNode *node : nodes)
    if (std::ranges::find(to, node) == to.end()) to.push_back(node);
}

/// Everything that the end of the first stream waits for.
std::set<const GraphNode *> reachedFrom(const std::vector<GraphNode *> &ends) {
  std::set<const GraphNode *> out(ends.begin(), ends.end());
  std::vector<const GraphNode *> open(out.begin(), out.end());
  while (!open.empty()) {
    const GraphNode *node = open.back();
    open.pop_back();
    for (const GraphNode *before : node->after)
      if (out.insert(before).second) open.push_back(before);
  }
  return out;
}

bool isJoined(const Capture &capture, const std::vector<GraphNode *> &ends) {
  const auto reached = reachedFrom(ends);
  return std::ranges::all_of(places().streams, [&](const auto &entry) {
    const Place &place = entry.second;
    return place.capture.get() != &capture ||
           std::ranges::all_of(place.behind, [&](const GraphNode *node) { return reached.contains(node); });
  });
}

Error addTo(Place &place, NodeWork work) {
  if (place.capture->isBroken) return Error::captureInvalidated;
  place.behind = {place.capture->graph->add(std::move(work), place.behind)};
  return Error::success;
}

bool isLegacy(const void *stream) {
  return reinterpret_cast<std::uintptr_t>(stream) <= 1;
}

} // namespace

CaptureStatus captureStatus(const void *stream) {
  const Place *place = placeOf(stream);
  if (place == nullptr) return CaptureStatus::none;
  return place->capture->isBroken ? CaptureStatus::invalidated : CaptureStatus::active;
}

Error enqueue(ProgramRuntime &runtime, void *stream, NodeWork work) {
  {
    const std::scoped_lock lock(runtime.mutex);
    if (!isStream(stream)) return runtime.remember(Error::invalidResourceHandle);
    if (Place *place = placeOf(stream)) return runtime.remember(addTo(*place, std::move(work)));
    if (const Error error = refuseIfLegacy(stream); error != Error::success) return runtime.remember(error);
  }
  return runtime.remember(work.run());
}

Error enqueue(ProgramRuntime &runtime, void *stream, NodeKind kind, std::function<Error()> run) {
  return enqueue(runtime, stream, NodeWork{.kind = kind, .run = std::move(run)});
}

Error refuseWhileCaptured(const void *stream) {
  bool isAny = false;
  for (auto &[captured, place] : places().streams)
    if (stream == nullptr || captured == stream) {
      place.capture->isBroken = true;
      isAny = true;
    }
  return isAny ? Error::captureUnsupported : Error::success;
}

Error refuseIfLegacy(const void *legacy) {
  Error error = Error::success;
  if (!isLegacy(legacy)) return error;
  for (auto &[stream, place] : places().streams)
    if (waitsForLegacyStream(stream)) {
      place.capture->isBroken = true;
      error = Error::captureImplicit;
    }
  return error;
}

Error beginCapture(void *stream) {
  if (!isStream(stream)) return Error::invalidResourceHandle;
  if (isLegacy(stream)) return Error::captureUnsupported;
  if (placeOf(stream) != nullptr) return Error::illegalState;
  auto capture = std::make_shared<Capture>();
  capture->origin = stream;
  places().streams[stream] = {.capture = std::move(capture), .behind = {}};
  return Error::success;
}

Error endCapture(void *stream, Graph **to) {
  *to = nullptr;
  const Place *place = placeOf(stream);
  if (place == nullptr) return Error::illegalState;
  const std::shared_ptr<Capture> capture = place->capture;
  Error error = Error::success;
  if (capture->origin != stream)
    error = Error::captureUnmatched;
  else if (capture->isBroken)
    error = Error::captureInvalidated;
  else if (!isJoined(*capture, place->behind))
    error = Error::captureUnjoined;
  const auto isOfIt = [&capture](const auto &entry) { return entry.second.capture == capture; };
  std::erase_if(places().streams, isOfIt);
  std::erase_if(places().events, isOfIt);
  if (error == Error::success) *to = capture->graph.release();
  return error;
}

bool recordCaptured(const void *event, const void *stream) {
  const Place *place = placeOf(stream);
  if (place == nullptr) {
    forgetCapturedEvent(event);
    return false;
  }
  places().events[event] = *place;
  return true;
}

std::optional<Error> waitCaptured(const void *stream, const void *event) {
  Place *own = placeOf(stream);
  const auto recorded = places().events.find(event);
  if (recorded == places().events.end()) {
    if (own == nullptr) return std::nullopt;
    own->capture->isBroken = true;
    return Error::captureIsolation;
  }
  const Place &other = recorded->second;
  if (own == nullptr) {
    if (isLegacy(stream)) {
      other.capture->isBroken = true;
      return Error::captureImplicit;
    }
    places().streams[stream] = other;
    return Error::success;
  }
  if (own->capture != other.capture) {
    own->capture->isBroken = true;
    other.capture->isBroken = true;
    return Error::captureMerge;
  }
  addAll(own->behind, other.behind);
  return Error::success;
}

bool isCapturedEvent(const void *event) {
  return places().events.contains(event);
}

void forgetCapturedEvent(const void *event) {
  places().events.erase(event);
}

void forgetCapturedStream(const void *stream) {
  places().streams.erase(stream);
}

} // namespace warpgrain::executor
