// SPDX-License-Identifier: Apache-2.0
#include "app/executor/run/Races.h"

#include "app/executor/run/Launch.h"

#include <algorithm>
#include <sys/mman.h>
#include <utility>

namespace warpgrain::executor {

namespace {

constexpr std::uint64_t wordBytes = 4;

constexpr std::uint64_t hugePageBytes = std::uint64_t{2} << 20U;

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

/// Readers of two different blocks, which no barrier orders: whoever writes the word, one of them is another block's.
/// A further reader tells nothing new. Read without the lock: readers of these bytes do not undo it.
bool isReadByTwoBlocks(WordHistory &word, std::uint8_t bytes) {
  const auto now = [](auto &member) { return std::atomic_ref(member).load(std::memory_order_relaxed); };
  const std::uint32_t one = now(word.reads[0].block);
  const std::uint32_t other = now(word.reads[1].block);
  return one != 0 && other != 0 && one != other &&
         (now(word.reads[0].bytes) & now(word.reads[1].bytes) & bytes) == bytes;
}

/// Others may look at who reads without the lock: first it is another reader, then it reads its bytes.
void keepReader(Touch &reader, const Touch &now) {
  std::atomic_ref(reader.bytes).store(0, std::memory_order_relaxed);
  std::atomic_ref(reader.block).store(now.block, std::memory_order_release);
  reader.interval = now.interval;
  reader.warpInterval = now.warpInterval;
  reader.thread = now.thread;
  reader.site = now.site;
  reader.isAtomic = now.isAtomic;
  std::atomic_ref(reader.bytes).store(now.bytes, std::memory_order_release);
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
  if (memory == MAP_FAILED) return;
  words_ = static_cast<WordHistory *>(memory); // zero is a word that nobody touched
  // Much more than what it is of: small pages would take longer to come than to be used.
  if (size_ >= hugePageBytes) madvise(memory, size_, MADV_HUGEPAGE);
}

MemoryHistory::MemoryHistory(MemoryHistory &&other) noexcept
    : words_(std::exchange(other.words_, nullptr)), size_(other.size_) {}

MemoryHistory::~MemoryHistory() {
  if (words_ != nullptr) munmap(words_, size_);
}

void RaceDetector::touch(WordHistory *history, const TouchedMemory &access) {
  const ThreadState &thread = *access.thread;
  const std::uint32_t *exchanges = thread.block->warpIntervals;
  Touch now{.block = thread.block->number + 1,
            .interval = thread.block->interval,
            .warpInterval = static_cast<std::uint16_t>(exchanges != nullptr ? exchanges[thread.number / warpSize] : 0),
            .thread = static_cast<std::uint16_t>(thread.number), // below 1024
            .site = static_cast<std::uint16_t>(access.site <= UINT16_MAX ? access.site : 0),
            .isAtomic = access.kind == AccessKind::atomic};
  const std::uint64_t end = access.offset + access.bytes;
  for (std::uint64_t word = access.offset / wordBytes; word * wordBytes < end; ++word) {
    const std::uint64_t first = std::max(access.offset, word * wordBytes) - word * wordBytes;
    const std::uint64_t last = std::min(end, (word + 1) * wordBytes) - word * wordBytes;
    now.bytes = static_cast<std::uint8_t>(((1U << last) - 1) & ~((1U << first) - 1));
    const std::uint64_t offset = word * wordBytes + first;
    if (access.isShared) { // a block's threads run one after the other
      touchWord(history[word], access, now, offset);
      continue;
    }
    if (access.kind == AccessKind::read && isReadByTwoBlocks(history[word], now.bytes) &&
        std::atomic_ref(history[word].write.block).load(std::memory_order_relaxed) == 0)
      continue;
    const Held held(locks_[word % stripes].flag);
    touchWord(history[word], access, now, offset);
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
    if (access.isShared || !isReadByTwoBlocks(word, now.bytes))
      keepReader(word.reads[!isStale && isUnordered(word.reads[0], now) ? 1 : 0], now);
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

std::vector<execute::Finding> RaceDetector::take() {
  const std::scoped_lock lock(reporting_);
  told_.clear();
  return std::exchange(findings_, {});
}

} // namespace warpgrain::executor
