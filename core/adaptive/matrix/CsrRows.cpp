// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/matrix/CsrRows.h"

#include "core/adaptive/matrix/MergePath.h"

#include <algorithm>
#include <cstring>

namespace warpgrain::adaptive {

template <typename Real>
CsrRows<Real>::CsrRows(RowPointers rowPointers, RowRange held, std::vector<std::int32_t> columns,
                       std::vector<Real> values)
    : rowPointers_(std::move(rowPointers)), held_(held), columns_(std::move(columns)), values_(std::move(values)) {}

/// The products of non-zeros, which are numbered from the first that is held.
template <typename Real>
Real CsrRows<Real>::sumOf(std::int64_t begin, std::int64_t end, std::span<const Real> x) const {
  Real sum = 0;
  for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
    sum += values_[i] * x[static_cast<std::size_t>(columns_[i])];
  return sum;
}

template <typename Real>
void CsrRows<Real>::multiplyRows(RowRange rows, std::span<const Real> x, std::span<Real> y) const {
  const std::int64_t first = pointer(held_.begin);
  std::int64_t begin = pointer(rows.begin) - first;
  for (std::int64_t row = rows.begin; row < rows.end; ++row) {
    const std::int64_t end = pointer(row + 1) - first;
    y[static_cast<std::size_t>(row - rows.begin)] = sumOf(begin, end, x);
    begin = end;
  }
}

/// One of equal parts of the merge path. It writes the rows that end in it.
template <typename Real>
CsrRows<Real>::Carry CsrRows<Real>::multiplyPart(RowRange rows, int part, int parts, std::span<const Real> x,
                                                 std::span<Real> y) const {
  const std::int64_t steps = rows.size() + nonZerosOf(rows);
  const PathPoint begin = pathPoint(*rowPointers_, rows, steps * part / parts);
  const PathPoint end = pathPoint(*rowPointers_, rows, steps * (part + 1) / parts);
  const std::int64_t first = pointer(held_.begin);
  std::int64_t next = begin.nonZero;
  for (std::int64_t row = begin.row; row < end.row; ++row) {
    const std::int64_t rowEnd = pointer(row + 1);
    y[static_cast<std::size_t>(row - rows.begin)] = sumOf(next - first, rowEnd - first, x);
    next = rowEnd;
  }
  if (next == end.nonZero) return {};
  return {.row = end.row, .sum = sumOf(next - first, end.nonZero - first, x)};
}

template <typename Real>
void CsrRows<Real>::multiply(RowRange rows, std::span<const Real> x, std::span<Real> y, Workers &workers) const {
  const int parts = workers.count();
  if (parts == 1) {
    multiplyRows(rows, x, y);
    return;
  }
  std::vector<Carry> carries(static_cast<std::size_t>(parts));
  workers.run([&](int part) { carries[static_cast<std::size_t>(part)] = multiplyPart(rows, part, parts, x, y); });
  for (const Carry &carry : carries)
    if (carry.row >= 0) y[static_cast<std::size_t>(carry.row - rows.begin)] += carry.sum;
}

template <typename Real>
std::vector<std::int32_t> CsrRows<Real>::columns(RowRange rows) const {
  const std::int64_t first = pointer(held_.begin);
  const auto begin = columns_.begin() + (pointer(rows.begin) - first);
  const auto end = columns_.begin() + (pointer(rows.end) - first);
  // A mark for each column costs less than sorting the non-zeros.
  std::vector<bool> used(rowPointers_->size() - 1);
  std::for_each(begin, end, [&used](std::int32_t column) { used[static_cast<std::size_t>(column)] = true; });
  std::vector<std::int32_t> out;
  for (std::size_t column = 0; column < used.size(); ++column)
    if (used[column]) out.push_back(static_cast<std::int32_t>(column));
  return out;
}

template <typename Real>
std::size_t CsrRows<Real>::packedBytes(RowRange rows) const {
  return static_cast<std::size_t>(nonZerosOf(rows)) * (sizeof(std::int32_t) + sizeof(Real));
}

template <typename Real>
void CsrRows<Real>::pack(RowRange rows, std::span<std::byte> out) const {
  const auto begin = static_cast<std::size_t>(pointer(rows.begin) - pointer(held_.begin));
  const auto count = static_cast<std::size_t>(nonZerosOf(rows));
  if (count == 0) return;
  std::memcpy(out.data(), columns_.data() + begin, count * sizeof(std::int32_t));
  std::memcpy(out.data() + count * sizeof(std::int32_t), values_.data() + begin, count * sizeof(Real));
}

template <typename Real>
void CsrRows<Real>::hold(RowRange rows, std::span<const Piece> pieces) {
  std::vector<std::int32_t> columns;
  std::vector<Real> values;
  columns.reserve(static_cast<std::size_t>(nonZerosOf(rows)));
  values.reserve(static_cast<std::size_t>(nonZerosOf(rows)));
  const auto keep = [&](RowRange kept) {
    const std::span<const std::int32_t> keptColumns = columnsOf(kept);
    const std::span<const Real> keptValues = valuesOf(kept);
    columns.insert(columns.end(), keptColumns.begin(), keptColumns.end());
    values.insert(values.end(), keptValues.begin(), keptValues.end());
  };
  std::int64_t next = rows.begin;
  for (const Piece &piece : pieces) {
    if (next < piece.rows.begin) keep({.begin = next, .end = piece.rows.begin});
    next = piece.rows.end;
    const auto count = static_cast<std::size_t>(nonZerosOf(piece.rows));
    if (count == 0) continue;
    columns.resize(columns.size() + count);
    values.resize(columns.size());
    std::memcpy(columns.data() + columns.size() - count, piece.bytes.data(), count * sizeof(std::int32_t));
    std::memcpy(values.data() + values.size() - count, piece.bytes.data() + count * sizeof(std::int32_t),
                count * sizeof(Real));
  }
  if (next < rows.end) keep({.begin = next, .end = rows.end});
  held_ = rows;
  columns_ = std::move(columns);
  values_ = std::move(values);
}

template class CsrRows<float>;
template class CsrRows<double>;

} // namespace warpgrain::adaptive
