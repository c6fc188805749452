// SPDX-License-Identifier: Apache-2.0
#include "core/report/Words.h"

#include <gtest/gtest.h>

namespace warpgrain::report {
namespace {

TEST(ReportWords, TakeTheirArguments) {
  const Language english;
  EXPECT_EQ(english.text(Word::fromLine, {"n", "1024", "12"}), "n = 1024 (line 12)");
  // An argument that looks like a place is not one.
  EXPECT_EQ(english.text(Word::title, {"{1}"}), "Report on {1}");
}

TEST(ReportWords, AreTranslatedByTheirEnglish) {
  Language other{.code = "de", .decimalPoint = ','};
  other.translate = [](std::string_view english) {
    return english == "Report on {1}" ? std::string("Bericht über {1}") : std::string(english);
  };
  EXPECT_EQ(other.text(Word::title, {"scale"}), "Bericht über scale");
  EXPECT_EQ(other.number(1.25, 2), "1,25");
}

TEST(ReportWords, WriteNumbersWithoutNeedlessDigits) {
  const Language english;
  EXPECT_EQ(english.number(12, 3), "12");
  EXPECT_EQ(english.number(0.5, 3), "0.5");
  EXPECT_EQ(english.number(-0.0004, 2), "0");
  EXPECT_EQ(english.number(1e15, 0), "1000000000000000");
}

} // namespace
} // namespace warpgrain::report
