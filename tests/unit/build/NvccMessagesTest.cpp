// SPDX-License-Identifier: Apache-2.0
#include "core/build/NvccMessages.h"

#include <gtest/gtest.h>

namespace warpgrain::build {
namespace {

TEST(NvccMessages, KeepsTheFirstErrorsOfTheFrontEnd) {
  EXPECT_EQ(firstErrors("a.cu(2): warning #177-D: variable \"error\" was declared but never referenced\n"
                        "\n"
                        "a.cu(3): error: identifier \"y\" is undefined\n"
                        "  *x = y;\n"
                        "       ^\n"
                        "a.cu(4): error: identifier \"foo\" is undefined\n"
                        "2 errors detected in the compilation of \"a.cu\".\n",
                        1),
            "a.cu(3): error: identifier \"y\" is undefined");
}

TEST(NvccMessages, KnowsThePreprocessorPtxasAndNvcc) {
  for (const char *line : {"a.cu:1:10: fatal error: nothere.h: No such file or directory",
                           "ptxas error   : Entry function '_Z1kPi' uses too much shared data "
                           "(0x27100 bytes, 0xc000 max)",
                           "nvcc fatal   : Unsupported gpu architecture 'sm_50'"})
    EXPECT_EQ(firstErrors("first\n" + std::string(line) + "\nlast\n"), line);
}

TEST(NvccMessages, FallsBackToTheLastLine) {
  EXPECT_EQ(firstErrors("one\nKilled\n\n"), "Killed");
  EXPECT_EQ(firstErrors(""), "");
}

} // namespace
} // namespace warpgrain::build
