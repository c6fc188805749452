// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/matrix/MatrixChoice.h"

#include "core/adaptive/matrix/PaperMatrices.h"

namespace warpgrain::adaptive {

namespace {

constexpr std::int64_t usualRows = 100'000;
constexpr std::int64_t usualNonZeros = 30 * usualRows;

std::vector<MatrixShape> knownShapes() {
  std::vector<MatrixShape> out = paperMatrices();
  out.push_back({"diagonal", MatrixType::diagonal, usualRows, usualNonZeros, RowProfile::flat, 0.001});
  out.push_back({"even", MatrixType::even, usualRows, usualNonZeros, RowProfile::flat, 1});
  out.push_back({"uneven", MatrixType::uneven, usualRows, usualNonZeros, RowProfile::regions, 0.3});
  out.push_back({"power-law", MatrixType::uneven, usualRows, usualNonZeros, RowProfile::powerLaw, 1});
  out.push_back({"empty-runs", MatrixType::uneven, usualRows, usualNonZeros, RowProfile::emptyRuns, 0.05});
  return out;
}

} // namespace

Result<MatrixChoice> matrixNamed(const std::string &name) {
  for (MatrixShape &shape : knownShapes())
    if (shape.name == name) return std::move(shape);
  std::error_code error;
  if (std::filesystem::exists(name, error)) return std::filesystem::path(name);
  return fail(ErrorKind::input, "\"" + name +
                                    "\" is neither a file nor a matrix that is known; name a Matrix Market file, one "
                                    "of diagonal, even, uneven, power-law and empty-runs, or one of the paper's "
                                    "matrices, for example F1 or af_shell10.");
}

} // namespace warpgrain::adaptive
