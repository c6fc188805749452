// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/Mapping.h"

#include "core/access/facts/patterns/Pattern.h"
#include "tests/unit/mapping/PaperNests.h"

#include <gtest/gtest.h>

namespace warpgrain::mapping {
namespace {

using Rows = std::vector<std::vector<access::MatrixEntry>>;

const Mapping alpha{{0, 1}};
const Mapping beta{{1, 0}};

Rows interOf(const NestArray &array, const Mapping &mapping) {
  Rows out;
  for (const auto &row : mapped(array.accesses.front(), mapping).inter)
    out.push_back({row[0], row[1]});
  return out;
}

Rows intraOf(const NestArray &array, const Mapping &mapping) {
  return mapped(array.accesses.front(), mapping).intra;
}

// GT-E1
TEST(Mapping, ProductOfMatricesHasThePapersInterThreadPartsInAFixedOrderOfColumns) {
  const LoopNest nest = productOfMatrices();
  EXPECT_EQ(interOf(nest.arrays[0], alpha), (Rows{{1, 0}, {0, 0}}));
  EXPECT_EQ(interOf(nest.arrays[1], alpha), (Rows{{0, 0}, {0, 1}}));
  EXPECT_EQ(interOf(nest.arrays[2], alpha), (Rows{{1, 0}, {0, 1}}));
  EXPECT_EQ(interOf(nest.arrays[0], beta), (Rows{{0, 1}, {0, 0}}));
  EXPECT_EQ(interOf(nest.arrays[1], beta), (Rows{{0, 0}, {1, 0}}));
  EXPECT_EQ(interOf(nest.arrays[2], beta), (Rows{{0, 1}, {1, 0}}));
}

// GT-E1
TEST(Mapping, LeavesTheOtherLoopsInTheIntraThreadPart) {
  const LoopNest nest = productOfMatrices();
  for (const Mapping &mapping : {alpha, beta}) {
    EXPECT_EQ(intraOf(nest.arrays[0], mapping), (Rows{{0, 0, 0}, {0, 0, 1}}));
    EXPECT_EQ(intraOf(nest.arrays[1], mapping), (Rows{{0, 0, 1}, {0, 0, 0}}));
    EXPECT_EQ(intraOf(nest.arrays[2], mapping), (Rows{{0, 0, 0}, {0, 0, 0}}));
  }
}

TEST(Mapping, ListsEveryAssignmentOfParallelLoopsWithTheInnerOneAlongXFirst) {
  const LoopNest nest = productOfMatrices();
  EXPECT_EQ(rankOf(nest), 2u);
  EXPECT_EQ(legalMappings(nest, 2), (std::vector<Mapping>{beta, alpha}));
  EXPECT_EQ(legalMappings(nest, 1), (std::vector<Mapping>{{{1}}, {{0}}}));
  EXPECT_TRUE(legalMappings(nest, 3).empty());
  EXPECT_TRUE(legalMappings(nest, 0).empty());
  EXPECT_EQ(textOf(nest, beta), "i2 -> tx, i1 -> ty");
}

// ERR-E3: Tables 4 and 5 print a matrix that their own rule calls false linear.
TEST(Mapping, ThePrintedOutputOfTable4IsFalseLinearAndTheCorrectedOneTrue) {
  const auto classOf = [](const LoopNest &nest) {
    return access::classify(mapped(nest.arrays.back().accesses.front(), beta));
  };
  const access::Pattern printed{access::PatternKind::linear, false};
  const access::Pattern corrected{access::PatternKind::linear, true};
  EXPECT_EQ(classOf(radiologicalPath(true)), printed);
  EXPECT_EQ(classOf(radiologicalPath(false)), corrected);
  EXPECT_EQ(classOf(maximumSuppression(true)), printed);
  EXPECT_EQ(classOf(maximumSuppression(false)), corrected);
}

// ERR-E3: stated to be true linear.
TEST(Mapping, TheSecondInputOfTable4IsUniform) {
  const LoopNest nest = radiologicalPath(false);
  EXPECT_EQ(access::classify(mapped(nest.arrays[1].accesses.front(), beta)).kind, access::PatternKind::linear);
  EXPECT_EQ(access::classify(mapped(nest.arrays[2].accesses.front(), beta)).kind, access::PatternKind::uniform);
}

} // namespace
} // namespace warpgrain::mapping
