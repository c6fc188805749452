// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

#include <chrono>

namespace warpgrain::executor {

namespace {

using cuda::Error;

constexpr unsigned withoutTiming = 2;

Error createWithFlags(ProgramRuntime &runtime, void **to, unsigned flags) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || flags > 7) return runtime.remember(Error::invalidValue);
  *to = runtime.events.create(flags);
  return Error::success;
}

Error create(ProgramRuntime &runtime, void **to) {
  return createWithFlags(runtime, to, 0);
}

Error destroy(ProgramRuntime &runtime, void *handle) {
  const std::scoped_lock lock(runtime.mutex);
  if (!runtime.events.destroy(handle)) return runtime.remember(Error::invalidResourceHandle);
  runtime.captures.forgetEvent(handle);
  return Error::success;
}

Error record(ProgramRuntime &runtime, void *handle, void *stream) {
  const std::scoped_lock lock(runtime.mutex);
  Event *event = runtime.events.find(handle);
  if (event == nullptr || !runtime.streams.contains(stream)) return runtime.remember(Error::invalidResourceHandle);
  if (runtime.captures.record(handle, stream)) return runtime.remember(Error::success);
  if (const Error error = runtime.captures.refuseIfLegacy(stream); error != Error::success)
    return runtime.remember(error);
  event->recorded = Event::Clock::now();
  return runtime.remember(Error::success);
}

Error recordWithFlags(ProgramRuntime &runtime, void *handle, void *stream, unsigned) {
  return record(runtime, handle, stream);
}

/// Whatever came before it has happened.
Error wait(ProgramRuntime &runtime, void *handle) {
  const std::scoped_lock lock(runtime.mutex);
  if (runtime.events.find(handle) == nullptr) return runtime.remember(Error::invalidResourceHandle);
  return runtime.remember(runtime.captures.isCapturedEvent(handle) ? Error::capturedEvent : Error::success);
}

Error elapsed(ProgramRuntime &runtime, float *milliseconds, void *from, void *to) {
  const std::scoped_lock lock(runtime.mutex);
  const Event *begin = runtime.events.find(from);
  const Event *end = runtime.events.find(to);
  if (milliseconds == nullptr) return runtime.remember(Error::invalidValue);
  if (begin == nullptr || end == nullptr || !begin->recorded || !end->recorded ||
      ((begin->flags | end->flags) & withoutTiming) != 0)
    return runtime.remember(Error::invalidResourceHandle);
  *milliseconds = std::chrono::duration<float, std::milli>(*end->recorded - *begin->recorded).count();
  return Error::success;
}

} // namespace

void addEvents(SymbolTable &table) {
  table.put<&create>("cudaEventCreate");
  table.put<&createWithFlags>("cudaEventCreateWithFlags");
  table.put<&destroy>("cudaEventDestroy");
  table.putWithStream<&record>("cudaEventRecord");
  table.putWithStream<&recordWithFlags>("cudaEventRecordWithFlags");
  table.put<&wait>("cudaEventQuery");
  table.put<&wait>("cudaEventSynchronize");
  table.put<&elapsed>("cudaEventElapsedTime");
  table.put<&elapsed>("cudaEventElapsedTime_v2");
}

} // namespace warpgrain::executor
