// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace warpgrain::executor {

/// An access to a piece of memory, as far as it matters who wrote the memory before.
struct ByteAccess {
  std::uint64_t offset = 0; ///< in the piece
  std::uint64_t bytes = 0;
  bool reads = true; ///< an atomic update reads and writes
  bool writes = false;
  Gaps gaps = Gaps::none;
};

/// Which bytes of a piece of memory somebody has written: what the others hold nothing says. May be used by several
/// threads of the host; of two that use the same bytes at the same time neither needs to see what the other did.
class WrittenBytes {
public:
  /// Nobody has written any of as many. Where there is no room to keep it, all are taken as written.
  explicit WrittenBytes(std::uint64_t bytes);

  /// The first byte that the access reads and nobody wrote. Where it may read what fills structures up, the byte is in
  /// a word (of four bytes) of which it reads nothing that somebody wrote, or nothing at all that it reads was written.
  std::optional<std::uint64_t> firstUnwritten(const ByteAccess &access) const;

  void write(std::uint64_t offset, std::uint64_t bytes);

  /// Bytes are copied from there, which are as much written as they were. Both may be the same memory.
  void copy(std::uint64_t offset, const WrittenBytes &from, std::uint64_t fromOffset, std::uint64_t bytes);

  /// All of them are. By one thread at a time.
  bool isWhole();

private:
  struct Free {
    void operator()(std::uint8_t *memory) const;
  };

  bool holdsAll(std::uint64_t offset, std::uint64_t bytes) const;
  bool holdsAny(std::uint64_t offset, std::uint64_t bytes) const;

  std::unique_ptr<std::uint8_t[], Free> isWritten_; ///< of each byte 0 or 1; null: all are
  std::uint64_t bytes_;
  std::uint64_t wholeUpTo_ = 0; ///< as far as `isWhole` has looked
};

} // namespace warpgrain::executor
