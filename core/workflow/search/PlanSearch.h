// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/sizes/SizedVerifier.h"
#include "core/tune/search/Strategy.h"
#include "core/workflow/KernelBundle.h"
#include "core/workflow/MeasureHosts.h"
#include "core/workflow/search/PauseGate.h"
#include "core/workflow/search/SearchedPlan.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace warpgrain::workflow {

/// Is told the space, before its first plan is tried.
using SearchBegun = std::function<void(const PlanSearchResult &soFar)>;

/// How the best plans of a search are verified: on the CPU, at boundary sizes, the best first, until one holds. The
/// best so far is verified while others are measured, where the kernel's parser can be used by several threads at once.
struct WinnerCheck {
  double seconds = 60;           ///< after the search's end; nothing of it goes on later
  double secondsAfterStop = 10;  ///< the same where the search was cancelled
  CancellationToken atOnce = {}; ///< ends it at once
  run::SizeWishes wishes = {};   ///< which arguments are sizes
  run::SizeLimits limits = {};
  run::FindExecutor findExecutor = run::Executor::find;
};

/// A kernel whose fastest plan is looked for (ALG-D1).
struct PlanSearchOrder {
  KernelBundleOrder kernel;                          ///< without plans; the subject's unit can be parsed anew
  SearchObjective objective = SearchObjective::time; ///< energy is measured where it counts
  tune::NamedStrategy strategy = tune::strategies.front();
  std::uint64_t seed = 1;
  bool allowsReorder = false;    ///< of floating-point sums; outputs may then differ within the tolerance
  std::size_t evaluations = 100; ///< plans that are compiled, at most; those that are refused do not count
  std::optional<double> seconds; ///< no round begins later, but the first
  /// So many plans of which the time model expects most are tried in the second batch, before the strategy's, and of
  /// those that are estimated by then half of the first one; 0: the strategy alone chooses.
  std::size_t recommended = 8;
  std::size_t together = 8;     ///< plans of a round, which are compiled side by side
  std::filesystem::path folder; ///< takes a bundle for each round
  std::filesystem::path store;  ///< where answers are kept, and looked up; empty: they are not
  std::string host;             ///< a command that leads to another machine; empty: this one
  RunnerOptions runner;         ///< how each round is measured
  /// GPUs of the machine, of one model, which share each round; none: the runner's own measures all.
  std::vector<int> gpus = {};
  HostsProgress progress; ///< of measuring on another machine
  SearchBegun begun = {};
  std::shared_ptr<PauseGate> pause = {}; ///< holds the search up between two rounds; none: nobody does
  std::optional<WinnerCheck> check = {}; ///< none: no plan is verified
};

/// Is told each plan as its answer is known, on threads of the search, one call at a time.
using PlanReport = std::function<void(const SearchedPlan &, const PlanSearchResult &soFar)>;

/// Searches until the budget is spent, no plan is left, hundreds in a row were refused, or it is cancelled; keeps what
/// was found in any case. With a store, plans that were evaluated before are not evaluated again, and each round's
/// answers are kept when it ends. Fails where the launch cannot be completed (usage), or the original cannot be built
/// or measured (tool); its energy, too, where that counts.
Result<PlanSearchResult> searchPlans(const PlanSearchOrder &order, const PlanReport &report,
                                     const CancellationToken &cancel);

} // namespace warpgrain::workflow
