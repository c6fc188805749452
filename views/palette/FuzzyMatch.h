// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace warpgrain::views {

/// How well a text matches what was typed; no value if it does not. All letters of the pattern must be in the text in
/// this order, whatever their case; blanks in the pattern count for nothing. Letters at the beginnings of words and
/// beside each other make a better match, letters that are left out a worse one.
std::optional<int> fuzzyScore(const QString &pattern, const QString &text);

} // namespace warpgrain::views
