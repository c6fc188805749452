// SPDX-License-Identifier: Apache-2.0
#include "app/capture/ContentFile.h"
#include "app/capture/Modules.h"
#include "core/base/TemporaryDirectory.h"
#include "core/capture/Report.h"
#include "tests/unit/capture/CubinMaker.h"

#include <gmock/gmock.h>

#include <cstring>

namespace warpgrain::tests {
namespace {

using namespace capture;
using testing::HasSubstr;

TEST(CaptureModules, FindTheOneThatHasAKernel) {
  Modules modules("scale");
  const std::string with = makeCubin({"scale"}, {});
  modules.add(1, makeCubin({"other"}, {}));
  modules.add(2, with);
  EXPECT_EQ(modules.find("scale").value(), with);
  EXPECT_THAT(modules.find("other").error().message, HasSubstr("was not seen")) << "nobody asks for it";
  modules.remove(2);
  EXPECT_FALSE(modules.find("scale"));
}

TEST(CaptureModules, RefuseAKernelThatSeveralHaveInDifferentForms) {
  Modules modules("");
  modules.add(1, makeCubin({"scale"}, {}));
  modules.add(2, makeCubin({"scale"}, {}));
  EXPECT_TRUE(modules.find("scale")) << "they are the same";
  modules.add(3, makeCubin({"scale"}, {{.name = "v", .bytes = 4}}));
  EXPECT_THAT(modules.find("scale").error().message, HasSubstr("Several modules"));
}

class CaptureContent : public testing::Test {
protected:
  Result<void> read(std::uint64_t address, std::span<std::byte> out) const {
    std::memcpy(out.data(), memory_.data() + address, out.size());
    return {};
  }

  ReadMemory reader() const {
    return [this](std::uint64_t address, std::span<std::byte> out) { return read(address, out); };
  }

  TemporaryDirectory folder_ = TemporaryDirectory::create().value();
  std::string memory_ = std::string(100, '\0');
  SeePiece ignore_ = [](std::uint64_t, std::span<const std::byte>) {};
};

TEST_F(CaptureContent, OfZerosNeedsNoFile) {
  const auto written = writeContent(reader(), 0, 100, folder_.path() / "a", ignore_);
  ASSERT_TRUE(written);
  EXPECT_TRUE(written->allZero);
  EXPECT_FALSE(std::filesystem::exists(folder_.path() / "a"));
}

TEST_F(CaptureContent, IsKeptOnceWhereItDoesNotChange) {
  memory_[99] = 1;
  ASSERT_FALSE(writeContent(reader(), 0, 100, folder_.path() / "a", ignore_)->allZero);
  EXPECT_FALSE(writeIfDifferent(reader(), 0, 100, folder_.path() / "a", folder_.path() / "b", ignore_)->different);
  EXPECT_FALSE(std::filesystem::exists(folder_.path() / "b"));
  memory_[98] = 2;
  EXPECT_TRUE(writeIfDifferent(reader(), 0, 100, folder_.path() / "a", folder_.path() / "b", ignore_)->different);
  EXPECT_EQ(std::filesystem::file_size(folder_.path() / "b"), 100U);
}

TEST_F(CaptureContent, ThatWasZerosIsSeenToChange) {
  EXPECT_FALSE(writeIfDifferent(reader(), 0, 100, {}, folder_.path() / "b", ignore_)->different);
  memory_[3] = 2;
  EXPECT_TRUE(writeIfDifferent(reader(), 0, 100, {}, folder_.path() / "b", ignore_)->different);
}

TEST_F(CaptureContent, ThatCannotBeWrittenIsAReason) {
  memory_[0] = 1;
  const auto written = writeContent(reader(), 0, 100, folder_.path() / "nowhere" / "a", ignore_);
  ASSERT_FALSE(written);
  EXPECT_THAT(written.error().message, HasSubstr("cannot be written"));
}

TEST(CaptureReport, IsReadAsItWasWritten) {
  const CaptureReport report{.captured = true,
                             .kernel = "_Z1kv",
                             .problem = "none",
                             .notes = {"a", "b"},
                             .launches = {{"_Z1kv", 3}},
                             .graphLaunches = 1};
  EXPECT_EQ(parseReport(reportText(report)).value(), report);
  EXPECT_FALSE(parseReport("{}"));
  EXPECT_FALSE(parseReport("nothing"));
}

} // namespace
} // namespace warpgrain::tests
