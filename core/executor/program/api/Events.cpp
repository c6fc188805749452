// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Capture.h"
#include "core/executor/program/Runtime.h"
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

Error createWithFlags(void **to, unsigned flags) {
  const std::scoped_lock lock(theRuntime().mutex);
  if (to == nullptr || flags > 7) return remember(Error::invalidValue);
  *to = new Event{.flags = flags, .recorded = {}};
  events().insert(*to);
  return Error::success;
}

Error create(void **to) {
  return createWithFlags(to, 0);
}

Error destroy(void *handle) {
  const std::scoped_lock lock(theRuntime().mutex);
  if (events().erase(handle) == 0) return remember(Error::invalidResourceHandle);
  forgetCapturedEvent(handle);
  delete static_cast<Event *>(handle);
  return Error::success;
}

Error record(void *handle, void *stream) {
  const std::scoped_lock lock(theRuntime().mutex);
  Event *event = eventOf(handle);
  if (event == nullptr || !isStream(stream)) return remember(Error::invalidResourceHandle);
  if (recordCaptured(handle, stream)) return remember(Error::success);
  if (const Error error = refuseIfLegacy(stream); error != Error::success) return remember(error);
  event->recorded = Clock::now();
  return remember(Error::success);
}

Error recordWithFlags(void *handle, void *stream, unsigned) {
  return record(handle, stream);
}

/// Whatever came before it has happened.
Error wait(void *handle) {
  const std::scoped_lock lock(theRuntime().mutex);
  if (eventOf(handle) == nullptr) return remember(Error::invalidResourceHandle);
  return remember(isCapturedEvent(handle) ? Error::capturedEvent : Error::success);
}

Error elapsed(float *milliseconds, void *from, void *to) {
  const std::scoped_lock lock(theRuntime().mutex);
  const Event *begin = eventOf(from);
  const Event *end = eventOf(to);
  if (milliseconds == nullptr) return remember(Error::invalidValue);
  if (begin == nullptr || end == nullptr || !begin->recorded || !end->recorded ||
      ((begin->flags | end->flags) & withoutTiming) != 0)
    return remember(Error::invalidResourceHandle);
  *milliseconds = std::chrono::duration<float, std::milli>(*end->recorded - *begin->recorded).count();
  return Error::success;
}

} // namespace

void addEvents(SymbolTable &table) {
  table.put("cudaEventCreate", &create);
  table.put("cudaEventCreateWithFlags", &createWithFlags);
  table.put("cudaEventDestroy", &destroy);
  table.putWithStream("cudaEventRecord", &record);
  table.putWithStream("cudaEventRecordWithFlags", &recordWithFlags);
  table.put("cudaEventQuery", &wait);
  table.put("cudaEventSynchronize", &wait);
  table.put("cudaEventElapsedTime", &elapsed);
  table.put("cudaEventElapsedTime_v2", &elapsed);
}

} // namespace warpgrain::executor
