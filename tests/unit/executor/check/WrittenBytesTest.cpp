// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/memory/WrittenBytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <random>
#include <vector>

namespace warpgrain::executor {
namespace {

std::optional<std::uint64_t> readOf(const WrittenBytes &written, std::uint64_t offset, std::uint64_t bytes,
                                    Gaps gaps = Gaps::none) {
  return written.firstUnwritten({.offset = offset, .bytes = bytes, .gaps = gaps});
}

TEST(WrittenBytes, TellTheFirstThatIsRead) {
  WrittenBytes written(64);
  EXPECT_EQ(readOf(written, 3, 1), 3U);
  written.write(8, 8);
  EXPECT_EQ(readOf(written, 8, 8), std::nullopt);
  EXPECT_EQ(readOf(written, 8, 16), 16U);
  EXPECT_EQ(readOf(written, 4, 8), 4U);
  EXPECT_EQ(written.firstUnwritten({.offset = 0, .bytes = 4, .reads = false, .writes = true}), std::nullopt);
}

/// A word that is written in narrower pieces is written where all of them are.
TEST(WrittenBytes, TellTheByteOfAWordThatIsWrittenInPart) {
  WrittenBytes written(64);
  written.write(4, 1);
  EXPECT_EQ(readOf(written, 4, 4), 5U);
  written.write(6, 2);
  EXPECT_EQ(readOf(written, 4, 4), 5U);
  EXPECT_EQ(readOf(written, 6, 2), std::nullopt);
  written.write(5, 1);
  EXPECT_EQ(readOf(written, 4, 4), std::nullopt);
  written.write(9, 7);
  EXPECT_EQ(readOf(written, 4, 12), 8U);
}

TEST(WrittenBytes, LeaveOutWhatFillsStructuresUp) {
  WrittenBytes written(64);
  written.write(0, 1); // a char, and an int
  written.write(4, 4);
  EXPECT_EQ(readOf(written, 0, 8), 1U);
  EXPECT_EQ(readOf(written, 0, 8, Gaps::inWords), std::nullopt);
  EXPECT_EQ(readOf(written, 1, 1, Gaps::inWords), 1U); // by itself it fills nothing up
  written.write(16, 4);                                // an int, and a double
  written.write(24, 8);
  EXPECT_EQ(readOf(written, 16, 16, Gaps::inWords), 20U);
  EXPECT_EQ(readOf(written, 16, 16, Gaps::anywhere), std::nullopt);
  EXPECT_EQ(readOf(written, 32, 16, Gaps::anywhere), 32U);
}

TEST(WrittenBytes, GoWithACopy) {
  WrittenBytes from(64);
  WrittenBytes to(64);
  from.write(4, 4);
  to.write(0, 64);
  EXPECT_TRUE(to.isWhole());
  to.copy(32, from, 0, 16);
  EXPECT_FALSE(to.isWhole());
  EXPECT_EQ(readOf(to, 32, 4), 32U);
  EXPECT_EQ(readOf(to, 36, 4), std::nullopt);
  EXPECT_EQ(readOf(to, 48, 16), std::nullopt);
}

/// Against one flag a byte, without units.
TEST(WrittenBytes, SayWhatEachByteSays) {
  std::mt19937 random(5);
  constexpr std::uint64_t size = 100;
  WrittenBytes written(size);
  std::vector<bool> expected(size);
  const auto below = [&random](std::uint64_t end) { return random() % end; };
  for (int i = 0; i < 2000; ++i) {
    const std::uint64_t offset = below(size);
    const std::uint64_t bytes = 1 + below(std::min<std::uint64_t>(size - offset, 16));
    if (i % 10 == 0) {
      written.write(offset, bytes);
      std::fill_n(expected.begin() + static_cast<std::ptrdiff_t>(offset), bytes, true);
    }
    const bool isOne = readOf(written, offset, 1).has_value();
    ASSERT_EQ(isOne, !expected[offset]);
    const auto first = readOf(written, offset, bytes);
    const auto begin = expected.begin() + static_cast<std::ptrdiff_t>(offset);
    const auto unwritten = std::find(begin, begin + static_cast<std::ptrdiff_t>(bytes), false);
    ASSERT_EQ(first.value_or(offset + bytes), static_cast<std::uint64_t>(unwritten - expected.begin()));
    ASSERT_EQ(written.isWhole(), std::ranges::find(expected, false) == expected.end());
  }
  EXPECT_TRUE(written.isWhole());
}

} // namespace
} // namespace warpgrain::executor
