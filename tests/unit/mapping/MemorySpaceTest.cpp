// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/MemorySpace.h"

#include "tests/unit/mapping/PaperNests.h"

#include <gtest/gtest.h>

namespace warpgrain::mapping {
namespace {

const Mapping alpha{{0, 1}};
const Mapping beta{{1, 0}};
const Mapping single{{0}};

std::vector<Space> spacesOf(const LoopNest &nest, const Mapping &mapping) {
  std::vector<Space> out;
  for (const SpaceChoice &choice : chooseSpaces(nest, mapping))
    out.push_back(choice.space);
  return out;
}

using Spaces = std::vector<Space>;

// GT-E3
TEST(MemorySpace, IsThePapersForItsKernels) {
  EXPECT_EQ(spacesOf(sumOfVectors(), single), (Spaces{Space::global, Space::global, Space::global}));
  EXPECT_EQ(spacesOf(productOfMatrices(), beta), (Spaces{Space::local, Space::local, Space::global}));
  EXPECT_EQ(spacesOf(productOfMatrixAndVector(), single), (Spaces{Space::local, Space::local, Space::global}));
  EXPECT_EQ(spacesOf(radiologicalPath(false), beta),
            (Spaces{Space::texture, Space::global, Space::global, Space::global}));
  EXPECT_EQ(spacesOf(maximumSuppression(false), beta),
            (Spaces{Space::texture, Space::texture, Space::texture, Space::global}));
}

// ERR-E4, DEC-E4: the paper says texture for x, by no rule.
TEST(MemorySpace, BothPrefetchedArraysOfMatrixAndVectorAreBackedByGlobalMemory) {
  const auto choices = chooseSpaces(productOfMatrixAndVector(), single);
  EXPECT_EQ(choices[0], (SpaceChoice{Space::local, Space::global}));
  EXPECT_EQ(choices[1], (SpaceChoice{Space::local, Space::global}));
}

TEST(MemorySpace, AStripThatIsNotLoadedAlongNeighboursIsBackedByATexture) {
  LoopNest nest = productOfMatrixAndVector();
  nest.arrays = {readArray("A", {{0, 1}, {2, 0}})};
  EXPECT_EQ(chooseSpaces(nest, single)[0], (SpaceChoice{Space::local, Space::texture}));
}

// GT-E3, corner cases
TEST(MemorySpace, AnOutputThatIsOnlyWrittenAcrossRowsIsATexture) {
  LoopNest nest = productOfMatrices();
  EXPECT_EQ(spacesOf(nest, alpha)[2], Space::global);
  nest.arrays[2].isRead = false;
  EXPECT_EQ(spacesOf(nest, alpha)[2], Space::texture);
}

// GT-E3, corner cases
TEST(MemorySpace, ASmallTableIsConstantIfItsLoopDoesNotGrowWithTheProblem) {
  LoopNest nest = productOfMatrixAndVector();
  nest.arrays = {readArray("c", {{0, 1}})};
  nest.arrays[0].bytes = 20;
  EXPECT_EQ(spacesOf(nest, single)[0], Space::local);
  nest.loops[1].growsWithProblem = false;
  EXPECT_EQ(spacesOf(nest, single)[0], Space::constant);
  nest.arrays[0].bytes.reset();
  EXPECT_EQ(spacesOf(nest, single)[0], Space::local);
}

// DEC-E3
TEST(MemorySpace, TheSmallestTablesGetTheConstantMemory) {
  LoopNest nest = productOfMatrixAndVector();
  nest.loops[1].growsWithProblem = false;
  nest.arrays = {readArray("big", {{0, 1}}), readArray("small", {{0, 1}})};
  nest.arrays[0].bytes = 60 * 1024;
  nest.arrays[1].bytes = 8 * 1024;
  EXPECT_EQ(spacesOf(nest, single), (Spaces{Space::local, Space::constant}));
  nest.arrays[0].bytes = 56 * 1024;
  EXPECT_EQ(spacesOf(nest, single), (Spaces{Space::constant, Space::constant}));
}

// GT-E3, corner cases: texture before global before local.
TEST(MemorySpace, AccessesThatDisagreeAreDecidedByPriority) {
  LoopNest nest = sumOfVectors();
  nest.arrays = {readArray("a", {{1}})};
  nest.arrays[0].accesses.push_back(accessOf({{access::MatrixEntry::unknown()}}));
  EXPECT_EQ(spacesOf(nest, single)[0], Space::texture);
  nest.arrays[0].isWritten = true;
  EXPECT_EQ(spacesOf(nest, single)[0], Space::global);
}

} // namespace
} // namespace warpgrain::mapping
