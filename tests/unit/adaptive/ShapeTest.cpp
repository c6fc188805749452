// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/matrix/Shape.h"

#include "core/adaptive/mapping/Boundaries.h"
#include "core/adaptive/matrix/MatrixChoice.h"
#include "core/adaptive/matrix/PaperMatrices.h"
#include "core/adaptive/matrix/Storage.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::adaptive::tests {
namespace {

std::size_t ofType(MatrixType type) {
  return static_cast<std::size_t>(
      std::ranges::count_if(paperMatrices(), [type](const MatrixShape &shape) { return shape.type == type; }));
}

TEST(PaperMatrices, AreTwentySixOfThreeTypes) {
  EXPECT_EQ(paperMatrices().size(), 26U);
  EXPECT_EQ(ofType(MatrixType::diagonal), 6U);
  EXPECT_EQ(ofType(MatrixType::even), 3U);
  EXPECT_EQ(ofType(MatrixType::uneven), 17U);
}

/// The most non-zeros that a rank of 8 has with equal rows, as a multiple of the mean.
double unevenness(const std::vector<std::int64_t> &pointers) {
  const Boundaries boundaries = equalRows(static_cast<std::int64_t>(pointers.size()) - 1, 8);
  double most = 0;
  for (std::size_t rank = 0; rank < 8; ++rank)
    most = std::max(most, static_cast<double>(pointers[static_cast<std::size_t>(boundaries[rank + 1])] -
                                              pointers[static_cast<std::size_t>(boundaries[rank])]));
  return most * 8 / static_cast<double>(pointers.back());
}

TEST(PaperMatrices, HaveExactlyTheirNonZerosAndAreOfTheirType) {
  for (const MatrixShape &full : paperMatrices()) {
    const MatrixShape shape = scaled(full, 0.02);
    const RowPointers pointers = rowPointersOf(shape);
    ASSERT_EQ(pointers->size(), static_cast<std::size_t>(shape.rows) + 1) << shape.name;
    EXPECT_EQ(pointers->back(), shape.nonZeros) << shape.name;
    EXPECT_TRUE(std::ranges::is_sorted(*pointers)) << shape.name;
    if (shape.profile == RowProfile::powerLaw) continue; // few heavy rows, anywhere
    const double found = unevenness(*pointers);
    EXPECT_EQ(found > 1.1, shape.type == MatrixType::uneven) << shape.name << " " << found;
  }
}

void expectRightRows(const MatrixShape &shape) {
  const RowPointers pointers = rowPointersOf(shape);
  const std::vector<std::int32_t> columns =
      generatedRows<double>(shape, pointers, {0, shape.rows}).columns({0, shape.rows});
  ASSERT_FALSE(columns.empty());
  EXPECT_GE(columns.front(), 0);
  EXPECT_LT(columns.back(), shape.rows);
  for (std::int64_t row = 0; row < shape.rows; row += 37) {
    const RowRange one{row, row + 1};
    const auto count = static_cast<std::size_t>((*pointers)[static_cast<std::size_t>(row) + 1] -
                                                (*pointers)[static_cast<std::size_t>(row)]);
    EXPECT_EQ(generatedRows<double>(shape, pointers, one).columns(one).size(), count) << shape.name << " " << row;
  }
}

TEST(GeneratedRows, HaveEachColumnOnceWithinTheMatrix) {
  for (const MatrixShape &shape : paperMatrices())
    expectRightRows(scaled(shape, 0.005));
}

TEST(GeneratedRows, DiagonalOnesStayNearTheDiagonal) {
  const MatrixShape shape = scaled(paperMatrices().front(), 0.01);
  const RowPointers pointers = rowPointersOf(shape);
  const RowRange rows{5'000, 5'100};
  const std::vector<std::int32_t> columns = generatedRows<double>(shape, pointers, rows).columns(rows);
  EXPECT_GT(columns.front(), 4'900);
  EXPECT_LT(columns.back(), 5'200);
}

TEST(GeneratedRows, SmallAndFullMatrices) {
  for (const std::int64_t rows : {1, 2, 5})
    for (const RowProfile profile :
         {RowProfile::flat, RowProfile::regions, RowProfile::powerLaw, RowProfile::emptyRuns}) {
      const MatrixShape shape{.name = "small", .rows = rows, .nonZeros = rows * rows, .profile = profile};
      EXPECT_EQ(rowPointersOf(shape)->back(), rows * rows);
      expectRightRows(shape);
    }
}

TEST(MatrixChoice, IsANameOrAFile) {
  const auto shape = matrixNamed("F1");
  ASSERT_TRUE(shape.has_value());
  EXPECT_EQ(std::get<MatrixShape>(*shape).nonZeros, 13'590'452);
  EXPECT_EQ(std::get<MatrixShape>(matrixNamed("uneven").value()).type, MatrixType::uneven);
  EXPECT_EQ(std::get<std::filesystem::path>(matrixNamed("/proc/self/exe").value()), "/proc/self/exe");
  const auto none = matrixNamed("no such matrix");
  ASSERT_FALSE(none.has_value());
  EXPECT_EQ(none.error().kind, ErrorKind::input);
  EXPECT_THAT(none.error().message, testing::HasSubstr("\"no such matrix\" is neither a file nor"));
}

TEST(Storage, IsReplicatedWhereAllCopiesTakeHalfOfTheMemory) { // MAN-L1
  EXPECT_EQ(storageFor(100, 4, 800), Storage::replicated);
  EXPECT_EQ(storageFor(101, 4, 800), Storage::migrated);
  EXPECT_EQ(storageFor(1, 1, 0), Storage::migrated);
  EXPECT_GT(freeMemoryBytes(), 0U);
}

} // namespace
} // namespace warpgrain::adaptive::tests
