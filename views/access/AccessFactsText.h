// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/access/AccessValues.h"
#include "views/shared/Theme.h"

#include <QString>

namespace warpgrain::views {

/// What is said of an access in rich text. A step is a link: "step:coarsen y 4".
inline constexpr QLatin1StringView stepScheme("step:");

/// The reference, where it is, and the sentence; the step in it as a link, with its verdict.
QString headlineHtml(const AccessRow &row, const AccessList &list, const ThemeColours &colours);
/// Class, stride, requests and sectors of the launch, footprint, reuse, as a table.
QString factsHtml(const AccessRow &row, const AccessList &list, const ThemeColours &colours);
/// The share of loads that each factor saves, by axis and mode, with verdicts.
QString savedLoadsHtml(const AccessRow &row, const AccessList &list, const ThemeColours &colours);
/// What a request costs: "4 sectors, ideal 4 …".
QString lanesHtml(const LanePicture &picture);
/// How the threads of a block share elements.
QString reuseHtml(const ReuseMap &map);
/// What the launch does to memory as a whole; unknown parts are left out.
QString totalsText(const access::LaunchTotals &totals);

} // namespace warpgrain::views
