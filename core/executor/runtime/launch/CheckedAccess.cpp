// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/launch/CheckedAccess.h"

#include "core/executor/runtime/launch/AccessFaults.h"
#include "core/executor/runtime/launch/AccessQueue.h"
#include "core/executor/runtime/launch/LaunchState.h"
#include "core/executor/runtime/launch/PendingCopies.h"

#include <algorithm>
#include <optional>
#include <pthread.h>
#include <vector>

namespace warpgrain::executor {

namespace {

/// What the last access of a place in the source went to: the next one goes there again, nearly always.
struct Recent {
  std::uintptr_t begin = 0;
  std::uintptr_t end = 0;
  bool isWritable = false; ///< without a look at what it is
  // Of its words, from its begin on; none of them where races are not looked for.
  WordHistory *history = nullptr;
  WrittenWords writes; ///< where nobody reads
  SharedWord *sharedHistory = nullptr;
  WrittenBytes *written = nullptr; ///< from its begin on; null where all of it is, or it does not matter
};

/// Something is kept of who accesses it.
bool isKept(const Recent &range) {
  return range.history != nullptr || range.sharedHistory != nullptr || range.writes;
}

/// State with which this host thread checks accesses while its CheckedAccess lives; null pointers otherwise. It is
/// thread-local for speed alone: checkAccess() runs for most accesses that are checked, and reads a member with one
/// load. Through ThreadState it would follow the block and a pointer of the block first. Only this file uses it.
struct ThreadChecks {
  Recent *recent = nullptr;       ///< by places
  CheckedRange *ranges = nullptr; ///< likewise
  SharedWord *sharedWords = nullptr;
  AccessQueue *queue = nullptr;
  PendingCopies *copies = nullptr;
  Recent ownStack;
  Recent keptMemory; ///< what threads keep from one region to another
};

/// What the pointers of ThreadChecks lead to. It keeps its room for the next CheckedAccess of the host thread.
struct ChecksStorage {
  std::vector<Recent> recent;
  std::vector<CheckedRange> ranges;
  std::vector<SharedWord> sharedWords;
  std::optional<AccessQueue> queue;
  PendingCopies copies;
};

// Apart from the storage, which has a destructor: each use of such a thread-local variable tests first whether it has
// been made.
constinit thread_local ThreadChecks checks;
thread_local ChecksStorage storage;

const SharedWord wordOfNothing;

/// Of words from this one on.
const std::byte *epochsOf(const SharedWord *word) {
  return reinterpret_cast<const std::byte *>(&word->uncheckedReadEpoch);
}

/// The variable of shared memory that holds the access.
Recent sharedRange(const ThreadState &thread, const Access &access) {
  const BlockState &block = *thread.block;
  const auto begin = reinterpret_cast<std::uintptr_t>(block.shared);
  const LoweredKernel &kernel = block.launch->kernel;
  const Allocation dynamic{.begin = begin + kernel.staticSharedBytes,
                           .end = begin + block.totalSharedBytes,
                           .name = "the dynamic shared memory"};
  // Variables begin at multiples of a word.
  const auto rangeOf = [&](const Allocation &variable) {
    return Recent{.begin = variable.begin,
                  .end = variable.end,
                  .isWritable = true,
                  .sharedHistory = checks.sharedWords != nullptr
                                       ? checks.sharedWords + (variable.begin - begin) / wordBytes
                                       : nullptr};
  };
  if (dynamic.holds(access.address, access.bytes)) return rangeOf(dynamic);
  const Allocation *nearest = &dynamic;
  std::vector<Allocation> variables;
  variables.reserve(kernel.shared.size());
  for (const SharedVariable &variable : kernel.shared) {
    variables.push_back({.begin = begin + variable.offset,
                         .end = begin + variable.offset + variable.bytes,
                         .name = "the shared variable " + variable.name});
    if (variables.back().holds(access.address, access.bytes)) return rangeOf(variables.back());
    if (access.address >= variables.back().begin) nearest = &variables.back();
  }
  if (nearest == &dynamic && block.sharedBytes == 0 && !variables.empty()) nearest = &variables.back();
  endBeside(thread, access, *nearest);
}

bool isShared(const BlockState &block, std::uintptr_t address) {
  const auto begin = reinterpret_cast<std::uintptr_t>(block.shared);
  return address >= begin && address < begin + block.totalSharedBytes + 4096; // the page behind it is a guard
}

} // namespace

CheckedAccess::CheckedAccess(BlockState &block, const Stacks *stacks, std::uint64_t keptBytes) {
  storage.recent.assign(block.launch->kernel.sites.size(), {});
  checks.recent = storage.recent.data();
  storage.ranges.assign(storage.recent.size(), {.epochs = epochsOf(&wordOfNothing)});
  checks.ranges = storage.ranges.data();
  block.ranges = checks.ranges;
  storage.sharedWords.clear();
  const LoweredKernel &kernel = block.launch->kernel;
  const bool isChecked = kernel.pointers.has_value();
  if (isChecked && !kernel.ordersByMemory) storage.sharedWords.resize(block.totalSharedBytes / wordBytes + 1);
  storage.queue.emplace(block.launch->races, storage.recent.size());
  block.runs = storage.queue->runs();
  checks.queue = &*storage.queue;
  storage.copies = {};
  checks.copies = &storage.copies;
  checks.sharedWords = storage.sharedWords.empty() ? nullptr : storage.sharedWords.data();
  const auto kept = reinterpret_cast<std::uintptr_t>(block.kept);
  checks.keptMemory = {.begin = kept, .end = kept + keptBytes, .isWritable = true};
  checks.ownStack = {};
  if (stacks != nullptr) {
    checks.ownStack = {stacks->begin(), stacks->end(), true};
    return;
  }
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  void *begin = nullptr;
  std::size_t size = 0;
  if (pthread_attr_getstack(&attributes, &begin, &size) == 0)
    checks.ownStack = {reinterpret_cast<std::uintptr_t>(begin), reinterpret_cast<std::uintptr_t>(begin) + size, true};
  pthread_attr_destroy(&attributes);
}

CheckedAccess::~CheckedAccess() {
  checks = {};
  storage.queue.reset();
  storage.recent.clear();
  storage.ranges.clear();
  storage.sharedWords.clear();
}

namespace {

/// Whether an access there needs a call from now on.
void tellCompiledCode(std::uint32_t site, const Recent &range) {
  const bool isShared = range.sharedHistory != nullptr;
  const bool isWatched = isShared || range.history != nullptr || range.writes || range.written != nullptr;
  const std::uint64_t bytes = range.begin % mostAlignment == 0 ? range.end - range.begin : 0;
  checks.ranges[site] = {.begin = range.begin,
                         .freeBytes = isWatched ? 0 : bytes,
                         .uncheckedReadBytes = isShared ? range.end - range.begin : 0, // begins with a word
                         .epochs = epochsOf(isShared ? range.sharedHistory : &wordOfNothing)};
}

ByteAccess bytesOf(const Access &access, std::uint64_t offset) {
  return {.offset = offset,
          .bytes = access.bytes,
          .reads = access.kind != LoweredAccessKind::write,
          .writes = access.kind != LoweredAccessKind::read,
          .gaps = access.gaps};
}

void tellUnwritten(const ThreadState &thread, const Access &access, std::uintptr_t begin, std::uint64_t offset) {
  const MemoryAccess memory{.block = thread.block, .begin = begin, .kind = access.kind, .site = access.site};
  thread.block->launch->races.tellUnwritten(accessOf(thread, memory, offset));
}

/// False where the access does not go to memory that the kernel allocated.
bool takeHeap(const ThreadState &thread, const Access &access) {
  const auto onHeap = thread.block->launch->memory.accessHeap(access.address, bytesOf(access, 0));
  if (onHeap && onHeap->unwritten) tellUnwritten(thread, access, onHeap->begin, *onHeap->unwritten);
  return onHeap.has_value();
}

/// What an access at a place goes to, where it is not what the place's last access went to. Nothing for memory that is
/// the thread's own, or that the kernel allocated.
[[gnu::noinline]] const Recent *lookUp(const ThreadState &thread, const Access &access) {
  const auto [address, bytes, kind, gaps, fragment, site] = access;
  Recent &range = checks.recent[site];
  if (isShared(*thread.block, address)) {
    range = sharedRange(thread, access);
    tellCompiledCode(site, range);
    return &range;
  }
  for (const Recent *own : {&checks.ownStack, &checks.keptMemory})
    if (address >= own->begin && address + bytes <= own->end) {
      tellCompiledCode(site, *own);
      return nullptr;
    }
  const Allocation *allocation = thread.block->launch->memory.find(address);
  if (allocation == nullptr || !allocation->holds(address, bytes)) {
    if (takeHeap(thread, access)) return nullptr;
    endOutside(thread, access);
  }
  if (kind != LoweredAccessKind::read && !allocation->isWritable) endConstant(thread, access, *allocation);
  const bool isUnwatched =
      kind == LoweredAccessKind::read ? allocation->watch == Watch::writes : allocation->watch == Watch::nothing;
  if (isUnwatched && allocation->isWritable) thread.block->launch->memory.tellUnwatched(*allocation);
  range = {.begin = allocation->begin,
           .end = allocation->end,
           .isWritable = allocation->isWritable && allocation->watch != Watch::nothing,
           .history = allocation->history,
           .writes = allocation->writes,
           .written = allocation->written.get()};
  tellCompiledCode(site, range);
  return &range;
}

} // namespace

void reportAccesses() {
  if (checks.queue != nullptr) checks.queue->tellAll();
}

std::string nameOfMemory(const BlockState &block, std::uintptr_t begin, bool isInShared) {
  if (!isInShared) {
    const Allocation *allocation = block.launch->memory.find(begin);
    return allocation != nullptr ? allocation->name : "the memory that the kernel allocated";
  }
  const auto offset = begin - reinterpret_cast<std::uintptr_t>(block.shared);
  for (const SharedVariable &variable : block.launch->kernel.shared)
    if (variable.offset == offset) return "the shared variable " + variable.name;
  return "the dynamic shared memory";
}

namespace {

/// Keeps what is written of memory that is not written everywhere yet, and tells of reads of the rest.
void takeBytes(const ThreadState &thread, const Recent &range, const Access &access) {
  const ByteAccess bytes = bytesOf(access, access.address - range.begin);
  auto unwritten = range.written->firstUnwritten(bytes);
  if (unwritten && range.writes) { // by a run that is open still, maybe
    checks.queue->endRuns();
    unwritten = range.written->firstUnwritten(bytes);
  }
  if (unwritten) tellUnwritten(thread, access, range.begin, *unwritten);
  if (bytes.writes) range.written->write(bytes.offset, bytes.bytes);
}

/// What it may be that nobody wrote of what a block's shared memory holds there: of a structure in which something is
/// written, anything.
Gaps gapsIn(const ThreadState &thread, const Recent &range, const Access &access) {
  if (access.gaps != Gaps::anywhere) return access.gaps;
  const std::uint64_t first = (access.address - range.begin) / wordBytes;
  const std::uint64_t last = (access.address - range.begin + access.bytes - 1) / wordBytes;
  const bool isWritten =
      std::any_of(range.sharedHistory + first, range.sharedHistory + last + 1, [&](const SharedWord &word) {
        return word.writtenIn == thread.block->number + 1 && word.writtenBytes != 0;
      });
  return isWritten ? Gaps::anywhere : Gaps::inWords;
}

/// Apart from what most accesses need, which is a look at their range.
[[gnu::noinline]] void record(const ThreadState &thread, const Recent &range, const Access &access) {
  const std::uint64_t offset = access.address - range.begin;
  const bool isRead = access.kind == LoweredAccessKind::read;
  // Made where it is needed: a copy of one that others have seen would wait until it is written.
  const auto memory = [&] {
    return MemoryAccess{.block = thread.block,
                        .begin = range.begin,
                        .kind = access.kind,
                        .site = access.site,
                        .isShared = range.sharedHistory != nullptr,
                        .fragment = access.fragment};
  };
  if (access.kind == LoweredAccessKind::write && range.writes && access.fragment == 0 &&
      checks.queue->begin(thread, {.words = range.writes, .bytes = range.written}, memory(),
                          {.offset = offset, .bytes = access.bytes, .bytesLeft = range.end - range.begin - offset}))
    return;
  if (range.written != nullptr) takeBytes(thread, range, access);
  if (!isKept(range)) return;
  const Gaps gaps = range.sharedHistory != nullptr ? gapsIn(thread, range, access) : access.gaps;
  forEachWord(thread, memory(), offset, access.bytes, [&](std::uint64_t number, const WordAccess &accessed) {
    if (range.sharedHistory != nullptr) {
      SharedWord &word = range.sharedHistory[number];
      if (access.fragment == 0)
        (void)isAlone(word, thread); // keeps who it was
      else
        recordAnyLane(word, thread);
      thread.block->launch->races.record(word, accessed, gaps);
    } else if (range.writes && !isRead) {
      checks.queue->add(range.writes, accessed);
    } else if (range.history != nullptr && (!isRead || !RaceDetector::isKnown(range.history[number], accessed))) {
      checks.queue->add(range.history[number], accessed);
    }
  });
}

/// Of a word, as most accesses are. False where that is not enough.
bool recordWord(const ThreadState &thread, const Recent &range, const Access &access) {
  const std::uint64_t offset = access.address - range.begin;
  const std::uint64_t number = offset / wordBytes;
  if (offset % wordBytes != 0 || range.written != nullptr) return false;
  if (range.sharedHistory != nullptr) {
    if (thread.block->order != nullptr) return false; // whoever accessed it before a barrier may not have come there
    SharedWord &word = range.sharedHistory[number];
    return isAlone(word, thread) && RaceDetector::recordAlone(word, thread, access.kind, access.site);
  }
  if (range.history == nullptr) return false;
  WordHistory &word = range.history[number];
  const PackedShadowRecord now(thread, access.kind, access.site);
  if (access.kind != LoweredAccessKind::read || !RaceDetector::isKnown(word, now))
    checks.queue->add(word, {.block = thread.block, .begin = range.begin, .kind = access.kind, .site = access.site},
                      now, number);
  return true;
}

} // namespace

void checkAccess(const ThreadState &thread, std::uintptr_t address, std::uint64_t bytes, std::uint32_t packed,
                 std::uint32_t site) {
  const AccessForm form = AccessForm::unpacked(packed);
  const LoweredAccessKind kind = form.kind;
  const Access access{.address = address,
                      .bytes = bytes,
                      .kind = kind,
                      .gaps = form.gaps,
                      .fragment = static_cast<std::uint8_t>(form.fragment),
                      .site = site};
  if (bytes == 0) return;
  if ((address & (form.alignment - 1)) != 0) endMisaligned(thread, access, form.alignment);
  const Recent *range = &checks.recent[site];
  const bool isThere = address >= range->begin && address + bytes <= range->end &&
                       (range->isWritable || kind == LoweredAccessKind::read);
  if (!isThere) {
    range = lookUp(thread, access);
    if (range == nullptr) return;
  }
  if (!isKept(*range) && range->written == nullptr) return;
  const bool isOwn = form.fragment == 0; // else of any lane of its warp
  if (isThere && isOwn && range->writes && kind == LoweredAccessKind::write &&
      checks.queue->goesOn(thread, site, address, bytes))
    return;
  if (kind == LoweredAccessKind::read && range->sharedHistory != nullptr &&
      RaceDetector::isUncheckedRead(range->sharedHistory, *thread.block, address - range->begin, bytes))
    return;
  if (bytes != wordBytes || !isOwn || !recordWord(thread, *range, access)) record(thread, *range, access);
}

void checkLocalAccess(const ThreadState &thread, std::uintptr_t address, std::uint64_t bytes, std::uintptr_t variable,
                      std::uint64_t variableBytes, std::uint32_t site) {
  const Allocation allocation{.begin = variable, .end = variable + variableBytes, .name = "a local variable or table"};
  if (allocation.holds(address, bytes) || bytes == 0) return;
  endBesideLocal(thread, {.address = address, .bytes = bytes, .site = site}, allocation);
}

namespace {

/// Calls `visit` with the shadow words of bytes of the block's shared memory; with none where races are not looked for.
template <typename Visit>
void forSharedWords(const ThreadState &thread, const PendingCopies::Copy &copy, Visit visit) {
  const auto begin = reinterpret_cast<std::uintptr_t>(thread.block->shared);
  if (checks.sharedWords == nullptr || copy.bytes == 0 || !isShared(*thread.block, copy.to)) return;
  for (std::uint64_t word = (copy.to - begin) / wordBytes; word * wordBytes < copy.to - begin + copy.bytes; ++word)
    visit(checks.sharedWords[word]);
}

} // namespace

void beginCopy(const ThreadState &thread, std::uintptr_t to, std::uint64_t bytes) {
  if (checks.copies == nullptr || checks.sharedWords == nullptr) return;
  const PendingCopies::Copy copy{.to = to, .bytes = bytes};
  checks.copies->begin(thread.block->number, thread.number, copy);
  forSharedWords(thread, copy, [](SharedWord &word) { word.writtenBytes |= copyIsPending; });
}

void commitCopies(const ThreadState &thread) {
  if (checks.copies != nullptr && checks.sharedWords != nullptr)
    checks.copies->commit(thread.block->number, thread.number);
}

void waitForCopies(const ThreadState &thread, std::int64_t left) {
  if (checks.copies == nullptr || checks.sharedWords == nullptr) return;
  const auto complete = [&thread](SharedWord &word) {
    if (word.writtenIn != thread.block->number + 1) return;
    word.writtenBytes &= static_cast<std::uint8_t>(~copyIsPending);
    if (word.write.thread != thread.number) return; // another thread's write was told
    // The copy may have written now: only a barrier after this orders it before what others read.
    const std::uint32_t site = word.write.site;
    const std::uint8_t bytes = word.write.bytes;
    PackedShadowRecord(thread, LoweredAccessKind::write, site).keepIn(word.write);
    word.write.bytes = bytes;
    (void)isAlone(word, thread);
  };
  checks.copies->wait(thread.block->number, thread.number, left,
                      [&](const PendingCopies::Copy &copy) { forSharedWords(thread, copy, complete); });
}

std::uint32_t memorySpace(const ThreadState &thread, std::uintptr_t address) {
  if (isShared(*thread.block, address)) return 3;
  const Allocation *allocation = thread.block->launch->memory.find(address);
  if (allocation != nullptr) return allocation->isWritable ? 1 : 4;
  return thread.block->launch->memory.isOnHeap(address, 1) ? 1 : 5;
}

} // namespace warpgrain::executor
