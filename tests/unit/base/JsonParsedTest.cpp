// SPDX-License-Identifier: Apache-2.0
#include "core/base/json/Parsed.h"

#include <gtest/gtest.h>

#include <string>

namespace warpgrain::json {
namespace {

std::string nested(std::size_t levels) {
  return std::string(levels, '[') + std::string(levels, ']');
}

TEST(JsonParsed, TakesWhatIsNestedAsDocumentsAre) {
  EXPECT_FALSE(parsed(nested(mostNested)).is_discarded());
  EXPECT_TRUE(parsed(nested(mostNested + 1)).is_discarded());
  EXPECT_TRUE(parsed(nested(1000000)).is_discarded());
  EXPECT_TRUE(parsed("[").is_discarded());
}

TEST(JsonParsed, CountsNoBracketsInTexts) {
  const std::string brackets(1000, '[');
  EXPECT_EQ(parsed("[\"\\\"" + brackets + "\\\\\", 1]")[1], 1);
  // Levels that were closed do not count, nor do empty ones beside each other.
  std::string beside = "[0";
  for (int i = 0; i < 1000; ++i)
    beside += ",{\"a\":[]}";
  EXPECT_EQ(parsed(beside + "]").size(), 1001U);
}

} // namespace
} // namespace warpgrain::json
