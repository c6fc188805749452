// SPDX-License-Identifier: Apache-2.0
#include "core/plan/KernelStudy.h"

#include "core/access/symbolic/SymbolicExecution.h"
#include "core/plan/ApplyPlan.h"

#include <algorithm>
#include <utility>

namespace warpgrain::transform {

using namespace model;
using dependence::RaceReport;

namespace {

void append(RaceReport &out, RaceReport &&more) {
  std::ranges::move(more.races, std::back_inserter(out.races));
  std::ranges::move(more.possible, std::back_inserter(out.possible));
  for (dependence::Reason &assumption : more.assumptions)
    addOnce(out.assumptions, std::move(assumption));
  if (!out.limit) out.limit = std::move(more.limit);
}

} // namespace

/// The unit after steps, and the study that refers to it.
struct KernelStudy::After {
  std::expected<PlanResult, PlanError> made;
  std::optional<KernelStudy> study;
};

KernelStudy::~KernelStudy() = default;

KernelStudy::KernelStudy(const Unit &unit, FunctionId kernel, Reparse reparse, Texts texts)
    : unit_(unit), id_(kernel), index_(unit[kernel].body, unit), effects_(unit),
      launch_(access::LaunchContext::of(unit, kernel)), reparse_(std::move(reparse)), texts_(std::move(texts)) {
  const auto isKnown = [this](Axis axis) { return launch_.block[axis] || launch_.grid[axis]; };
  tells_ = !launch_.arguments.empty() || std::ranges::any_of(allAxes, isKnown);
}

const dependence::ThreadVariance &KernelStudy::variance(Axis axis) {
  auto &variance = variance_[model::indexOf(axis)];
  if (!variance) variance.emplace(index_, effects_, axis);
  return *variance;
}

const RaceReport &KernelStudy::races() {
  if (races_) return *races_;
  races_.emplace();
  for (const access::KernelInstances &each : instances())
    append(*races_, dependence::findRaces(unit_, each, dependence::RaceScope::block));
  return *races_;
}

const std::vector<access::KernelInstances> &KernelStudy::instances(LaunchScope scope) {
  auto &out = instances_[indexOf(scope)];
  if (out) return *out;
  out.emplace();
  access::LaunchContext launch = indexOf(scope) == 0 ? launch_ : access::LaunchContext();
  if (kernel().instances.empty()) out->push_back(access::executeSymbolically(unit_, id_, launch));
  for (const Instance &instance : kernel().instances) {
    launch.instance = instance.arguments;
    out->push_back(access::executeSymbolically(unit_, id_, launch));
  }
  return *out;
}

const std::vector<dependence::CarriedDependences> &KernelStudy::carriedBy(StatementId loop, LaunchScope scope) {
  const auto [at, isNew] = carried_[indexOf(scope)].try_emplace(loop);
  if (isNew)
    for (const access::KernelInstances &each : instances(scope))
      at->second.push_back(dependence::dependencesCarriedBy(unit_, each, kernel().body[loop].keyword));
  return at->second;
}

std::expected<KernelStudy *, dependence::Verdict> KernelStudy::after(const Plan &plan) {
  std::unique_ptr<After> &after = after_[toString(plan)];
  if (!after) {
    after = std::make_unique<After>(applyPlan(unit_, texts_, id_, plan, reparse_));
    if (after->made) after->study.emplace(after->made->unit, after->made->kernelId, reparse_, after->made->texts);
  }
  if (!after->made) return std::unexpected(after->made.error().ofPlan());
  return &*after->study;
}

} // namespace warpgrain::transform
