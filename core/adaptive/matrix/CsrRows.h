// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/matrix/SparseRows.h"

namespace warpgrain::adaptive {

/// Rows in compressed form (CSR): the columns and the values of a row's non-zeros follow each other.
template <typename Real>
class CsrRows : public SparseRows<Real> {
public:
  using typename SparseRows<Real>::Piece;

  /// `columns` and `values` are those of the rows that are held, each as many as `rowPointers` says. Columns are from 0
  /// to below the number of rows. A row's columns need not be sorted, and may repeat: their values are added.
  CsrRows(RowPointers rowPointers, RowRange held, std::vector<std::int32_t> columns, std::vector<Real> values);

  RowRange held() const override { return held_; }

  void multiply(RowRange rows, std::span<const Real> x, std::span<Real> y, Workers &workers) const override;
  std::vector<std::int32_t> columns(RowRange rows) const override;
  std::size_t packedBytes(RowRange rows) const override;
  void pack(RowRange rows, std::span<std::byte> out) const override;
  void hold(RowRange rows, std::span<const Piece> pieces) override;

  const RowPointers &rowPointers() const { return rowPointers_; }

  /// The columns of rows that are held, one row's after the other's, and their values.
  std::span<const std::int32_t> columnsOf(RowRange rows) const { return partOf<std::int32_t>(columns_, rows); }

  std::span<const Real> valuesOf(RowRange rows) const { return partOf<Real>(values_, rows); }

private:
  /// What a worker leaves of a row that the next one goes on with.
  struct Carry {
    std::int64_t row = -1; ///< -1: nothing
    Real sum = 0;
  };

  std::int64_t pointer(std::int64_t row) const { return (*rowPointers_)[static_cast<std::size_t>(row)]; }

  std::int64_t nonZerosOf(RowRange rows) const { return pointer(rows.end) - pointer(rows.begin); }

  template <typename T>
  std::span<const T> partOf(std::span<const T> elements, RowRange rows) const {
    return elements.subspan(unused_ + static_cast<std::size_t>(pointer(rows.begin) - pointer(held_.begin)),
                            static_cast<std::size_t>(nonZerosOf(rows)));
  }

  void takeIn(std::size_t at, const Piece &piece);
  void putTogether(RowRange rows, std::span<const Piece> pieces);
  void makeRoom(std::size_t atFront, std::size_t atEnd);
  Real sumOf(std::int64_t begin, std::int64_t end, std::span<const Real> x) const;
  void multiplyRows(RowRange rows, std::span<const Real> x, std::span<Real> y) const;
  Carry multiplyPart(RowRange rows, int part, int parts, std::span<const Real> x, std::span<Real> y) const;

  RowPointers rowPointers_;
  RowRange held_;
  std::size_t unused_ = 0; ///< elements of both lists before those of the rows that are held
  std::vector<std::int32_t> columns_;
  std::vector<Real> values_;
};

extern template class CsrRows<float>;
extern template class CsrRows<double>;

} // namespace warpgrain::adaptive
