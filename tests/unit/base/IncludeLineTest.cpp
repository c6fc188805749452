// SPDX-License-Identifier: Apache-2.0
#include "core/base/IncludeLine.h"

#include <gtest/gtest.h>

namespace warpgrain {
namespace {

TEST(IncludeLine, HasTheNameAndSaysWhetherItIsQuoted) {
  const auto library = includeLineOf("#include <cub/cub.cuh> // blocks");
  ASSERT_TRUE(library);
  EXPECT_EQ(library->name, "cub/cub.cuh");
  EXPECT_FALSE(library->isQuoted);
  const auto own = includeLineOf("#  include\t\"../own.h\"\r");
  ASSERT_TRUE(own);
  EXPECT_EQ(own->name, "../own.h");
  EXPECT_TRUE(own->isQuoted);
  EXPECT_TRUE(includeLineOf("#include<vector>/* all */"));
}

TEST(IncludeLine, IsNoneOfOtherLines) {
  for (const char *line : {"", "#", "#include", "#include NAME", "#include_next <a>", "#define include <a>",
                           "#include <a> b", "#include \"a", "#include <>", "#include <a\nb>", "#pragma once"})
    EXPECT_FALSE(includeLineOf(line)) << line;
}

} // namespace
} // namespace warpgrain
