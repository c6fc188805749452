// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

namespace warpgrain::openmp {

// Whether a kernel has a place for an option of OpenMPC (the conditions of ALG-K1 2).

/// The program does not say how many threads a block of the kernel has, and its threads lie along one axis.
bool hasFreeSize(const Kernel &kernel);

/// A nest of CSR-like rows (ALG-G2): a loop from `p[i]` to `p[i + 1]` in the directive's loop over i. Nests with
/// `collapse`, which ALG-K1 names too, become one loop whatever the option says.
bool hasCollapsibleNest(const Program &program, const Kernel &kernel);

/// An array of one dimension of which each thread has its own, by threadprivate (ALG-H1).
bool hasThreadPrivateArray(const Program &program, const Region &region);

/// A shared array of two dimensions or more.
bool hasSharedMatrix(const Program &program, const Kernel &kernel);

/// A shared number that the kernel only reads.
bool hasReadScalar(const Program &program, const Kernel &kernel);

/// A shared number that an iteration accesses twice or more.
bool hasRepeatedScalar(const Program &program, const Kernel &kernel);

/// An element of a shared array that an iteration accesses twice or more, by one variable that does not change between.
bool hasRepeatedElement(const Program &program, const Kernel &kernel);

/// A private array of which each thread of the smallest block that is tried, of 64 threads, fits into shared memory.
bool hasSmallPrivateArray(const Program &program, const Kernel &kernel);

} // namespace warpgrain::openmp
