// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/JsonValues.h"
#include "core/workflow/mapping/MapNests.h"

#include <string>

namespace warpgrain::cli {

/// The nests of a source for a person: their loops, arrays and the first `most` mappings.
std::string mapText(const workflow::MappedSource &source, const mapping::SearchRules &rules, std::size_t most);

/// The same as JSON, with all mappings.
Json mapJson(const workflow::MappedSource &source, const mapping::SearchRules &rules);

} // namespace warpgrain::cli
