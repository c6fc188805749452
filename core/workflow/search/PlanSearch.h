// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/sizes/SizedVerifier.h"
#include "core/tune/records/T4.h"
#include "core/tune/search/Strategy.h"
#include "core/workflow/KernelBundle.h"
#include "core/workflow/MeasureHosts.h"
#include "core/workflow/PlanVerification.h"
#include "core/workflow/search/PauseGate.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace warpgrain::workflow {

struct PlanSearchResult;

/// Is told the space, before its first plan is tried.
using SearchBegun = std::function<void(const PlanSearchResult &soFar)>;

/// How the best plans of a search are verified: on the CPU, at boundary sizes, the best first, until one holds.
struct WinnerCheck {
  double seconds = 60; ///< nothing of it goes on later
  run::SizeLimits limits;
  run::FindExecutor findExecutor = run::Executor::find;
};

/// A kernel whose fastest plan is looked for (ALG-D1).
struct PlanSearchOrder {
  KernelBundleOrder kernel; ///< without plans; the subject's unit can be parsed anew
  tune::NamedStrategy strategy = tune::strategies.front();
  std::uint64_t seed = 1;
  bool allowsReorder = false;    ///< of floating-point sums; outputs may then differ within the tolerance
  std::size_t evaluations = 100; ///< plans that are compiled, at most; those that are refused do not count
  std::optional<double> seconds; ///< no round begins later, but the first
  /// So many plans of which the time model expects most are tried in the second batch, before the strategy's; 0: the
  /// strategy alone chooses.
  std::size_t recommended = 8;
  std::size_t together = 8;     ///< plans of a round, which are compiled side by side
  std::filesystem::path folder; ///< takes a bundle for each round
  std::filesystem::path store;  ///< where answers are kept, and looked up; empty: they are not
  std::string host;             ///< a command that leads to another machine; empty: this one
  RunnerOptions runner;         ///< how each round is measured
  HostsProgress progress;       ///< of measuring on another machine
  SearchBegun begun = {};
  std::shared_ptr<PauseGate> pause = {}; ///< holds the search up between two rounds; none: nobody does
  std::optional<WinnerCheck> check = {}; ///< none: no plan is verified
};

enum class PlanAnswer : std::uint8_t {
  measured, ///< it has a time, and outputs as they should be
  refused,  ///< a step may not be made, or the plan cannot be launched so
  failed,   ///< it does not compile, or did not run as it should
  alike,    ///< its machine code and launch are those of an earlier plan
};

/// A plan's times beside the original's of the same round, by the 95 % intervals of both medians.
enum class Beside : std::uint8_t {
  faster,    ///< the intervals are apart
  same,      ///< they meet, and the medians are within 1 %
  slower,    ///< the intervals are apart
  ambiguous, ///< they meet, and the medians are further apart: more samples would tell
};

/// "FASTER", "SAME", "SLOWER", "AMBIGUOUS".
std::string_view nameOf(Beside beside);

Beside compared(const measure::Summary &plan, const measure::Summary &original);

/// What came of a plan.
struct SearchedPlan {
  transform::Plan plan;
  std::vector<std::pair<std::string, tune::ParameterValue>> configuration; ///< its values of the space's parameters
  PlanAnswer answer = PlanAnswer::refused;
  std::string reason; ///< a sentence, where it has no time
  std::optional<measure::Row> row;
  std::optional<double> speedUp;                ///< over the original, measured beside it in the same round
  Beside beside = Beside::ambiguous;            ///< of a plan that was measured
  bool isFromStore = false;                     ///< an earlier search evaluated it
  std::optional<PlanVerification> verification; ///< where it was to be the best
};

/// Why a search ended.
enum class SearchEnd : std::uint8_t { evaluations, seconds, wholeSpace, refusals, cancelled, error };

struct PlanSearchResult {
  std::uint64_t combinations = 0;          ///< of the choices
  std::vector<std::string> leftOut;        ///< choices that are not in the space
  std::vector<tune::Parameter> parameters; ///< of the space; without a step each has its first value
  run::LaunchShape shape;                  ///< of the original's launch
  measure::Environment environment;
  std::optional<measure::Row> original; ///< as it was measured last
  std::vector<SearchedPlan> plans;      ///< in the order in which they were evaluated; without the original
  std::size_t evaluated = 0;            ///< that counted, those of earlier searches too
  std::vector<std::string> notes;       ///< what a person should know of the store; sentences
  SearchEnd end = SearchEnd::error;
  std::optional<Error> error; ///< what ended it; what was found before is there

  /// The one of greatest speed-up, or one of fewer steps that is within 1 % of it; null where none is faster than the
  /// original. A plan that verification speaks against has failed, and is not among them.
  const SearchedPlan *best() const;
  std::size_t count(PlanAnswer answer) const;
};

/// The original, what was compiled, and what was refused, in the form that tuners exchange. Costs are times in
/// milliseconds.
std::vector<tune::T4Result> t4ResultsOf(const PlanSearchResult &result);

/// Is told each plan as its answer is known, on threads of the search, one call at a time.
using PlanReport = std::function<void(const SearchedPlan &, const PlanSearchResult &soFar)>;

/// Searches until the budget is spent, no plan is left, hundreds in a row were refused, or it is cancelled; keeps what
/// was found in any case. With a store, plans that were evaluated before are not evaluated again, and each round's
/// answers are kept when it ends. Fails where the launch cannot be completed (usage), or the original cannot be built
/// or measured (tool).
Result<PlanSearchResult> searchPlans(const PlanSearchOrder &order, const PlanReport &report,
                                     const CancellationToken &cancel);

} // namespace warpgrain::workflow
