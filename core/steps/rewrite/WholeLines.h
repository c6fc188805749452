// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace warpgrain::transform {

/// What is taken out with a statement: its line with the comment on it, and a blank line that would be left beside
/// another one or beside a brace; the statement and the blanks behind it where something else stands on its lines.
SourceSpan extentWithin(std::string_view text, const SourceSpan &statement);

/// The lines that belong to a statement: with the comments on lines of their own right above it, and the one behind it.
/// Nothing where something else stands on one of them.
std::optional<SourceSpan> linesOfStatement(std::string_view text, const SourceSpan &statement);

} // namespace warpgrain::transform
