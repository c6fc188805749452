// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/build/KnownVariants.h"
#include "core/session/saved/SavedResults.h"

namespace warpgrain::gui {

/// What is known of a text, as a session's file holds it. May be called on any thread.
session::SavedResults savedResultsOf(const KnownText &known);

/// True where something was built, run or measured: rows that wait are no result.
bool holdsResults(const KnownText &known);

/// The same again, for the analysed text that it belongs to, and the kernels by hand that there are now. Rows that do
/// not fit are left out; none has machine code.
KnownText knownTextFrom(const session::SavedResults &saved, const AnalysisPointer &analysis,
                        const std::vector<session::HandPointer> &hands);

} // namespace warpgrain::gui
