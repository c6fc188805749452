// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/mapping/Nest.h"

#include <string>
#include <vector>

namespace warpgrain::mapping {

/// An access whose rows have one entry for each loop, with no offset.
access::AccessMatrix accessOf(const std::vector<std::vector<access::MatrixEntry>> &rows);

NestArray readArray(const std::string &name, const std::vector<std::vector<access::MatrixEntry>> &rows);
NestArray writtenArray(const std::string &name, const std::vector<std::vector<access::MatrixEntry>> &rows);

/// C[i1][i2] += A[i1][i3] * B[i3][i2]: the arrays A, B, C.
LoopNest productOfMatrices();
/// c[i1] = a[i1] + b[i1]: the arrays a, b, c.
LoopNest sumOfVectors();
/// y[i1] += A[i1][i2] * x[i2], with a sum in a register: the arrays A, x, y.
LoopNest productOfMatrixAndVector();
/// The path of a ray through a volume: the volume, two inputs of one dimension, and the output, written with tx in its
/// last row or, as Table 4 prints it, in the first one.
LoopNest radiologicalPath(bool isAsPrinted);
/// Non-maximum suppression: three inputs whose subscripts are computed, and the output, likewise.
LoopNest maximumSuppression(bool isAsPrinted);

} // namespace warpgrain::mapping
