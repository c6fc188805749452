// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/KernelAnalysis.h"
#include "app/cli/Output.h"

namespace warpgrain::cli {

/// A kernel's analysis as resources/schema/analyze.schema.json describes it. What is not known is null, and the object
/// that holds the null says why under "reasons", by key.
nlohmann::ordered_json analysisJson(const model::Unit &unit, const KernelAnalysis &analysis);

} // namespace warpgrain::cli
