// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Enqueue.h"
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

#include <algorithm>
#include <cstddef>

namespace warpgrain::executor {

namespace {

using cuda::Error;

constexpr bool isHint(int attribute) {
  constexpr int accessPolicyWindow = 1;
  constexpr int synchronizationPolicy = 3;
  return attribute == accessPolicyWindow || attribute == synchronizationPolicy;
}

Error setAttribute(ProgramRuntime &runtime, void *stream, int attribute, const StreamAttribute *value) {
  const std::scoped_lock lock(runtime.mutex);
  if (!runtime.streams.contains(stream)) return runtime.remember(Error::invalidResourceHandle);
  if (value == nullptr || !isHint(attribute)) return runtime.remember(Error::invalidValue);
  runtime.streams.attributesOf(stream)[attribute] = *value;
  return Error::success;
}

Error getAttribute(ProgramRuntime &runtime, void *stream, int attribute, StreamAttribute *to) {
  const std::scoped_lock lock(runtime.mutex);
  if (!runtime.streams.contains(stream)) return runtime.remember(Error::invalidResourceHandle);
  if (to == nullptr || !isHint(attribute)) return runtime.remember(Error::invalidValue);
  *to = runtime.streams.attributesOf(stream)[attribute]; // zeros where none was set
  return Error::success;
}

Error copyAttributes(ProgramRuntime &runtime, void *to, void *from) {
  const std::scoped_lock lock(runtime.mutex);
  if (!runtime.streams.contains(to) || !runtime.streams.contains(from))
    return runtime.remember(Error::invalidResourceHandle);
  runtime.streams.attributesOf(to) = runtime.streams.attributesOf(from);
  return Error::success;
}

constexpr int leastPriority = 0;
constexpr int greatestPriority = -5;

Error create(ProgramRuntime &runtime, void **to, unsigned flags, int priority) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || flags > 1) return runtime.remember(Error::invalidValue);
  *to = runtime.streams.create(flags, std::clamp(priority, greatestPriority, leastPriority));
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
  if (!runtime.streams.destroy(stream)) return runtime.remember(Error::invalidResourceHandle);
  runtime.captures.forgetStream(stream);
  return Error::success;
}

Error synchronize(ProgramRuntime &runtime, void *stream) {
  const std::scoped_lock lock(runtime.mutex);
  if (!runtime.streams.contains(stream)) return runtime.remember(Error::invalidResourceHandle);
  return runtime.remember(stream != nullptr ? runtime.captures.refuseWhileCaptured(stream)
                                            : runtime.captures.refuseIfLegacy(stream));
}

Error waitForEvent(ProgramRuntime &runtime, void *stream, void *event, unsigned) {
  const std::scoped_lock lock(runtime.mutex);
  if (!runtime.streams.contains(stream)) return runtime.remember(Error::invalidResourceHandle);
  return runtime.remember(runtime.captures.wait(stream, event).value_or(Error::success));
}

Error attach(ProgramRuntime &runtime, void *stream, void *, std::size_t, unsigned) {
  return synchronize(runtime, stream);
}

Error flagsOf(ProgramRuntime &runtime, void *stream, unsigned *to) {
  const std::scoped_lock lock(runtime.mutex);
  if (!runtime.streams.contains(stream)) return runtime.remember(Error::invalidResourceHandle);
  const Stream *made = runtime.streams.find(stream);
  *to = made != nullptr ? made->flags : 0;
  return Error::success;
}

Error priorityOf(ProgramRuntime &runtime, void *stream, int *to) {
  const std::scoped_lock lock(runtime.mutex);
  if (!runtime.streams.contains(stream)) return runtime.remember(Error::invalidResourceHandle);
  const Stream *made = runtime.streams.find(stream);
  *to = made != nullptr ? made->priority : 0;
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
