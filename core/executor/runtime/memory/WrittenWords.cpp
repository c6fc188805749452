// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/memory/WrittenWords.h"

namespace warpgrain::executor {

ShadowRecord WrittenWords::Part::Run::first() const {
  return {.block = block, .interval = interval, .thread = thread, .site = site, .bytes = allBytes};
}

WrittenWords::Part::Run *WrittenWords::placeFor(Part &part, const ShadowRun &run) {
  if (!run.isAlike) return nullptr;
  const std::uint64_t begin = run.word % wordsOfPart;
  const std::uint64_t end = begin + run.words;
  Part::Run *unused = nullptr;
  for (Part::Run &each : part.runs) {
    if (each.block == 0) {
      if (unused == nullptr) unused = &each;
    } else if (each.begin == begin && each.end == end && each.wordsOfThread == run.wordsOfThread) {
      return &each;
    } else if (each.begin < end && begin < each.end) {
      return nullptr;
    }
  }
  return unused;
}

void WrittenWords::keep(Part::Run &place, const ShadowRun &run) {
  const std::uint64_t begin = run.word % wordsOfPart;
  place = {.block = run.first.block,
           .interval = run.first.interval,
           .thread = run.first.thread,
           .site = run.first.site,
           .begin = static_cast<std::uint8_t>(begin),
           .end = static_cast<std::uint8_t>(begin + run.words),
           .wordsOfThread = static_cast<std::uint8_t>(run.wordsOfThread)};
}

void WrittenWords::leaveToWords(Part &part, std::uint64_t firstWord) {
  for (const Part::Run &each : part.runs) {
    if (each.block == 0) continue;
    const ShadowRun run{.first = each.first(), .wordsOfThread = each.wordsOfThread};
    for (std::uint32_t i = each.begin; i < each.end; ++i)
      words_[firstWord + i] = run.at(i - each.begin);
  }
  part.runs = {};
  part.runs[0].isLeftToWords = true;
}

} // namespace warpgrain::executor
