// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/matrix/Shape.h"

#include <vector>

namespace warpgrain::adaptive {

/// The 26 matrices of the paper (section 15.4 of the specification) as shapes of their names, sizes and types. What is
/// made from them looks alike; it is not the matrix of the collection, which is to be had as a Matrix Market file.
std::vector<MatrixShape> paperMatrices();

} // namespace warpgrain::adaptive
