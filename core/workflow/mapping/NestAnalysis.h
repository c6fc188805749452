// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/mapping/MapNests.h"
#include "core/workflow/mapping/NestKernel.h"

namespace warpgrain::workflow {

/// Finds which loops of a nest are parallel, and why the others are not: fills the loops and the assumptions.
void analyzeLoops(const openmp::Program &program, const SerialNest &nest, const NestKernel &kernel, MappedNest &out);

/// Makes the nest's values of its accesses: fills `nest`, once the loops are known.
void readAccesses(const openmp::Program &program, openmp::FunctionId function, NestKernel &kernel, MappedNest &out);

} // namespace warpgrain::workflow
