// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/measure/Records.h"
#include "core/measure/Statistics.h"
#include "core/plan/Step.h"
#include "core/run/launch/VariantLaunch.h"
#include "core/tune/records/T4.h"
#include "core/tune/space/ParameterSpace.h"
#include "core/workflow/PlanVerification.h"
#include "core/workflow/search/SearchObjective.h"
#include "core/workflow/search/SearchTimes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace warpgrain::workflow {

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

/// The same of energies, by their uncertainties; those within 3 % are the same.
Beside compared(const measure::Energy &plan, const measure::Energy &original);

/// "LESS", "SAME", "MORE", "AMBIGUOUS".
std::string_view energyNameOf(Beside beside);

/// What came of a plan.
struct SearchedPlan {
  transform::Plan plan;
  std::vector<std::pair<std::string, tune::ParameterValue>> configuration; ///< its values of the space's parameters
  PlanAnswer answer = PlanAnswer::refused;
  std::string reason; ///< a sentence, where it has no time
  std::optional<measure::Row> row;
  std::optional<double> speedUp;                ///< over the original, measured beside it in the same round
  Beside beside = Beside::ambiguous;            ///< of a plan that was measured
  std::optional<double> saving;                 ///< how many times as much energy the original takes, likewise
  Beside besideEnergy = Beside::ambiguous;      ///< of a plan whose energy was measured; faster: it takes less
  bool isFromStore = false;                     ///< an earlier search evaluated it
  std::optional<PlanVerification> verification; ///< where it was to be the best
};

/// What a plan's row says beside the original's of the same run. One that has no time has failed.
SearchedPlan searchedPlanOf(transform::Plan plan, const measure::Row &row, const measure::Row &original);

/// Takes what a plan's row says of energies, beside the original's of the same round.
void takeEnergy(SearchedPlan &plan);

/// Why a search ended.
enum class SearchEnd : std::uint8_t { evaluations, seconds, wholeSpace, refusals, cancelled, error };

struct PlanSearchResult {
  SearchObjective objective = SearchObjective::time;
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
  SearchTimes times;

  /// The one of greatest speed-up, or one of fewer steps that is within 1 % of it; null where none is faster than the
  /// original. A plan that verification speaks against has failed, and is not among them; nor is one that could not be
  /// verified, where another one is. Where energy is the objective, the one of least energy, or one of fewer steps that
  /// is within 3 % of it; where both are, the one of the front for which the product of both is least.
  const SearchedPlan *best() const;
  /// The same of those of which it was not tried to verify them.
  const SearchedPlan *bestNotLookedAt() const;
  /// The fastest one that could not be verified, and is not the best for that; null where there is none. By the
  /// objective likewise.
  const SearchedPlan *fasterUnverified() const;
  /// The plans that are certainly faster than the original or certainly take less energy, and that no other one beats:
  /// none, nor the original, is as good in both and better in one. The fastest is first. What verification speaks
  /// against has failed, and is not among them.
  std::vector<const SearchedPlan *> front() const;
  std::size_t count(PlanAnswer answer) const;
};

/// The original, what was compiled, and what was refused, in the form that tuners exchange. Times are in milliseconds,
/// energies in microjoules.
std::vector<tune::T4Result> t4ResultsOf(const PlanSearchResult &result);

} // namespace warpgrain::workflow
