// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Streams.h"

#include "core/executor/program/Capture.h"
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>

namespace warpgrain::executor {

namespace {

using cuda::Error;

/// cudaLaunchAttributeValue: a union.
using AttributeValue = std::array<std::byte, 64>;
/// By cudaLaunchAttributeID: hints of how caches are used and how the host waits, which change nothing here.
using Attributes = std::map<int, AttributeValue>;

/// Work is done when it is asked for, so that every stream is always empty.
struct Stream {
  unsigned flags = 0;
  int priority = 0;
  Attributes attributes;
};

std::set<const void *> &streams() {
  static auto *all = new std::set<const void *>;
  return *all;
}

/// Of a stream that the program made, or of those that are always there.
Attributes &attributesOf(void *stream) {
  static auto *ofOthers = new std::map<void *, Attributes>;
  return streams().contains(stream) ? static_cast<Stream *>(stream)->attributes : (*ofOthers)[stream];
}

constexpr bool isHint(int attribute) {
  constexpr int accessPolicyWindow = 1;
  constexpr int synchronizationPolicy = 3;
  return attribute == accessPolicyWindow || attribute == synchronizationPolicy;
}

Error setAttribute(ProgramRuntime &runtime, void *stream, int attribute, const AttributeValue *value) {
  const std::scoped_lock lock(runtime.mutex);
  if (!isStream(stream)) return runtime.remember(Error::invalidResourceHandle);
  if (value == nullptr || !isHint(attribute)) return runtime.remember(Error::invalidValue);
  attributesOf(stream)[attribute] = *value;
  return Error::success;
}

Error getAttribute(ProgramRuntime &runtime, void *stream, int attribute, AttributeValue *to) {
  const std::scoped_lock lock(runtime.mutex);
  if (!isStream(stream)) return runtime.remember(Error::invalidResourceHandle);
  if (to == nullptr || !isHint(attribute)) return runtime.remember(Error::invalidValue);
  *to = attributesOf(stream)[attribute]; // zeros where none was set
  return Error::success;
}

Error copyAttributes(ProgramRuntime &runtime, void *to, void *from) {
  const std::scoped_lock lock(runtime.mutex);
  if (!isStream(to) || !isStream(from)) return runtime.remember(Error::invalidResourceHandle);
  attributesOf(to) = attributesOf(from);
  return Error::success;
}

constexpr int leastPriority = 0;
constexpr int greatestPriority = -5;

Error create(ProgramRuntime &runtime, void **to, unsigned flags, int priority) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || flags > 1) return runtime.remember(Error::invalidValue);
  *to = new Stream{.flags = flags,
                   .priority = priority < greatestPriority ? greatestPriority
                               : priority > leastPriority  ? leastPriority
                                                           : priority,
                   .attributes = {}};
  streams().insert(*to);
  return Error::success;
}

Error createWithPriority(ProgramRuntime &runtime, void **to, unsigned flags, int priority) {
  return create(runtime, to, flags, priority);
}

Error createWithFlags(ProgramRuntime &runtime, void **to, unsigned flags) {
  return create(runtime, to, flags, 0);
}

Error createPlain(ProgramRuntime &runtime, void **to) {
  return create(runtime, to, 0, 0);
}

Error destroy(ProgramRuntime &runtime, void *stream) {
  const std::scoped_lock lock(runtime.mutex);
  if (streams().erase(stream) == 0) return runtime.remember(Error::invalidResourceHandle);
  forgetCapturedStream(stream);
  delete static_cast<Stream *>(stream);
  return Error::success;
}

Error synchronize(ProgramRuntime &runtime, void *stream) {
  const std::scoped_lock lock(runtime.mutex);
  if (!isStream(stream)) return runtime.remember(Error::invalidResourceHandle);
  return runtime.remember(stream != nullptr ? refuseWhileCaptured(stream) : refuseIfLegacy(stream));
}

Error waitForEvent(ProgramRuntime &runtime, void *stream, void *event, unsigned) {
  const std::scoped_lock lock(runtime.mutex);
  if (!isStream(stream)) return runtime.remember(Error::invalidResourceHandle);
  return runtime.remember(waitCaptured(stream, event).value_or(Error::success));
}

Error attach(ProgramRuntime &runtime, void *stream, void *, std::size_t, unsigned) {
  return synchronize(runtime, stream);
}

const Stream *ownStream(const void *stream) {
  return streams().contains(stream) ? static_cast<const Stream *>(stream) : nullptr;
}

Error flagsOf(ProgramRuntime &runtime, void *stream, unsigned *to) {
  const std::scoped_lock lock(runtime.mutex);
  if (!isStream(stream)) return runtime.remember(Error::invalidResourceHandle);
  *to = ownStream(stream) != nullptr ? ownStream(stream)->flags : 0;
  return Error::success;
}

Error priorityOf(ProgramRuntime &runtime, void *stream, int *to) {
  const std::scoped_lock lock(runtime.mutex);
  if (!isStream(stream)) return runtime.remember(Error::invalidResourceHandle);
  *to = ownStream(stream) != nullptr ? ownStream(stream)->priority : 0;
  return Error::success;
}

Error priorityRange(int *least, int *greatest) {
  if (least != nullptr) *least = leastPriority;
  if (greatest != nullptr) *greatest = greatestPriority;
  return Error::success;
}

Error addCallback(ProgramRuntime &runtime, void *stream, void (*callback)(void *, Error, void *), void *data,
                  unsigned flags) {
  if (callback == nullptr || flags != 0) return runtime.remember(Error::invalidValue);
  if (const Error error = synchronize(runtime, stream); error != Error::success) return error;
  callback(stream, Error::success, data);
  return Error::success;
}

Error launchHostFunction(ProgramRuntime &runtime, void *stream, void (*function)(void *), void *data) {
  if (function == nullptr) return runtime.remember(Error::invalidValue);
  return enqueue(runtime, stream, NodeKind::host, [function, data] {
    function(data);
    return Error::success;
  });
}

} // namespace

bool isStream(const void *stream) {
  // Null, cudaStreamLegacy and cudaStreamPerThread.
  return reinterpret_cast<std::uintptr_t>(stream) <= 2 || streams().contains(stream);
}

bool waitsForLegacyStream(const void *stream) {
  constexpr unsigned nonBlocking = 1;
  return ownStream(stream) != nullptr && (ownStream(stream)->flags & nonBlocking) == 0;
}

void addStreams(SymbolTable &table) {
  table.put<&createPlain>("cudaStreamCreate");
  table.put<&createWithFlags>("cudaStreamCreateWithFlags");
  table.put<&createWithPriority>("cudaStreamCreateWithPriority");
  table.put<&destroy>("cudaStreamDestroy");
  table.putWithStream<&synchronize>("cudaStreamSynchronize");
  table.putWithStream<&synchronize>("cudaStreamQuery");
  table.putWithStream<&waitForEvent>("cudaStreamWaitEvent");
  table.putWithStream<&attach>("cudaStreamAttachMemAsync");
  table.putWithStream<&flagsOf>("cudaStreamGetFlags");
  table.putWithStream<&priorityOf>("cudaStreamGetPriority");
  table.putWithStream<&setAttribute>("cudaStreamSetAttribute");
  table.putWithStream<&getAttribute>("cudaStreamGetAttribute");
  table.putWithStream<&copyAttributes>("cudaStreamCopyAttributes");
  table.put<&priorityRange>("cudaDeviceGetStreamPriorityRange");
  table.putWithStream<&addCallback>("cudaStreamAddCallback");
  table.putWithStream<&launchHostFunction>("cudaLaunchHostFunc");
}

} // namespace warpgrain::executor
