// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace warpgrain::executor {

/// How many bytes a word has, of which it is known who touched it.
constexpr std::uint64_t wordBytes = 4;

/// Of a word, one bit for each.
constexpr std::uint8_t allBytes = (1U << wordBytes) - 1;

/// Who touched a word of memory, when and where.
struct Touch {
  std::uint32_t block = 0;        ///< number of the block from 1; 0: nobody
  std::uint32_t interval = 0;     ///< barriers that the block had passed
  std::uint16_t warpInterval = 0; ///< how often lanes of its warp had met, the low bits of the number
  std::uint16_t thread = 0;       ///< in the block
  std::uint16_t site = 0;         ///< 0 where it does not fit
  std::uint8_t bytes = 0;         ///< of the word, one bit for each
  std::uint8_t isAtomic : 1 = 0;
  std::uint8_t fragment : 7 = 0; ///< AccessForm::fragment: where it is not 0, the thread stands for its warp
};

/// What is kept of four bytes of memory: the last write, and two readers since, of different threads where there are
/// two. Whoever writes next is another thread than one of them.
struct WordHistory {
  Touch write;
  std::array<Touch, 2> reads;
};

/// A touch of all of a word by a thread, in two registers: a copy of members that have only just been written would
/// wait for them.
class PackedTouch {
public:
  PackedTouch(const ThreadState &thread, AccessKind kind, std::uint32_t site, std::uint8_t fragment = 0) {
    const BlockState &block = *thread.block;
    const std::uint32_t *exchanges = block.warpIntervals;
    const std::uint32_t warpInterval = exchanges != nullptr ? exchanges[thread.number / warpSize] : 0;
    when_ = std::uint64_t{block.interval} << 32U | (block.number + 1);
    who_ = std::uint64_t{warpInterval & UINT16_MAX} | std::uint64_t{thread.number} << 16U |
           std::uint64_t{site <= UINT16_MAX ? site : 0} << 32U | std::uint64_t{allBytes} << 48U |
           std::uint64_t{kind == AccessKind::atomic} << 56U | std::uint64_t{fragment} << 57U;
  }

  Touch touch() const {
    Touch out;
    keepIn(out);
    return out;
  }

  void keepIn(Touch &to) const {
    auto *bytes = reinterpret_cast<std::byte *>(&to);
    std::memcpy(bytes, &when_, sizeof when_);
    std::memcpy(bytes + sizeof when_, &who_, sizeof who_);
  }

  /// A touch that somebody else may change meanwhile is this one.
  bool isKeptIn(Touch &touch) const {
    using Word [[gnu::may_alias]] = std::uint64_t;
    auto *words = reinterpret_cast<Word *>(&touch);
    return __atomic_load_n(words + 1, __ATOMIC_RELAXED) == who_ && __atomic_load_n(words, __ATOMIC_RELAXED) == when_;
  }

private:
  std::uint64_t when_; ///< block and interval
  std::uint64_t who_;  ///< the other members in their order
};

static_assert(std::endian::native == std::endian::little && offsetof(Touch, warpInterval) == sizeof(std::uint64_t) &&
              sizeof(Touch) == 2 * sizeof(std::uint64_t));

/// More than one, or nobody knows which: no block has as many.
constexpr std::uint16_t manyThreads = UINT16_MAX;

/// Of shared memory, which is a new one in each block.
struct alignas(64) SharedWord : WordHistory {
  std::uint32_t writtenIn = 0; ///< the block that the written bytes are of
  std::uint8_t writtenBytes = 0;
  std::uint8_t touchedIn = 0;            ///< low bits of the block and interval of the last touches
  std::uint16_t touchedBy = manyThreads; ///< their thread; or those of others, too
  /// Of the block and interval (`momentOf`) in which a further reader of all of the word tells nothing new; 0: none.
  std::uint64_t settledIn = 0;
};

static_assert(sizeof(SharedWord) == momentBytes);

/// An access as messages tell of it.
struct TouchedMemory {
  const BlockState *block = nullptr; ///< for the extents alone: another block may run by now
  std::uintptr_t begin = 0;          ///< of the memory of that history
  AccessKind kind = AccessKind::read;
  std::uint32_t site = 0;
  bool isShared = false;
  std::uint8_t fragment = 0; ///< of those that are not all of a word alone
};

/// What an access does to a word.
struct TouchedWord {
  TouchedMemory memory;
  Touch now;
  std::uint64_t offset = 0; ///< of the first byte that it touches, in the memory of that history
};

inline TouchedWord wordTouched(const TouchedMemory &memory, std::uint64_t word, const Touch &now) {
  return {
      .memory = memory, .now = now, .offset = word * wordBytes + static_cast<unsigned>(std::countr_zero(now.bytes))};
}

/// Of all bytes of the word that begins there.
inline TouchedWord touchOf(const ThreadState &thread, const TouchedMemory &memory, std::uint64_t offset) {
  return {.memory = memory,
          .now = PackedTouch(thread, memory.kind, memory.site, memory.fragment).touch(),
          .offset = offset};
}

/// Keeps who touches the word. True where nobody else has since the last barrier: whatever it does is no race. False
/// may be said of some that are alone, too.
inline bool isAlone(SharedWord &word, const ThreadState &thread) {
  const BlockState &block = *thread.block;
  const auto now = static_cast<std::uint8_t>(block.interval + 37 * block.number);
  const auto number = static_cast<std::uint16_t>(thread.number);
  if (word.touchedIn != now) {
    word.touchedIn = now;
    word.touchedBy = number;
  } else if (word.touchedBy != number) {
    word.touchedBy = manyThreads;
  }
  return word.touchedBy == number;
}

/// Keeps that a lane of the thread's warp touches the word, whichever it is.
inline void touchByAnyLane(SharedWord &word, const ThreadState &thread) {
  (void)isAlone(word, thread);
  word.touchedBy = manyThreads;
}

/// Calls back with the number and the touch of each word that an access touches.
template <typename Visit>
void forEachWord(const ThreadState &thread, const TouchedMemory &memory, std::uint64_t offset, std::uint64_t bytes,
                 Visit visit) {
  TouchedWord touched = touchOf(thread, memory, offset);
  const std::uint64_t end = offset + bytes;
  for (std::uint64_t word = offset / wordBytes; word * wordBytes < end; ++word) {
    const std::uint64_t first = std::max(offset, word * wordBytes) - word * wordBytes;
    const std::uint64_t last = std::min(end, (word + 1) * wordBytes) - word * wordBytes;
    touched.now.bytes = static_cast<std::uint8_t>(((1U << last) - 1) & ~((1U << first) - 1));
    touched.offset = word * wordBytes + first;
    visit(word, touched);
  }
}

} // namespace warpgrain::executor
