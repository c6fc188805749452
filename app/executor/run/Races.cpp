// SPDX-License-Identifier: Apache-2.0
#include "app/executor/run/Races.h"

#include "app/executor/run/Fibers.h"
#include "app/executor/run/Launch.h"

#include <algorithm>
#include <sys/mman.h>
#include <utility>

namespace warpgrain::executor {

namespace {

constexpr std::uint64_t wordBytes = 4;

/// More are of no use to anybody.
constexpr std::size_t mostFindings = 20;

using execute::FindingKind;

std::string threadText(const BlockState &block, std::uint32_t number) {
  const auto *extent = block.blockExtent;
  return "(" + std::to_string(number % extent[0]) + ", " + std::to_string(number / extent[0] % extent[1]) + ", " +
         std::to_string(number / extent[0] / extent[1]) + ")";
}

std::string blockText(const BlockState &block, std::uint32_t numberFromOne) {
  const auto *grid = block.gridExtent;
  const std::uint32_t number = numberFromOne - 1;
  return "(" + std::to_string(number % grid[0]) + ", " + std::to_string(number / grid[0] % grid[1]) + ", " +
         std::to_string(number / grid[0] / grid[1]) + ")";
}

const Site &siteOf(std::uint32_t site) {
  const auto &sites = theLaunch().kernel.sites;
  return sites[site < sites.size() ? site : 0];
}

std::string lineText(std::uint32_t site) {
  return siteOf(site).line == 0 ? "a line that is not known" : "line " + std::to_string(siteOf(site).line);
}

/// True where nothing orders the two: other blocks, or no barrier and no exchange in between.
bool isUnordered(const Touch &before, const Touch &now) {
  if (before.block == 0) return false;
  if (before.block != now.block) return true;
  if (before.thread == now.thread || before.interval != now.interval) return false;
  const bool isSameWarp = before.thread / warpSize == now.thread / warpSize;
  return !isSameWarp || before.warpInterval == now.warpInterval;
}

std::string nameOf(const TouchedMemory &access) {
  return access.nameOf(*access.thread, access.begin, access.isShared);
}

class Held {
public:
  explicit Held(std::atomic_flag &flag) : flag_(flag) {
    while (flag_.test_and_set(std::memory_order_acquire)) {
    }
  }

  Held(const Held &) = delete;
  Held &operator=(const Held &) = delete;

  ~Held() { flag_.clear(std::memory_order_release); }

private:
  std::atomic_flag &flag_;
};

} // namespace

MemoryHistory::MemoryHistory(std::uint64_t bytes) : size_((bytes / wordBytes + 2) * sizeof(WordHistory)) {
  void *memory = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory != MAP_FAILED) words_ = static_cast<WordHistory *>(memory); // zero is a word that nobody touched
}

MemoryHistory::MemoryHistory(MemoryHistory &&other) noexcept
    : words_(std::exchange(other.words_, nullptr)), size_(other.size_) {}

MemoryHistory::~MemoryHistory() {
  if (words_ != nullptr) munmap(words_, size_);
}

void RaceDetector::touch(WordHistory *history, const TouchedMemory &access) {
  const FiberBlock *fibers = theLaunch().kernel.needsFibers ? currentFibers() : nullptr;
  const ThreadState &thread = *access.thread;
  Touch now{.block = thread.block->number + 1,
            .interval = fibers != nullptr ? fibers->interval() : 0,
            .warpInterval = static_cast<std::uint16_t>(fibers != nullptr ? fibers->warpInterval(thread.number) : 0),
            .thread = static_cast<std::uint16_t>(thread.number), // below 1024
            .site = static_cast<std::uint16_t>(access.site <= UINT16_MAX ? access.site : 0),
            .isAtomic = access.kind == AccessKind::atomic};
  const std::uint64_t end = access.offset + access.bytes;
  for (std::uint64_t word = access.offset / wordBytes; word * wordBytes < end; ++word) {
    const std::uint64_t first = std::max(access.offset, word * wordBytes) - word * wordBytes;
    const std::uint64_t last = std::min(end, (word + 1) * wordBytes) - word * wordBytes;
    now.bytes = static_cast<std::uint8_t>(((1U << last) - 1) & ~((1U << first) - 1));
    const Held held(locks_[word % stripes]);
    touchWord(history[word], access, now, word * wordBytes + first);
  }
}

void RaceDetector::touchWord(WordHistory &word, const TouchedMemory &access, const Touch &now, std::uint64_t offset) {
  // Shared memory is a new one in each block.
  const auto isRelevant = [&](const Touch &touch) {
    return (touch.bytes & now.bytes) != 0 && !(access.isShared && touch.block != now.block);
  };
  const bool conflictsWithWrite =
      isRelevant(word.write) && isUnordered(word.write, now) && !(word.write.isAtomic && now.isAtomic);
  if (conflictsWithWrite) reportRace(access, word.write, true, offset);
  if (access.isShared && word.writtenIn != now.block) {
    word.writtenIn = now.block;
    word.writtenBytes = 0;
  }
  if (access.kind == AccessKind::read) {
    if (access.isShared && (word.writtenBytes & now.bytes) != now.bytes) reportUnwritten(access, offset);
    // Two readers of different threads are kept where nothing orders them.
    const bool isStale = access.isShared && word.reads[0].block != now.block;
    word.reads[!isStale && isUnordered(word.reads[0], now) ? 1 : 0] = now;
    return;
  }
  for (const Touch &read : word.reads)
    if (isRelevant(read) && isUnordered(read, now)) reportRace(access, read, false, offset);
  word.write = now;
  word.writtenBytes |= now.bytes;
}

void RaceDetector::reportRace(const TouchedMemory &access, const Touch &before, bool beforeWrote,
                              std::uint64_t offset) {
  const std::scoped_lock lock(reporting_);
  const Key key{FindingKind::race, std::min<std::uint32_t>(before.site, access.site),
                std::max<std::uint32_t>(before.site, access.site)};
  if (findings_.size() >= mostFindings || !told_.insert(key).second) return;
  const BlockState &block = *access.thread->block;
  const bool isSameBlock = before.block == block.number + 1;
  const char *verb = access.kind == AccessKind::read    ? "reads"
                     : access.kind == AccessKind::write ? "writes"
                                                        : "updates";
  std::string message = "Data race at byte " + std::to_string(offset) + " of " + nameOf(access) + ": thread " +
                        threadText(block, before.thread) + " of block " + blockText(block, before.block) +
                        (beforeWrote ? " writes it in " : " reads it in ") + lineText(before.site) + ", and thread " +
                        threadText(block, access.thread->number) +
                        (isSameBlock ? "" : " of block " + blockText(block, block.number + 1)) + " " + verb +
                        " it in " + lineText(access.site) +
                        (isSameBlock ? ", with no barrier between." : "; nothing orders threads of different blocks.");
  findings_.push_back({.kind = FindingKind::race,
                       .message = std::move(message),
                       .file = siteOf(access.site).file,
                       .line = siteOf(access.site).line});
}

void RaceDetector::reportUnwritten(const TouchedMemory &access, std::uint64_t offset) {
  const std::scoped_lock lock(reporting_);
  if (findings_.size() >= mostFindings || !told_.insert({FindingKind::unwritten, access.site, 0}).second) return;
  const BlockState &block = *access.thread->block;
  findings_.push_back({.kind = FindingKind::unwritten,
                       .message = "Thread " + threadText(block, access.thread->number) + " of block " +
                                  blockText(block, block.number + 1) + " reads byte " + std::to_string(offset) +
                                  " of " + nameOf(access) + " in " + lineText(access.site) +
                                  ", which no thread of the block has written.",
                       .file = siteOf(access.site).file,
                       .line = siteOf(access.site).line});
}

std::vector<execute::Finding> RaceDetector::findings() {
  const std::scoped_lock lock(reporting_);
  return findings_;
}

} // namespace warpgrain::executor
