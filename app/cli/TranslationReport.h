// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/JsonValues.h"
#include "core/workflow/Translate.h"

#include <string>

namespace warpgrain::cli {

/// What became of each region: its kernels with their transfers, or why it stays on the CPU.
std::string translationReport(const workflow::Translated &translated);

/// What directives and options ask for and do not get, a line each.
std::string directiveWarnings(const workflow::Translated &translated);

/// What became of each region as JSON, with the data sharing of every variable and the text.
Json translationJson(const workflow::Translated &translated, const std::string &text);

} // namespace warpgrain::cli
