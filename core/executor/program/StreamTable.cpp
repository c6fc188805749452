// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/StreamTable.h"

#include <cstdint>

namespace warpgrain::executor {

void *StreamTable::create(unsigned flags, int priority) {
  auto stream = std::make_unique<Stream>(Stream{.flags = flags, .priority = priority, .attributes = {}});
  void *handle = stream.get();
  made_[handle] = std::move(stream);
  return handle;
}

bool StreamTable::destroy(void *handle) {
  return made_.erase(handle) > 0;
}

bool StreamTable::contains(const void *handle) const {
  // Null, cudaStreamLegacy and cudaStreamPerThread.
  return reinterpret_cast<std::uintptr_t>(handle) <= 2 || made_.contains(handle);
}

const Stream *StreamTable::find(const void *handle) const {
  const auto found = made_.find(handle);
  return found != made_.end() ? found->second.get() : nullptr;
}

StreamAttributes &StreamTable::attributesOf(void *handle) {
  const auto found = made_.find(handle);
  return found != made_.end() ? found->second->attributes : attributesOfOthers_[handle];
}

bool StreamTable::waitsForLegacy(const void *handle) const {
  constexpr unsigned nonBlocking = 1;
  const Stream *stream = find(handle);
  return stream != nullptr && (stream->flags & nonBlocking) == 0;
}

} // namespace warpgrain::executor
