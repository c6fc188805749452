// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/EventTable.h"

namespace warpgrain::executor {

void *EventTable::create(unsigned flags) {
  auto event = std::make_unique<Event>(Event{.flags = flags, .recorded = {}});
  void *handle = event.get();
  made_[handle] = std::move(event);
  return handle;
}

bool EventTable::destroy(void *handle) {
  return made_.erase(handle) > 0;
}

Event *EventTable::find(void *handle) {
  const auto found = made_.find(handle);
  return found != made_.end() ? found->second.get() : nullptr;
}

} // namespace warpgrain::executor
