// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/search/PlanSearch.h"
#include "core/workflow/search/SearchStore.h"

namespace warpgrain::workflow {

/// Verifies the best plan of a search at boundary sizes, as the order's check says. One that is wrong is set aside,
/// here and in the store, and the next best takes its place. What is known of a plan is not looked for again. Where a
/// plan cannot be verified, it says why; that is no failure. Fails (input) where the store cannot be written.
Result<void> verifyWinners(const PlanSearchOrder &order, SearchStore &store, PlanSearchResult &result,
                           const CancellationToken &cancel);

/// Makes of a plan that verification speaks against one that has failed.
void setAside(SearchedPlan &plan);

} // namespace warpgrain::workflow
