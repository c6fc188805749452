// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/StreamCaptures.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

namespace warpgrain::executor {

namespace {

using cuda::Error;

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

bool isLegacy(const void *stream) {
  return reinterpret_cast<std::uintptr_t>(stream) <= 1;
}

} // namespace

StreamCaptures::Place *StreamCaptures::placeOf(const void *stream) {
  const auto found = captured_.find(stream);
  return found != captured_.end() ? &found->second : nullptr;
}

bool StreamCaptures::isJoined(const Capture &capture, const std::vector<GraphNode *> &ends) const {
  const auto reached = reachedFrom(ends);
  return std::ranges::all_of(captured_, [&](const auto &entry) {
    const Place &place = entry.second;
    return place.capture.get() != &capture ||
           std::ranges::all_of(place.behind, [&](const GraphNode *node) { return reached.contains(node); });
  });
}

CaptureStatus StreamCaptures::statusOf(const void *stream) const {
  const auto found = captured_.find(stream);
  if (found == captured_.end()) return CaptureStatus::none;
  return found->second.capture->isBroken ? CaptureStatus::invalidated : CaptureStatus::active;
}

Error StreamCaptures::add(const void *stream, NodeWork work) {
  Place &place = captured_.at(stream);
  if (place.capture->isBroken) return Error::captureInvalidated;
  place.behind = {place.capture->graph->add(std::move(work), place.behind)};
  return Error::success;
}

Error StreamCaptures::refuseWhileCaptured(const void *stream) {
  bool isAny = false;
  for (auto &[captured, place] : captured_)
    if (stream == nullptr || captured == stream) {
      place.capture->isBroken = true;
      isAny = true;
    }
  return isAny ? Error::captureUnsupported : Error::success;
}

Error StreamCaptures::refuseIfLegacy(const void *legacy) {
  Error error = Error::success;
  if (!isLegacy(legacy)) return error;
  for (auto &[stream, place] : captured_)
    if (streams_.waitsForLegacy(stream)) {
      place.capture->isBroken = true;
      error = Error::captureImplicit;
    }
  return error;
}

Error StreamCaptures::begin(const void *stream) {
  if (!streams_.contains(stream)) return Error::invalidResourceHandle;
  if (isLegacy(stream)) return Error::captureUnsupported;
  if (placeOf(stream) != nullptr) return Error::illegalState;
  auto capture = std::make_shared<Capture>();
  capture->origin = stream;
  captured_[stream] = {.capture = std::move(capture), .behind = {}};
  return Error::success;
}

std::expected<std::unique_ptr<Graph>, Error> StreamCaptures::end(const void *stream) {
  const Place *place = placeOf(stream);
  if (place == nullptr) return std::unexpected(Error::illegalState);
  const std::shared_ptr<Capture> capture = place->capture;
  Error error = Error::success;
  if (capture->origin != stream)
    error = Error::captureUnmatched;
  else if (capture->isBroken)
    error = Error::captureInvalidated;
  else if (!isJoined(*capture, place->behind))
    error = Error::captureUnjoined;
  const auto isOfIt = [&capture](const auto &entry) { return entry.second.capture == capture; };
  std::erase_if(captured_, isOfIt);
  std::erase_if(recorded_, isOfIt);
  if (error != Error::success) return std::unexpected(error);
  return std::move(capture->graph);
}

bool StreamCaptures::record(const void *event, const void *stream) {
  const Place *place = placeOf(stream);
  if (place == nullptr) {
    forgetEvent(event);
    return false;
  }
  recorded_[event] = *place;
  return true;
}

std::optional<Error> StreamCaptures::wait(const void *stream, const void *event) {
  Place *own = placeOf(stream);
  const auto recorded = recorded_.find(event);
  if (recorded == recorded_.end()) {
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
    captured_[stream] = other;
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

bool StreamCaptures::isCapturedEvent(const void *event) const {
  return recorded_.contains(event);
}

void StreamCaptures::forgetEvent(const void *event) {
  recorded_.erase(event);
}

void StreamCaptures::forgetStream(const void *stream) {
  captured_.erase(stream);
}

} // namespace warpgrain::executor
