// SPDX-License-Identifier: Apache-2.0
#include "app/capture/Allocations.h"

#include <algorithm>
#include <iterator>

namespace warpgrain::capture {

const char *nameOf(MemoryKind kind) {
  switch (kind) {
  case MemoryKind::device:
    return "device memory";
  case MemoryKind::pooled:
    return "memory of a pool";
  case MemoryKind::managed:
    return "managed memory";
  case MemoryKind::host:
    return "memory of the host";
  case MemoryKind::mapped:
    return "mapped memory";
  default:
    return "a variable of the module";
  }
}

void Allocations::add(const Range &range) {
  if (range.begin == 0 || range.bytes == 0 || range.bytes > UINT64_MAX - range.begin) return;
  auto at = ranges_.lower_bound(range.begin);
  if (at != ranges_.begin() && std::prev(at)->second.end() > range.begin) --at;
  while (at != ranges_.end() && at->first < range.end())
    at = ranges_.erase(at);
  ranges_[range.begin] = range;
  lowest_ = std::min(lowest_, range.begin);
  highest_ = std::max(highest_, range.end());
}

void Allocations::remove(std::uint64_t begin) {
  ranges_.erase(begin);
}

const Range *Allocations::find(std::uint64_t address) const {
  auto at = ranges_.upper_bound(address);
  if (at == ranges_.begin()) return nullptr;
  --at;
  return address < at->second.end() ? &at->second : nullptr;
}

} // namespace warpgrain::capture
