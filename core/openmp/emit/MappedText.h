// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/openmp/regions/Region.h"

#include <string>
#include <vector>

namespace warpgrain::openmp {

/// What tells the translated program how much memory a directive maps to the GPU: declarations of objects that last as
/// long as the mapping.
std::vector<std::string> mappedText(const Directive &directive);

/// The same in the text of the program, at its `target data`, `target enter data` and `target exit data`.
TextEdits mappedEdits(const Program &program, const ProgramPlan &plan);

} // namespace warpgrain::openmp
