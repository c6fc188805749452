// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/ThreadElements.h"

#include <gtest/gtest.h>

namespace warpgrain::mapping {
namespace {

using access::MatrixEntry;
using Bytes = std::vector<std::optional<std::int64_t>>;

/// An access a[i][j] of floats in a nest over i and j, with rows of so many elements.
NestArray rowsOf(const MatrixEntry &length) {
  access::AccessMatrix matrix;
  matrix.intra = {{1, 0}, {0, 1}};
  matrix.inter.assign(2, std::vector<MatrixEntry>(3));
  matrix.offset = {0, 0};
  return {.name = "a", .bytes = std::nullopt, .accesses = {matrix}, .strides = {{length, 1}}};
}

LoopNest twoLoops(std::optional<std::int64_t> columns = std::nullopt) {
  LoopNest out;
  out.loops = {{.counter = "i", .isParallel = true, .trips = std::nullopt},
               {.counter = "j", .isParallel = true, .trips = columns}};
  return out;
}

const Mapping columnsAlongX{{1, 0}};
const Mapping rowsAlongX{{0, 1}};

std::expected<ThreadElements, NoElements> elementsOf(const LoopNest &nest, const NestArray &array,
                                                     const Mapping &mapping, const Group &group) {
  return threadElementsOf({.nest = nest, .array = array, .mapping = mapping, .group = group});
}

TEST(ThreadElements, NeighbouringThreadsTouchNeighboursWhereTheLastSubscriptRunsAlongX) {
  const LoopNest nest = twoLoops();
  const auto found = elementsOf(nest, rowsOf(100), columnsAlongX, {{4, 2, 1}});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->byte, (Bytes{0, 4, 8, 12, 400, 404, 408, 412}));
  EXPECT_TRUE(found->taken.empty());
}

TEST(ThreadElements, TheyTouchRowsWhereTheFirstOneDoes) {
  const LoopNest nest = twoLoops();
  const auto found = elementsOf(nest, rowsOf(100), rowsAlongX, {{4, 2, 1}});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->byte, (Bytes{0, 400, 800, 1200, 4, 404, 804, 1204}));
}

TEST(ThreadElements, ASymbolStandsForTheValueThatIsGivenAndIsNamed) {
  const LoopNest nest = twoLoops();
  const auto found = elementsOf(nest, rowsOf(MatrixEntry::of("2*n")), rowsAlongX, {{2, 1, 1}});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->byte, (Bytes{0, 2 * 1024 * 4}));
  EXPECT_EQ(found->taken, std::set<std::string>{"n"});
}

TEST(ThreadElements, AThreadWithoutAnIterationTouchesNothing) {
  const LoopNest nest = twoLoops(3);
  const auto found = elementsOf(nest, rowsOf(100), columnsAlongX, {{4, 1, 1}});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->byte, (Bytes{0, 4, 8, std::nullopt}));
}

TEST(ThreadElements, WhatIsKnownAtRunTimeOnlyIsNotGuessed) {
  const LoopNest nest = twoLoops();
  NestArray loaded = rowsOf(100);
  loaded.accesses.front().intra[1][1] = MatrixEntry::unknown();
  EXPECT_EQ(elementsOf(nest, loaded, columnsAlongX, {{4, 1, 1}}).error(), NoElements::dataDependent);
  // A loop that stays in the thread moves all of them alike.
  EXPECT_TRUE(elementsOf(nest, loaded, Mapping{{0}}, {{4, 1, 1}}));
  EXPECT_EQ(elementsOf(nest, rowsOf(MatrixEntry::of("n + 1")), rowsAlongX, {{4, 1, 1}}).error(),
            NoElements::notANumber);
  NestArray without = rowsOf(100);
  without.strides.clear();
  EXPECT_EQ(elementsOf(nest, without, columnsAlongX, {{4, 1, 1}}).error(), NoElements::notANumber);
}

} // namespace
} // namespace warpgrain::mapping
