// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/matrix/CsrRows.h"

#include "core/adaptive/matrix/MergePath.h"
#include "core/adaptive/matrix/Normalise.h"
#include "core/adaptive/matrix/Shape.h"
#include "tests/unit/adaptive/OneProcess.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::adaptive::tests {
namespace {

using testing::ElementsAre;

/// Few very long rows, and many short or empty ones.
const MatrixShape ragged{
    .name = "ragged", .type = MatrixType::uneven, .rows = 500, .nonZeros = 9'000, .profile = RowProfile::powerLaw};

template <typename Real>
CsrRows<Real> rowsOf(const MatrixShape &shape) {
  return generatedRows<Real>(shape, rowPointersOf(shape), {.begin = 0, .end = shape.rows});
}

template <typename Real>
std::vector<Real> vectorOf(std::int64_t size) {
  std::vector<Real> out;
  for (std::int64_t i = 0; i < size; ++i)
    out.push_back(static_cast<Real>(1 + i % 7));
  return out;
}

template <typename Real>
std::vector<Real> product(const SparseRows<Real> &rows, RowRange range, const std::vector<Real> &x, int workers) {
  Workers team(workers);
  std::vector<Real> y(static_cast<std::size_t>(range.size()), Real(-1));
  rows.multiply(range, x, std::span<Real>(y), team);
  return y;
}

TEST(MergePath, EndsRowsAfterTheirNonZeros) {
  const std::vector<std::int64_t> pointers{0, 2, 2, 5};
  const RowRange all{0, 3};
  const std::vector<PathPoint> expected{{0, 0}, {0, 1}, {0, 2}, {1, 2}, {2, 2}, {2, 3}, {2, 4}, {2, 5}, {3, 5}};
  for (std::size_t steps = 0; steps < expected.size(); ++steps)
    EXPECT_EQ(pathPoint(pointers, all, static_cast<std::int64_t>(steps)), expected[steps]) << steps;
  EXPECT_EQ(pathPoint(pointers, {1, 3}, 2), (PathPoint{2, 3}));
}

TEST(CsrRows, WorkersShareRowsOfAnyLength) {
  const auto rows = rowsOf<double>(ragged);
  const std::vector<double> x = vectorOf<double>(ragged.rows);
  const std::vector<double> alone = product(rows, {0, 500}, x, 1);
  for (int workers = 2; workers <= 5; ++workers) {
    const std::vector<double> shared = product(rows, {0, 500}, x, workers);
    for (std::size_t row = 0; row < alone.size(); ++row)
      EXPECT_NEAR(shared[row], alone[row], 1e-12 * (1 + alone[row])) << workers << " " << row;
  }
}

TEST(CsrRows, MoreWorkersThanWork) {
  const auto pointers = std::make_shared<const std::vector<std::int64_t>>(std::vector<std::int64_t>{0, 0, 1});
  const CsrRows<double> rows(pointers, {0, 2}, {0}, {3});
  EXPECT_THAT(product<double>(rows, {0, 2}, {2, 5}, 8), ElementsAre(0, 6));
}

TEST(CsrRows, FloatIsFloat) {
  const auto rows = rowsOf<float>(ragged);
  const auto exact = rowsOf<double>(ragged);
  const std::vector<float> found = product(rows, {0, 500}, vectorOf<float>(500), 1);
  const std::vector<double> expected = product(exact, {0, 500}, vectorOf<double>(500), 1);
  for (std::size_t row = 0; row < found.size(); ++row)
    EXPECT_NEAR(found[row], expected[row], 1e-4 * (1 + expected[row]));
}

TEST(CsrRows, RowsThatMovedAreTheSame) {
  const RowPointers pointers = rowPointersOf(ragged);
  const auto all = rowsOf<double>(ragged);
  const auto left = generatedRows<double>(ragged, pointers, {0, 200});
  auto right = generatedRows<double>(ragged, pointers, {200, 500});
  const auto piece = [](const CsrRows<double> &from, RowRange rows) {
    SparseRows<double>::Piece out{.rows = rows, .bytes = std::vector<std::byte>(from.packedBytes(rows))};
    from.pack(rows, out.bytes);
    return out;
  };
  const std::vector<double> x = vectorOf<double>(500);
  const auto expectHolds = [&](RowRange rows) {
    EXPECT_EQ(right.held(), rows);
    EXPECT_EQ(product(right, rows, x, 1), product(all, rows, x, 1));
    EXPECT_EQ(right.columns(rows), all.columns(rows));
  };
  right.hold({150, 450}, std::vector{piece(left, {150, 200})});
  expectHolds({150, 450});
  right.hold({140, 480}, std::vector{piece(all, {140, 145}), piece(all, {145, 150}), piece(all, {450, 480})});
  expectHolds({140, 480});
  right.hold({200, 300}, {});
  expectHolds({200, 300});
  right.hold({0, 90}, std::vector{piece(all, {0, 90})});
  expectHolds({0, 90});
}

/// All rows that a rank gets for another block, in pieces of other ranks.
std::vector<SparseRows<double>::Piece> comingTo(const CsrRows<double> &all, RowRange from, RowRange to) {
  std::vector<SparseRows<double>::Piece> out;
  const RowRange kept = common(from, to);
  const auto add = [&](RowRange rows) {
    if (rows.isEmpty()) return;
    out.push_back({.rows = rows, .bytes = std::vector<std::byte>(all.packedBytes(rows))});
    all.pack(rows, out.back().bytes);
  };
  if (kept.isEmpty()) {
    add(to);
    return out;
  }
  add({.begin = to.begin, .end = kept.begin});
  add({.begin = kept.end, .end = to.end});
  return out;
}

TEST(CsrRows, ABlockMayMoveToAndFro) {
  const auto all = rowsOf<double>(ragged);
  auto rows = generatedRows<double>(ragged, rowPointersOf(ragged), {200, 300});
  const std::vector<double> x = vectorOf<double>(500);
  RowRange block{200, 300};
  std::uint32_t random = 7;
  const auto next = [&random](std::int64_t below) {
    random = random * 1664525U + 1013904223U;
    return static_cast<std::int64_t>(random >> 8U) % below;
  };
  for (int step = 0; step < 300; ++step) {
    const std::int64_t begin = next(3) == 0 ? next(500) : std::clamp<std::int64_t>(block.begin + next(41) - 20, 0, 499);
    const std::int64_t end = std::clamp<std::int64_t>(begin + block.size() + next(21) - 10, begin + 1, 500);
    const RowRange to{.begin = begin, .end = end};
    rows.hold(to, comingTo(all, block, to));
    block = to;
    ASSERT_EQ(rows.held(), block);
    ASSERT_EQ(product(rows, block, x, 1), product(all, block, x, 1)) << step;
    ASSERT_EQ(product(rows, block, x, 3), product(all, block, x, 3)) << step;
    ASSERT_EQ(rows.columns(block), all.columns(block)) << step;
  }
}

TEST(CsrRows, RowsThatStayAreNotCopiedWhereRowsComeBack) {
  const auto all = rowsOf<double>(ragged);
  auto rows = generatedRows<double>(ragged, rowPointersOf(ragged), {100, 400});
  RowRange block{100, 400};
  const auto moveTo = [&](RowRange to) {
    rows.hold(to, comingTo(all, block, to));
    block = to;
    return rows.valuesOf({200, 201}).data();
  };
  const double *const place = moveTo({120, 380});
  EXPECT_EQ(moveTo({100, 390}), place);
  EXPECT_EQ(moveTo({110, 400}), place);
  EXPECT_EQ(moveTo({150, 250}), place);
}

TEST(ErrL2, AllRowsAreMultipliedBeforeOneIsNormalised) {
  // 0 1 0 / 1 0 1 / 0 1 0, and a normalisation that divides by 10: the paper's listing gives 0.2, 0.32, 0.032.
  const auto pointers = std::make_shared<const std::vector<std::int64_t>>(std::vector<std::int64_t>{0, 1, 3, 4});
  const CsrRows<double> rows(pointers, {0, 3}, {1, 0, 2, 1}, {1, 1, 1, 1});
  Workers workers(1);
  std::vector<double> x{1, 2, 3};
  iterateOnce(
      x, [&](std::span<const double> in, std::span<double> out) { rows.multiply({0, 3}, in, out, workers); },
      [](std::span<double> y) { divideBy(10.0, y); });
  EXPECT_THAT(x, ElementsAre(0.2, 0.4, 0.2));
}

} // namespace
} // namespace warpgrain::adaptive::tests
