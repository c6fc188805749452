// SPDX-License-Identifier: Apache-2.0
#include "core/transform/KernelStudy.h"

#include "core/access/execute/SymbolicExecution.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::RaceReport;

namespace {

void append(RaceReport &out, RaceReport &&more) {
  std::ranges::move(more.races, std::back_inserter(out.races));
  std::ranges::move(more.possible, std::back_inserter(out.possible));
  for (std::string &text : more.assumptions)
    if (std::ranges::find(out.assumptions, text) == out.assumptions.end()) out.assumptions.push_back(std::move(text));
  if (out.limit.empty()) out.limit = std::move(more.limit);
}

} // namespace

KernelStudy::KernelStudy(const Unit &unit, FunctionId kernel)
    : unit_(unit), id_(kernel), index_(unit[kernel].body, unit), effects_(unit) {}

const dependence::ThreadVariance &KernelStudy::variance(Axis axis) {
  auto &variance = variance_[indexOf(axis)];
  if (!variance) variance.emplace(index_, effects_, axis);
  return *variance;
}

const RaceReport &KernelStudy::races() {
  if (races_) return *races_;
  races_.emplace();
  access::LaunchContext launch = access::LaunchContext::of(unit_, id_);
  const auto look = [&] {
    append(*races_,
           dependence::findRaces(unit_, access::executeSymbolically(unit_, id_, launch), dependence::RaceScope::block));
  };
  if (kernel().instances.empty()) look();
  for (const Instance &instance : kernel().instances) {
    launch.instance = instance.arguments;
    look();
  }
  return *races_;
}

} // namespace warpgrain::transform
