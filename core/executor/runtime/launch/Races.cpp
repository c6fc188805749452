// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/launch/Races.h"

#include "core/executor/runtime/launch/CheckedAccess.h"
#include "core/executor/runtime/launch/LaunchState.h"
#include "core/executor/runtime/memory/ThreadOrder.h"

#include <algorithm>
#include <utility>

namespace warpgrain::executor {

namespace {

/// More are of no use to anybody.
constexpr std::size_t mostFindings = 20;

using run::FindingKind;

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

const Site &siteOf(const BlockState &block, std::uint32_t site) {
  const auto &sites = block.launch->kernel.sites;
  return sites[site < sites.size() ? site : 0];
}

std::string lineText(const BlockState &block, std::uint32_t site) {
  const std::uint32_t line = siteOf(block, site).line;
  return line == 0 ? "a line that is not known" : "line " + std::to_string(line);
}

/// Certainly of one thread: which lane holds an element of a matrix is not said, but of fragments of a kind it is the
/// same one.
bool isSameThread(const ShadowRecord &before, const ShadowRecord &now) {
  return before.thread == now.thread && before.fragment == now.fragment;
}

/// True where nothing orders the two: other blocks, or no barrier and no meeting of their warp in between, or none that
/// both came to. `block`: of the second one.
bool isUnordered(const ShadowRecord &before, const ShadowRecord &now, const BlockState &block) {
  if (before.block == 0) return false;
  if (before.block != now.block) return true;
  if (isSameThread(before, now)) return false;
  if (block.order != nullptr) return !block.order->isBefore(before, now.thread);
  if (before.interval != now.interval) return false;
  const bool isSameWarp = before.thread / warpSize == now.thread / warpSize;
  return !isSameWarp || before.warpInterval == now.warpInterval;
}

/// What a thread accesses in pieces at one place, as elements of less than a word, it accesses as a whole.
ShadowRecord joined(const ShadowRecord &before, ShadowRecord now) {
  const bool isSame = before.block == now.block && before.interval == now.interval &&
                      before.warpInterval == now.warpInterval && before.site == now.site &&
                      before.isAtomic == now.isAtomic && isSameThread(before, now);
  if (isSame) now.bytes |= before.bytes;
  return now;
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
void keepReader(ShadowRecord &reader, const ShadowRecord &now) {
  std::atomic_ref(reader.bytes).store(0, std::memory_order_relaxed);
  std::atomic_ref(reader.block).store(now.block, std::memory_order_release);
  reader.interval = now.interval;
  reader.warpInterval = now.warpInterval;
  reader.thread = now.thread;
  reader.site = now.site;
  reader.isAtomic = now.isAtomic;
  reader.fragment = now.fragment;
  std::atomic_ref(reader.bytes).store(now.bytes, std::memory_order_release);
}

/// The thread has read it there since the last barrier: another read tells nothing new. Read without the lock: only the
/// thread itself becomes this reader.
bool isOwnReader(ShadowRecord &reader, const ShadowRecord &now) {
  const auto load = [](auto &member) { return std::atomic_ref(member).load(std::memory_order_relaxed); };
  return load(reader.block) == now.block && load(reader.thread) == now.thread &&
         load(reader.interval) == now.interval && load(reader.warpInterval) == now.warpInterval &&
         load(reader.site) == now.site && (load(reader.bytes) & now.bytes) == now.bytes;
}

/// In one block and interval of it, two readers than whom a third tells nothing new: whoever writes the word in this
/// interval is unordered with one of them. They are of different warps, or of one that has exchanged nothing since.
bool saySameAsThird(const ShadowRecord &one, const ShadowRecord &other, const ShadowRecord &now) {
  const auto isOfInterval = [&now](const ShadowRecord &reader) {
    return reader.block == now.block && reader.interval == now.interval && (reader.bytes & now.bytes) == now.bytes;
  };
  if (!isOfInterval(one) || !isOfInterval(other) || one.thread == other.thread) return false;
  const auto warpOf = [](const ShadowRecord &record) { return record.thread / warpSize; };
  if (warpOf(one) != warpOf(other)) return true;
  return warpOf(one) == warpOf(now) && one.warpInterval == now.warpInterval && other.warpInterval == now.warpInterval;
}

/// All of the word was written before the last barrier, and all of it read since by two threads: whoever writes it in
/// this interval is unordered with one of them, unless warps exchange something and both are of one warp.
bool allowsUncheckedReads(const SharedWord &word, const ShadowRecord &now, bool areExchanges) {
  const auto isOfInterval = [&now](const ShadowRecord &reader) {
    return reader.block == now.block && reader.interval == now.interval && reader.bytes == allBytes;
  };
  const auto &[one, other] = word.reads;
  if (word.writtenBytes != allBytes || word.write.interval == now.interval) return false;
  if (!isOfInterval(one) || !isOfInterval(other) || one.thread == other.thread) return false;
  return !areExchanges || one.thread / warpSize != other.thread / warpSize;
}

/// The same access, of some of its bytes alone.
WordAccess firstOf(std::uint8_t bytes, WordAccess accessed) {
  const std::uint64_t word = accessed.offset / wordBytes;
  accessed.now.bytes = bytes;
  return wordAccess(accessed.memory, word, accessed.now);
}

std::string whoText(const BlockState &block, const ShadowRecord &record) {
  return (record.fragment != 0 ? "a lane of the warp of thread " : "thread ") + threadText(block, record.thread);
}

/// Why nothing orders the two.
std::string reasonText(const ShadowRecord &before, const ShadowRecord &now) {
  if (before.block != now.block) return "; nothing orders threads of different blocks.";
  const bool isSameWarp = before.thread / warpSize == now.thread / warpSize;
  const bool haveSomeMet = before.interval != now.interval || (isSameWarp && before.warpInterval != now.warpInterval);
  std::string out = haveSomeMet ? ", with no barrier between that both come to" : ", with no barrier between";
  if (before.fragment != now.fragment) out += "; which lane holds an element of a matrix is not specified";
  return out + ".";
}

std::string nameOf(const MemoryAccess &memory) {
  return nameOfMemory(*memory.block, memory.begin, memory.isShared);
}

} // namespace

std::atomic_flag &RaceDetector::lockOf(const void *record) {
  // As many as a block's threads access one after the other: a lock goes from one processor to another each time.
  constexpr std::uintptr_t bytesOfLock = std::uintptr_t{192} << 10U;
  return locks_[reinterpret_cast<std::uintptr_t>(record) / bytesOfLock % stripes].flag;
}

bool RaceDetector::isKnown(WordHistory &word, const WordAccess &accessed) {
  return isOwnReader(word.reads[0], accessed.now) || isReadByMany(word, accessed.now.bytes);
}

bool RaceDetector::isReadByMany(WordHistory &word, std::uint8_t bytes) {
  return std::atomic_ref(word.write.block).load(std::memory_order_relaxed) == 0 && isReadByTwoBlocks(word, bytes);
}

void RaceDetector::record(WrittenWords &written, const ShadowRun &run, const MemoryAccess &memory) {
  written.write(run, [&](const ShadowRecord &before, const ShadowRecord &now, std::uint64_t word) {
    if (!isUnordered(before, now, *memory.block) || (before.isAtomic && now.isAtomic)) return;
    reportRace(wordAccess(memory, word, now), before, true);
  });
}

void RaceDetector::record(WordHistory &word, const WordAccess &accessed) {
  const ShadowRecord &now = accessed.now;
  const BlockState &block = *accessed.memory.block;
  if ((word.write.bytes & now.bytes) != 0 && isUnordered(word.write, now, block) &&
      !(word.write.isAtomic && now.isAtomic))
    reportRace(accessed, word.write, true);
  if (accessed.memory.kind == LoweredAccessKind::read) {
    // Two readers of different threads are kept where nothing orders them.
    if (isReadByTwoBlocks(word, now.bytes)) return;
    ShadowRecord &reader = word.reads[isUnordered(word.reads[0], now, block) ? 1 : 0];
    keepReader(reader, joined(reader, now));
    return;
  }
  for (const ShadowRecord &read : word.reads)
    if ((read.bytes & now.bytes) != 0 && isUnordered(read, now, block)) reportRace(accessed, read, false);
  word.write = joined(word.write, now);
}

void RaceDetector::record(SharedWord &word, const WordAccess &accessed, Gaps gaps) {
  const ShadowRecord &now = accessed.now;
  const BlockState &block = *accessed.memory.block;
  const auto conflictsWith = [&](const ShadowRecord &record) {
    return record.block == now.block && (record.bytes & now.bytes) != 0 && isUnordered(record, now, block);
  };
  const bool isUnderCopy =
      word.writtenIn == now.block && (word.writtenBytes & copyIsPending) != 0 && (word.write.bytes & now.bytes) != 0;
  if (isUnderCopy)
    reportPendingCopy(accessed, word.write);
  else if (conflictsWith(word.write) && !(word.write.isAtomic && now.isAtomic))
    reportRace(accessed, word.write, true);
  if (word.writtenIn != now.block) {
    word.writtenIn = now.block;
    word.writtenBytes = 0;
  }
  if (accessed.memory.kind == LoweredAccessKind::read) {
    if (const auto missing = static_cast<std::uint8_t>(now.bytes & ~word.writtenBytes);
        gaps == Gaps::none ? missing != 0 : gaps == Gaps::inWords && missing == now.bytes)
      tellUnwritten(firstOf(missing, accessed));
    // Whoever writes next may come after two readers and not after the third, where some threads alone meet.
    const bool allSynchronize = block.order == nullptr;
    if (allSynchronize && saySameAsThird(word.reads[0], word.reads[1], now)) return;
    const bool isFirst = word.reads[0].block != now.block || !isUnordered(word.reads[0], now, block);
    ShadowRecord &reader = word.reads[isFirst ? 0 : 1];
    reader = joined(reader, now);
    if (allSynchronize && allowsUncheckedReads(word, now, block.warpIntervals != nullptr))
      word.uncheckedReadEpoch = epochOf(block);
    return;
  }
  for (const ShadowRecord &read : word.reads)
    if (conflictsWith(read)) reportRace(accessed, read, false);
  word.write = joined(word.write, now);
  word.writtenBytes |= now.bytes;
  word.uncheckedReadEpoch = 0;
}

void RaceDetector::reportRace(const WordAccess &accessed, const ShadowRecord &before, bool beforeWrote) {
  const MemoryAccess &access = accessed.memory;
  const std::scoped_lock lock(reporting_);
  const Key key{FindingKind::race, std::min<std::uint32_t>(before.site, access.site),
                std::max<std::uint32_t>(before.site, access.site)};
  if (findings_.size() >= mostFindings || !told_.insert(key).second) return;
  const BlockState &block = *access.block;
  const bool isSameBlock = before.block == accessed.now.block;
  const char *verb = access.kind == LoweredAccessKind::read    ? "reads"
                     : access.kind == LoweredAccessKind::write ? "writes"
                                                               : "updates";
  std::string message = "Data race at byte " + std::to_string(accessed.offset) + " of " + nameOf(access) + ": " +
                        whoText(block, before) + " of block " + blockText(block, before.block) +
                        (beforeWrote ? " writes it in " : " reads it in ") + lineText(block, before.site) + ", and " +
                        whoText(block, accessed.now) +
                        (isSameBlock ? "" : " of block " + blockText(block, accessed.now.block)) + " " + verb +
                        " it in " + lineText(block, access.site) + reasonText(before, accessed.now);
  findings_.push_back({.kind = FindingKind::race,
                       .message = std::move(message),
                       .file = siteOf(block, access.site).file,
                       .line = siteOf(block, access.site).line});
}

void RaceDetector::reportPendingCopy(const WordAccess &accessed, const ShadowRecord &copy) {
  const MemoryAccess &access = accessed.memory;
  const std::scoped_lock lock(reporting_);
  const Key key{FindingKind::race, std::min<std::uint32_t>(copy.site, access.site),
                std::max<std::uint32_t>(copy.site, access.site)};
  if (findings_.size() >= mostFindings || !told_.insert(key).second) return;
  const BlockState &block = *access.block;
  const bool isRead = access.kind == LoweredAccessKind::read;
  std::string message =
      "Thread " + threadText(block, accessed.now.thread) + " of block " + blockText(block, accessed.now.block) +
      (isRead ? " reads byte " : " writes byte ") + std::to_string(accessed.offset) + " of " + nameOf(access) + " in " +
      lineText(block, access.site) + ", which the asynchronous copy that thread " + threadText(block, copy.thread) +
      " began in " + lineText(block, copy.site) + " may still write: that thread has not waited for it.";
  findings_.push_back({.kind = FindingKind::race,
                       .message = std::move(message),
                       .file = siteOf(block, access.site).file,
                       .line = siteOf(block, access.site).line});
}

void RaceDetector::tellUnwritten(const WordAccess &accessed) {
  const MemoryAccess &access = accessed.memory;
  const std::scoped_lock lock(reporting_);
  if (findings_.size() >= mostFindings || !told_.insert({FindingKind::unwritten, access.site, 0}).second) return;
  const BlockState &block = *access.block;
  findings_.push_back({.kind = FindingKind::unwritten,
                       .message = "Thread " + threadText(block, accessed.now.thread) + " of block " +
                                  blockText(block, accessed.now.block) + " reads byte " +
                                  std::to_string(accessed.offset) + " of " + nameOf(access) + " in " +
                                  lineText(block, access.site) + ", which " +
                                  (access.isShared ? "no thread of the block has written."
                                                   : "nothing has written; what it holds is undefined."),
                       .file = siteOf(block, access.site).file,
                       .line = siteOf(block, access.site).line});
}

void RaceDetector::tellOverflow(const ThreadState &thread, std::int64_t number, std::uint32_t site) {
  const std::scoped_lock lock(reporting_);
  if (findings_.size() >= mostFindings || !told_.insert({FindingKind::overflow, site, 0}).second) return;
  const BlockState &block = *thread.block;
  findings_.push_back(
      {.kind = FindingKind::overflow,
       .message = "Thread " + threadText(block, thread.number) + " of block " + blockText(block, block.number + 1) +
                  " computes " + std::to_string(number) + " for an index in " + lineText(block, site) +
                  ", which 32 bits do not hold: it becomes " + std::to_string(static_cast<std::int32_t>(number)) + ".",
       .file = siteOf(block, site).file,
       .line = siteOf(block, site).line});
}

std::vector<run::Finding> RaceDetector::findings() {
  const std::scoped_lock lock(reporting_);
  return findings_;
}

std::vector<run::Finding> RaceDetector::take() {
  const std::scoped_lock lock(reporting_);
  told_.clear();
  return std::exchange(findings_, {});
}

} // namespace warpgrain::executor
