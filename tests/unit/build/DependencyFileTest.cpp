// SPDX-License-Identifier: Apache-2.0
#include "core/build/DependencyFile.h"

#include <gtest/gtest.h>

namespace warpgrain::build {
namespace {

using Paths = std::vector<std::filesystem::path>;

TEST(DependencyFile, ListsTheFilesOfTheRule) {
  EXPECT_EQ(parseDependencies("a.cubin : a.cu \\\n    sub/h.h \\\n    /usr/include/stdio.h \n", "/w"),
            (Paths{"/w/a.cu", "/w/sub/h.h", "/usr/include/stdio.h"}));
  EXPECT_EQ(parseDependencies("a.o: a.cu b.h", "/w"), (Paths{"/w/a.cu", "/w/b.h"}));
}

TEST(DependencyFile, UndoesMakesEscapes) {
  EXPECT_EQ(parseDependencies("a.o : we\\ ird,$$x/w.h c\\#.h", "/w"), (Paths{"/w/we ird,$x/w.h", "/w/c#.h"}));
}

TEST(DependencyFile, StopsAfterTheFirstRule) {
  EXPECT_EQ(parseDependencies("a.o : a.cu\n\nb.h:\n", "/w"), (Paths{"/w/a.cu"}));
}

TEST(DependencyFile, IsEmptyForWhatIsNoRule) {
  EXPECT_TRUE(parseDependencies("", "/w").empty());
  EXPECT_TRUE(parseDependencies("nothing here", "/w").empty());
}

} // namespace
} // namespace warpgrain::build
