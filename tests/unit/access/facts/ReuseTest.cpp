// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/patterns/Reuse.h"

#include <gtest/gtest.h>

namespace warpgrain::access {

namespace {

using model::Axis;

/// Forms in bytes over threadIdx and a loop counter, and a kernel that reads through them.
class ReuseTest : public testing::Test {
protected:
  ReuseTest() {
    instances_.arrays.push_back({.name = "C", .space = model::MemorySpace::shared});
    launch_.block = {{{512, 1, 1}}};
  }

  AtomTable &atoms() { return instances_.atoms; }

  Form tx(std::int64_t factor = 4) { return Form(atoms().threadIndex(Axis::x), factor); }

  Form ty(std::int64_t factor = 4) { return Form(atoms().threadIndex(Axis::y), factor); }

  Form counter(std::int64_t factor = 4) {
    return Form(atoms().intern({.kind = AtomKind::counter, .name = "k"}), factor);
  }

  Form symbol(const std::string &name, std::int64_t factor = 1) {
    return Form(atoms().intern({.kind = AtomKind::symbol, .name = name, .isParameter = true}), factor);
  }

  void read(const Form &byteOffset) {
    AccessInstance access;
    access.array = ArrayId{0};
    access.byteOffset = byteOffset;
    access.sizeBytes = access.alignment = 4;
    access.space = model::MemorySpace::shared;
    access.place.sequence = static_cast<std::uint32_t>(instances_.accesses.size());
    instances_.accesses.push_back(access);
  }

  Reuse reuse(std::size_t access = 0) {
    auto all = reuseOf(unit_, instances_, launch_);
    EXPECT_TRUE(all.contains(access) && all.at(access));
    return *all.at(access);
  }

  double saved(model::MergeMode mode, std::int64_t factor, Axis axis = Axis::x) {
    const auto loads = reuse().merged.at(axis).at(mode).at(factor);
    EXPECT_TRUE(loads) << loads.error().text();
    return loads ? loads->saved() : -1;
  }

  model::Unit unit_;
  KernelInstances instances_;
  LaunchContext launch_;
};

TEST_F(ReuseTest, GT_A7a_AStencilReadsHalfAsMuchInNeighbourMode) {
  read(tx());
  read(*tx().plus(Form(-4)));
  const Reuse found = reuse();
  EXPECT_TRUE(found.isGroupTemporal);
  EXPECT_FALSE(found.isSelfTemporal);
  EXPECT_EQ(found.distances[0], std::vector<std::int64_t>{-1});
  EXPECT_EQ(reuse(1).distances[0], std::vector<std::int64_t>{1});
  EXPECT_DOUBLE_EQ(1 - saved(model::MergeMode::adjacent, 2), 0.75);
  EXPECT_DOUBLE_EQ(1 - saved(model::MergeMode::adjacent, 4), 0.625);
  EXPECT_DOUBLE_EQ(1 - saved(model::MergeMode::adjacent, 8), 0.5625);
  EXPECT_DOUBLE_EQ(1 - saved(model::MergeMode::adjacent, 16), 0.53125);
}

TEST_F(ReuseTest, GT_A7a_AStencilSavesNothingInCyclicMode) {
  read(tx());
  read(*tx().plus(Form(-4)));
  for (const std::int64_t factor : {2, 4, 8, 16})
    EXPECT_DOUBLE_EQ(saved(model::MergeMode::cyclic, factor), 0);
}

TEST_F(ReuseTest, GT_A7b_AnElementThatAllThreadsReadIsLoadedOnce) {
  read(counter());
  const Reuse found = reuse();
  EXPECT_TRUE(found.isSelfTemporal);
  EXPECT_FALSE(found.isGroupTemporal);
  for (const std::int64_t factor : {2, 4, 8, 16})
    for (const model::MergeMode mode : {model::MergeMode::cyclic, model::MergeMode::adjacent})
      EXPECT_DOUBLE_EQ(1 - saved(mode, factor), 1.0 / static_cast<double>(factor));
}

TEST_F(ReuseTest, GT_A7c_ReadingTheSameElementTwiceInOneThreadIsNoReuseBetweenThreads) {
  read(tx());
  read(tx());
  const Reuse found = reuse();
  EXPECT_FALSE(found.isGroupTemporal);
  EXPECT_FALSE(found.isSelfTemporal);
  EXPECT_DOUBLE_EQ(saved(model::MergeMode::adjacent, 4), 0);
  EXPECT_DOUBLE_EQ(saved(model::MergeMode::cyclic, 4), 0);
}

TEST_F(ReuseTest, GT_A7c_WithALoopIndexItIsSelfTemporal) {
  read(counter());
  read(counter());
  EXPECT_TRUE(reuse().isSelfTemporal);
  EXPECT_DOUBLE_EQ(saved(model::MergeMode::cyclic, 2), 0.5);
}

TEST_F(ReuseTest, GT_A7d_OneElementForEachThreadIsNoReuse) {
  read(tx());
  const Reuse found = reuse();
  EXPECT_FALSE(found.isGroupTemporal || found.isSelfTemporal);
  EXPECT_DOUBLE_EQ(saved(model::MergeMode::adjacent, 8), 0);
}

TEST_F(ReuseTest, ATileOfAProductIsSharedAlongOneAxis) {
  launch_.block = {{{32, 32, 1}}};
  read(*tx().plus(counter(128))); // Bs[k][tx]
  const Reuse found = reuse();
  EXPECT_FALSE(found.isSelfTemporal);
  EXPECT_EQ(found.isSharedAlong, (std::array{false, true, true}));
  EXPECT_DOUBLE_EQ(saved(model::MergeMode::cyclic, 16, Axis::y), 1 - 1.0 / 16);
  EXPECT_DOUBLE_EQ(saved(model::MergeMode::cyclic, 16, Axis::x), 0);
}

TEST_F(ReuseTest, RowsOfAStencilMeetAlongYWithASymbolicPitch) {
  launch_.block = {{{32, 8, 1}}};
  const Form pitch = symbol("w", 4);
  const Form row = *pitch.times(ty(1));
  for (const std::int64_t above : {-1, 0, 1})
    read(*row.plus(tx())->plus(pitch, above));
  EXPECT_EQ(reuse().distances[1], (std::vector<std::int64_t>{1, 2}));
  EXPECT_DOUBLE_EQ(saved(model::MergeMode::adjacent, 2, Axis::y), 1 - 4.0 / 6);
  EXPECT_DOUBLE_EQ(saved(model::MergeMode::adjacent, 8, Axis::y), 1 - 10.0 / 24);
}

TEST_F(ReuseTest, CyclicThreadsMeetWhereTheOffsetIsTheirDistance) {
  launch_.block = {{{64, 1, 1}}};
  read(tx());
  read(*tx().plus(Form(4 * 32)));
  EXPECT_DOUBLE_EQ(saved(model::MergeMode::cyclic, 2), 1 - 3.0 / 4);
}

TEST_F(ReuseTest, AFactorThatDoesNotDivideTheBlockHasAReason) {
  launch_.block = {{{48, 1, 1}}};
  read(counter());
  const auto loads = reuse().merged.at(Axis::x).at(model::MergeMode::cyclic).at(32);
  ASSERT_FALSE(loads);
  EXPECT_NE(loads.error().text().find("48"), std::string::npos);
}

TEST_F(ReuseTest, WhatIsNotFollowedIsNotCounted) {
  read(Form(
      atoms().intern({.kind = AtomKind::opaque, .name = "idx[i]", .reason = {.what = ReasonId::isLoadedFromMemory}}),
      4));
  const auto all = reuseOf(unit_, instances_, launch_);
  ASSERT_FALSE(all.at(0));
  EXPECT_NE(all.at(0).error().text().find("is loaded from memory"), std::string::npos);
}

TEST_F(ReuseTest, ABarrierBetweenTwoReadsMakesThemTwoGroups) {
  read(tx());
  instances_.accesses.back().place.sequence = 0;
  BarrierInstance barrier;
  barrier.place.sequence = 1;
  instances_.barriers.push_back(barrier);
  read(*tx().plus(Form(-4)));
  instances_.accesses.back().place.sequence = 2;
  EXPECT_DOUBLE_EQ(saved(model::MergeMode::adjacent, 2), 0);
}

} // namespace

} // namespace warpgrain::access
