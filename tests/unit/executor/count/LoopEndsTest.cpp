// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/count/LoopEnds.h"

#include "core/executor/runtime/count/LoopIterations.h"

#include <gmock/gmock.h>

#include <random>
#include <set>
#include <vector>

namespace warpgrain::executor {
namespace {

struct End {
  std::uint32_t iterations = 0; ///< 0: the lane does not run it
  bool byTest = false;
};

/// Iteration by iteration: who is there comes to the test, and leaves by it or goes on.
Branching iterated(const std::vector<End> &ends) {
  Branching out;
  for (std::uint32_t iteration = 0;; ++iteration) {
    std::uint64_t leave = 0;
    std::uint64_t goOn = 0;
    for (const End &end : ends)
      if (iteration < end.iterations) ++(end.byTest && end.iterations == iteration + 1 ? leave : goOn);
    if (leave + goOn == 0) return out;
    out += {.threads = leave + goOn, .warps = 1, .divergent = leave > 0 && goOn > 0 ? 1U : 0U};
  }
}

TEST(LoopEnds, GiveTheTestsExecutionsThatIterationsHave) {
  std::mt19937 random(3);
  const auto below = [&random](std::uint32_t end) { return static_cast<std::uint32_t>(random() % end); };
  for (int run = 0; run < 2000; ++run) {
    const std::uint32_t most = 1 + below(6);
    const std::uint32_t breaks = below(4); // of four lanes
    std::vector<End> ends(warpSize);
    std::uint32_t lanes = 0;
    LaneValues packed{};
    std::set<std::uint32_t> often;
    for (std::uint32_t lane = 0; lane < warpSize; ++lane) {
      if (below(5) == 0) continue;
      ends[lane] = {.iterations = 1 + below(most), .byTest = below(4) >= breaks};
      lanes |= std::uint32_t{1} << lane;
      packed[lane] = LoopEnds::packed(ends[lane].iterations, ends[lane].byTest);
      often.insert(ends[lane].iterations);
    }
    const LoopEnds all(lanes, packed);
    EXPECT_EQ(all.test(), iterated(ends));
    EXPECT_EQ(all.isUneven(), often.size() > 1);
  }
}

TEST(LoopIterations, AreUnevenWhereLanesOfOneWarpDiffer) {
  LoopIterations iterations(2, 3);
  const auto unevenOf = [&iterations](std::uint32_t warp) {
    std::vector<std::uint32_t> out;
    iterations.compare(warp, [&out](std::uint32_t loop) { out.push_back(loop); });
    return out;
  };
  for (std::uint32_t thread = 0; thread < 64; ++thread)
    for (std::uint32_t i = 0; i < 2 + thread / 32; ++i) {
      iterations.iterate(thread, 0, 5);
      if (thread != 3) iterations.iterate(thread, 1, 5);
      iterations.add(thread, 2, 5 + thread % 2, 1 + thread % 2);
    }
  EXPECT_THAT(unevenOf(0), testing::IsEmpty()) << "other warps, and what other iterations around it do, are no matter";
  EXPECT_THAT(unevenOf(1), testing::IsEmpty());
  EXPECT_EQ(iterations.bytes(), 0U);
  iterations.iterate(0, 1, 9);
  iterations.iterate(1, 1, 9);
  iterations.iterate(0, 1, 8);
  iterations.iterate(0, 1, 9);
  EXPECT_THAT(unevenOf(0), testing::ElementsAre(1));
  EXPECT_THAT(unevenOf(0), testing::IsEmpty()) << "what was compared is forgotten";
}

} // namespace
} // namespace warpgrain::executor
