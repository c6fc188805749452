// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Capture.h"
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/Streams.h"
#include "core/executor/program/SymbolTable.h"

#include <chrono>
#include <set>

namespace warpgrain::executor {

namespace {

using cuda::Error;

using Clock = std::chrono::steady_clock;

/// Time is the host's own: what a kernel takes here says nothing of a GPU.
struct Event {
  unsigned flags = 0;
  std::optional<Clock::time_point> recorded;
};

constexpr unsigned withoutTiming = 2;

std::set<const void *> &events() {
  static auto *all = new std::set<const void *>;
  return *all;
}

Event *eventOf(void *handle) {
  return events().contains(handle) ? static_cast<Event *>(handle) : nullptr;
}

Error createWithFlags(ProgramRuntime &runtime, void **to, unsigned flags) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || flags > 7) return runtime.remember(Error::invalidValue);
  *to = new Event{.flags = flags, .recorded = {}};
  events().insert(*to);
  return Error::success;
}

Error create(ProgramRuntime &runtime, void **to) {
  return createWithFlags(runtime, to, 0);
}

Error destroy(ProgramRuntime &runtime, void *handle) {
  const std::scoped_lock lock(runtime.mutex);
  if (events().erase(handle) == 0) return runtime.remember(Error::invalidResourceHandle);
  forgetCapturedEvent(handle);
  delete static_cast<Event *>(handle);
  return Error::success;
}

Error record(ProgramRuntime &runtime, void *handle, void *stream) {
  const std::scoped_lock lock(runtime.mutex);
  Event *event = eventOf(handle);
  if (event == nullptr || !isStream(stream)) return runtime.remember(Error::invalidResourceHandle);
  if (recordCaptured(handle, stream)) return runtime.remember(Error::success);
  if (const Error error = refuseIfLegacy(stream); error != Error::success) return runtime.remember(error);
  event->recorded = Clock::now();
  return runtime.remember(Error::success);
}

Error recordWithFlags(ProgramRuntime &runtime, void *handle, void *stream, unsigned) {
  return record(runtime, handle, stream);
}

/// Whatever came before it has happened.
Error wait(ProgramRuntime &runtime, void *handle) {
  const std::scoped_lock lock(runtime.mutex);
  if (eventOf(handle) == nullptr) return runtime.remember(Error::invalidResourceHandle);
  return runtime.remember(isCapturedEvent(handle) ? Error::capturedEvent : Error::success);
}

Error elapsed(ProgramRuntime &runtime, float *milliseconds, void *from, void *to) {
  const std::scoped_lock lock(runtime.mutex);
  const Event *begin = eventOf(from);
  const Event *end = eventOf(to);
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
