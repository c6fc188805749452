// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/KernelAnalysis.h"
#include "app/cli/Output.h"
#include "app/cli/Reasoned.h"
#include "core/workflow/Verify.h"

#include <string>
#include <vector>

namespace warpgrain::cli {

/// A kernel's analysis as resources/schema/analyze.schema.json describes it. What is not known is null, and the object
/// that holds the null says why under "reasons", by key.
Json analysisJson(const model::Unit &unit, const KernelAnalysis &analysis);

/// Adds "dependences", "races", "possible_races", "race_free_within_blocks", "no_race" and "barriers" of a kernel.
void addDependences(Reasoned &out, const model::Unit &unit, const KernelAnalysis &analysis);

/// What `verify --json` prints: the launch in full, the original's run, and a row for each variant.
Json verifyJson(const std::string &kernel, const workflow::Verified &verified);

} // namespace warpgrain::cli
