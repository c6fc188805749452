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
  const std::int32_t *const columns = columns_.data() + unused_;
  const Real *const values = values_.data() + unused_;
  Real sum = 0;
  for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
    sum += values[i] * x[static_cast<std::size_t>(columns[i])];
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
  const std::span<const std::int32_t> all = columnsOf(rows);
  // A mark for each column costs less than sorting the non-zeros.
  std::vector<bool> used(rowPointers_->size() - 1);
  std::ranges::for_each(all, [&used](std::int32_t column) { used[static_cast<std::size_t>(column)] = true; });
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
  const std::span<const std::int32_t> columns = columnsOf(rows);
  const std::span<const Real> values = valuesOf(rows);
  if (columns.empty()) return;
  std::memcpy(out.data(), columns.data(), columns.size_bytes());
  std::memcpy(out.data() + columns.size_bytes(), values.data(), values.size_bytes());
}

/// Writes a piece's rows to where they lie in both lists.
template <typename Real>
void CsrRows<Real>::takeIn(std::size_t at, const Piece &piece) {
  const auto count = static_cast<std::size_t>(nonZerosOf(piece.rows));
  if (count == 0) return;
  std::memcpy(columns_.data() + at, piece.bytes.data(), count * sizeof(std::int32_t));
  std::memcpy(values_.data() + at, piece.bytes.data() + count * sizeof(std::int32_t), count * sizeof(Real));
}

/// Makes room around the rows that are held. What is there stays where it is as long as that is possible.
template <typename Real>
void CsrRows<Real>::makeRoom(std::size_t atFront, std::size_t atEnd) {
  const std::size_t end = columns_.size();
  const std::size_t room = std::min(columns_.capacity(), values_.capacity());
  const std::size_t wanted = atFront + (end - unused_) + atEnd;
  const bool fits = atFront <= unused_ && end + atEnd <= room;
  const auto change = [&](auto &list) {
    if (!fits) {
      if (wanted > room) list.reserve(wanted + wanted / 8); // the next rows shall need none
      if (atFront < unused_)
        list.erase(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(unused_ - atFront));
      else
        list.insert(list.begin(), atFront - unused_, 0);
    }
    list.resize(list.size() + atEnd);
  };
  change(columns_);
  change(values_);
  if (!fits) unused_ = atFront;
}

/// Puts together rows whose kept ones are not in one piece.
template <typename Real>
void CsrRows<Real>::putTogether(RowRange rows, std::span<const Piece> pieces) {
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
  unused_ = 0;
  columns_ = std::move(columns);
  values_ = std::move(values);
}

/// The rows of a rank come and go at both ends of its block: only they are copied. Memory that was used once is kept
/// for rows that come back.
template <typename Real>
void CsrRows<Real>::hold(RowRange rows, std::span<const Piece> pieces) {
  const RowRange kept = common(held_, rows);
  const bool areAtEnds = !kept.isEmpty() && std::ranges::all_of(pieces, [kept](const Piece &piece) {
    return piece.rows.end <= kept.begin || piece.rows.begin >= kept.end;
  });
  if (!areAtEnds) {
    putTogether(rows, pieces);
    return;
  }
  unused_ += static_cast<std::size_t>(pointer(kept.begin) - pointer(held_.begin));
  const std::size_t end = unused_ + static_cast<std::size_t>(nonZerosOf(kept));
  columns_.resize(end);
  values_.resize(end);
  const auto atFront = static_cast<std::size_t>(nonZerosOf({.begin = rows.begin, .end = kept.begin}));
  makeRoom(atFront, static_cast<std::size_t>(nonZerosOf({.begin = kept.end, .end = rows.end})));
  unused_ -= atFront;
  held_ = rows;
  for (const Piece &piece : pieces)
    takeIn(unused_ + static_cast<std::size_t>(pointer(piece.rows.begin) - pointer(rows.begin)), piece);
}

template class CsrRows<float>;
template class CsrRows<double>;

} // namespace warpgrain::adaptive
