// SPDX-License-Identifier: Apache-2.0
#include "tests/analyze/AnalyzeRun.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {

namespace {

using nlohmann::json;
using testing::HasSubstr;

TEST_F(AnalyzeRun, ATiledProductOf4096LoadsWhatAnH200Counted) {
  // l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum
  const json product = kernels({example("matrix_multiplication.cu"), "--grid", "128,128", "--arg", "n=4096"}).at(0);
  EXPECT_EQ(product["totals"]["global_load_sectors"], 536'870'912);
  EXPECT_EQ(product["totals"]["global_store_sectors"], 4096 * 4096 / 8);
  EXPECT_EQ(product["totals"]["shared_load_conflicts"], 0);
  EXPECT_EQ(product["totals"]["shared_store_conflicts"], 0);
  for (const json &access : product["accesses"])
    if (access["space"] == "global") {
      EXPECT_EQ(access["sectors_per_request"], 4);
      EXPECT_EQ(access["ideal_sectors_per_request"], 4);
    }
}

TEST_F(AnalyzeRun, ATiledProductSharesItsTilesAlongOneAxisEach) {
  const json product = kernels({example("matrix_multiplication.cu")}).at(0);
  const auto inner = accessesAt(product, 40);
  ASSERT_EQ(inner.size(), 2U);
  EXPECT_EQ(inner[0]["array"], "As");
  EXPECT_EQ(inner[0]["pattern"], "uniform");
  EXPECT_EQ(inner[0]["reuse"]["shared_along"], json({"x", "z"}));
  EXPECT_EQ(inner[1]["array"], "Bs");
  EXPECT_EQ(inner[1]["inter"], json({{0, 0, 0}, {1, 0, 0}}));
  EXPECT_EQ(inner[1]["intra"], json({{0, 1}, {0, 0}}));
  EXPECT_EQ(inner[1]["reuse"]["loads_saved"]["y"]["cyclic"]["16"], 0.9375);
  EXPECT_EQ(inner[1]["reuse"]["loads_saved"]["x"]["adjacent"]["16"], 0.0);
  EXPECT_THAT(inner[1]["sentence"].get<std::string>(), HasSubstr("coarsen y 4"));
  EXPECT_EQ(product["barriers"].size(), 2U);
  for (const json &barrier : product["barriers"])
    EXPECT_EQ(barrier["uniform"], true);
}

TEST_F(AnalyzeRun, ATransposeStoresSixteenSectorsARequestAndTheTiledOneFour) {
  const json all = kernels({example("transpose.cu"), "--grid", "128,64", "--arg", "w=4096", "--arg", "h=2048"});
  const json &plain = all.at(0);
  EXPECT_EQ(plain["name"], "transpose");
  EXPECT_EQ(plain["accesses"][0]["sectors_per_request"], 16);
  EXPECT_EQ(plain["accesses"][0]["mapping"], "false");
  EXPECT_EQ(plain["accesses"][0]["stride_bytes"], 2048 * 4);
  EXPECT_THAT(plain["accesses"][0]["sentence"].get<std::string>(), HasSubstr("shared memory"));
  const json &tiled = all.at(1);
  EXPECT_EQ(tiled["totals"]["global_load_sectors"], 4096 * 2048 / 8);
  EXPECT_EQ(tiled["totals"]["global_store_sectors"], 4096 * 2048 / 8);
  EXPECT_EQ(tiled["totals"]["shared_load_conflicts"], 0);
}

TEST_F(AnalyzeRun, AStencilsBordersAreCountedExactly) {
  // Counted by a program that walks through all lanes of all warps.
  const json all = kernels({example("stencil.cu"), "-k", "stencil", "--grid", "39063", "--arg", "nx=10000000"});
  EXPECT_EQ(all.at(0)["totals"]["global_load_sectors"], 4'101'561);
  EXPECT_EQ(all.at(0)["totals"]["global_store_sectors"], 1'250'000);
  const json heat =
      kernels({example("stencil.cu"), "-k", "heat", "--grid", "125,313", "--arg", "w=4000", "--arg", "h=2500"}).at(0);
  EXPECT_EQ(heat["totals"]["global_load_sectors"], 6'864'504);
  EXPECT_EQ(heat["totals"]["global_store_sectors"], 1'249'000);
}

TEST_F(AnalyzeRun, LoadsThatAreWrittenTwiceAreMadeOnce) {
  const json sobel =
      kernels({example("sobel.cu"), "--grid", "120,270", "--arg", "width=3840", "--arg", "height=2160"}).at(0);
  EXPECT_EQ(sobel["accesses"].size(), 13U);
  EXPECT_EQ(sobel["totals"]["global_load_sectors"], 3'612'492); // of eight neighbours
}

TEST_F(AnalyzeRun, GT_A7a_TheStencilsSharedArrayIsGroupTemporal) {
  const json stencil = kernels({example("stencil.cu"), "-k", "stencil", "--block", "512"}).at(0);
  for (const json &access : accessesAt(stencil, 29)) {
    if (access["kind"] != "read") continue;
    const json &reuse = access["reuse"];
    EXPECT_EQ(reuse["group_temporal"], true) << access["array"];
    EXPECT_EQ(reuse["self_temporal"], false);
    const std::vector<std::pair<std::string, double>> left{{"2", 0.75}, {"4", 0.625}, {"8", 0.5625}, {"16", 0.53125}};
    for (const auto &[factor, share] : left) {
      EXPECT_EQ(1 - reuse["loads_saved"]["x"]["adjacent"][factor].get<double>(), share);
      EXPECT_EQ(reuse["loads_saved"]["x"]["cyclic"][factor], 0.0);
    }
  }
}

TEST_F(AnalyzeRun, GT_A7b_TheSyntheticLoopIsSelfTemporal) {
  const json synth = kernels({example("synth.cu")}).at(0);
  const auto inLoop = accessesAt(synth, 28);
  ASSERT_EQ(inLoop.size(), 1U);
  EXPECT_EQ(inLoop[0]["reuse"]["self_temporal"], true);
  for (const int factor : {2, 4, 8, 16})
    EXPECT_EQ(inLoop[0]["reuse"]["loads_saved"]["x"]["cyclic"][std::to_string(factor)], 1.0 - 1.0 / factor);
}

TEST_F(AnalyzeRun, AGridStrideLoopAndAHalvingLoopAreFollowed) {
  const json sum = kernels({example("reduction.cu"), "--block", "256", "--grid", "1024", "--arg", "n=10000000"}).at(0);
  EXPECT_EQ(sum["totals"]["global_load_sectors"], 1'250'000);
  EXPECT_EQ(sum["totals"]["global_store_sectors"], 1024);
  EXPECT_EQ(sum["totals"]["shared_load_conflicts"], 0);
}

} // namespace

} // namespace warpgrain::tests
