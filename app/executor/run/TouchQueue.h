// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/executor/run/Races.h"

#include <array>
#include <cstddef>

namespace warpgrain::executor {

/// What one thread of the host has touched of the memory that all blocks share, and the detector is not told yet. A
/// lock that is taken for each word would wait each time for what is kept of the word to come from memory: neighbours
/// go together, after it has come.
class TouchQueue {
public:
  /// The detector must outlive it.
  explicit TouchQueue(RaceDetector &detector) : detector_(detector) {}

  TouchQueue(const TouchQueue &) = delete;
  TouchQueue &operator=(const TouchQueue &) = delete;

  ~TouchQueue() { tell(0); }

  void add(WordHistory &word, const TouchedWord &touched) {
    add(Waiting{.word = &word, .write = nullptr, .touched = touched});
  }

  /// Of memory that nobody reads.
  void add(Touch &write, const TouchedWord &touched) {
    add(Waiting{.word = nullptr, .write = &write, .touched = touched});
  }

private:
  struct Waiting {
    WordHistory *word = nullptr; ///< or the last write alone
    Touch *write = nullptr;
    TouchedWord touched;

    const void *record() const { return word != nullptr ? static_cast<const void *>(word) : write; }
  };

  void add(const Waiting &next) {
    __builtin_prefetch(next.record(), 1);
    waiting_[count_++] = next;
    if (count_ == waiting_.size()) tell(waiting_.size() / 2);
  }

  /// In the order in which they came, of each word, until no more are left. What others tell of at this moment can
  /// wait.
  void tell(std::size_t mostLeft);
  void tellWhatIsFree();

  static constexpr std::size_t most = 256;
  static constexpr std::size_t mostBusy = 8; ///< locks that others have

  RaceDetector &detector_;
  std::array<Waiting, most> waiting_{};
  std::size_t count_ = 0;
};

} // namespace warpgrain::executor
