// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/runtime/memory/ShadowMemory.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace warpgrain::executor {

/// Writes of adjacent words: each thread writes wordsOfThread words, and the next thread the words after them.
struct ShadowRun {
  ShadowRecord first;     ///< record of the first word
  std::uint64_t word = 0; ///< number of the first word
  std::uint32_t words = 1;
  std::uint32_t wordsOfThread = 1;
  /// True if every write is of a whole word, not atomic, in a block without warp exchanges. Then a check of one word
  /// against another run of the same words holds for all of them.
  bool isAlike = false;

  ShadowRecord at(std::uint32_t number) const {
    ShadowRecord out = first;
    out.thread = static_cast<std::uint16_t>(out.thread + number / wordsOfThread);
    return out;
  }

  ShadowRun from(std::uint32_t number, std::uint32_t count) const {
    ShadowRun out = *this;
    out.first = at(number);
    out.word += number;
    out.words = count;
    return out;
  }
};

/// Last writers of the words of a range of memory. Blocks mostly write rows, so a few runs describe many words; other
/// words have their own record. A view of zeroed records.
class WrittenWords {
public:
  static constexpr std::uint64_t wordsOfPart = 32;

  /// Adjacent words, described by up to two runs.
  struct Part {
    struct Run {
      std::uint32_t block = 0; ///< number of the block from 1; 0: no run
      std::uint32_t interval = 0;
      std::uint16_t thread = 0;
      std::uint16_t site = 0;
      std::uint8_t begin = 0; ///< first word in the part
      std::uint8_t end = 0;
      std::uint8_t wordsOfThread = 0;
      bool isLeftToWords = false; ///< in runs[0]: the words have their own records

      ShadowRecord first() const;
    };

    std::array<Run, 2> runs; ///< disjoint
  };

  WrittenWords() = default;

  /// Records of each part, and of each word.
  WrittenWords(Part *parts, ShadowRecord *words) : parts_(parts), words_(words) {}

  explicit operator bool() const { return parts_ != nullptr; }

  /// Record whose lock must be held to access the word (RaceDetector::lockOf).
  const void *recordOf(std::uint64_t word) const { return parts_ + word / wordsOfPart; }

  /// Records a run. Calls `before` with the previous record, the new record and the word's number; once for all words
  /// to which the same applies.
  template <typename Before>
  void write(const ShadowRun &run, Before before) {
    for (std::uint32_t done = 0; done < run.words;) {
      const std::uint64_t inPart = (run.word + done) % wordsOfPart;
      const auto count = static_cast<std::uint32_t>(std::min<std::uint64_t>(run.words - done, wordsOfPart - inPart));
      writeInPart(run.from(done, count), before);
      done += count;
    }
  }

private:
  template <typename Before>
  void writeInPart(const ShadowRun &run, Before before) {
    Part &part = parts_[run.word / wordsOfPart];
    if (!part.runs[0].isLeftToWords) {
      if (Part::Run *same = placeFor(part, run); same != nullptr) {
        if (same->block != 0) before(same->first(), run.first, run.word);
        keep(*same, run);
        return;
      }
      leaveToWords(part, run.word / wordsOfPart * wordsOfPart);
    }
    for (std::uint32_t i = 0; i < run.words; ++i) {
      ShadowRecord &word = words_[run.word + i];
      const ShadowRecord now = run.at(i);
      if ((word.bytes & now.bytes) != 0) before(word, now, run.word + i);
      word = now;
    }
  }

  /// Run with the same words, or a free one. Null if runs cannot describe the writes.
  static Part::Run *placeFor(Part &part, const ShadowRun &run);
  static void keep(Part::Run &place, const ShadowRun &run);
  void leaveToWords(Part &part, std::uint64_t firstWord);

  Part *parts_ = nullptr;
  ShadowRecord *words_ = nullptr;
};

} // namespace warpgrain::executor
