// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/mapping/MapNests.h"
#include "core/workflow/mapping/NestKernel.h"

namespace warpgrain::workflow {

/// Finds which loops of a nest are parallel, and why the others are not: fills the loops and the assumptions.
/// `allowsReorder`: as MapRequest's.
void analyzeLoops(const openmp::Program &program, const SerialNest &nest, const NestKernel &kernel, bool allowsReorder,
                  MappedNest &out);

/// The variable of the source that a kernel's array is; a number that the kernel changes is behind a pointer there.
const openmp::Variable *variableOf(const openmp::Program &program, openmp::FunctionId function,
                                   const access::Array &array);

/// True for one of the variables of which each thread has its own.
bool hasOwn(const openmp::Program &program, const OwnVariables &own, const openmp::Variable *variable);

/// Makes the nest's values of its accesses: fills `nest`, once the loops are known.
void readAccesses(const openmp::Program &program, openmp::FunctionId function, NestKernel &kernel, MappedNest &out);

} // namespace warpgrain::workflow
