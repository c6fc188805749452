// SPDX-License-Identifier: Apache-2.0
#include "core/base/ContentHash.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace warpgrain {
namespace {

TEST(ContentHash, IsTheSameForTheSameParts) {
  EXPECT_EQ(hashContent({"a", "b"}), hashContent({"a", "b"}));
  const std::vector<std::string> strings{"a", "b"};
  const std::vector<std::string_view> views{"a", "b"};
  EXPECT_EQ(hashContent(strings), hashContent({"a", "b"}));
  EXPECT_EQ(hashContent(views), hashContent({"a", "b"}));
}

TEST(ContentHash, CountsBoundariesAndEmptyParts) {
  const std::set<ContentHash> all{hashContent({"ab", "c"}),
                                  hashContent({"a", "bc"}),
                                  hashContent({"abc"}),
                                  hashContent({"abc", ""}),
                                  hashContent({"", "abc"}),
                                  hashContent({""}),
                                  hashContent(std::vector<std::string>{})};
  EXPECT_EQ(all.size(), 7U);
}

TEST(ContentHash, TakesBytesOfAnyKindAndSize) {
  const std::string zeros(1000, '\0');
  EXPECT_NE(hashContent({zeros}), hashContent({std::string_view(zeros).substr(1)}));
  EXPECT_NE(hashContent({std::string(1 << 20, 'x')}), hashContent({std::string((1 << 20) - 1, 'x') + "y"}));
}

/// Kept results are found again by it: it must not change from one version or machine to the next.
TEST(ContentHash, PrintsThirtyTwoDigitsThatStay) {
  EXPECT_EQ((ContentHash{.high = 0xABC, .low = 0x12}).hex(), "0000000000000abc0000000000000012");
  EXPECT_EQ(hashContent({"warpgrain"}).hex(), "ccac6c42b7034599ade06a90f57d8810");
}

} // namespace
} // namespace warpgrain
