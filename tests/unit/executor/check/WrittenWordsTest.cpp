// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/memory/WrittenWords.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <utility>
#include <vector>

namespace warpgrain::executor {
namespace {

constexpr std::uint64_t wordCount = 200;

/// Records of their own, all zero at first.
struct Memory {
  std::vector<WrittenWords::Part> parts{wordCount / WrittenWords::wordsOfPart + 1};
  std::vector<ShadowRecord> words{wordCount};
  WrittenWords written{parts.data(), words.data()};
};

/// Another thread in the same block, or another block: what a race needs.
bool isOfOthers(const ShadowRecord &before, const ShadowRecord &now) {
  return before.block != 0 && (before.block != now.block || before.thread != now.thread);
}

using Pair = std::pair<std::uint16_t, std::uint16_t>; ///< the places of the write before and of the one now

/// What each word says by itself.
class EachWord {
public:
  std::set<Pair> write(const ShadowRun &run) {
    std::set<Pair> out;
    for (std::uint32_t i = 0; i < run.words; ++i) {
      ShadowRecord &word = words_[run.word + i];
      const ShadowRecord now = run.at(i);
      if ((word.bytes & now.bytes) != 0 && isOfOthers(word, now)) out.insert({word.site, now.site});
      word = now;
    }
    return out;
  }

private:
  std::map<std::uint64_t, ShadowRecord> words_;
};

std::set<Pair> racesOf(WrittenWords &written, const ShadowRun &run) {
  std::set<Pair> out;
  written.write(run, [&out](const ShadowRecord &before, const ShadowRecord &now, std::uint64_t) {
    if (isOfOthers(before, now)) out.insert({before.site, now.site});
  });
  return out;
}

ShadowRun rowOf(std::uint32_t block, std::uint16_t thread, std::uint64_t word, std::uint32_t words) {
  return {.first = {.block = block, .thread = thread, .site = 1, .bytes = allBytes},
          .word = word,
          .words = words,
          .isAlike = true};
}

TEST(WrittenWords, FindTheRacesThatEachWordByItselfFinds) {
  std::mt19937 random(7);
  const auto below = [&random](std::uint32_t end) { return static_cast<std::uint32_t>(random() % end); };
  std::size_t races = 0;
  for (int round = 0; round < 300; ++round) {
    Memory memory;
    EachWord expected;
    for (int i = 0; i < 40; ++i) {
      const std::uint32_t wordsOfThread = 1U << below(3);
      // Rows at the same few places, so that they meet; some of them moved by a thread or two.
      const std::uint64_t word = (below(6) * 24 + below(2) * below(3) * 4) / wordsOfThread * wordsOfThread;
      ShadowRun run = rowOf(1 + below(2), static_cast<std::uint16_t>(word / wordsOfThread + below(2) * below(3)), word,
                            (1 + below(40)) * wordsOfThread);
      run.words = std::min<std::uint32_t>(run.words,
                                          static_cast<std::uint32_t>(wordCount - word) / wordsOfThread * wordsOfThread);
      run.wordsOfThread = wordsOfThread;
      run.first.site = static_cast<std::uint16_t>(1 + i);
      if (below(8) == 0) { // part of a word
        run = run.from(0, 1);
        run.first.bytes = static_cast<std::uint8_t>(1 + below(allBytes));
        run.isAlike = false;
      }
      const auto found = racesOf(memory.written, run);
      EXPECT_EQ(found, expected.write(run)) << "round " << round << ", write " << i;
      races += found.size();
    }
  }
  EXPECT_GT(races, 1000U);
}

TEST(WrittenWords, SayItOfRowsInRuns) {
  Memory memory;
  // Of 32 words each, and 16 words away from where parts begin.
  for (std::uint32_t row = 0; row < 5; ++row)
    EXPECT_TRUE(racesOf(memory.written, rowOf(1 + row, 0, 16 + row * 32, 32)).empty());
  for (const ShadowRecord &word : memory.words)
    EXPECT_EQ(word.block, 0U) << "a word has a touch of its own";
}

TEST(WrittenWords, GiveTheFirstWordOfARace) {
  Memory memory;
  EXPECT_TRUE(racesOf(memory.written, rowOf(1, 0, 40, 8)).empty());
  std::vector<std::uint64_t> words;
  memory.written.write(rowOf(2, 0, 32, 32),
                       [&](const ShadowRecord &before, const ShadowRecord &now, std::uint64_t word) {
                         if (isOfOthers(before, now)) words.push_back(word);
                       });
  ASSERT_FALSE(words.empty());
  EXPECT_EQ(words.front(), 40U);
}

} // namespace
} // namespace warpgrain::executor
