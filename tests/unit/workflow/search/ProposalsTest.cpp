// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/Proposals.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::workflow {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using tune::PointId;

/// 1, 2, 3 and so on, up to a last one.
class Counting : public tune::Strategy {
public:
  explicit Counting(PointId last) : last_(last) {}

  std::vector<PointId> propose(const tune::History &, std::size_t count) override {
    std::vector<PointId> out;
    while (out.size() < count && next_ <= last_)
      out.push_back(next_++);
    return out;
  }

private:
  PointId last_;
  PointId next_ = 1;
};

/// The points of a batch of `count`.
std::vector<PointId> batchOf(Proposals &proposals, std::size_t count, const tune::History &history = {}) {
  proposals.beginBatch(count);
  return proposals.take(history, count);
}

TEST(Proposals, AreTheStrategysAloneWhereNothingIsRecommended) {
  Counting counting(5);
  Proposals proposals(counting, {}, {});
  EXPECT_THAT(batchOf(proposals, 3), ElementsAre(1, 2, 3));
  EXPECT_THAT(batchOf(proposals, 3), ElementsAre(4, 5));
  EXPECT_THAT(batchOf(proposals, 3), IsEmpty());
}

TEST(Proposals, OfTheSecondBatchBeginWithWhatIsRecommendedTheBestFirst) {
  Counting counting(20);
  int asked = 0;
  Proposals proposals(counting, {}, [&asked] {
    ++asked;
    return std::vector<PointId>{9, 7, 8};
  });
  EXPECT_THAT(batchOf(proposals, 2), ElementsAre(1, 2));
  EXPECT_EQ(asked, 0) << "it may take long";
  EXPECT_THAT(batchOf(proposals, 2), ElementsAre(9, 7));
  EXPECT_THAT(batchOf(proposals, 4), ElementsAre(8, 3, 4, 5)) << "more than a batch of them goes on in the next";
  EXPECT_EQ(asked, 1);
}

TEST(Proposals, OfTheFirstBatchBeginWithHalfOfWhatIsRecommendedByThen) {
  Counting counting(20);
  Proposals proposals(
      counting, [] { return std::vector<PointId>{9, 8, 7, 6}; }, [] { return std::vector<PointId>{10, 9, 8}; });
  EXPECT_THAT(batchOf(proposals, 5), ElementsAre(9, 8, 7, 1, 2));
  EXPECT_THAT(batchOf(proposals, 3), ElementsAre(10, 3, 4)) << "9 and 8 are on their way";
  EXPECT_THAT(batchOf(proposals, 2), ElementsAre(5, 6));
}

TEST(Proposals, HandOutAPointOnce) {
  Counting counting(6);
  Proposals proposals(counting, {}, [] { return std::vector<PointId>{2, 5, 6, 4}; });
  EXPECT_THAT(batchOf(proposals, 2), ElementsAre(1, 2));
  tune::History history;
  history.add({.point = 6, .cost = 1});
  EXPECT_THAT(batchOf(proposals, 4, history), ElementsAre(5, 4, 3, 6))
      << "2 is on its way; 6 was evaluated, which the strategy is asked to see to";
  EXPECT_THAT(batchOf(proposals, 4, history), IsEmpty());
}

} // namespace
} // namespace warpgrain::workflow
