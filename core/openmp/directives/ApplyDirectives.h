// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/openmp/directives/Options.h"
#include "core/openmp/regions/Region.h"

#include <set>
#include <vector>

namespace warpgrain::openmp {

/// What is asked of a translation beside its source.
struct DirectiveSettings {
  std::vector<CudaDirective> user = {}; ///< lines of a user directive file
  TranslationOptions options = {};
};

/// Applies the directives of OpenMPC in a source, a user directive file and options to a plan (sections 11.1 to 11.3):
/// which kernels stay on the CPU, the sizes of blocks and grids, the caches of arrays, and what is asked of copies.
/// Directives come before options, `nogpurun` before `gpurun`, "no…" clauses before their twins, and lines of the file
/// before sizes in the source (DEC-J1). What has no effect becomes a note of the region. Returns the numbers of the
/// lines of `settings.user` whose kernels the program has. Fails (input) with a place: an unknown word, a variable that
/// the region does not share, a read-only cache for a variable that the kernel changes, texture memory for what is no
/// array of one dimension, too much constant memory, clauses that contradict each other, an unknown kernel.
Result<std::set<std::size_t>> applyDirectives(const Program &program, ProgramPlan &plan,
                                              const DirectiveSettings &settings);

/// Adds notes on clauses that ask for fewer copies than the program needs, once its transfers are planned.
void noteDataClauses(const Program &program, ProgramPlan &plan);

/// The kernels of a plan by function and number, for a sentence: "main has 0, 1; step has 0".
std::string kernelsOf(const Program &program, const ProgramPlan &plan);

} // namespace warpgrain::openmp
