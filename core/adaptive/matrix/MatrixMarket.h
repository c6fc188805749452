// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/matrix/RowPointers.h"
#include "core/base/Error.h"

#include <filesystem>
#include <istream>
#include <string>
#include <vector>

namespace warpgrain::adaptive {

/// All rows of a square matrix, in compressed form. Columns are from 0.
struct WholeMatrix {
  RowPointers rowPointers;
  std::vector<std::int32_t> columns;
  std::vector<double> values;
};

/// Reads a file in Matrix Market's coordinate form: real, integer or pattern (each value 1), general, symmetric or
/// skew-symmetric. Of a symmetric matrix both halves are made. Entries of one place are kept apart, so that a product
/// adds them. The matrix must be square and have 1 to 2^31 - 2 rows.
///
/// Errors: input, with the file and the line; the file is none, or holds a matrix of another kind (complex, dense).
Result<WholeMatrix> readMatrixMarket(const std::filesystem::path &file);

/// The same from a stream; `name` stands for the file in messages.
Result<WholeMatrix> readMatrixMarket(std::istream &in, const std::string &name);

} // namespace warpgrain::adaptive
