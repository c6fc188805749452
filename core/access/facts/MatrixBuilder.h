// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/AccessMatrix.h"
#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Unit.h"

namespace warpgrain::access {

/// Delinearizes an access's byte offset into the subscripts of its array (ALG-E1). A declared array has the dimensions
/// of its declaration. An array behind a pointer has one row for each product of symbols by which its indices are
/// multiplied
/// (`row * n + col`: one row for n, one without). If such products do not nest, or if there are none, the array has one
/// dimension. Adds atoms to the table.
AccessMatrix matrixOf(const model::Unit &unit, AtomTable &atoms, const Array *array, const AccessInstance &instance,
                      const LaunchContext &launch);

} // namespace warpgrain::access
