// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mpi/Distribution.h"

#include "core/adaptive/mpi/RowMigration.h"
#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"
#include "tests/unit/adaptive/ranks/Ranks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::adaptive::tests {
namespace {

/// Rank 0 alone writes the file; the others read it nowhere.
class Distribution : public testing::Test {
protected:
  std::filesystem::path write(const std::string &text) {
    const std::filesystem::path file = folder_.path() / "m.mtx";
    if (allRanks().isFirst()) writeFileAtomically(file, text).value();
    return file;
  }

private:
  TemporaryDirectory folder_ = TemporaryDirectory::create().value();
};

std::vector<double> product(const SparseRows<double> &rows, RowRange range, const std::vector<double> &x) {
  Workers workers(1);
  std::vector<double> y(static_cast<std::size_t>(range.size()));
  rows.multiply(range, x, std::span<double>(y), workers);
  return y;
}

TEST_F(Distribution, AFileReachesAllRanksInBothStorages) {
  std::string text = "%%MatrixMarket matrix coordinate real general\n8 8 9\n1 8 10\n";
  for (int row = 1; row <= 8; ++row)
    text += std::to_string(row) + " " + std::to_string(row) + " " + std::to_string(row) + "\n";
  const std::filesystem::path file = write(text);
  const std::vector<double> x{1, 1, 1, 1, 1, 1, 1, 2};
  const std::vector<double> expected{21, 2, 3, 4, 5, 6, 7, 16};
  const RowRange block = blockOf(allRanks().rank(), equalRows(8, allRanks().size()));
  for (const Storage storage : {Storage::replicated, Storage::migrated}) {
    const auto matrix = distributed<double>(allRanks(), file, storage);
    ASSERT_TRUE(matrix.has_value()) << matrix.error().message;
    EXPECT_EQ(matrix->rows->held(), storage == Storage::replicated ? (RowRange{0, 8}) : block);
    EXPECT_EQ(product(*matrix->rows, block, x),
              std::vector<double>(expected.begin() + block.begin, expected.begin() + block.end));
  }
}

TEST_F(Distribution, ABadFileIsToldOnAllRanks) {
  const auto matrix =
      distributed<double>(allRanks(), write("%%MatrixMarket matrix coordinate real general\n8 8 1\n9 1 1\n"), {});
  ASSERT_FALSE(matrix.has_value());
  EXPECT_EQ(matrix.error().kind, ErrorKind::input);
  EXPECT_THAT(matrix.error().message, testing::HasSubstr("m.mtx, line 3: "));
}

TEST_F(Distribution, ARankNeedsARow) {
  const auto file =
      distributed<double>(allRanks(), write("%%MatrixMarket matrix coordinate real general\n1 1 0\n"), {});
  ASSERT_FALSE(file.has_value());
  EXPECT_EQ(file.error().kind, ErrorKind::usage);
  const auto shape = distributed<double>(allRanks(), MatrixShape{.name = "one", .rows = 1, .nonZeros = 1}, {});
  ASSERT_FALSE(shape.has_value());
  EXPECT_THAT(shape.error().message, testing::HasSubstr("1 rows, fewer than the"));
}

TEST(Ranks, AgreeOnTheErrorOfTheLowestOne) {
  const RankGroup ranks = allRanks();
  EXPECT_TRUE(ranks.agreed({}).has_value());
  const Result<void> mine =
      ranks.rank() > 0 ? Result<void>(fail(ErrorKind::tool, "rank " + std::to_string(ranks.rank()))) : Result<void>();
  const auto agreed = ranks.agreed(mine);
  ASSERT_FALSE(agreed.has_value());
  EXPECT_EQ(agreed.error().message, "rank 1");
  EXPECT_EQ(agreed.error().kind, ErrorKind::tool);
}

TEST(RowMigration, AnyMappingBecomesAnyOther) {
  const MatrixShape shape{.name = "moved", .rows = 64, .nonZeros = 600, .profile = RowProfile::powerLaw};
  const RankGroup ranks = allRanks();
  const RowPointers pointers = rowPointersOf(shape);
  const CsrRows<double> all = generatedRows<double>(shape, pointers, {0, 64});
  Boundaries first(static_cast<std::size_t>(ranks.size()) + 1);
  Boundaries last(first.size());
  for (std::size_t i = 0; i < first.size(); ++i) {
    first[i] = static_cast<std::int64_t>(i);
    last[i] = 64 - ranks.size() + static_cast<std::int64_t>(i);
  }
  first.back() = 64;
  last.front() = 0;
  CsrRows<double> rows = generatedRows<double>(shape, pointers, blockOf(ranks.rank(), equalRows(64, ranks.size())));
  const std::vector<double> x(64, 1);
  Boundaries now = equalRows(64, ranks.size());
  for (const Boundaries &next : {first, last, equalRows(64, ranks.size())}) {
    migrateRows(ranks, rows, now, next);
    now = next;
    const RowRange block = blockOf(ranks.rank(), now);
    EXPECT_EQ(rows.held(), block);
    EXPECT_EQ(product(rows, block, x), product(all, block, x));
  }
}

} // namespace
} // namespace warpgrain::adaptive::tests
