// SPDX-License-Identifier: Apache-2.0
#include "core/report/Markup.h"

#include <gtest/gtest.h>

#include <limits>

namespace warpgrain::report {
namespace {

std::string escaped(std::string_view text) {
  return Html(text).bytes();
}

TEST(ReportMarkup, EscapesWhatMeansSomethingInHtml) {
  EXPECT_EQ(escaped("a<b && c>\"d\" 'e'"), "a&lt;b &amp;&amp; c&gt;&quot;d&quot; &#39;e&#39;");
  EXPECT_EQ(escaped("</script><script>alert(1)</script>"), "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
}

TEST(ReportMarkup, KeepsUtf8AndReplacesOtherBytes) {
  EXPECT_EQ(escaped("Größe µ 😀"), "Größe µ 😀");
  const std::string unknown = "\xEF\xBF\xBD";
  EXPECT_EQ(escaped("a\xFF"
                    "b"),
            "a" + unknown + "b");
  EXPECT_EQ(escaped("\xC0\xBC"), unknown + unknown);                      // an overlong "<"
  EXPECT_EQ(escaped("\xED\xA0\x80"), unknown + unknown + unknown);        // a surrogate
  EXPECT_EQ(escaped("\xF4\x90\x80\x80").find('\x90'), std::string::npos); // beyond U+10FFFF
  EXPECT_EQ(escaped("end\xE2\x82"), "end" + unknown + unknown);
  EXPECT_EQ(escaped("\xC3<"), unknown + "&lt;"); // what follows a broken character is read for itself
}

TEST(ReportMarkup, ReplacesCharactersThatAPageCannotHold) {
  const std::string unknown = "\xEF\xBF\xBD";
  EXPECT_EQ(escaped(std::string_view("a\0b", 3)), "a" + unknown + "b");
  EXPECT_EQ(escaped("\x1B[31m"), unknown + "[31m");
  EXPECT_EQ(escaped("a\tb\r\nc\n"), "a\tb\nc\n");
}

TEST(ReportMarkup, NamesCharactersThatTurnTextAround) {
  EXPECT_EQ(escaped("/* \u202E */"), "/* [U+202E] */");
  EXPECT_EQ(escaped("\u2066"), "[U+2066]");
}

TEST(ReportMarkup, WritesNumbersWithTheirExactValue) {
  EXPECT_EQ(numberElement(2.0 / 3, "0.67").bytes(), "<data value=\"0.6666666666666666\">0.67</data>");
  EXPECT_EQ(numberElement(524288, "524288").bytes(), "<data value=\"524288\">524288</data>");
  EXPECT_EQ(numberElement(std::numeric_limits<double>::infinity(), "–").bytes(), "–");
}

} // namespace
} // namespace warpgrain::report
