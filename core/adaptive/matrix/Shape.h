// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/matrix/CsrRows.h"
#include "core/adaptive/matrix/RowPointers.h"
#include "core/adaptive/matrix/RowRange.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace warpgrain::adaptive {

/// The paper's types of matrices (section 15.4 of the specification).
enum class MatrixType : std::uint8_t {
  diagonal, ///< non-zeros around the diagonal, as many in each row
  even,     ///< non-zeros anywhere, as many in each row
  uneven,   ///< some parts of the matrix have many more than others
};

std::string_view nameOf(MatrixType type);

/// How a generated matrix's non-zeros are spread over its rows.
enum class RowProfile : std::uint8_t {
  flat,     ///< nearly as many in each row
  regions,  ///< runs of rows that have more or less, as where meshes are finer
  powerLaw, ///< most rows have few, and few rows have very many
  emptyRuns ///< long runs of rows that have none
};

/// A square matrix that is made up, with exactly so many rows and non-zeros. The same shape gives the same matrix, on
/// every machine, and a rank makes its rows without the others.
struct MatrixShape {
  std::string name;
  MatrixType type = MatrixType::even;
  std::int64_t rows = 0;
  std::int64_t nonZeros = 0; ///< at most rows * rows
  RowProfile profile = RowProfile::flat;
  double reach = 1; ///< part of the columns, around the diagonal, over which a row's non-zeros lie
};

/// The same with so many times the rows and the non-zeros, at least one row and at most a full matrix.
MatrixShape scaled(MatrixShape shape, double factor);

/// Non-zeros before each row.
RowPointers rowPointersOf(const MatrixShape &shape);

/// Some rows of the matrix, whose rowPointersOf() are given. Columns ascend within a row; values are in (0, 1].
template <typename Real>
CsrRows<Real> generatedRows(const MatrixShape &shape, RowPointers rowPointers, RowRange rows);

extern template CsrRows<float> generatedRows(const MatrixShape &, RowPointers, RowRange);
extern template CsrRows<double> generatedRows(const MatrixShape &, RowPointers, RowRange);

} // namespace warpgrain::adaptive
