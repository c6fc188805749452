// SPDX-License-Identifier: Apache-2.0
//
// What is said of the plans of a search, beside each other.
#include "core/workflow/search/SearchedPlan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

namespace warpgrain::workflow {

namespace {

/// Medians of which one is so much larger at most are those of plans that are as fast.
constexpr double closeness = 0.01;
/// The same of energies, which are known to this at best.
constexpr double closenessOfEnergy = 0.03;

bool isMeasured(const SearchedPlan &plan) {
  return plan.answer == PlanAnswer::measured && plan.speedUp.has_value();
}

bool isFaster(const SearchedPlan &plan) {
  return isMeasured(plan) && plan.beside == Beside::faster;
}

bool takesLess(const SearchedPlan &plan) {
  return isMeasured(plan) && plan.saving && plan.besideEnergy == Beside::faster;
}

bool isVerified(const SearchedPlan &plan) {
  return plan.answer == PlanAnswer::measured && plan.verification && plan.verification->holds();
}

/// It was tried to verify it.
bool isNotVerifiable(const SearchedPlan &plan) {
  return plan.verification && !plan.verification->holds();
}

/// Those that are certainly better than the original by the objective.
std::vector<const SearchedPlan *> betterOnes(const PlanSearchResult &result) {
  if (result.objective == SearchObjective::both) return result.front();
  std::vector<const SearchedPlan *> out;
  for (const SearchedPlan &plan : result.plans)
    if (result.objective == SearchObjective::time ? isFaster(plan) : takesLess(plan)) out.push_back(&plan);
  return out;
}

/// How many times better than the original.
double gainOf(const PlanSearchResult &result, const SearchedPlan &plan) {
  return 1 / *costOf(result.objective, plan.speedUp, plan.saving);
}

/// Of those that are better than the original.
template <typename IsMeant>
const SearchedPlan *bestOf(const PlanSearchResult &result, IsMeant isMeant) {
  const double close = result.objective == SearchObjective::time ? closeness : closenessOfEnergy;
  std::vector<const SearchedPlan *> those = betterOnes(result);
  std::erase_if(those, [&](const SearchedPlan *plan) { return !isMeant(*plan); });
  double greatest = 0;
  for (const SearchedPlan *plan : those)
    greatest = std::max(greatest, gainOf(result, *plan));
  const SearchedPlan *out = nullptr;
  for (const SearchedPlan *plan : those) {
    const double gain = gainOf(result, *plan);
    if (gain < greatest * (1 - close)) continue;
    const bool isChosen = out == nullptr || plan->plan.size() < out->plan.size() ||
                          (plan->plan.size() == out->plan.size() && gain > gainOf(result, *out));
    if (isChosen) out = plan;
  }
  return out;
}

/// The original's times as they were while a plan was measured: its interval, around the median of that time.
measure::Summary besideOf(const measure::Row &row, const measure::Row &original) {
  const double change = original.summary.median > 0 ? *row.baselineMedian / original.summary.median : 1;
  return {.median = *row.baselineMedian, .low = original.summary.low * change, .high = original.summary.high * change};
}

} // namespace

std::string_view nameOf(Beside beside) {
  static constexpr std::array<std::string_view, 4> names{"FASTER", "SAME", "SLOWER", "AMBIGUOUS"};
  return names[static_cast<std::size_t>(beside)];
}

Beside compared(const measure::Summary &plan, const measure::Summary &original) {
  if (plan.high < original.low) return Beside::faster;
  if (plan.low > original.high) return Beside::slower;
  return std::abs(plan.median - original.median) <= closeness * original.median ? Beside::same : Beside::ambiguous;
}

Beside compared(const measure::Energy &plan, const measure::Energy &original) {
  const double difference = plan.microjoules - original.microjoules;
  const double uncertain = plan.uncertainty + original.uncertainty;
  if (difference < -uncertain) return Beside::faster;
  if (difference > uncertain) return Beside::slower;
  return std::abs(difference) <= closenessOfEnergy * original.microjoules ? Beside::same : Beside::ambiguous;
}

std::string_view energyNameOf(Beside beside) {
  static constexpr std::array<std::string_view, 4> names{"LESS", "SAME", "MORE", "AMBIGUOUS"};
  return names[static_cast<std::size_t>(beside)];
}

SearchedPlan searchedPlanOf(transform::Plan plan, const measure::Row &row, const measure::Row &original) {
  SearchedPlan out{.plan = std::move(plan), .answer = PlanAnswer::failed, .reason = row.reason, .row = row};
  out.speedUp = row.speedUp();
  if (!out.speedUp) return out;
  out.answer = PlanAnswer::measured;
  out.beside = compared(row.summary, besideOf(row, original));
  takeEnergy(out);
  return out;
}

void takeEnergy(SearchedPlan &plan) {
  if (!plan.row) return;
  plan.saving = plan.row->energySaving();
  if (plan.saving) plan.besideEnergy = compared(*plan.row->energy, *plan.row->baselineEnergy);
}

const SearchedPlan *PlanSearchResult::best() const {
  const bool isOneVerified =
      std::ranges::any_of(betterOnes(*this), [](const SearchedPlan *plan) { return isVerified(*plan); });
  return bestOf(*this, [&](const SearchedPlan &plan) { return !isOneVerified || !isNotVerifiable(plan); });
}

const SearchedPlan *PlanSearchResult::bestNotLookedAt() const {
  return bestOf(*this, [](const SearchedPlan &plan) { return !plan.verification; });
}

const SearchedPlan *PlanSearchResult::fasterUnverified() const {
  const SearchedPlan *named = best();
  if (named == nullptr || !isVerified(*named)) return nullptr;
  return bestOf(*this, [&](const SearchedPlan &plan) {
    return isNotVerifiable(plan) && gainOf(*this, plan) > gainOf(*this, *named);
  });
}

std::vector<const SearchedPlan *> PlanSearchResult::front() const {
  std::vector<const SearchedPlan *> those;
  for (const SearchedPlan &plan : plans)
    if (isMeasured(plan) && plan.saving && (isFaster(plan) || takesLess(plan))) those.push_back(&plan);
  const auto values = [](const SearchedPlan *plan) { return std::pair(*plan->speedUp, *plan->saving); };
  std::ranges::stable_sort(those, std::greater(), values);
  std::vector<const SearchedPlan *> out;
  double greatest = 0; // saving of those before
  for (const SearchedPlan *plan : those) {
    const bool isAsLast = !out.empty() && values(out.back()) == values(plan);
    const bool isBeatenByOriginal = *plan->speedUp <= 1 && *plan->saving <= 1;
    if (isBeatenByOriginal || (*plan->saving <= greatest && !isAsLast)) continue;
    greatest = std::max(greatest, *plan->saving);
    out.push_back(plan);
  }
  return out;
}

std::size_t PlanSearchResult::count(PlanAnswer answer) const {
  return static_cast<std::size_t>(std::ranges::count(plans, answer, &SearchedPlan::answer));
}

} // namespace warpgrain::workflow
