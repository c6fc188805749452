// SPDX-License-Identifier: Apache-2.0
#include "core/base/Files.h"

#include "core/base/TemporaryDirectory.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace warpgrain {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class Files : public testing::Test {
protected:
  fs::path path(const std::string &name) const { return folder_.path() / name; }

  std::ptrdiff_t entries() const {
    return std::distance(fs::directory_iterator(folder_.path()), fs::directory_iterator());
  }

private:
  TemporaryDirectory folder_ = TemporaryDirectory::create().value();
};

TEST_F(Files, ACheckLeavesEverythingAsItIs) {
  EXPECT_TRUE(checkWritable(path("new")).has_value());
  EXPECT_EQ(entries(), 0);
  writeFileAtomically(path("old"), "text").value();
  EXPECT_TRUE(checkWritable(path("old")).has_value());
  EXPECT_EQ(entries(), 1);
  EXPECT_EQ(readFile(path("old")).value(), "text");
}

TEST_F(Files, ACheckFailsWhereWritingWould) {
  fs::create_directory(path("folder"));
  writeFileAtomically(path("file"), "").value();
  for (const char *name : {"folder", "nowhere/file", "file/file"}) {
    const auto checked = checkWritable(path(name));
    ASSERT_FALSE(checked.has_value()) << name;
    EXPECT_EQ(checked.error().message, writeFileAtomically(path(name), "text").error().message);
    EXPECT_THAT(checked.error().message, HasSubstr(std::string(name) + " cannot be written"));
  }
  EXPECT_EQ(entries(), 2);
}

TEST_F(Files, DevicesAndPipesAreWrittenToAndStay) {
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  EXPECT_THAT(writeFileAtomically(path("pipe"), "text").error().message, HasSubstr("pipe cannot be written"));
  const int reader = ::open(path("pipe").c_str(), O_RDONLY | O_NONBLOCK);
  ASSERT_GE(reader, 0);
  fs::create_symlink(path("pipe"), path("link"));
  EXPECT_TRUE(checkWritable(path("link")).has_value());
  EXPECT_TRUE(writeFileAtomically(path("link"), "text").has_value());
  std::array<char, 8> read{};
  EXPECT_EQ(::read(reader, read.data(), read.size()), 4);
  EXPECT_STREQ(read.data(), "text");
  ::close(reader);
  EXPECT_TRUE(fs::is_fifo(path("pipe")));
  EXPECT_EQ(entries(), 2);
  EXPECT_TRUE(writeFileAtomically("/dev/null", "text").has_value());
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(Files, ALinkThatLeadsNowhereIsNotWrittenThrough) {
  fs::create_symlink(path("gone"), path("link"));
  EXPECT_THAT(writeFileAtomically(path("link"), "text").error().message, HasSubstr("link cannot be written"));
  EXPECT_EQ(entries(), 1);
}

TEST_F(Files, AReaderMaySayHowLargeAFileMayBe) {
  fs::resize_file((writeFileAtomically(path("large"), "").value(), path("large")), std::uintmax_t{3} << 20U);
  EXPECT_TRUE(readFile(path("large")).has_value());
  EXPECT_THAT(readFile(path("large"), 2U << 20U).error().message, HasSubstr("large is larger than 2 MiB"));
}

} // namespace
} // namespace warpgrain
