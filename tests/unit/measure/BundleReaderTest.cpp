// SPDX-License-Identifier: Apache-2.0
#include "core/measure/BundleReader.h"

#include "tests/unit/measure/BundleFiles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <functional>

namespace warpgrain::tests {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class BundleReader : public testing::Test {
protected:
  BundleReader() { writeFiles(folder_); }

  /// What is said of the sound bundle after a change; empty where it is still read.
  std::string refusalAfter(const std::function<void(json &)> &change) const {
    json bundle = soundBundle();
    change(bundle);
    folder_.writeBundle(bundle);
    const auto read = measure::readBundle(folder_.path());
    if (read) return "";
    EXPECT_EQ(read.error().kind, ErrorKind::input);
    return read.error().message;
  }

  BundleFolder folder_;
};

TEST_F(BundleReader, ReadsASoundBundle) {
  folder_.writeBundle(soundBundle());
  const auto bundle = measure::readBundle(folder_.path());
  ASSERT_TRUE(bundle) << bundle.error().message;
  ASSERT_EQ(bundle->buffers.size(), 2U);
  EXPECT_EQ(bundle->buffers[0].element, measure::ElementType::of(measure::ScalarKind::f32));
  EXPECT_TRUE(bundle->buffers[0].written);
  EXPECT_FALSE(bundle->buffers[1].written);
  ASSERT_EQ(bundle->arguments.size(), 3U);
  EXPECT_EQ(bundle->arguments[1].buffer, 1U);
  EXPECT_EQ(bundle->arguments[2].value,
            (std::vector<std::byte>{std::byte{0xe8}, std::byte{3}, std::byte{0}, std::byte{0}}));
  ASSERT_EQ(bundle->variants.size(), 1U);
  EXPECT_EQ(bundle->variants[0].grid, (std::array<std::uint32_t, 3>{4, 1, 1}));
  EXPECT_DOUBLE_EQ(bundle->settings.budgetSeconds, 0.5);
}

TEST_F(BundleReader, TakesTheDescriptionInPlaceOfItsFolder) {
  folder_.writeBundle(soundBundle());
  EXPECT_TRUE(measure::readBundle(folder_.path() / "bundle.json"));
}

TEST_F(BundleReader, RefusesPathsThatLeaveTheFolder) {
  const auto withModule = [&](const std::string &name) {
    return refusalAfter([&](json &b) { b["variants"][0]["module"] = name; });
  };
  EXPECT_THAT(withModule("/etc/passwd"), HasSubstr("an absolute path"));
  EXPECT_THAT(withModule("../other/kernels"), HasSubstr("leaves the bundle's folder"));
  EXPECT_THAT(withModule("modules/../../x"), HasSubstr("leaves the bundle's folder"));
  EXPECT_THAT(withModule(""), HasSubstr("no file name"));
  EXPECT_THAT(withModule(std::string("a\nb")), HasSubstr("no file name"));
  EXPECT_THAT(withModule(std::string("a\0b", 3)), HasSubstr("no file name"));
  EXPECT_THAT(withModule("modules"), HasSubstr("no regular file"));
  EXPECT_THAT(withModule("nothing"), HasSubstr("cannot be read"));
}

TEST_F(BundleReader, RefusesLinksThatLeaveTheFolderAndFollowsThoseThatStay) {
  std::filesystem::create_symlink("/etc/passwd", folder_.path() / "out");
  std::filesystem::create_symlink("/etc", folder_.path() / "etc");
  std::filesystem::create_symlink("modules/kernels", folder_.path() / "inside");
  const auto withModule = [&](const std::string &name) {
    return refusalAfter([&](json &b) { b["variants"][0]["module"] = name; });
  };
  EXPECT_THAT(withModule("out"), HasSubstr("a link that leaves"));
  EXPECT_THAT(withModule("etc/passwd"), HasSubstr("a link that leaves"));
  EXPECT_EQ(withModule("inside"), "");
}

TEST_F(BundleReader, RefusesADescriptionThatIsALinkOutOfTheFolder) {
  BundleFolder other;
  writeFiles(other);
  other.writeBundle(soundBundle());
  std::filesystem::create_symlink(other.path() / "bundle.json", folder_.path() / "bundle.json");
  const auto read = measure::readBundle(folder_.path());
  ASSERT_FALSE(read);
  EXPECT_THAT(read.error().message, HasSubstr("a link that leaves"));
}

TEST_F(BundleReader, RefusesAFolderBesideOneWhoseNameItBeginsWith) {
  std::filesystem::create_directories(folder_.path().string() + "2");
  std::filesystem::create_symlink(folder_.path().string() + "2", folder_.path() / "beside");
  {
    std::ofstream(folder_.path().string() + "2/k") << "x";
  }
  EXPECT_THAT(refusalAfter([](json &b) { b["variants"][0]["module"] = "beside/k"; }), HasSubstr("a link that leaves"));
  std::filesystem::remove_all(folder_.path().string() + "2");
}

TEST_F(BundleReader, RefusesSizesThatDoNotAddUp) {
  folder_.write("data", std::string(3999, 'x'));
  EXPECT_THAT(refusalAfter([](json &b) { b["buffers"][1]["fill"] = {{"kind", "file"}, {"file", "data"}}; }),
              HasSubstr("buffers[1].bytes is 4000, but the file data has 3999"));
  EXPECT_THAT(refusalAfter([](json &b) { b["buffers"][0]["expected"] = "data"; }), HasSubstr("has 3999"));
  EXPECT_THAT(refusalAfter([](json &b) { b["buffers"][0]["bytes"] = 4001; }), HasSubstr("no multiple of 4"));
  EXPECT_THAT(refusalAfter([](json &b) { b["arguments"][0]["offset"] = 4000; }),
              HasSubstr("arguments[0].offset must be a whole number from 0 to 3999"));
}

TEST_F(BundleReader, RefusesAbsurdNumbers) {
  const auto with = [&](const char *key, const json &value) {
    return refusalAfter([&](json &b) { b["variants"][0][key] = value; });
  };
  EXPECT_THAT(with("grid", {2147483648U}), HasSubstr("along x at most 2147483647"));
  EXPECT_THAT(with("grid", {1, 65536}), HasSubstr("along y at most 65535"));
  EXPECT_THAT(with("grid", {0}), HasSubstr("from 1"));
  EXPECT_THAT(with("grid", {-1}), HasSubstr("from 1"));
  EXPECT_THAT(with("grid", {1.5}), HasSubstr("whole numbers"));
  EXPECT_THAT(with("grid", json::array()), HasSubstr("1 to 3 entries"));
  EXPECT_THAT(with("block", {1024, 2}), HasSubstr("has 2048 threads"));
  EXPECT_THAT(with("block", {1025}), HasSubstr("at most 1024"));
  EXPECT_THAT(with("shared_bytes", 1U << 30U), HasSubstr("shared_bytes"));
  EXPECT_THAT(refusalAfter([](json &b) { b["buffers"][0]["bytes"] = std::uint64_t{1} << 41U; }), HasSubstr("bytes"));
  EXPECT_THAT(refusalAfter([](json &b) { b["buffers"][0]["bytes"] = std::uint64_t{1} << 40U; }),
              HasSubstr("more than any GPU has"));
  EXPECT_THAT(refusalAfter([](json &b) { b["settings"]["target"] = 0; }), HasSubstr("settings.target"));
}

TEST_F(BundleReader, RefusesNumbersThatDoNotFitTheirType) {
  const auto with = [&](const char *type, const json &value) {
    return refusalAfter([&](json &b) { b["arguments"][2] = {{"type", type}, {"value", value}}; });
  };
  EXPECT_EQ(with("i32", -2147483648LL), "");
  EXPECT_EQ(with("i32", 2147483647), "");
  EXPECT_THAT(with("i32", 2147483648LL), HasSubstr("does not fit"));
  EXPECT_THAT(with("i32", -2147483649LL), HasSubstr("does not fit"));
  EXPECT_EQ(with("u64", UINT64_MAX), "");
  EXPECT_THAT(with("i64", UINT64_MAX), HasSubstr("does not fit"));
  EXPECT_THAT(with("u8", -1), HasSubstr("does not fit"));
  EXPECT_THAT(with("u8", 1.5), HasSubstr("whole number"));
  EXPECT_EQ(with("f32", 1.5), "");
  EXPECT_THAT(with("f33", 1.5), HasSubstr("must be one of"));
}

TEST_F(BundleReader, RefusesWhatItDoesNotKnow) {
  EXPECT_THAT(refusalAfter([](json &b) { b["format"] = "other"; }), HasSubstr("this is no bundle"));
  EXPECT_THAT(refusalAfter([](json &b) { b["version"] = 4; }), HasSubstr("Install a newer Warpgrain"));
  EXPECT_THAT(refusalAfter([](json &b) { b["buffers"][0]["writen"] = true; }), HasSubstr("no key that this version"));
  EXPECT_THAT(refusalAfter([](json &b) { b["buffers"][0]["fill"] = {{"kind", "noise"}}; }), HasSubstr("kind must be"));
  EXPECT_THAT(refusalAfter([](json &b) { b["arguments"][0]["buffer"] = "nowhere"; }),
              HasSubstr("names a buffer that is not in the bundle"));
  EXPECT_THAT(refusalAfter([](json &b) { b["arguments"][0]["type"] = "i32"; }), HasSubstr("one of them"));
  EXPECT_THAT(refusalAfter([](json &b) { b["baseline"] = "nowhere"; }), HasSubstr("names no variant"));
  EXPECT_THAT(refusalAfter([](json &b) { b["variants"][0]["id"] = "a/b"; }), HasSubstr("variants[0].id"));
  EXPECT_THAT(refusalAfter([](json &b) { b["variants"].push_back(b["variants"][0]); }), HasSubstr("two variants"));
  EXPECT_THAT(refusalAfter([](json &b) { b["buffers"].push_back(b["buffers"][0]); }), HasSubstr("two buffers"));
  EXPECT_THAT(refusalAfter([](json &b) { b = json::array(); }), HasSubstr("no JSON object"));
}

TEST_F(BundleReader, TellsWhatIsNoBundle) {
  EXPECT_THAT(measure::readBundle(folder_.path() / "modules/kernels").error().message, HasSubstr("no folder"));
  EXPECT_THAT(measure::readBundle("/nowhere").error().message, HasSubstr("give a bundle's folder"));
  EXPECT_THAT(measure::readBundle(folder_.path()).error().message, HasSubstr("bundle.json"));
  folder_.write("bundle.json", "{\"format\":");
  EXPECT_THAT(measure::readBundle(folder_.path()).error().message, HasSubstr("no JSON"));
}

} // namespace
} // namespace warpgrain::tests
