// SPDX-License-Identifier: Apache-2.0
#include "core/base/ReplacedFile.h"

#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"

#include <gtest/gtest.h>

namespace warpgrain {
namespace {

namespace fs = std::filesystem;

class ReplacedFile : public testing::Test {
protected:
  fs::path path() const { return folder_.path() / "file"; }

private:
  TemporaryDirectory folder_ = TemporaryDirectory::create().value();
};

TEST_F(ReplacedFile, IsWrittenWhereItIsTheOneThatIsKnown) {
  writeFileAtomically(path(), "old").value();
  const Replacement done = replaceFile(path(), "new", fileHashOf("old"));
  EXPECT_TRUE(done.result.has_value());
  EXPECT_FALSE(done.isForeign);
  EXPECT_EQ(readFile(path()).value(), "new");
}

TEST_F(ReplacedFile, IsLeftAloneWhereSomebodyElseHasWrittenIt) {
  writeFileAtomically(path(), "theirs").value();
  const Replacement done = replaceFile(path(), "new", fileHashOf("old"));
  EXPECT_TRUE(done.isForeign);
  EXPECT_EQ(done.foreign, "theirs");
  EXPECT_EQ(readFile(path()).value(), "theirs");
  // What nobody knows is not the one that is there.
  EXPECT_TRUE(replaceFile(path(), "new", "").isForeign);
}

TEST_F(ReplacedFile, IsLeftAloneWhereItCannotBeRead) {
  writeFileAtomically(path(), "").value();
  fs::resize_file(path(), maximumSourceBytes + 1);
  const Replacement done = replaceFile(path(), "new", fileHashOf(""));
  EXPECT_TRUE(done.isForeign);
  EXPECT_FALSE(done.foreign.has_value());
  EXPECT_EQ(fs::file_size(path()), maximumSourceBytes + 1);
}

TEST_F(ReplacedFile, IsWrittenAnewWhereItIsGone) {
  EXPECT_FALSE(replaceFile(path(), "new", fileHashOf("old")).isForeign);
  EXPECT_EQ(readFile(path()).value(), "new");
}

} // namespace
} // namespace warpgrain
