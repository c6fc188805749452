// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace warpgrain::transform {

/// What is taken out with a statement: its line with the comment on it, and a blank line that would be left beside
/// another one or beside a brace; the statement and the blanks behind it where something else stands on its lines.
SourceSpan extentWithin(std::string_view text, const SourceSpan &statement);

/// The lines that belong to a statement: with the comments on lines of their own right above it, and the one behind it.
/// Nothing where something else stands on one of them.
std::optional<SourceSpan> linesOfStatement(std::string_view text, const SourceSpan &statement);

/// "line 12", for a sentence that speaks of another place than its own.
std::string lineOf(const model::Unit &unit, const SourceSpan &span);

} // namespace warpgrain::transform
