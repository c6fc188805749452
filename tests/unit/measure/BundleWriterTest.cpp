// SPDX-License-Identifier: Apache-2.0
#include "core/measure/BundleWriter.h"

#include "core/measure/BundleReader.h"
#include "tests/unit/measure/BundleFiles.h"

#include <gtest/gtest.h>

namespace warpgrain::tests {
namespace {

using namespace measure;

Bundle fullBundle(const std::filesystem::path &folder) {
  Bundle bundle{.folder = folder, .title = "scale", .source = "scale.cu", .toolkit = "13.0.88"};
  bundle.buffers = {{.name = "a",
                     .bytes = 64,
                     .element = ElementType::of(ScalarKind::f64),
                     .fill = {.kind = FillKind::ramp, .value = 0.5, .step = -2}},
                    {.name = "b",
                     .bytes = 8,
                     .element = ElementType::of(ScalarKind::i16),
                     .read = false,
                     .fill = {.kind = FillKind::constant, .value = -7}},
                    {.name = "c",
                     .bytes = 4,
                     .element = ElementType::of(ScalarKind::u32),
                     .written = false,
                     .fill = {.kind = FillKind::random, .seed = UINT64_MAX, .low = 0, .high = 10, .shareBits = 24}},
                    {.name = "d",
                     .bytes = 5,
                     .fill = {.kind = FillKind::file, .file = "data/d"},
                     .expected = "data/d",
                     .tolerance = {.absolute = 1e-6, .relative = 0.25}}};
  bundle.arguments = {{.name = "p", .buffer = 0, .offset = 8}, {.name = "n", .value = {std::byte{1}, std::byte{0xff}}}};
  bundle.settings = {.flushL2 = true,
                     .target = 0.02,
                     .budgetSeconds = 3,
                     .launchSeconds = 4,
                     .minimumSamples = 5,
                     .maximumSamples = 6};
  bundle.variants = {{.id = "x",
                      .steps = "coarsen x 2",
                      .module = "m",
                      .kernel = "k",
                      .grid = {1, 2, 3},
                      .block = {4, 5, 6},
                      .sharedBytes = 7},
                     {.id = "o", .module = "m", .kernel = "k", .arguments = std::vector<Argument>{{.buffer = 1}}}};
  bundle.baseline = 1;
  return bundle;
}

TEST(BundleWriter, WritesWhatTheReaderReads) {
  const BundleFolder folder;
  const Bundle bundle = fullBundle(folder.path());
  const auto written = writeBundle(bundle, {{"m", "module"}, {"data/d", "12345"}}, folder.path());
  ASSERT_TRUE(written) << written.error().message;
  const auto read = readBundle(folder.path());
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, bundle) << bundleText(*read) << bundleText(bundle);
}

TEST(BundleWriter, WritesTheOldestVersionThatHoldsABundle) {
  const BundleFolder folder;
  Bundle bundle = fullBundle(folder.path());
  EXPECT_NE(bundleText(bundle).find("\"version\": 1"), std::string::npos);
  bundle.buffers[0].element = {
      .name = "S", .strideBytes = 8, .members = {{"a", 0, ScalarKind::boolean}, {"b", 4, ScalarKind::f32}}};
  bundle.buffers[0].fill = {.kind = FillKind::random, .seed = 2, .high = 3};
  bundle.buffers[1].element = ElementType::of(ScalarKind::f16);
  bundle.buffers[1].fill = {.kind = FillKind::random, .seed = 3};
  bundle.buffers[2].fill = {.kind = FillKind::bits, .seed = 4};
  EXPECT_NE(bundleText(bundle).find("\"version\": 3"), std::string::npos);
  ASSERT_TRUE(writeBundle(bundle, {{"m", "module"}, {"data/d", "12345"}}, folder.path()));
  const auto read = readBundle(folder.path());
  ASSERT_TRUE(read) << read.error().message;
  for (std::size_t i = 0; i < bundle.buffers.size(); ++i) {
    EXPECT_EQ(read->buffers[i].element.members, bundle.buffers[i].element.members);
    EXPECT_EQ(read->buffers[i].fill.kind, bundle.buffers[i].fill.kind);
    std::vector<std::byte> before(16);
    std::vector<std::byte> after(16);
    if (bundle.buffers[i].fill.kind == FillKind::file) continue;
    fillElements(before, bundle.buffers[i].element, bundle.buffers[i].fill);
    fillElements(after, read->buffers[i].element, read->buffers[i].fill);
    EXPECT_EQ(before, after) << bundle.buffers[i].name;
  }
}

TEST(BundleWriter, RefusesElementsWhoseNumbersDoNotFit) {
  const BundleFolder folder;
  folder.write("m", "module");
  const auto refused = [&folder](const std::string &element, const std::string &fill) {
    const auto bundle = parseBundle(
        R"({"format": "warpgrain-bundle", "version": 3, "arguments": [], "baseline": "o",
            "buffers": [{"name": "a", "bytes": 16, "element": )" +
            element + R"(, "fill": )" + fill + R"(}],
            "variants": [{"id": "o", "module": "m", "kernel": "k", "grid": [1], "block": [1]}]})",
        folder.path());
    return bundle ? std::string("taken") : bundle.error().message;
  };
  const std::string zero = R"({"kind": "zero"})";
  EXPECT_EQ(refused(R"({"stride": 8, "members": [{"offset": 4, "kind": "f32"}]})", zero), "taken");
  EXPECT_NE(refused(R"({"stride": 8, "members": [{"offset": 6, "kind": "f32"}]})", zero).find("outside"),
            std::string::npos);
  EXPECT_NE(refused(R"({"stride": 8, "members": [{"offset": 0, "kind": "f64"}, {"offset": 4, "kind": "u8"}]})", zero)
                .find("offset"),
            std::string::npos);
  EXPECT_NE(refused(R"({"stride": 3, "members": [{"offset": 0, "kind": "u8"}]})", zero).find("multiple of 3"),
            std::string::npos);
  EXPECT_NE(refused(R"("f32")", R"({"kind": "random", "bits": 25})").find("bits"), std::string::npos);
  EXPECT_NE(refused(R"("f32")", R"({"kind": "random", "bits": 16, "low": 2})").find("more than high"),
            std::string::npos);
  EXPECT_NE(refused(R"("i32")", R"({"kind": "random", "bits": 16, "low": 0.5})").find("whole"), std::string::npos);
}

TEST(BundleWriter, SaysWhereItCannotWrite) {
  const BundleFolder folder;
  folder.write("file", "x");
  const auto written = writeBundle(fullBundle(folder.path()), {{"m", "x"}}, folder.path() / "file");
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().kind, ErrorKind::input);
}

} // namespace
} // namespace warpgrain::tests
