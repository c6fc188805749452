// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/plans/PlanSpace.h"
#include "core/tune/search/Evaluation.h"
#include "core/workflow/search/PlanSearch.h"

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace warpgrain::workflow {

/// The point of the original in every space of plans.
inline constexpr tune::PointId originalPoint = 0;

/// What a search knows so far: the answer for each plan, what its strategy learns of it, and which plans make the same
/// machine code. Used by one thread at a time.
class SearchResults {
public:
  /// The space is empty of results but for the original's, of which the speed-up is 1 by definition.
  SearchResults(const tune::PlanSpace &plans, SearchObjective objective, const PlanReport &report);

  const tune::History &history() const { return history_; }

  const PlanSearchResult &result() const { return out_; }

  PlanSearchResult &result() { return out_; }

  /// Keeps and reports what came of a plan, and of those that wait for it.
  void answer(tune::PointId point, SearchedPlan searched);

  /// True where an earlier plan makes the same launch of the same machine code: it then has that plan's result, once
  /// there is one.
  bool isAlike(tune::PointId point, measure::BundleVariant launched, const std::string &machineCode);

  /// What an earlier search found; it is not reported.
  void addKnown(tune::PointId point, SearchedPlan searched);

  /// The answers since the last call.
  std::vector<SearchedPlan> takeNew();

  /// Plans that were refused since the last that was not.
  std::size_t refusedInARow() const { return refusedInARow_; }

private:
  void add(tune::PointId point, SearchedPlan searched);
  std::optional<double> costOf(const SearchedPlan &searched) const;
  void settle();

  /// What a plan launches: without names, and with the hash of its module in place of the file's name.
  struct Launched {
    tune::PointId point = 0;
    measure::BundleVariant variant;
  };

  struct Waiting {
    tune::PointId point = 0;
    tune::PointId twin = 0; ///< an earlier one with the same machine code
  };

  /// Null of the original.
  const SearchedPlan *planAt(tune::PointId point) const;

  const tune::PlanSpace &plans_;
  const PlanReport &report_;
  tune::History history_;
  std::map<tune::PointId, std::size_t> at_; ///< where the result's plans are
  std::vector<Launched> launched_;          ///< the first plan of each machine code and launch
  std::vector<Waiting> waiting_;
  std::size_t refusedInARow_ = 0;
  std::size_t taken_ = 0; ///< of the result's plans, by takeNew()
  PlanSearchResult out_;
};

} // namespace warpgrain::workflow
