// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/source/LibraryIncludes.h"

#include <gtest/gtest.h>

#include <map>

namespace warpgrain::frontend {
namespace {

using Files = std::map<std::string, std::string>;

LibraryIncludes includesOf(const Files &files) {
  return libraryIncludes("/p/k.cu", [&](const std::filesystem::path &file) -> std::optional<std::string> {
    const auto found = files.find(file.string());
    return found == files.end() ? std::nullopt : std::optional(found->second);
  });
}

std::string linesOf(const std::string &source) {
  return includesOf({{"/p/k.cu", source}}).lines;
}

TEST(LibraryIncludes, AreAllUpToTheLastThatTakesLong) {
  EXPECT_EQ(linesOf("/* licence\n */\n#include <cstdio> // printf\n\n# include\t<cub/cub.cuh>\r\n"
                    "#include <thrust/sort.h> /* sorts */\n#include <vector>\nint main() {}\n"),
            "#include <cstdio>\n#include <cub/cub.cuh>\n#include <thrust/sort.h>\n");
  EXPECT_EQ(linesOf("#include <cuda/std/array>"), "#include <cuda/std/array>\n");
  EXPECT_EQ(linesOf("#include <cooperative_groups.h>"), "#include <cooperative_groups.h>\n");
  EXPECT_EQ(linesOf("#include <map>\n#include <iostream>\n#include <vector>\n"),
            "#include <map>\n#include <iostream>\n"); // C++'s own that take long
  EXPECT_EQ(linesOf("#define N 4\n#include <iostream>\n"), "");
}

TEST(LibraryIncludes, AreNoneWhereNoneTakesLong) {
  for (const char *source : {"", "#include <vector>\n#include <cuda.h>\n", "int cub;\n", "// #include <cub/cub.cuh>\n",
                             "const char *s = R\"(\n#include <cub/cub.cuh>\n)\";\n"})
    EXPECT_EQ(linesOf(source), "") << source;
  EXPECT_EQ(includesOf({}).lines, "");
}

TEST(LibraryIncludes, ComeWithTheMacrosThatAreDefinedBeforeThem) {
  const LibraryIncludes found =
      includesOf({{"/p/k.cu", "#define BLOCK 256\n#ifdef WIDE\n# define ELEMENT(x) long\n#endif\n"
                              "int first;\n#include <cub/cub.cuh>\n#define LATER 1\n"}});
  EXPECT_EQ(found.lines, "#include <cub/cub.cuh>\n");
  EXPECT_EQ(found.macros, (std::set<std::string>{"BLOCK", "ELEMENT"}));
}

TEST(LibraryIncludes, OfOwnHeadersAreAmongThem) {
  const LibraryIncludes found = includesOf(
      {{"/p/k.cu", "#include \"inner/a.h\"\n#include \"b.h\"\n#include \"cuda.h\"\n#include <thrust/sort.h>\n"},
       {"/p/inner/a.h", "#ifndef A_H\n#define A_H\n#define IN_A 1\n#include \"../b.h\"\n#endif // A_H\n"},
       {"/p/b.h", "#pragma once\n#include <vector>\n#include <cub/cub.cuh>\n"}});
  EXPECT_EQ(found.lines, "#include <vector>\n#include <cub/cub.cuh>\n#include <cuda.h>\n#include <thrust/sort.h>\n");
  EXPECT_EQ(found.macros, (std::set<std::string>{"IN_A"}));
}

TEST(LibraryIncludes, EndWhereSomethingMayChangeWhatAHeaderDeclares) {
  for (const char *between : {"#if 1\n", "#undef BLOCK\n", "#pragma push_macro(\"min\")\n", "namespace cub {}\n",
                              "namespace own {\n", "#include NAME\n", "#include <a> b\n", "#endif\n", "/* has no end",
                              "#include \"twice.h\"\n#include \"twice.h\"\n", "#include \"self.h\"\n",
                              "#include \"open.h\"\n", "#include \"guarded_in_part.h\"\n"})
    EXPECT_EQ(includesOf({{"/p/k.cu", "#include <thrust/copy.h>\n" + std::string(between) + "#include <cub/cub.cuh>\n"},
                          {"/p/twice.h", "int a;\n"},
                          {"/p/self.h", "#include \"self.h\"\n"},
                          {"/p/open.h", "extern \"C\" {\n"},
                          {"/p/guarded_in_part.h", "#ifndef G\n#define G\n#endif\n#ifdef A\n#endif\n"}})
                  .lines,
              "#include <thrust/copy.h>\n")
        << between;
}

} // namespace
} // namespace warpgrain::frontend
