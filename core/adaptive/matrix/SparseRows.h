// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/matrix/RowPointers.h"
#include "core/adaptive/matrix/RowRange.h"
#include "core/adaptive/matrix/Workers.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace warpgrain::adaptive {

/// Rows of a square matrix in one storage format, as a rank holds them: all rows, or a range that moves from rank to
/// rank. The mapping knows of formats only what a row costs; whoever adds a format implements this interface.
/// `Real` is float or double.
template <typename Real>
class SparseRows {
public:
  virtual ~SparseRows() = default;

  /// The rows that are held.
  virtual RowRange held() const = 0;

  /// y = A x for some of the rows that are held. `x` has an element for each column of the matrix, of which those that
  /// columns() names are read; `y` one for each of the rows. A row's products are added in the order of its non-zeros,
  /// unless several workers share the row.
  virtual void multiply(RowRange rows, std::span<const Real> x, std::span<Real> y, Workers &workers) const = 0;

  /// The columns with a non-zero in some of the rows that are held: ascending, each once.
  virtual std::vector<std::int32_t> columns(RowRange rows) const = 0;

  /// Bytes of rows as pack() writes them. The rows need not be held here.
  virtual std::size_t packedBytes(RowRange rows) const = 0;

  /// Writes rows that are held for another rank, `out` has packedBytes().
  virtual void pack(RowRange rows, std::span<std::byte> out) const = 0;

  /// Rows as pack() wrote them.
  struct Piece {
    RowRange rows;
    std::vector<std::byte> bytes;
  };

  /// Holds other rows from now on: those of the pieces, and those that were held before. The pieces' rows ascend.
  virtual void hold(RowRange rows, std::span<const Piece> pieces) = 0;
};

} // namespace warpgrain::adaptive
