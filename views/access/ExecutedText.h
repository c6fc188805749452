// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/access/ExecutedValues.h"
#include "views/shared/Theme.h"

#include <QString>

namespace warpgrain::views {

/// "128 × 4": requests, and sectors that each moved on average; of shared memory passes over the banks. Requests alone
/// of constant memory.
QString executedText(const ExecutedAccess &access);

/// Sectors or passes in all, to sort by.
double executedCost(const ExecutedAccess &access);

/// "Executed: 128 requests, 512 sectors (4 a request)."
QString executedSentence(const ExecutedAccess &access);

/// A table: what was predicted, what was executed. `access` may be null, and the text then says why.
QString executedHtml(const ExecutedCounts &counts, const ExecutedAccess *access, const ThemeColours &colours);

} // namespace warpgrain::views
