// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/runtime/Races.h"
#include "core/executor/runtime/WrittenBytes.h"
#include "core/executor/runtime/WrittenWords.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpgrain::executor {

/// Where it is kept what is written of memory that nobody reads.
struct WriteRecords {
  WrittenWords words;
  WrittenBytes *bytes = nullptr; ///< null where all of them are
};

/// A write to memory that nobody reads.
struct PlainWrite {
  std::uint64_t offset = 0; ///< in the memory
  std::uint64_t bytes = 0;
  std::uint64_t bytesLeft = 0; ///< of the memory, from there on
};

/// What one thread of the host has touched of the memory that all blocks share, and the detector is not told yet. A
/// lock that is taken for each word would wait each time for what is kept of the word to come from memory: neighbours
/// go together, after it has come. What threads write one after the other in a row waits as a run of words.
class TouchQueue {
public:
  /// The detector must outlive it. As many places in the source.
  TouchQueue(RaceDetector &detector, std::size_t sites) : detector_(detector), runs_(sites), begins_(sites) {}

  TouchQueue(const TouchQueue &) = delete;
  TouchQueue &operator=(const TouchQueue &) = delete;

  ~TouchQueue();

  void add(WordHistory &word, const TouchedWord &touched) { add(waitingWord({.history = &word}, touched)); }

  /// The same of all of the word with this number.
  void add(WordHistory &word, const TouchedMemory &memory, const PackedTouch &touch, std::uint64_t number) {
    __builtin_prefetch(&word, 1);
    Waiting &next = waiting_[count_];
    next.history = &word;
    next.memory.block = memory.block; // each by itself: they come from registers
    next.memory.begin = memory.begin;
    next.memory.kind = memory.kind;
    next.memory.site = memory.site;
    next.memory.isShared = memory.isShared;
    next.run.word = number;
    touch.keepIn(next.run.first);
    keepLast();
  }

  /// Of memory that nobody reads: any access but one that the next two take.
  void add(const WrittenWords &written, const TouchedWord &touched) {
    turnTo(*touched.memory.block);
    add(waitingWord({.written = written}, touched));
  }

  /// Takes a write that goes on where the thread before this one ended at the same place in the source. False where it
  /// does not. Compiled code does it itself, mostly.
  bool goesOn(const ThreadState &thread, std::uint32_t site, std::uintptr_t address, std::uint64_t bytes) {
    OpenRun &run = runs_[site];
    if (thread.number != run.nextThread || OpenRun::originOf(address, thread.number, bytes) != run.origin ||
        momentOf(*thread.block) != run.moment)
      return false;
    ++run.nextThread;
    return true;
  }

  /// Takes a write that others may go on from. False where nobody may.
  bool begin(const ThreadState &thread, const WriteRecords &records, const TouchedMemory &memory,
             const PlainWrite &write);

  /// The detector is told all of them.
  void tellAll() {
    endAll(moment_);
    tell(0);
  }

  /// What was written so far is in the records of bytes then.
  void endRuns() { endAll(moment_); }

  /// Of each place in the source. Those that are open are all of the same moment.
  OpenRun *runs() { return runs_.data(); }

private:
  /// What it began with.
  struct RunBegin {
    WriteRecords records;
    TouchedMemory memory;
    Touch first;
    std::uint64_t word = 0;
    std::uint32_t wordsOfThread = 1;
  };

  struct Waiting {
    WordHistory *history = nullptr; ///< or else:
    WrittenWords written;
    TouchedMemory memory;
    TouchRun run; ///< where there is a history, of a word

    const void *record() const { return history != nullptr ? history : written.recordOf(run.word); }
  };

  static Waiting waitingWord(Waiting out, const TouchedWord &touched) {
    out.memory = touched.memory;
    out.run = {.first = touched.now, .word = touched.offset / wordBytes};
    return out;
  }

  void add(const Waiting &next) {
    __builtin_prefetch(next.record(), 1);
    waiting_[count_] = next;
    keepLast();
  }

  void keepLast() {
    if (++count_ == waiting_.size()) tell(waiting_.size() / 2);
  }

  /// What is written from here on comes after all that waits of another block or from before a barrier.
  void turnTo(const BlockState &block) {
    if (moment_ != momentOf(block)) endAll(momentOf(block));
  }

  void endAll(std::uint64_t nextMoment);
  void end(std::uint32_t site);

  /// In the order in which they came, of each word, until no more are left. What others tell of at this moment can
  /// wait.
  void tell(std::size_t mostLeft);
  void tellWhatIsFree();

  static constexpr std::size_t most = 256;
  static constexpr std::size_t mostBusy = 8; ///< locks that others have

  RaceDetector &detector_;
  std::array<Waiting, most> waiting_{};
  std::size_t count_ = 0;
  std::vector<OpenRun> runs_;
  std::vector<RunBegin> begins_;    ///< of each place in the source
  std::vector<std::uint32_t> open_; ///< places that have one
  std::uint64_t moment_ = 0;
};

} // namespace warpgrain::executor
