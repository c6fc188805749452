// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/executor/Abi.h"
#include "core/execute/Outcome.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace warpgrain::executor {

/// Who touched a word of memory, when and where.
struct Touch {
  std::uint32_t block = 0;        ///< number of the block from 1; 0: nobody
  std::uint32_t interval = 0;     ///< barriers that the block had passed
  std::uint16_t warpInterval = 0; ///< exchanges that the thread's warp had done, the low bits of their number
  std::uint16_t thread = 0;       ///< in the block
  std::uint16_t site = 0;         ///< 0 where it does not fit
  std::uint8_t bytes = 0;         ///< of the word, one bit for each
  bool isAtomic = false;
};

/// What is kept of four bytes of memory: the last write, and two readers since, of different threads where there are
/// two. Whoever writes next is another thread than one of them.
struct WordHistory {
  Touch write;
  std::array<Touch, 2> reads;
  std::uint32_t writtenIn = 0; ///< of shared memory: the block that the written bytes are of
  std::uint8_t writtenBytes = 0;
};

/// The history of a piece of memory; pages of it that nobody touches take no room.
class MemoryHistory {
public:
  /// Empty where there is no room for it: then nothing is looked for.
  explicit MemoryHistory(std::uint64_t bytes);

  MemoryHistory(MemoryHistory &&other) noexcept;
  MemoryHistory(const MemoryHistory &) = delete;
  MemoryHistory &operator=(const MemoryHistory &) = delete;
  ~MemoryHistory();

  WordHistory *words() const { return words_; }

private:
  WordHistory *words_ = nullptr;
  std::uint64_t size_ = 0;
};

/// An access as the detector sees it.
struct TouchedMemory {
  const ThreadState *thread = nullptr;
  std::uint64_t offset = 0; ///< in the memory of that history, in bytes
  std::uint64_t bytes = 0;
  AccessKind kind = AccessKind::read;
  std::uint32_t site = 0;
  bool isShared = false;
  /// The memory's name, for messages; of the address that it begins at.
  std::string (*nameOf)(const ThreadState &thread, std::uintptr_t begin, bool isShared) = nullptr;
  std::uintptr_t begin = 0;
};

/// Finds data races: two threads touch a byte, one of them writes, not both atomically, and no barrier of their block
/// or exchange of their warp lies between. Finds reads of shared memory that nobody wrote, too. Each pair of places in
/// the source is told once. May be used by several threads of the host.
class RaceDetector {
public:
  void touch(WordHistory *history, const TouchedMemory &access);

  std::vector<execute::Finding> findings();

  /// What was found, which is forgotten.
  std::vector<execute::Finding> take();

private:
  using Key = std::tuple<execute::FindingKind, std::uint32_t, std::uint32_t>;

  void touchWord(WordHistory &word, const TouchedMemory &access, const Touch &now, std::uint64_t wordOffset);
  void reportRace(const TouchedMemory &access, const Touch &before, bool beforeWrote, std::uint64_t offset);
  void reportUnwritten(const TouchedMemory &access, std::uint64_t offset);

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
