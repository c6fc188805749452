// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/source/SourceNormalizer.h"

#include <gtest/gtest.h>

namespace warpgrain::frontend {
namespace {

std::vector<std::string> directivesOf(const std::string &text) {
  std::vector<std::string> found;
  for (const model::DirectiveLine &line : normalizeSource(text, mainFile).directives)
    found.push_back(line.text);
  return found;
}

std::string normalized(const std::string &text) {
  return normalizeSource(text, mainFile).text;
}

using Texts = std::vector<std::string>;

TEST(SourceNormalizer, FindsEverySpellingOfADirective) {
  EXPECT_EQ(directivesOf("#pragma warpgrain coarsen x 4\n"), Texts{"coarsen x 4"});
  EXPECT_EQ(directivesOf("  #  pragma   warpgrain   coarsen x 4  \n"), Texts{"coarsen x 4"});
  EXPECT_EQ(directivesOf("// warpgrain: coarsen x 4\n"), Texts{"coarsen x 4"});
  EXPECT_EQ(directivesOf("/* warpgrain: coarsen x 4 */\n"), Texts{"coarsen x 4"});
  EXPECT_EQ(directivesOf("//warpgrain:coarsen x 4"), Texts{"coarsen x 4"});
  EXPECT_EQ(directivesOf("#pragma crest coarsen x 4\n// crest: uj 2\n"), (Texts{"coarsen x 4", "uj 2"}));
  EXPECT_EQ(directivesOf("# coarsen x 2\n# uj 4\n"), (Texts{"coarsen x 2", "uj 4"})); // GT-D1, GT-D3
  EXPECT_EQ(directivesOf("#coarsen X 2\n"), Texts{"coarsen X 2"});                    // GT-D2
}

TEST(SourceNormalizer, LeavesWhatIsNone) {
  EXPECT_EQ(directivesOf("// warpgrain is a tool\n// warp: coarsen x 2\n/* coarsen x 2 */\n"), Texts{});
  EXPECT_EQ(directivesOf("#define coarsen x\n#pragma once\n#pragma unroll 4\n# 1 \"file\"\n#\n"), Texts{});
  EXPECT_EQ(directivesOf("const char *s = \"# coarsen x 2\";\nint a; # coarsen x 2\n"), Texts{});
  EXPECT_EQ(directivesOf("R\"(\n# coarsen x 2\n// warpgrain: coarsen x 2\n)\""), Texts{});
}

TEST(SourceNormalizer, BlanksOnlyWhatNoCompilerAccepts) {
  EXPECT_EQ(normalized("#pragma warpgrain coarsen x 4\n// warpgrain: coarsen x 4\n"),
            "#pragma warpgrain coarsen x 4\n// warpgrain: coarsen x 4\n");
  EXPECT_EQ(normalized("int a;\n# coarsen x 2\nint b;\n"), "int a;\n             \nint b;\n");
  EXPECT_EQ(normalized("# coarsen x 2\r\nint b;\r\n"), "             \r\nint b;\r\n");
  EXPECT_EQ(normalized("# coarsen \\\n x 2\nint b;\n"), "           \n    \nint b;\n");
}

TEST(SourceNormalizer, DirectivesKeepTheirPlaces) {
  const std::string text = "int a;\n  # coarsen x 2 // why\n";
  const auto lines = normalizeSource(text, FileId{3}).directives;
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_EQ(lines[0].span.file, FileId{3});
  EXPECT_TRUE(text.substr(lines[0].span.begin, lines[0].span.length()).starts_with("# coarsen x 2"));
}

TEST(SourceNormalizer, ClosesChevronsThatAreWrittenApart) {
  EXPECT_EQ(normalized("k<< <1, 2> >>(p);"), "k<<< 1, 2>>> (p);");
  EXPECT_EQ(normalized("k << < 1, 2 >> > (p);"), "k <<<  1, 2 >>>  (p);");
  EXPECT_EQ(normalized("k<< <1, x < 2>> >(p); a >> > b;"), "k<<< 1, x < 2>>> (p); a >> > b;");
  EXPECT_EQ(normalized("k<<<1, 2>>>(p);"), "k<<<1, 2>>>(p);");
  EXPECT_EQ(normalized("a << b; c >> d; std::vector<std::vector<int> > v;"),
            "a << b; c >> d; std::vector<std::vector<int> > v;");
  EXPECT_EQ(normalized("k<< <1, 2>>>(p); // << <"), "k<<< 1, 2>>>(p); // << <");
}

TEST(SourceNormalizer, AddsCommasThatAreLeftOutBetweenOperands) {
  EXPECT_EQ(normalized("asm volatile(\"st %0;\" ::\"r\"(v(1)) \"l\"(p)\t\"r\"(w) : \"memory\");"),
            "asm volatile(\"st %0;\" ::\"r\"(v(1)),\"l\"(p),\"r\"(w) : \"memory\");");
  for (const std::string text : {"asm(\"a\" \" b\");", "asm(\"st %0;\" ::\"r\"(v), \"l\"(p));",
                                 "asm(\"st %0;\" ::\"r\"(v)\"l\"(p));", "f(\"a\" : (v) \"b\");"})
    EXPECT_EQ(normalized(text), text);
}

TEST(SourceNormalizer, EscapesRegistersOfPtxBesideOperands) {
  EXPECT_EQ(normalized("asm volatile(\"mov.u64 %0, %globaltimer;\" : \"=l\"(t));"),
            "asm volatile(\"mov.u64 %0,%%globaltimer;\" : \"=l\"(t));");
  for (const std::string text : {"asm(\"mov.u32 r, %laneid;\");", "asm(\"mov %0, %%laneid;\" : \"=r\"(t));",
                                 "asm(\"mov %0, %c1;\" : \"=r\"(t) : \"n\"(3));", "printf(\"a %lld\", a ? b : c);"})
    EXPECT_EQ(normalized(text), text);
}

TEST(SourceNormalizer, LengthNeverChanges) {
  for (const std::string text :
       {"", "#", "# ", "# coarsen", "// warpgrain:", "/* warpgrain: x", "k<< <", "<< << <", "\\\n# coarsen x 2\\\n",
        "#pragma", "#pragma warpgrain", "asm(", "asm(\" %ab", "asm(\"\" :(a) \"b"})
    EXPECT_EQ(normalized(text).size(), text.size()) << text;
}

} // namespace
} // namespace warpgrain::frontend
