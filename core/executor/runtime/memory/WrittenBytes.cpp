// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/memory/WrittenBytes.h"

#include "core/executor/runtime/memory/ShadowMemory.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>

namespace warpgrain::executor {

namespace {

bool isSet(const std::uint8_t &byte) {
  return std::atomic_ref(const_cast<std::uint8_t &>(byte)).load(std::memory_order_relaxed) != 0;
}

} // namespace

void WrittenBytes::Free::operator()(std::uint8_t *memory) const {
  std::free(memory);
}

// Pages that nobody has written yet take no room.
WrittenBytes::WrittenBytes(std::uint64_t bytes)
    : isWritten_(static_cast<std::uint8_t *>(std::calloc(bytes, 1))), bytes_(bytes) {}

bool WrittenBytes::holdsAll(std::uint64_t offset, std::uint64_t bytes) const {
  return std::all_of(&isWritten_[offset], &isWritten_[offset] + bytes, isSet);
}

bool WrittenBytes::holdsAny(std::uint64_t offset, std::uint64_t bytes) const {
  return std::any_of(&isWritten_[offset], &isWritten_[offset] + bytes, isSet);
}

std::optional<std::uint64_t> WrittenBytes::firstUnwritten(const ByteAccess &access) const {
  if (!isWritten_ || !access.reads || holdsAll(access.offset, access.bytes)) return std::nullopt;
  const std::uint64_t end = access.offset + access.bytes;
  const std::uint64_t unit = access.gaps == Gaps::anywhere ? bytes_ : access.gaps == Gaps::inWords ? wordBytes : 1;
  for (std::uint64_t at = access.offset; at < end;) {
    const std::uint64_t next = std::min(end, at / unit * unit + unit);
    if (!holdsAny(at, next - at)) return at;
    at = next;
  }
  return std::nullopt;
}

void WrittenBytes::write(std::uint64_t offset, std::uint64_t bytes) {
  if (!isWritten_) return;
  for (std::uint64_t i = 0; i < bytes; ++i)
    std::atomic_ref(isWritten_[offset + i]).store(1, std::memory_order_relaxed);
}

void WrittenBytes::copy(std::uint64_t offset, const WrittenBytes &from, std::uint64_t fromOffset, std::uint64_t bytes) {
  if (!from.isWritten_) return write(offset, bytes);
  if (isWritten_) std::memmove(&isWritten_[offset], &from.isWritten_[fromOffset], bytes);
  wholeUpTo_ = std::min(wholeUpTo_, offset);
}

bool WrittenBytes::isWhole() {
  if (!isWritten_) return true;
  const auto *begin = &isWritten_[0];
  const auto *unwritten = std::find(begin + wholeUpTo_, begin + bytes_, 0);
  wholeUpTo_ = static_cast<std::uint64_t>(unwritten - begin);
  return wholeUpTo_ == bytes_;
}

} // namespace warpgrain::executor
