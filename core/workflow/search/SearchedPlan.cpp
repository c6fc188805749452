// SPDX-License-Identifier: Apache-2.0
//
// What is said of the plans of a search, beside each other.
#include "core/workflow/search/SearchedPlan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace warpgrain::workflow {

namespace {

/// Medians of which one is so much larger at most are those of plans that are as fast.
constexpr double closeness = 0.01;

bool isFaster(const SearchedPlan &plan) {
  return plan.answer == PlanAnswer::measured && plan.beside == Beside::faster;
}

bool isVerified(const SearchedPlan &plan) {
  return isFaster(plan) && plan.verification && plan.verification->holds();
}

/// It was tried to verify it.
bool isNotVerifiable(const SearchedPlan &plan) {
  return plan.verification && !plan.verification->holds();
}

/// Of those that are faster than the original.
template <typename IsMeant>
const SearchedPlan *bestOf(const std::vector<SearchedPlan> &plans, IsMeant isMeant) {
  const auto counts = [&](const SearchedPlan &plan) { return isFaster(plan) && isMeant(plan); };
  double greatest = 0;
  for (const SearchedPlan &plan : plans)
    if (counts(plan)) greatest = std::max(greatest, *plan.speedUp);
  const SearchedPlan *out = nullptr;
  for (const SearchedPlan &plan : plans) {
    if (!counts(plan) || *plan.speedUp < greatest * (1 - closeness)) continue;
    const bool isBetter = out == nullptr || plan.plan.size() < out->plan.size() ||
                          (plan.plan.size() == out->plan.size() && *plan.speedUp > *out->speedUp);
    if (isBetter) out = &plan;
  }
  return out;
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

const SearchedPlan *PlanSearchResult::best() const {
  const bool isOneVerified = std::ranges::any_of(plans, isVerified);
  return bestOf(plans, [&](const SearchedPlan &plan) { return !isOneVerified || !isNotVerifiable(plan); });
}

const SearchedPlan *PlanSearchResult::bestNotLookedAt() const {
  return bestOf(plans, [](const SearchedPlan &plan) { return !plan.verification; });
}

const SearchedPlan *PlanSearchResult::fasterUnverified() const {
  const SearchedPlan *named = best();
  if (named == nullptr || !isVerified(*named)) return nullptr;
  return bestOf(plans,
                [&](const SearchedPlan &plan) { return isNotVerifiable(plan) && plan.speedUp > named->speedUp; });
}

std::size_t PlanSearchResult::count(PlanAnswer answer) const {
  return static_cast<std::size_t>(std::ranges::count(plans, answer, &SearchedPlan::answer));
}

} // namespace warpgrain::workflow
