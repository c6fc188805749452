// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <memory>

namespace warpgrain::executor {

/// cudaLaunchAttributeValue: a union.
using StreamAttribute = std::array<std::byte, 64>;
/// Values by cudaLaunchAttributeID: hints of how caches are used and how the host waits, which change nothing here.
using StreamAttributes = std::map<int, StreamAttribute>;

/// What a cudaStream_t of the program points to. Work is done when it is asked for, so that every stream is always
/// empty.
struct Stream {
  unsigned flags = 0;
  int priority = 0;
  StreamAttributes attributes;
};

/// The streams that the program made, and those that are always there. The runtime's mutex must be held.
class StreamTable {
public:
  /// Returns the handle.
  void *create(unsigned flags, int priority);
  /// False if the handle is not a stream that the program made.
  bool destroy(void *handle);

  /// True for a stream that the program made and for the streams that are always there.
  bool contains(const void *handle) const;

  /// The stream that the program made; null for any other handle.
  const Stream *find(const void *handle) const;

  /// The handle must be a stream of the table.
  StreamAttributes &attributesOf(void *handle);

  /// True if the stream's work waits for that of the legacy stream, and the other way round.
  bool waitsForLegacy(const void *handle) const;

private:
  std::map<const void *, std::unique_ptr<Stream>> made_;
  std::map<const void *, StreamAttributes> attributesOfOthers_;
};

} // namespace warpgrain::executor
