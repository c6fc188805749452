// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/patterns/Pattern.h"

#include <gtest/gtest.h>

namespace warpgrain::access {

namespace {

using Rows = std::vector<std::vector<MatrixEntry>>;

const MatrixEntry unknown = MatrixEntry::unknown();

/// Rows of tx and ty, or of tx, ty and tz.
AccessMatrix matrix(Rows inter, Rows intra = {}, std::vector<MatrixEntry> offset = {}) {
  AccessMatrix result;
  result.inter = std::move(inter);
  for (auto &row : result.inter)
    row.resize(3);
  result.intra = std::move(intra);
  result.intra.resize(result.inter.size());
  if (!result.intra.front().empty()) result.intraNames = {"i3"};
  result.offset = std::move(offset);
  result.offset.resize(result.inter.size());
  return result;
}

Pattern classOf(Rows inter, std::vector<MatrixEntry> offset = {}, const std::array<std::int64_t, 3> &block = {}) {
  return classify(matrix(std::move(inter), {}, std::move(offset)), block);
}

/// GT-E1: C[i1][i2] += A[i1][i3] * B[i3][i2] with i1 as tx and i2 as ty.
struct Product {
  AccessMatrix a, b, c;
};

const Product alpha{matrix({{1, 0}, {0, 0}}, {{0}, {1}}), matrix({{0, 0}, {0, 1}}, {{1}, {0}}),
                    matrix({{1, 0}, {0, 1}}, {{0}, {0}})};
const Product beta{matrix({{0, 1}, {0, 0}}, {{0}, {1}}), matrix({{0, 0}, {1, 0}}, {{1}, {0}}),
                   matrix({{0, 1}, {1, 0}}, {{0}, {0}})};

TEST(PatternTest, GT_E1_MatrixProductWithRowsAlongX) {
  EXPECT_EQ(classify(alpha.a), (Pattern{PatternKind::linear, false}));
  EXPECT_EQ(classify(alpha.b), (Pattern{PatternKind::uniform, std::nullopt}));
  EXPECT_EQ(classify(alpha.c), (Pattern{PatternKind::linear, false}));
}

TEST(PatternTest, GT_E1_MatrixProductWithColumnsAlongX) {
  EXPECT_EQ(classify(beta.a), (Pattern{PatternKind::uniform, std::nullopt}));
  EXPECT_EQ(classify(beta.b), (Pattern{PatternKind::linear, true}));
  EXPECT_EQ(classify(beta.c), (Pattern{PatternKind::linear, true}));
}

TEST(PatternTest, GT_E1_TheInnerLoopIsAPrefetchCandidateOfBothFactors) {
  EXPECT_EQ(classifyIntra(alpha.a), PatternKind::linear);
  EXPECT_EQ(classifyIntra(alpha.b), PatternKind::linear);
  EXPECT_EQ(classifyIntra(alpha.c), std::nullopt);
}

TEST(PatternTest, EveryClassHasItsRule) {
  EXPECT_EQ(classOf({{1}}), (Pattern{PatternKind::linear, true}));
  EXPECT_EQ(classOf({{-1}}), (Pattern{PatternKind::reverseLinear, true}));
  EXPECT_EQ(classOf({{-1}, {0}}), (Pattern{PatternKind::reverseLinear, false}));
  EXPECT_EQ(classOf({{2}}), (Pattern{PatternKind::strided, true}));
  EXPECT_EQ(classOf({{-3}}), (Pattern{PatternKind::strided, true}));
  EXPECT_EQ(classOf({{2}, {0}}), (Pattern{PatternKind::strided, false}));
  EXPECT_EQ(classOf({{MatrixEntry::of("n")}}), (Pattern{PatternKind::strided, true}));
  EXPECT_EQ(classOf({{0, 1}}), (Pattern{PatternKind::uniform, std::nullopt}));
  EXPECT_EQ(classOf({{unknown}}), (Pattern{PatternKind::random, true}));
  EXPECT_EQ(classOf({{unknown}, {0}}), (Pattern{PatternKind::random, false}));
  EXPECT_EQ(classOf({{0, unknown}}), (Pattern{PatternKind::random, std::nullopt}));
  EXPECT_EQ(classOf({{1, 1}}), (Pattern{PatternKind::overlapping, true}));
  EXPECT_EQ(classOf({{1}}, {1}), (Pattern{PatternKind::shifted, true}));
}

TEST(PatternTest, AnOffsetOfWholeSectorsIsNoShift) {
  EXPECT_EQ(classOf({{1}}, {8}).kind, PatternKind::linear);
  EXPECT_EQ(classOf({{1}}, {-1}).kind, PatternKind::shifted);
  EXPECT_EQ(classOf({{0, 1}, {1, 0}}, {1, 0}).kind, PatternKind::linear);
  EXPECT_EQ(classOf({{1}}, {MatrixEntry::of("n")}).kind, PatternKind::linear);
}

TEST(PatternTest, RowsOfThreadsOverlapOnlyWhereTheyAreLongerThanTheirDistance) {
  EXPECT_EQ(classOf({{1, 16}}, {}, {16, 16, 1}).kind, PatternKind::linear);
  EXPECT_EQ(classOf({{1, 15}}, {}, {16, 16, 1}).kind, PatternKind::overlapping);
  EXPECT_EQ(classOf({{1, 1}}, {}, {32, 1, 1}).kind, PatternKind::linear);
}

TEST(PatternTest, TheDiagonalIsNotAlongTheLastDimension) {
  EXPECT_EQ(classOf({{1}, {1}}), (Pattern{PatternKind::linear, false}));
}

TEST(PatternTest, GT_E9_ThePrintedMatricesAreNotThoseOfTheCorrectedOnes) {
  EXPECT_EQ(classify(matrix({{0, 1}})).kind, PatternKind::uniform);
  EXPECT_EQ(classifyIntra(matrix({{0}, {0}, {0}}, {{0}, {0}, {unknown}})), PatternKind::random);
  EXPECT_EQ(classifyIntra(matrix({{0}, {0}}, {{unknown}, {unknown}})), PatternKind::random);
}

} // namespace

} // namespace warpgrain::access
