// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

#include <string_view>

namespace clang {
class ASTUnit;
}

namespace warpgrain::frontend {

/// True where a text may hold directives of OpenMPC (section 11.1), so that it must be known which lines the
/// preprocessor skips.
bool mayHoldCudaPragmas(std::string_view text);

/// Records the lines `#pragma cuda …` of a program's text, which the compiler does not know, but for those that the
/// preprocessor skips; and edits that take them out of the translation.
void recordCudaPragmas(const clang::ASTUnit &unit, openmp::Program &program);

} // namespace warpgrain::frontend
