// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/runtime/ShadowMemory.h"
#include "core/executor/runtime/WrittenWords.h"
#include "core/run/Outcome.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace warpgrain::executor {

/// Finds data races: two threads access a byte, one of them writes, not both atomically, and no barrier of their block
/// or `__syncwarp` of their warp lies between. Finds reads of shared memory that nobody wrote, too, and keeps what else
/// is found. Each pair of places in the source is told once. May be used by several threads of the host.
class RaceDetector {
public:
  /// Of the shared memory of a block, whose threads one thread of the host runs. Where there may be gaps in all of the
  /// access, nothing is told of what nobody wrote.
  void record(SharedWord &word, const WordAccess &accessed, Gaps gaps);

  /// Of all of a word, where no other thread has accessed it since the last barrier (isAlone): most accesses are. False
  /// where that has more to tell.
  static bool recordAlone(SharedWord &word, const ThreadState &thread, LoweredAccessKind kind, std::uint32_t site) {
    const std::uint32_t block = thread.block->number + 1;
    if (kind == LoweredAccessKind::read) {
      if (word.writtenIn != block || word.writtenBytes != allBytes) return false;
      PackedShadowRecord(thread, kind, site).keepIn(word.reads[0]);
      return true;
    }
    PackedShadowRecord(thread, kind, site).keepIn(word.write);
    word.writtenIn = block;
    word.writtenBytes = allBytes;
    word.settledEpoch = 0;
    return true;
  }

  /// Of memory that nobody reads, all words of a run; as for the next.
  void record(WrittenWords &written, const ShadowRun &run, const MemoryAccess &memory);

  /// Of memory that all blocks share, where another thread of the host may access the word at the same time: unless the
  /// lock of the word is held.
  void record(WordHistory &word, const WordAccess &accessed);

  /// Of the word with this record. Words next to each other have one.
  std::atomic_flag &lockOf(const void *record);

  /// A read of memory that all blocks share, without the lock, that tells nothing new.
  static bool isKnown(WordHistory &word, const WordAccess &accessed);

  /// The same of a read of all of the word.
  static bool isKnown(WordHistory &word, const PackedShadowRecord &record) {
    return record.isKeptIn(word.reads[0]) || isReadByMany(word, allBytes);
  }

  /// A read of shared memory that tells nothing new.
  static bool isSettled(const SharedWord *history, const BlockState &block, std::uint64_t offset, std::uint64_t bytes) {
    const std::uint64_t epoch = epochOf(block);
    const std::uint64_t end = offset + bytes;
    for (std::uint64_t word = offset / wordBytes; word * wordBytes < end; ++word)
      if (history[word].settledEpoch != epoch) return false;
    return true;
  }

  /// A thread reads a byte that nobody has written, of the block's shared memory or any other.
  void tellUnwritten(const WordAccess &accessed);

  /// A thread has computed a number for an index that 32 bits do not hold.
  void tellOverflow(const ThreadState &thread, std::int64_t number, std::uint32_t site);

  std::vector<execute::Finding> findings();

  /// What was found, which is forgotten.
  std::vector<execute::Finding> take();

private:
  /// Nobody has written these bytes, and readers of two blocks are known.
  static bool isReadByMany(WordHistory &word, std::uint8_t bytes);

  using Key = std::tuple<execute::FindingKind, std::uint32_t, std::uint32_t>;

  void reportRace(const WordAccess &accessed, const ShadowRecord &before, bool beforeWrote);

  static constexpr std::size_t stripes = 1024;

  /// Each in a line of the caches of its own.
  struct alignas(64) Lock {
    std::atomic_flag flag;
  };

  std::array<Lock, stripes> locks_{};
  std::mutex reporting_;
  std::set<Key> told_;
  std::vector<execute::Finding> findings_;
};

} // namespace warpgrain::executor
