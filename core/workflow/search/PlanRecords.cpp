// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/PlanRecords.h"

#include "core/tune/store/Store.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace warpgrain::workflow {

namespace {

tune::RecordAnswer answerOf(PlanAnswer answer) {
  switch (answer) {
  case PlanAnswer::measured:
    return tune::RecordAnswer::done;
  case PlanAnswer::refused:
    return tune::RecordAnswer::refused;
  case PlanAnswer::failed:
    return tune::RecordAnswer::failed;
  default:
    return tune::RecordAnswer::alike;
  }
}

PlanAnswer answerOf(tune::RecordAnswer answer) {
  switch (answer) {
  case tune::RecordAnswer::done:
    return PlanAnswer::measured;
  case tune::RecordAnswer::refused:
    return PlanAnswer::refused;
  case tune::RecordAnswer::failed:
    return PlanAnswer::failed;
  default:
    return PlanAnswer::alike;
  }
}

Beside besideNamed(const std::string &name) {
  for (const Beside beside : {Beside::faster, Beside::same, Beside::slower})
    if (nameOf(beside) == name) return beside;
  return Beside::ambiguous;
}

} // namespace

tune::Record recordOf(tune::Record common, const SearchedPlan &plan, const measure::Environment &environment) {
  common.key.plan = toString(plan.plan);
  common.answer = answerOf(plan.answer);
  common.reason = plan.reason;
  common.configuration = plan.configuration;
  common.row = plan.row;
  common.speedUp = plan.speedUp;
  common.saving = plan.saving;
  if (plan.answer == PlanAnswer::measured) common.beside = nameOf(plan.beside);
  if (!plan.row && !plan.speedUp) return common;
  common.date = environment.date;
  common.key.device = tune::deviceOf(environment);
  common.environment = environment;
  return common;
}

std::vector<tune::Record> recordsOf(const tune::Record &common, const Measurement &measured) {
  const auto original = std::ranges::find_if(measured.rows, &measure::Row::isBaseline);
  std::vector<tune::Record> out;
  if (original == measured.rows.end() || !original->measured() || measured.environment.gpu.empty()) return out;
  for (const measure::Row &row : measured.rows) {
    auto plan = transform::parsePlan(row.steps);
    if (row.isBaseline || row.steps.empty() || !plan) continue; // empty: a kernel as its program had it
    out.push_back(recordOf(common, searchedPlanOf(std::move(*plan), row, *original), measured.environment));
  }
  return out;
}

Result<void> keepMeasured(const std::filesystem::path &store, const tune::Record &common,
                          const std::vector<Measurement> &measured) {
  std::vector<tune::Record> records;
  for (const Measurement &each : measured)
    std::ranges::move(recordsOf(common, each), std::back_inserter(records));
  if (records.empty()) return {};
  auto opened = tune::Store::open(store);
  if (!opened) return std::unexpected(opened.error());
  if (const auto kept = opened->put(records); !kept) return std::unexpected(kept.error());
  return {};
}

std::optional<SearchedPlan> searchedPlanOf(const tune::Record &record) {
  auto plan = record.key.plan.empty() ? transform::Plan() : transform::parsePlan(record.key.plan);
  const bool isTimed = record.answer != tune::RecordAnswer::done || (record.row && record.speedUp);
  if (!plan || record.key.kind != tune::RecordKind::measurement || record.imported || !isTimed) return std::nullopt;
  SearchedPlan out{.plan = std::move(*plan),
                   .configuration = record.configuration,
                   .answer = answerOf(record.answer),
                   .reason = record.reason,
                   .row = record.row,
                   .speedUp = record.speedUp,
                   .beside = besideNamed(record.beside),
                   .saving = record.saving};
  if (out.answer == PlanAnswer::measured) takeEnergy(out);
  return out;
}

} // namespace warpgrain::workflow
