// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/search/PlanSearch.h"
#include "core/workflow/search/SearchStore.h"

#include <chrono>
#include <cstddef>
#include <future>
#include <optional>
#include <string>

namespace warpgrain::workflow {

/// Runs plans of a search on the CPU at boundary sizes. Used by one thread at a time.
class WinnerVerifier {
public:
  explicit WinnerVerifier(const PlanSearchOrder &order) : order_(order) {}

  /// What became of a plan.
  struct Outcome {
    PlanVerification verification;
    std::optional<run::SizedVerification> runs; ///< where it could be run; what is kept of it
    bool isForAll = false;                      ///< why it was not verified holds for every plan
  };

  Outcome verify(const transform::Plan &plan, const CancellationToken &cancel);

private:
  Result<void> begin();

  const PlanSearchOrder &order_;
  std::optional<run::SizedVerifier> verifier_;
};

/// Verifies the best plans of a search: on a thread of its own while others are measured, and those that are left when
/// it ends. One that is wrong is set aside, here and in the store, and the next best takes its place. What is known of
/// a plan is not looked for again. Where a plan cannot be verified, it says why; that is no failure.
class Winners {
public:
  /// Both must outlive it.
  Winners(const PlanSearchOrder &order, SearchStore &store) : order_(order), store_(store), verifier_(order) {}

  Winners(const Winners &) = delete;
  Winners &operator=(const Winners &) = delete;
  /// Ends what is under way.
  ~Winners();

  /// Takes what has become known, and begins with the best plan so far. Waits for nothing. Fails (input) where the
  /// store cannot be written.
  Result<void> goOn(PlanSearchResult &result);

  /// Waits until the best plan is verified, for as long as the check says. Fails likewise.
  Result<void> finish(PlanSearchResult &result, const CancellationToken &cancel);

private:
  using Clock = std::chrono::steady_clock;

  struct UnderWay {
    transform::Plan plan;
    CancellationSource stop;
    std::future<WinnerVerifier::Outcome> outcome;
  };

  std::optional<WinnerVerifier::Outcome> known(const transform::Plan &plan) const;
  void begin(const transform::Plan &plan);
  /// Ends it where the time is up, and says so in its outcome.
  WinnerVerifier::Outcome wait(const CancellationToken &cancel);
  Result<void> take(const transform::Plan &plan, WinnerVerifier::Outcome outcome, PlanSearchResult &result);
  const SearchedPlan *next(const PlanSearchResult &result);
  static void takeForFront(const PlanVerification &verification, PlanSearchResult &result);
  Result<void> endWhatIsNotNeeded(PlanSearchResult &result, const CancellationToken &cancel);

  const PlanSearchOrder &order_;
  SearchStore &store_;
  WinnerVerifier verifier_;
  Clock::time_point end_ = Clock::time_point::max(); ///< nothing goes on later
  std::optional<Clock::time_point> stopped_;         ///< when it was seen that the search was stopped
  std::string whyEnded_;                             ///< a clause, once no more may be verified
  std::size_t others_ = 0;                           ///< that were looked at since the best cannot be verified
  std::optional<UnderWay> underWay_;                 ///< last: it uses the verifier
};

/// Makes of a plan that verification speaks against one that has failed.
void setAside(SearchedPlan &plan);

} // namespace warpgrain::workflow
