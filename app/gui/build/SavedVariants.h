// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/build/KnownVariants.h"
#include "core/session/saved/SavedResults.h"

namespace warpgrain::gui {

/// What is known of a text, as a session's file holds it. May be called on any thread.
session::SavedResults savedResultsOf(const KnownText &known);

/// The same again, for the analysed text that it belongs to. Rows that do not fit it are left out; none has machine
/// code.
KnownText knownTextFrom(const session::SavedResults &saved, const AnalysisPointer &analysis);

} // namespace warpgrain::gui
