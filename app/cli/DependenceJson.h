// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/KernelAnalysis.h"
#include "app/cli/Reasoned.h"

namespace warpgrain::cli {

/// Adds "dependences", "races", "possible_races", "race_free_within_blocks", "no_race" and "barriers" of a kernel.
void addDependences(Reasoned &out, const model::Unit &unit, const KernelAnalysis &analysis);

} // namespace warpgrain::cli
