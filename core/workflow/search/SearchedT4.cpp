// SPDX-License-Identifier: Apache-2.0
//
// The plans of a search in the form that tuners exchange.
#include "core/plan/Step.h"
#include "core/workflow/search/SearchedPlan.h"

#include <string>
#include <utility>
#include <vector>

namespace warpgrain::workflow {

namespace {

tune::Invalidity invalidityOf(const SearchedPlan &plan) {
  if (plan.answer == PlanAnswer::measured) return tune::Invalidity::correct;
  if (plan.answer == PlanAnswer::refused) return tune::Invalidity::constraints;
  if (!plan.row) return tune::Invalidity::compile;
  if (plan.verification && !plan.verification->against.empty()) return tune::Invalidity::correctness;
  if (plan.row->failure == measure::Failure::output) return tune::Invalidity::correctness;
  return plan.row->failure == measure::Failure::hang ? tune::Invalidity::timeout : tune::Invalidity::runtime;
}

std::vector<std::string> objectivesOf(SearchObjective objective) {
  if (objective == SearchObjective::both) return {"time", "energy"};
  return {objective == SearchObjective::time ? "time" : "energy"};
}

tune::T4Result t4ResultOf(const SearchedPlan &plan, const PlanSearchResult &search) {
  const measure::Environment &environment = search.environment;
  tune::T4Result out{.timestamp = environment.date,
                     .configuration = plan.configuration,
                     .objectives = objectivesOf(search.objective),
                     .times = {},
                     .invalidity = invalidityOf(plan),
                     .correctness = plan.answer == PlanAnswer::measured ? 1.0 : 0.0,
                     .measurements = {},
                     .plan = toString(plan.plan),
                     .reason = plan.reason};
  if (plan.row && plan.answer == PlanAnswer::measured) {
    for (const double microseconds : plan.row->samples)
      out.times.runs.push_back(microseconds / 1000);
    out.measurements.push_back({.name = "time", .value = plan.row->summary.median / 1000, .unit = "ms"});
    if (plan.row->energy) out.addEnergy(plan.row->energy->microjoules, plan.row->energy->uncertainty);
    if (plan.verification)
      out.measurements.push_back({.name = "verified_sizes", .value = static_cast<double>(plan.verification->sizes)});
  }
  return out;
}

/// The plan of no step, as it was measured last.
SearchedPlan originalOf(const PlanSearchResult &result) {
  SearchedPlan out{.plan = {}, .answer = PlanAnswer::measured, .row = result.original};
  for (const tune::Parameter &parameter : result.parameters)
    out.configuration.emplace_back(parameter.name, parameter.values.front());
  return out;
}

} // namespace

std::vector<tune::T4Result> t4ResultsOf(const PlanSearchResult &result) {
  std::vector<tune::T4Result> out;
  if (result.original) out.push_back(t4ResultOf(originalOf(result), result));
  for (const SearchedPlan &plan : result.plans)
    if (plan.answer != PlanAnswer::alike) out.push_back(t4ResultOf(plan, result));
  return out;
}

} // namespace warpgrain::workflow
