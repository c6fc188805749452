// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/emit/KernelText.h"

#include <string>

namespace warpgrain::openmp {

/// What stands where the loops were: the trip counts, the memory that goes to the GPU and back, the launch, and the
/// original where the kernel may not be launched (ALG-F2 1 to 3, F3 2).
std::string launchText(const Program &program, const TextPieces &pieces, const Region &region, const Kernel &kernel,
                       const std::string &indentation);

/// The pragma of a loop of a region that is split: by itself, the threads of the CPU share it out.
std::string ownPragma(const Program &program, const Kernel &kernel, const Statement &loop);

/// The span that a launch replaces: from the first loop's pragma to the end of the last statement.
SourceSpan replacedSpan(const Kernel &kernel);

} // namespace warpgrain::openmp
