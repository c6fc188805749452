// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/search/PlanSearch.h"

#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::workflow {

/// Results of an earlier search, or of a whole space, to be gone through again as if each were measured now.
struct ReplayOrder {
  std::vector<tune::T4Result> results;
  SearchObjective objective = SearchObjective::time; ///< results without what it asks for are as those that failed
  std::optional<tune::NamedStrategy> strategy;       ///< chooses the next result; none: in the order of the results
  std::uint64_t seed = 1;
  std::size_t evaluations = 100; ///< results that are looked at, at most; those that are refused do not count
  double perSecond = 0;          ///< results; 0: as fast as possible
  SearchBegun begun = {};
  std::shared_ptr<PauseGate> pause = {};
};

/// True where strategies can choose from results: they are a good part of the space of their values. What a search of
/// a large space tried is a few points of it.
bool canBeSearched(const tune::RecordedSpace &recorded);

/// Goes through recorded results until the budget is spent, none is left, or it is cancelled. The original, which
/// chooses nothing, counts as measured beforehand; without it plans have times alone. Fails (input) where the results
/// make no space, (usage) where a strategy cannot choose from them.
Result<PlanSearchResult> replaySearch(const ReplayOrder &order, const PlanReport &report,
                                      const CancellationToken &cancel);

} // namespace warpgrain::workflow
