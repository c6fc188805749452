// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/openmp/regions/Region.h"

namespace warpgrain::openmp {

/// Variables of their own for the constructs that stay on the CPU and make variables private. A compiler that takes no
/// directives would take those around the construct, whose values OpenMP keeps.
TextEdits serialCopies(const Program &program, const ProgramPlan &plan);

/// The same for the constructs in a statement.
TextEdits copiesOf(const Program &program, const Statement &statement);

} // namespace warpgrain::openmp
