// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mpi/Distribution.h"

#include "core/adaptive/mapping/Boundaries.h"
#include "core/adaptive/matrix/MatrixMarket.h"
#include "core/adaptive/mpi/RowMigration.h"

#include <string>

namespace warpgrain::adaptive {

namespace {

Storage storageOf(const RankGroup &group, const RowPointers &pointers, std::size_t bytesOfNonZero) {
  const auto bytes = static_cast<std::uint64_t>(pointers->back()) * bytesOfNonZero;
  const auto ranks = static_cast<std::uint64_t>(group.ranksOnHost());
  // What the ranks of a host see is the same memory, at different moments.
  const double free = group.smallest(static_cast<double>(freeMemoryBytes()));
  return storageFor(bytes, ranks, static_cast<std::uint64_t>(free));
}

Result<void> enoughRows(const RankGroup &group, std::int64_t rows) {
  if (rows >= group.size()) return {};
  return fail(ErrorKind::usage, "The matrix has " + std::to_string(rows) + " rows, fewer than the " +
                                    std::to_string(group.size()) + " ranks; a rank needs at least one. Use fewer.");
}

RowRange rowsToHold(const RankGroup &group, Storage storage, std::int64_t rows) {
  if (storage == Storage::replicated) return {.begin = 0, .end = rows};
  return blockOf(group.rank(), equalRows(rows, group.size()));
}

template <typename Real>
Result<DistributedMatrix<Real>> madeUp(const RankGroup &group, const MatrixShape &shape,
                                       std::optional<Storage> storage) {
  if (auto enough = enoughRows(group, shape.rows); !enough) return std::unexpected(enough.error());
  RowPointers pointers = rowPointersOf(shape);
  DistributedMatrix<Real> out;
  out.storage = storage ? *storage : storageOf(group, pointers, sizeof(std::int32_t) + sizeof(Real));
  const RowRange rows = rowsToHold(group, out.storage, shape.rows);
  out.rows = std::make_unique<CsrRows<Real>>(generatedRows<Real>(shape, std::move(pointers), rows));
  return out;
}

RowPointers broadcast(const RankGroup &group, const RowPointers &ofFirst) {
  auto pointers = group.isFirst() ? *ofFirst : std::vector<std::int64_t>();
  group.broadcast(pointers);
  return std::make_shared<const std::vector<std::int64_t>>(std::move(pointers));
}

/// Rank 0 has all rows, and sends each rank its block.
template <typename Real>
void scatter(const RankGroup &group, CsrRows<Real> &rows, std::int64_t count) {
  Boundaries ofFirst(static_cast<std::size_t>(group.size()) + 1, count);
  ofFirst.front() = 0;
  migrateRows(group, rows, ofFirst, equalRows(count, group.size()));
}

template <typename Real>
Result<DistributedMatrix<Real>> fromFile(const RankGroup &group, const std::filesystem::path &file,
                                         std::optional<Storage> storage) {
  Result<WholeMatrix> read = WholeMatrix{};
  if (group.isFirst()) read = readMatrixMarket(file);
  const Result<void> mine = read ? Result<void>() : std::unexpected(read.error());
  if (auto agreed = group.agreed(mine); !agreed) return std::unexpected(agreed.error());
  RowPointers pointers = broadcast(group, read->rowPointers);
  const auto count = static_cast<std::int64_t>(pointers->size()) - 1;
  if (auto enough = enoughRows(group, count); !enough) return std::unexpected(enough.error());
  DistributedMatrix<Real> out;
  out.storage = storage ? *storage : storageOf(group, pointers, sizeof(std::int32_t) + sizeof(Real));
  std::vector<Real> values(read->values.begin(), read->values.end());
  if (out.storage == Storage::replicated) {
    group.broadcast(read->columns);
    group.broadcast(values);
  }
  const std::int64_t held = out.storage == Storage::replicated || group.isFirst() ? count : 0;
  out.rows = std::make_unique<CsrRows<Real>>(std::move(pointers), RowRange{.begin = 0, .end = held},
                                             std::move(read->columns), std::move(values));
  if (out.storage == Storage::migrated) scatter(group, *out.rows, count);
  return out;
}

} // namespace

template <typename Real>
Result<DistributedMatrix<Real>> distributed(const RankGroup &group, const MatrixChoice &choice,
                                            std::optional<Storage> storage) {
  if (const auto *shape = std::get_if<MatrixShape>(&choice)) return madeUp<Real>(group, *shape, storage);
  return fromFile<Real>(group, std::get<std::filesystem::path>(choice), storage);
}

template Result<DistributedMatrix<float>> distributed(const RankGroup &, const MatrixChoice &, std::optional<Storage>);
template Result<DistributedMatrix<double>> distributed(const RankGroup &, const MatrixChoice &, std::optional<Storage>);

} // namespace warpgrain::adaptive
