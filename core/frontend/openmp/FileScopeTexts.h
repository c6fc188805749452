// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

#include <clang/Frontend/ASTUnit.h>

namespace warpgrain::frontend {

/// Records the macros, types and constants that a source and its own headers declare at file scope.
void recordFileScope(clang::ASTUnit &unit, openmp::Program &program);

} // namespace warpgrain::frontend
