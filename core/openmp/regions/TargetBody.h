// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/Program.h"

namespace warpgrain::openmp {

/// True for a `target` with map clauses alone that may be left out: its code then runs on the CPU and the parallel
/// loops in it become kernels. OpenMP lets a target share its memory with the CPU, so that what it does to memory is
/// the same. Numbers and pointers that no map clause lists are the target's own: it must change none that is declared
/// outside.
bool mayBeLeftOut(const Program &program, const Statement &target);

} // namespace warpgrain::openmp
