// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/findings/FindingRow.h"

#include <QString>

namespace warpgrain::views {

/// "Data race", translated.
QString findingTitle(findings::FindingKind kind);
/// What a kind means, in a sentence: for tooltips.
QString findingHelp(findings::FindingKind kind);
/// "✕ error", "! warning", "i note"; of what is possible only with a question mark.
QString findingLabel(const findings::Finding &finding);
/// "23 % of the time, 35,520,512 sectors"; empty where nothing is known.
QString costText(const findings::FindingCost &cost);
/// The shortest that tells the cost: "23 %", "35.5 M sectors".
QString shortCostText(const findings::FindingCost &cost);
/// The cause in the window's language, without command-line options.
QString causeText(const findings::Finding &finding);
/// What a mend's button says of it: "✓ legal, expected to be 1.8 times faster".
QString mendText(const findings::Mend &mend);

} // namespace warpgrain::views
