// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/JsonValues.h"
#include "core/report/Report.h"

namespace warpgrain::cli {

/// What `report --json` prints: the numbers of the page. `found`: the findings, as findingsJson() writes them.
Json reportJson(const report::Report &report, const Json &found);

} // namespace warpgrain::cli
