// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/openmp/regions/Region.h"

#include <functional>
#include <string>

namespace warpgrain::openmp {

/// A statement as the kernel has it, with edits of its text, for an indentation.
using EditedText =
    std::function<std::string(const Statement &statement, const std::string &indentation, const TextEdits &more)>;

/// What a thread of a collapsed kernel executes for its row, a line each with two blanks for each level (ALG-G2).
std::string collapsedText(const Program &program, const Kernel &kernel, const EditedText &textOf, unsigned depth);

/// The helpers of collapsed kernels, in namespace gpu; empty where there are none.
std::string collapsePrelude(const ProgramPlan &plan);

} // namespace warpgrain::openmp
