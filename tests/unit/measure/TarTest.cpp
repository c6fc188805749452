// SPDX-License-Identifier: Apache-2.0
#include "core/measure/host/Tar.h"

#include "core/base/Subprocess.h"
#include "tests/unit/measure/BundleFiles.h"

#include <gtest/gtest.h>

#include <fstream>

namespace warpgrain::tests {
namespace {

using namespace measure;

class Tar : public testing::Test {
protected:
  std::string archiveOf(const std::vector<TarEntry> &entries) const {
    std::string out;
    const auto written = writeTar(entries, [&out](std::string_view piece) {
      out += piece;
      return true;
    });
    EXPECT_TRUE(written) << written.error().message;
    EXPECT_EQ(out.size(), tarBytes(entries).value_or(0));
    return out;
  }

  BundleFolder folder_;
};

TEST_F(Tar, IsUnpackedByTheSystemsTar) {
  const std::string longName = "modules/" + std::string(140, 'x') + ".cubin";
  const std::string odd(1000, 'o');
  folder_.write("source", std::string(3 << 20U, 's'));
  const std::string archive = archiveOf({{.name = "bundle.json", .content = "{}"},
                                         {.name = longName, .content = odd},
                                         {.name = "empty", .content = ""},
                                         {.name = "data/block.bin", .content = std::string(512, 'b')},
                                         {.name = "data/large", .source = folder_.path() / "source"}});
  const auto unpacked =
      runSubprocess({.arguments = {"tar", "-x", "-f", "-", "-C", folder_.path().string()}, .input = archive});
  ASSERT_TRUE(unpacked) << unpacked.error().message;
  ASSERT_EQ(unpacked->exitCode, 0) << unpacked->standardError;
  EXPECT_EQ(unpacked->standardError, "");
  EXPECT_EQ(folder_.read("bundle.json"), "{}");
  EXPECT_EQ(folder_.read(longName), odd);
  EXPECT_EQ(std::filesystem::file_size(folder_.path() / "empty"), 0U);
  EXPECT_EQ(folder_.read("data/block.bin"), std::string(512, 'b'));
  EXPECT_EQ(folder_.read("data/large"), std::string(3 << 20U, 's'));
}

TEST_F(Tar, HoldsTheLengthOfAFileThatOctalDigitsDoNot) {
  // A file with a hole: its length alone matters here.
  std::ofstream(folder_.path() / "huge") << "x";
  std::filesystem::resize_file(folder_.path() / "huge", (std::uint64_t{9} << 30U) + 5);
  std::string begin;
  const auto ended = writeTar({{.name = "huge", .source = folder_.path() / "huge"}}, [&begin](std::string_view piece) {
    begin += piece;
    return begin.size() < 512;
  });
  EXPECT_FALSE(ended);
  EXPECT_EQ(ended.error().kind, ErrorKind::cancelled);
  const auto listed = runSubprocess({.arguments = {"tar", "-t", "-v", "-f", "-"}, .input = begin});
  ASSERT_TRUE(listed);
  EXPECT_NE(listed->standardOutput.find("9663676421"), std::string::npos) << listed->standardOutput;
}

TEST_F(Tar, SaysWhichFileIsNotThere) {
  const std::vector<TarEntry> entries{{.name = "a", .source = folder_.path() / "missing"}};
  EXPECT_FALSE(tarBytes(entries));
  EXPECT_NE(tarBytes(entries).error().message.find("missing"), std::string::npos);
}

} // namespace
} // namespace warpgrain::tests
