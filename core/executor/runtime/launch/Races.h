// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/runtime/memory/ShadowMemory.h"
#include "core/executor/runtime/memory/WrittenWords.h"
#include "core/run/protocol/Outcome.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace warpgrain::executor {

/// Finds data races: two threads access a byte, at least one writes, not both are atomic, and neither a barrier of
/// their block nor a `__syncwarp` of their warp orders them. Also finds reads of unwritten shared memory, and
/// accesses to what an asynchronous copy may still write, and collects other findings. Reports each pair of source
/// locations once. Thread-safe, except as noted.
class RaceDetector {
public:
  /// Records an access to a word of shared memory, which only one host thread uses. With Gaps::anywhere, reads of
  /// unwritten bytes are not reported.
  void record(SharedWord &word, const WordAccess &accessed, Gaps gaps);

  /// Records an access to a whole word of shared memory that no other thread has accessed since the last barrier
  /// (isAlone), as for most accesses. Returns false, and records nothing, if record() must check the access.
  static bool recordAlone(SharedWord &word, const ThreadState &thread, LoweredAccessKind kind, std::uint32_t site) {
    const std::uint32_t block = thread.block->number + 1;
    if (kind == LoweredAccessKind::read) {
      if (word.writtenIn != block || word.writtenBytes != allBytes) return false;
      PackedShadowRecord(thread, kind, site).keepIn(word.reads[0]);
      return true;
    }
    if (word.writtenIn == block && (word.writtenBytes & copyIsPending) != 0) return false;
    PackedShadowRecord(thread, kind, site).keepIn(word.write);
    word.writtenIn = block;
    word.writtenBytes = allBytes;
    word.uncheckedReadEpoch = 0;
    return true;
  }

  /// Records a run of writes to memory that the kernel never reads. The lock of its record must be held.
  void record(WrittenWords &written, const ShadowRun &run, const MemoryAccess &memory);

  /// Records an access to a word of memory that all blocks share. The lock of the word must be held.
  void record(WordHistory &word, const WordAccess &accessed);

  /// Lock of a shadow record. Neighbouring records share a lock.
  std::atomic_flag &lockOf(const void *record);

  /// True if a read of memory that all blocks share cannot reveal a new race. Needs no lock.
  static bool isKnown(WordHistory &word, const WordAccess &accessed);

  /// Same, for a read of the whole word.
  static bool isKnown(WordHistory &word, const PackedShadowRecord &record) {
    return record.isKeptIn(word.reads[0]) || isReadByMany(word, allBytes);
  }

  /// True if a read of shared memory cannot reveal a new race.
  static bool isUncheckedRead(const SharedWord *history, const BlockState &block, std::uint64_t offset,
                              std::uint64_t bytes) {
    const std::uint64_t epoch = epochOf(block);
    const std::uint64_t end = offset + bytes;
    for (std::uint64_t word = offset / wordBytes; word * wordBytes < end; ++word)
      if (history[word].uncheckedReadEpoch != epoch) return false;
    return true;
  }

  /// Reports a read of an unwritten byte.
  void tellUnwritten(const WordAccess &accessed);

  /// Reports an index computation whose value does not fit into 32 bits.
  void tellOverflow(const ThreadState &thread, std::int64_t number, std::uint32_t site);

  /// Findings so far.
  std::vector<run::Finding> findings();

  /// Returns the findings, and clears them.
  std::vector<run::Finding> take();

private:
  /// True if these bytes are unwritten and readers of two blocks are recorded.
  static bool isReadByMany(WordHistory &word, std::uint8_t bytes);

  using Key = std::tuple<run::FindingKind, std::uint32_t, std::uint32_t>;

  void reportRace(const WordAccess &accessed, const ShadowRecord &before, bool beforeWrote);
  /// Reports an access to bytes that an asynchronous copy may still write.
  void reportPendingCopy(const WordAccess &accessed, const ShadowRecord &copy);

  static constexpr std::size_t stripes = 1024;

  /// Each lock has its own cache line.
  struct alignas(64) Lock {
    std::atomic_flag flag;
  };

  std::array<Lock, stripes> locks_{};
  std::mutex reporting_;
  std::set<Key> told_;
  std::vector<run::Finding> findings_;
};

} // namespace warpgrain::executor
