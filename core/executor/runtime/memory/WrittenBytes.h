// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace warpgrain::executor {

/// An access to a range of memory whose written bytes are recorded.
struct ByteAccess {
  std::uint64_t offset = 0; ///< from the begin of the range
  std::uint64_t bytes = 0;
  bool reads = true; ///< an atomic update reads and writes
  bool writes = false;
  Gaps gaps = Gaps::none;
};

/// Records which bytes of a range of memory were written. The others are undefined. Thread-safe; simultaneous accesses
/// to the same bytes may miss each other.
class WrittenBytes {
public:
  /// A range of this size, with no byte written. If there is no memory for the record, all bytes count as written.
  explicit WrittenBytes(std::uint64_t bytes);

  /// First unwritten byte that the access reads. Padding (Gaps) is exempt: with Gaps::inWords only a 4-byte word
  /// without any written byte counts, with Gaps::anywhere only an access that reads no written byte at all.
  std::optional<std::uint64_t> firstUnwritten(const ByteAccess &access) const;

  void write(std::uint64_t offset, std::uint64_t bytes);

  /// Copies the record along with the bytes. Both may be the same object.
  void copy(std::uint64_t offset, const WrittenBytes &from, std::uint64_t fromOffset, std::uint64_t bytes);

  /// True if all bytes are written. Call it from one thread at a time.
  bool isWhole();

private:
  struct Free {
    void operator()(std::uint8_t *memory) const;
  };

  bool holdsAll(std::uint64_t offset, std::uint64_t bytes) const;
  bool holdsAny(std::uint64_t offset, std::uint64_t bytes) const;

  // NOLINTNEXTLINE(modernize-avoid-c-arrays): the size is known at run time only
  std::unique_ptr<std::uint8_t[], Free> isWritten_; ///< by byte: 0 or 1; null if all are written
  std::uint64_t bytes_;
  std::uint64_t wholeUpTo_ = 0; ///< bytes from the begin that isWhole() found written
};

} // namespace warpgrain::executor
