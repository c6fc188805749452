// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/source/LibraryIncludes.h"

#include <gtest/gtest.h>

namespace warpgrain::frontend {
namespace {

TEST(LibraryIncludes, AreWhatStandsBeforeTheLastOfCudasTemplateLibraries) {
  EXPECT_EQ(libraryIncludes("/* licence\n */\n#include <cstdio> // printf\n\n# include\t<cub/cub.cuh>\r\n"
                            "#include <thrust/sort.h> /* sorts */\n#include <vector>\nint main() {}\n"),
            "#include <cstdio>\n#include <cub/cub.cuh>\n#include <thrust/sort.h>\n");
  EXPECT_EQ(libraryIncludes("#include <cuda/std/array>"), "#include <cuda/std/array>\n");
}

TEST(LibraryIncludes, AreNoneInSourcesWithoutTheseLibraries) {
  for (const char *source : {"", "#include <vector>\n#include <cuda.h>\n", "int cub;\n", "// #include <cub/cub.cuh>\n"})
    EXPECT_EQ(libraryIncludes(source), "") << source;
}

TEST(LibraryIncludes, EndWhereSomethingMayChangeWhatAHeaderDeclares) {
  for (const char *between :
       {"#define CUB_NO_CUB_NAMESPACE\n", "#include \"own.h\"\n", "#if 1\n", "#pragma once\n", "int first;\n",
        "#include NAME\n", "// goes on \\\n", "#include <a> b\n", "/* has no end"})
    EXPECT_EQ(libraryIncludes("#include <thrust/copy.h>\n" + std::string(between) + "#include <cub/cub.cuh>\n"),
              "#include <thrust/copy.h>\n")
        << between;
}

} // namespace
} // namespace warpgrain::frontend
