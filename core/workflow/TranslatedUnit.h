// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"
#include "core/workflow/Translate.h"

namespace warpgrain::workflow {

/// Parses the CUDA text of a translation in the place of its source, with the flags and the toolkit of the request; a
/// standard that the flags name is that of the source's language, and is left out. Errors of the text are diagnostics
/// of the unit.
Result<model::Unit> parseTranslation(const TranslateRequest &request, const std::filesystem::path &file,
                                     const std::string &text);

} // namespace warpgrain::workflow
