// SPDX-License-Identifier: Apache-2.0
#include "core/measure/RecordStream.h"

#include <gtest/gtest.h>

namespace warpgrain::tests {
namespace {

using namespace measure;

std::string twoLines() {
  return lineOf(Environment{.run = "r", .date = "d", .gpu = "G", .uuid = "u", .architecture = "sm_90"}) + "\n" +
         lineOf(Row{.run = "r", .variant = "v", .fingerprint = "f", .uuid = "u"}) + "\n";
}

TEST(RecordStream, HandsOnLinesWhateverThePiecesAre) {
  for (const std::size_t size : {1U, 7U, 100000U}) {
    std::vector<std::string> lines;
    RecordStream stream([&](const Record &, const std::string &line) { lines.push_back(line + "\n"); });
    const std::string text = twoLines();
    for (std::size_t at = 0; at < text.size(); at += size)
      stream.add(std::string_view(text).substr(at, size));
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0] + lines[1], text);
    EXPECT_EQ(stream.strange(), "");
  }
}

TEST(RecordStream, DropsALineThatHasNoEnd) {
  std::size_t count = 0;
  RecordStream stream([&](const Record &, const std::string &) { ++count; });
  const std::string text = twoLines();
  stream.add(text.substr(0, text.size() - 1));
  EXPECT_EQ(count, 1U);
}

TEST(RecordStream, KeepsTheFirstStrangeLine) {
  std::size_t count = 0;
  RecordStream stream([&](const Record &, const std::string &) { ++count; });
  stream.add("Welcome to the cluster\nsecond\n" + twoLines());
  EXPECT_EQ(count, 2U);
  EXPECT_EQ(stream.strange(), "Welcome to the cluster");
}

} // namespace
} // namespace warpgrain::tests
