// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/matrix/Shape.h"
#include "core/base/Error.h"

#include <filesystem>
#include <string>
#include <variant>

namespace warpgrain::adaptive {

/// A matrix that is made up, or a Matrix Market file.
using MatrixChoice = std::variant<MatrixShape, std::filesystem::path>;

/// What a person calls a matrix: the name of one of the paper's (PaperMatrices.h), one of "diagonal", "even", "uneven",
/// "power-law" and "empty-runs" (100,000 rows with 30 non-zeros each in the mean), or a path. A file with one of these
/// names is
/// "./even".
///
/// Errors: input, where it is neither a name nor a file.
Result<MatrixChoice> matrixNamed(const std::string &name);

} // namespace warpgrain::adaptive
