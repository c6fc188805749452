// SPDX-License-Identifier: Apache-2.0
//
// Addresses of single requests, kept from a counted run: for accesses whose addresses are in no text.
#include "tests/execute/CountedRun.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using run::CountedKind;
using testing::ElementsAre;
using testing::IsEmpty;

class RecordedRequests : public ExecutorTest {};

constexpr const char *gather = "__global__ void k(const int *at, const float *in, float *out) {\n"
                               "  int t = threadIdx.x, first = blockIdx.x * 64;\n"
                               "  float sum = 0;\n"
                               "  for (int m = 0; m < 100; ++m)\n"
                               "    if (t != 5)\n"
                               "      sum += in[at[first + t] + m];\n"
                               "  out[first + t] = sum;\n"
                               "}\n";

TEST_F(RecordedRequests, AreThoseOfEachWarpOfTheBlockInTheirOrder) {
  const CountedRun run(gather, launchOf({3, 1, 1}, {64, 1, 1}, {{"at", ramp(192)}, {"in", filled(292)}}), {}, {},
                       run::Extent3{1, 0, 0});
  std::vector<run::RecordedRequests> recorded;
  for (const auto &row : run.rows())
    if (row.array == "in") recorded = row.recorded;
  ASSERT_EQ(recorded.size(), 1U);
  EXPECT_EQ(recorded[0].array, "in");
  const auto &requests = recorded[0].requests;
  ASSERT_EQ(requests.size(), 2U * 64) << "of 100 the first 64 of each warp";
  for (std::size_t i = 0; i < requests.size(); ++i) {
    SCOPED_TRACE(i);
    const auto warp = static_cast<std::uint32_t>(i / 64);
    EXPECT_EQ(requests[i].warp, warp);
    EXPECT_EQ(requests[i].bytes, 4U);
    EXPECT_EQ(requests[i].lanes, warp == 0 ? ~(1U << 5) : ~0U);
    for (std::int64_t lane = 0; lane < 32; ++lane) {
      const bool takesPart = warp == 1 || lane != 5;
      const std::int64_t element = 64 + warp * 32 + lane + static_cast<std::int64_t>(i % 64);
      EXPECT_EQ(requests[i].offsets[static_cast<std::size_t>(lane)], takesPart ? 4 * element : 0);
    }
  }
}

TEST_F(RecordedRequests, AreNoneWhereNoBlockIsNamedOrTheLaunchHasNoSuchBlock) {
  const auto form = launchOf({1, 1, 1}, {64, 1, 1}, {{"at", ramp(64)}, {"in", filled(164)}});
  const CountedRun unnamed(gather, form);
  const CountedRun outside(gather, form, {}, {}, run::Extent3{1, 0, 0});
  for (const CountedRun *run : {&unnamed, &outside}) {
    EXPECT_FALSE(run->rows().empty());
    for (const auto &row : run->rows())
      EXPECT_THAT(row.recorded, IsEmpty());
  }
}

TEST_F(RecordedRequests, ToldApartByTheArraysThatOneReferenceLeadsTo) {
  const CountedRun run("__global__ void k(const int *a, const int *b, int *out) {\n"
                       "  const int *p = threadIdx.x < 8 ? a : b;\n"
                       "  out[threadIdx.x] = p[threadIdx.x];\n"
                       "}\n",
                       launchOf({1, 1, 1}, {32, 1, 1}, {{"a", filled(32)}, {"b", filled(32)}, {"out", filled(32)}}), {},
                       {}, run::Extent3{0, 0, 0});
  std::map<std::string, std::uint32_t> lanes;
  for (const auto &row : run.rows())
    if (row.kind == CountedKind::load)
      for (const auto &[array, requests] : row.recorded)
        for (const auto &request : requests)
          lanes[array] |= request.lanes;
  EXPECT_THAT(lanes, ElementsAre(testing::Pair("a", 0xffU), testing::Pair("b", ~0xffU)));
}

} // namespace
} // namespace warpgrain::tests
