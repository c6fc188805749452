// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/optimise/PerfectNest.h"
#include "core/workflow/mapping/NestKernel.h"

#include <string>
#include <vector>

namespace warpgrain::workflow {

/// What another order of a kernel's loops relies on.
struct NestProof {
  std::optional<openmp::Reason> why;   ///< it is not allowed, or that is not proved
  std::vector<std::string> conditions; ///< expressions that the host asks before the launch
};

/// Shows that the iterations of the inner loops of a nest are independent, from the second loop up to one of them. The
/// iterations of the first loop are, as the directive says. `loops` has the loops of the kernel in the order of
/// `kernel.loops`; memory that different pointers lead to is taken to be apart.
NestProof proveNest(const openmp::Program &program, const openmp::Kernel &planned, const openmp::PerfectNest &nest,
                    std::size_t last, const std::vector<const openmp::Statement *> &loops, const NestKernel &kernel);

} // namespace warpgrain::workflow
