// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/JsonValues.h"
#include "core/run/InstructionMix.h"

#include <string>
#include <vector>

namespace warpgrain::cli {

/// A table of what threads executed of each line, by kinds; kinds that nothing is of are left out, and empty where
/// there are no lines.
std::string instructionsText(const std::vector<run::LineInstructions> &lines);

/// The same as JSON, a row for each line, with all kinds.
Json instructionsJson(const std::vector<run::LineInstructions> &lines);

} // namespace warpgrain::cli
