// SPDX-License-Identifier: Apache-2.0
//
// Files that exist only in a compiler's view, in front of the disk.
#include "core/frontend/source/SourceDisk.h"

#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"

#include <gtest/gtest.h>

namespace warpgrain::frontend {
namespace {

TEST(MemoryFiles, AreSeenInFrontOfTheDiskByAnyPathThatLeadsToThem) {
  const auto folder = TemporaryDirectory::create();
  ASSERT_TRUE(folder);
  const std::string below = folder->path().string();
  ASSERT_TRUE(writeFileAtomically(folder->path() / "both.h", "disk"));
  ASSERT_TRUE(writeFileAtomically(folder->path() / "own.h", "disk"));
  MemoryFiles memory;
  memory.add(below + "/both.h", llvm::MemoryBuffer::getMemBuffer("memory", "both.h"));
  memory.add("/warpgrain/inner/only.h", llvm::MemoryBuffer::getMemBuffer("memory", "only.h"));
  const auto files = memory.inFrontOf(sourceDisk(folder->path()));
  const auto textOf = [&](const std::string &path) {
    const auto text = files->getBufferForFile(path);
    return text ? (*text)->getBuffer().str() : "none: " + text.getError().message();
  };
  EXPECT_EQ(textOf(below + "/both.h"), "memory");
  EXPECT_EQ(textOf(below + "/./own.h"), "disk");
  EXPECT_EQ(textOf("/warpgrain/inner/only.h"), "memory");
  EXPECT_EQ(textOf("/warpgrain/other/../inner/only.h"), "memory");
  EXPECT_TRUE(files->exists("/warpgrain/inner"));
  EXPECT_TRUE(files->exists("/warpgrain/inner/"));
  EXPECT_TRUE(files->exists("/warpgrain/inner/.."));
  EXPECT_FALSE(files->exists("/warpgrain/inner/own.h"));
  EXPECT_FALSE(files->exists("/warpgrain/other"));
  EXPECT_TRUE(textOf("/warpgrain/only.h").starts_with("none: "));
}

} // namespace
} // namespace warpgrain::frontend
