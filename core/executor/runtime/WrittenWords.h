// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/runtime/ShadowMemory.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace warpgrain::executor {

/// Writes of words next to each other: each thread writes as many, and the thread after it the words after them.
struct ShadowRun {
  ShadowRecord first;     ///< of its first word
  std::uint64_t word = 0; ///< the first
  std::uint32_t words = 1;
  std::uint32_t wordsOfThread = 1;
  /// Each of them writes all bytes, not atomically, in a block whose warps exchange nothing: what is true of one word
  /// and another run of the same words is true of all of them.
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

/// Who wrote the words of a piece of memory last. Blocks mostly write rows, so that a few runs say it of many words;
/// only where they do not, each word has an access of its own. A view of records that are all zero at first.
class WrittenWords {
public:
  static constexpr std::uint64_t wordsOfPart = 32;

  /// Words that follow each other.
  struct Part {
    struct Run {
      std::uint32_t block = 0; ///< 0: there is none
      std::uint32_t interval = 0;
      std::uint16_t thread = 0;
      std::uint16_t site = 0;
      std::uint8_t begin = 0; ///< in the part
      std::uint8_t end = 0;
      std::uint8_t wordsOfThread = 0;
      bool isLeftToWords = false; ///< of the first one: the part's words say it themselves

      ShadowRecord first() const;
    };

    std::array<Run, 2> runs; ///< which have no word in common
  };

  WrittenWords() = default;

  /// For each part, and for each word.
  WrittenWords(Part *parts, ShadowRecord *words) : parts_(parts), words_(words) {}

  explicit operator bool() const { return parts_ != nullptr; }

  /// Whoever looks at what is kept of a word holds the lock of this record.
  const void *recordOf(std::uint64_t word) const { return parts_ + word / wordsOfPart; }

  /// Calls back with the access of a word before and now, and the word, once for all words of which the same is true.
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

  /// The run of the same words, or none of them. Null where runs cannot say it.
  static Part::Run *placeFor(Part &part, const ShadowRun &run);
  static void keep(Part::Run &place, const ShadowRun &run);
  void leaveToWords(Part &part, std::uint64_t firstWord);

  Part *parts_ = nullptr;
  ShadowRecord *words_ = nullptr;
};

} // namespace warpgrain::executor
