// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/JsonValues.h"
#include "core/workflow/mapping/WriteNests.h"

#include <string>

namespace warpgrain::cli {

/// The nests of a source for a person: their loops, arrays and the first `most` mappings.
std::string mapText(const workflow::MappedSource &source, const mapping::SearchRules &rules, std::size_t most);

/// The same as JSON, with all mappings.
Json mapJson(const workflow::MappedSource &source, const mapping::SearchRules &rules);

/// What became of each nest of a source that was written, one a line.
std::string writtenText(const workflow::WrittenSource &source);

/// The same as JSON, with the program.
Json writtenJson(const workflow::WrittenSource &source);

} // namespace warpgrain::cli
