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

/// Shadow memory keeps one record for each word of this many bytes.
constexpr std::uint64_t wordBytes = 4;

/// Every byte of a word: a mask with one bit for each byte.
constexpr std::uint8_t allBytes = (1U << wordBytes) - 1;

/// In SharedWord::writtenBytes: an asynchronous copy, which `write` is about, may still write the word.
constexpr std::uint8_t copyIsPending = 1U << 7U;

/// A shadow record: which thread accessed a word, in which epoch, and where in the source.
struct ShadowRecord {
  std::uint32_t block = 0;        ///< the block's number, counted from 1; 0: no access yet
  std::uint32_t interval = 0;     ///< how many barriers the block had passed
  std::uint16_t warpInterval = 0; ///< low bits of how often lanes of its warp had synchronized
  std::uint16_t thread = 0;       ///< the thread's number in its block
  std::uint16_t site = 0;         ///< the place in the source; 0 where its number does not fit
  std::uint8_t bytes = 0;         ///< which bytes of the word were accessed, one bit for each
  std::uint8_t isAtomic : 1 = 0;
  std::uint8_t fragment : 7 = 0; ///< AccessForm::fragment: where it is not 0, the thread stands for its warp
};

/// The history of a word: its last write, and the last reads since then by up to two different threads. Two are enough:
/// a thread that writes next differs from at least one of them.
struct WordHistory {
  ShadowRecord write;
  std::array<ShadowRecord, 2> reads;
};

/// The shadow record of a thread's access to a whole word, packed into two registers: copying the members one by one
/// would stall on stores that have only just been issued.
class PackedShadowRecord {
public:
  PackedShadowRecord(const ThreadState &thread, LoweredAccessKind kind, std::uint32_t site, std::uint8_t fragment = 0) {
    const BlockState &block = *thread.block;
    const std::uint32_t *exchanges = block.warpIntervals;
    const std::uint32_t warpInterval = exchanges != nullptr ? exchanges[thread.number / warpSize] : 0;
    when_ = std::uint64_t{block.interval} << 32U | (block.number + 1);
    who_ = std::uint64_t{warpInterval & UINT16_MAX} | std::uint64_t{thread.number} << 16U |
           std::uint64_t{site <= UINT16_MAX ? site : 0} << 32U | std::uint64_t{allBytes} << 48U |
           std::uint64_t{kind == LoweredAccessKind::atomic} << 56U | std::uint64_t{fragment} << 57U;
  }

  ShadowRecord record() const {
    ShadowRecord out;
    keepIn(out);
    return out;
  }

  void keepIn(ShadowRecord &to) const {
    auto *bytes = reinterpret_cast<std::byte *>(&to);
    std::memcpy(bytes, &when_, sizeof when_);
    std::memcpy(bytes + sizeof when_, &who_, sizeof who_);
  }

  /// Whether `record`, which another thread may be changing, equals this one.
  bool isKeptIn(ShadowRecord &record) const {
    using Word [[gnu::may_alias]] = std::uint64_t;
    auto *words = reinterpret_cast<Word *>(&record);
    return __atomic_load_n(words + 1, __ATOMIC_RELAXED) == who_ && __atomic_load_n(words, __ATOMIC_RELAXED) == when_;
  }

private:
  std::uint64_t when_; ///< block and interval
  std::uint64_t who_;  ///< the other members, in their order
};

static_assert(std::endian::native == std::endian::little &&
              offsetof(ShadowRecord, warpInterval) == sizeof(std::uint64_t) &&
              sizeof(ShadowRecord) == 2 * sizeof(std::uint64_t));

/// Stands for several threads, or one that is not known. No block has this many threads.
constexpr std::uint16_t manyThreads = UINT16_MAX;

/// The history of a word of shared memory, which each block begins anew.
struct alignas(64) SharedWord : WordHistory {
  std::uint32_t writtenIn = 0; ///< the block that `writtenBytes` is about
  std::uint8_t writtenBytes = 0;
  std::uint8_t accessedIn = 0;            ///< low bits of the epoch of the latest accesses
  std::uint16_t accessedBy = manyThreads; ///< the thread that made them; manyThreads where there were several
  /// The epoch (`epochOf`: block and interval) in which further reads of the whole word need no check; 0: none.
  std::uint64_t uncheckedReadEpoch = 0;
};

static_assert(sizeof(SharedWord) == epochBytes);

/// An access, with what a message says about it.
struct MemoryAccess {
  const BlockState *block = nullptr; ///< used for its extents only: another block may be running by now
  std::uintptr_t begin = 0;          ///< where the memory begins that the history is about
  LoweredAccessKind kind = LoweredAccessKind::read;
  std::uint32_t site = 0;
  bool isShared = false;
  std::uint8_t fragment = 0; ///< AccessForm::fragment; only of accesses to part of a word
};

/// An access to one word.
struct WordAccess {
  MemoryAccess memory;
  ShadowRecord now;
  std::uint64_t offset = 0; ///< of the first byte accessed, from MemoryAccess::begin
};

inline WordAccess wordAccess(const MemoryAccess &memory, std::uint64_t word, const ShadowRecord &now) {
  return {
      .memory = memory, .now = now, .offset = word * wordBytes + static_cast<unsigned>(std::countr_zero(now.bytes))};
}

/// A thread's access to the whole word at an offset.
inline WordAccess accessOf(const ThreadState &thread, const MemoryAccess &memory, std::uint64_t offset) {
  return {.memory = memory,
          .now = PackedShadowRecord(thread, memory.kind, memory.site, memory.fragment).record(),
          .offset = offset};
}

/// Records that the thread accesses the word. True if no other thread has accessed it since the last barrier, so that
/// the access cannot race. May be false although the thread is alone.
inline bool isAlone(SharedWord &word, const ThreadState &thread) {
  const BlockState &block = *thread.block;
  const auto now = static_cast<std::uint8_t>(block.interval + 37 * block.number);
  const auto number = static_cast<std::uint16_t>(thread.number);
  if (word.accessedIn != now) {
    word.accessedIn = now;
    word.accessedBy = number;
  } else if (word.accessedBy != number) {
    word.accessedBy = manyThreads;
  }
  return word.accessedBy == number;
}

/// Records that some lane of the thread's warp accesses the word.
inline void recordAnyLane(SharedWord &word, const ThreadState &thread) {
  (void)isAlone(word, thread);
  word.accessedBy = manyThreads;
}

/// Calls `visit` with the number of each word that an access covers, and the access to it.
template <typename Visit>
void forEachWord(const ThreadState &thread, const MemoryAccess &memory, std::uint64_t offset, std::uint64_t bytes,
                 Visit visit) {
  WordAccess accessed = accessOf(thread, memory, offset);
  const std::uint64_t end = offset + bytes;
  for (std::uint64_t word = offset / wordBytes; word * wordBytes < end; ++word) {
    const std::uint64_t first = std::max(offset, word * wordBytes) - word * wordBytes;
    const std::uint64_t last = std::min(end, (word + 1) * wordBytes) - word * wordBytes;
    accessed.now.bytes = static_cast<std::uint8_t>(((1U << last) - 1) & ~((1U << first) - 1));
    accessed.offset = word * wordBytes + first;
    visit(word, accessed);
  }
}

} // namespace warpgrain::executor
