// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

namespace warpgrain::openmp {

/// True where each iteration of the kernel's loop, which counts 0, 1, 2, …, writes the variable's element of its own
/// number, and the kernel reads no element: the section test of ERR-H2 and ERR-H4, but for the extent. Where there are
/// as many elements as iterations, the kernel writes all of them before they are read.
bool isFilled(const Program &program, const Kernel &kernel, const MappedVariable &mapped);

/// True where such a kernel writes all elements of an array of known extent, by numbers in the source.
bool isFilledAsWhole(const Program &program, const Kernel &kernel, const MappedVariable &mapped);

} // namespace warpgrain::openmp
