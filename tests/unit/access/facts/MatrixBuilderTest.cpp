// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/patterns/MatrixBuilder.h"

#include "core/access/facts/patterns/Pattern.h"
#include "tests/unit/access/facts/Launches.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::access {

namespace {

using model::Axis;
using tests::floatAt;
using tests::MadeUpKernel;
using tests::sum;
using Row = std::vector<MatrixEntry>;
using Rows = std::vector<Row>;

/// A type table with float[rows][columns] in it.
model::TypeId tile(model::Unit &unit, std::uint64_t rows, std::uint64_t columns) {
  const auto scalar =
      unit.types.add({.kind = model::TypeKind::floating, .name = "float", .sizeBytes = 4, .alignBytes = 4});
  const auto row = unit.types.add({.kind = model::TypeKind::array,
                                   .sizeBytes = 4 * columns,
                                   .alignBytes = 4,
                                   .element = scalar,
                                   .extent = columns});
  return unit.types.add({.kind = model::TypeKind::array,
                         .sizeBytes = 4 * columns * rows,
                         .alignBytes = 4,
                         .element = row,
                         .extent = rows});
}

AccessMatrix matrixOf(MadeUpKernel &kernel, const AccessInstance &instance, const Array *array = nullptr) {
  return access::matrixOf(kernel.unit, kernel.atoms, array, instance, kernel.launch);
}

/// n * row + column, in floats
Form inRows(MadeUpKernel &kernel, const Form &row, const Form &column) {
  return sum(kernel.parameter("n").times(row).value(), column).scaled(4).value();
}

TEST(MatrixBuilderTest, ALinearisedArrayHasARowForItsPitch) {
  MadeUpKernel kernel({32, 32, 1}, {4, 4, 1});
  const Form row = sum(kernel.block(Axis::y, 32), kernel.thread(Axis::y));
  const Form column = sum(kernel.block(Axis::x, 32), kernel.thread(Axis::x));
  const AccessMatrix matrix = matrixOf(kernel, floatAt(inRows(kernel, row, column)));
  EXPECT_EQ(matrix.inter, (Rows{{0, 1, 0}, {1, 0, 0}}));
  EXPECT_EQ(matrix.blockNames, (std::vector<std::string>{"bx", "by"}));
  EXPECT_EQ(matrix.block, (Rows{{0, 32}, {32, 0}}));
  EXPECT_EQ(matrix.offset, (Row{0, 0}));
  EXPECT_EQ(matrix.elementBytes, 4);
  EXPECT_EQ(classify(matrix), (Pattern{PatternKind::linear, true}));
  // A step of the row moves by n elements.
  EXPECT_EQ(stridesOf(kernel.unit, kernel.atoms, nullptr, floatAt(inRows(kernel, row, column)), kernel.launch),
            (Row{MatrixEntry::of("n"), 1}));
}

TEST(MatrixBuilderTest, GT_E1_TheProductsFactorsComeOutAsInTheTable) {
  MadeUpKernel kernel({32, 32, 1}, {4, 4, 1});
  const Form tx = kernel.thread(Axis::x);
  const Form ty = kernel.thread(Axis::y);
  const Form i3 = kernel.counter("i3");
  const auto read = [&](const Form &row, const Form &column) {
    AccessInstance access = floatAt(inRows(kernel, row, column));
    LoopInfo loop;
    loop.counter = kernel.counterAtom("i3");
    access.place.loops = {loop};
    return matrixOf(kernel, access);
  };
  const AccessMatrix a = read(tx, i3); // mapping alpha
  EXPECT_EQ(a.inter, (Rows{{1, 0, 0}, {0, 0, 0}}));
  EXPECT_EQ(a.intra, (Rows{{0}, {1}}));
  EXPECT_EQ(a.intraNames, std::vector<std::string>{"i3"});
  const AccessMatrix b = read(i3, ty);
  EXPECT_EQ(b.inter, (Rows{{0, 0, 0}, {0, 1, 0}}));
  EXPECT_EQ(b.intra, (Rows{{1}, {0}}));
  EXPECT_EQ(read(ty, tx).inter, (Rows{{0, 1, 0}, {1, 0, 0}})); // C of mapping beta
}

TEST(MatrixBuilderTest, AStencilsNeighboursAreOffsetsInTheirRow) {
  MadeUpKernel kernel({32, 8, 1}, {4, 4, 1});
  const Form above = sum(kernel.thread(Axis::y), Form(-1));
  const AccessMatrix matrix = matrixOf(kernel, floatAt(inRows(kernel, above, sum(kernel.thread(Axis::x), Form(1)))));
  EXPECT_EQ(matrix.offset, (Row{-1, 1}));
  EXPECT_EQ(classify(matrix).kind, PatternKind::shifted);
}

TEST(MatrixBuilderTest, TwoPitchesThatDoNotNestStayOneRow) {
  MadeUpKernel kernel({32, 8, 1}, {4, 4, 1});
  const Form element = sum(kernel.parameter("n").times(kernel.thread(Axis::x)).value(),
                           kernel.parameter("m").times(kernel.thread(Axis::y)).value());
  const AccessMatrix matrix = matrixOf(kernel, floatAt(*element.scaled(4)));
  EXPECT_EQ(matrix.inter, (Rows{{MatrixEntry::of("n"), MatrixEntry::of("m"), 0}}));
  EXPECT_EQ(classify(matrix).kind, PatternKind::strided);
}

TEST(MatrixBuilderTest, ADeclaredTileIsSplitByItsExtents) {
  MadeUpKernel kernel({32, 32, 1}, {1, 1, 1});
  const Array padded{.name = "tile", .type = tile(kernel.unit, 32, 33), .space = model::MemorySpace::shared};
  const auto column = matrixOf(kernel, floatAt(sum(kernel.thread(Axis::x, 132), kernel.thread(Axis::y, 4))), &padded);
  EXPECT_EQ(column.inter, (Rows{{1, 0, 0}, {0, 1, 0}}));
  EXPECT_EQ(classify(column), (Pattern{PatternKind::linear, false}));
  const auto diagonal = matrixOf(kernel, floatAt(kernel.thread(Axis::x, 136)), &padded);
  EXPECT_EQ(diagonal.inter, (Rows{{1, 0, 0}, {1, 0, 0}}));
}

TEST(MatrixBuilderTest, AConstantGoesToTheRowThatKeepsTheColumnInside) {
  MadeUpKernel kernel({16, 16, 1}, {1, 1, 1});
  const Array halo{.name = "s", .type = tile(kernel.unit, 18, 18), .space = model::MemorySpace::shared};
  const Form here = sum(kernel.thread(Axis::y, 72), kernel.thread(Axis::x, 4));
  EXPECT_EQ(matrixOf(kernel, floatAt(sum(here, Form(72 + 4))), &halo).offset, (Row{1, 1}));
  EXPECT_EQ(matrixOf(kernel, floatAt(sum(here, Form(72 - 4))), &halo).offset, (Row{1, -1}));
  EXPECT_EQ(matrixOf(kernel, floatAt(sum(here, Form(8))), &halo).offset, (Row{0, 2}));
}

TEST(MatrixBuilderTest, AMemberOfAStructIsStrided) {
  MadeUpKernel kernel({32, 1, 1}, {1, 1, 1});
  const AccessMatrix matrix = matrixOf(kernel, floatAt(sum(kernel.thread(Axis::x, 12), Form(4))));
  EXPECT_EQ(matrix.inter, (Rows{{3, 0, 0}}));
  EXPECT_EQ(matrix.offset, (Row{1}));
  EXPECT_EQ(classify(matrix), (Pattern{PatternKind::strided, true}));
}

TEST(MatrixBuilderTest, WhatIsLoadedIsUnknownForEveryThreadIndexInUse) {
  MadeUpKernel kernel({32, 8, 1}, {1, 1, 1});
  const AccessMatrix matrix = matrixOf(kernel, floatAt(kernel.loaded("idx[i]", 4)));
  EXPECT_EQ(matrix.inter, (Rows{{MatrixEntry::unknown(), MatrixEntry::unknown(), 0}}));
  EXPECT_EQ(classify(matrix).kind, PatternKind::random);
}

TEST(MatrixBuilderTest, LaneAndWarpNumbersAreSeenThrough) {
  MadeUpKernel kernel({256, 1, 1}, {1, 1, 1});
  const Form tx = kernel.thread(Axis::x);
  const Form warp = kernel.quotient(tx, 32);
  const Form lane = sum(tx, *warp.scaled(-32));
  EXPECT_EQ(laneStride(kernel.unit, kernel.atoms, lane, kernel.launch).value(), 1);
  EXPECT_EQ(laneStride(kernel.unit, kernel.atoms, warp, kernel.launch).value(), 0);
  EXPECT_FALSE(laneStride(kernel.unit, kernel.atoms, kernel.quotient(tx, 2), kernel.launch));
  EXPECT_EQ(classify(matrixOf(kernel, floatAt(*warp.scaled(4)))).kind, PatternKind::uniform);
  EXPECT_EQ(classify(matrixOf(kernel, floatAt(sum(*lane.scaled(4), *warp.scaled(4096))))),
            (Pattern{PatternKind::linear, true}));
}

TEST(MatrixBuilderTest, ADivisionThatBlocksShiftIsNotSeenThrough) {
  MadeUpKernel kernel({96, 1, 1}, {5, 1, 1});
  const Form i = sum(kernel.block(Axis::x, 90), kernel.thread(Axis::x));
  EXPECT_FALSE(laneStride(kernel.unit, kernel.atoms, kernel.quotient(i, 32), kernel.launch));
}

TEST(MatrixBuilderTest, ASymbolicStrideNeedsItsArgument) {
  MadeUpKernel kernel({32, 1, 1}, {1, 1, 1});
  const Form column = kernel.parameter("n").times(kernel.thread(Axis::x)).value();
  const auto unknown = laneStride(kernel.unit, kernel.atoms, column, kernel.launch);
  ASSERT_FALSE(unknown);
  EXPECT_THAT(unknown.error().text(), testing::HasSubstr("--arg n="));
  kernel.launch.arguments["n"] = 77;
  EXPECT_EQ(laneStride(kernel.unit, kernel.atoms, column, kernel.launch).value(), 77);
}

} // namespace

} // namespace warpgrain::access
