// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/nests/NestValues.h"

namespace warpgrain::views {

/// What is known of a nest, as HTML with links to places: what was done to it, its loops, what is taken for granted,
/// where its arrays lie under a mapping, and what became of it. `written` is null before the program is written.
QString nestHtml(const Nest &nest, std::size_t mapping, const WrittenNest *written);

/// Why there are no nests, as HTML.
QString nestErrorHtml(const NestList &list);

/// What a nest is called: "i, j, k" by the loops that stand one in another.
QString titleOf(const Nest &nest);

/// In few words where a nest runs: "kernel", "CPU".
QString stateOf(const Nest &nest, const WrittenNest *written);

/// Why a nest is as it is, in a sentence; empty where nothing is to be said.
QString whyOf(const Nest &nest, const WrittenNest *written);

/// "tx", "ty", "tz" of a loop that a mapping makes threads; else "parallel", "serial".
QString stateOf(const Nest &nest, const NestLoop &loop, std::size_t mapping);

/// "3 of 4 nest(s) are mapped; our rules, …".
QString summaryOf(const NestList &list, const NestTexts *texts);

/// "C (read and written)".
QString titleOf(const NestArray &array);

} // namespace warpgrain::views
