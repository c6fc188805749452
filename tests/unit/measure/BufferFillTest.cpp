// SPDX-License-Identifier: Apache-2.0
#include "core/measure/BufferFill.h"

#include "tests/unit/measure/BundleFiles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

namespace warpgrain::tests {
namespace {

using namespace measure;

TEST(BufferFill, FilesAreHandedOutAndMustBeWhole) {
  const BundleFolder folder;
  folder.write("d", "abcdef");
  const Bundle bundle{.folder = folder.path()};
  Buffer buffer{.name = "b", .bytes = 6, .fill = {.kind = FillKind::file, .file = "d"}};
  std::string seen;
  const auto collect = [&](std::uint64_t, std::span<const std::byte> bytes) -> Result<void> {
    seen.append(reinterpret_cast<const char *>(bytes.data()), bytes.size());
    return {};
  };
  ASSERT_TRUE(visitFill(bundle, buffer, collect));
  EXPECT_EQ(seen, "abcdef");
  buffer.bytes = 7;
  const auto tooLong = visitFill(bundle, buffer, collect);
  ASSERT_FALSE(tooLong);
  EXPECT_THAT(tooLong.error().message, testing::HasSubstr("ends after 6 of 7 bytes"));
}

TEST(BufferFill, LargeBuffersComeInPiecesOfWholeElements) {
  const Bundle bundle;
  const Buffer buffer{.name = "b",
                      .bytes = maximumPiece + 16,
                      .element = ElementType::of(ScalarKind::u64),
                      .fill = {.kind = FillKind::ramp}};
  std::uint64_t last = 0;
  std::uint64_t pieces = 0;
  const auto done = visitFill(bundle, buffer, [&](std::uint64_t, std::span<const std::byte> bytes) -> Result<void> {
    std::memcpy(&last, bytes.data() + bytes.size() - 8, 8);
    ++pieces;
    return {};
  });
  ASSERT_TRUE(done);
  EXPECT_EQ(pieces, 2U);
  EXPECT_EQ(last, buffer.bytes / 8 - 1);
}

TEST(BufferFill, PiecesHoldWholeElements) {
  EXPECT_EQ(pieceBytes(1), maximumPiece);
  EXPECT_EQ(pieceBytes(12) % 12, 0U);
  EXPECT_GT(pieceBytes(12), maximumPiece - 12);
}

} // namespace
} // namespace warpgrain::tests
