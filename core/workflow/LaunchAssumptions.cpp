// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/LaunchAssumptions.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace warpgrain::workflow {

namespace {

using dependence::Reason;
using dependence::ReasonId;

/// "a, b" as its parts.
void addNames(const std::string &list, std::vector<std::string> &out) {
  for (std::size_t at = 0; at < list.size();) {
    const std::size_t end = std::min(list.find(", ", at), list.size());
    out.push_back(list.substr(at, end - at));
    at = end + 2;
  }
}

/// The texts of a reason's arguments, and of clauses among them.
std::vector<std::string> namesIn(const Reason &reason) {
  std::vector<std::string> out;
  for (const dependence::ReasonArgument &argument : reason.arguments) {
    if (const std::string *text = argument.text()) addNames(*text, out);
    if (const Reason *clause = argument.clause())
      for (std::string &name : namesIn(*clause))
        out.push_back(std::move(name));
  }
  return out;
}

std::optional<std::int64_t> numberIn(const Reason &reason, std::size_t argument) {
  if (argument >= reason.arguments.size()) return std::nullopt;
  const std::int64_t *number = reason.arguments[argument].number();
  return number != nullptr ? std::optional(*number) : std::nullopt;
}

std::string firstText(const Reason &reason) {
  const std::string *text = reason.arguments.empty() ? nullptr : reason.arguments.front().text();
  return text != nullptr ? *text : std::string();
}

/// A name that stands for one variable in the whole kernel, a parameter.
bool isParameterAlone(const model::Function &kernel, const std::string &name) {
  std::size_t variables = 0;
  for (const model::Variable &variable : kernel.body.variables)
    variables += variable.name == name ? 1U : 0U;
  return variables == 1 &&
         std::ranges::any_of(kernel.parameters, [&](model::VariableId id) { return kernel.body[id].name == name; });
}

} // namespace

std::optional<AssumedRange> rangeAssumed(const model::Function &kernel, const Reason &assumption) {
  AssumedRange out{.parameter = firstText(assumption)};
  if (!isParameterAlone(kernel, out.parameter)) return std::nullopt;
  switch (assumption.id) {
  case ReasonId::coveredParameterAtMost: {
    const auto most = numberIn(assumption, 1);
    if (!most) return std::nullopt;
    out.most = *most;
    return out;
  }
  case ReasonId::valueIsNotNegative:
    out.least = 0;
    return out;
  case ReasonId::valueIsBetween: {
    const auto least = numberIn(assumption, 1);
    const auto most = numberIn(assumption, 2);
    if (!least || !most) return std::nullopt;
    out.least = *least;
    out.most = *most;
    return out;
  }
  default:
    return std::nullopt;
  }
}

LaunchAssumptions::LaunchAssumptions(const run::KernelSubject &subject, run::LaunchShape shape)
    : unit_(subject.unit), kernel_(subject.kernel), shape_(std::move(shape)) {}

LaunchAssumptions::LaunchAssumptions(const run::KernelSubject &subject, const run::ResolvedLaunch &launch)
    : LaunchAssumptions(subject, shapeOf(launch)) {
  for (std::size_t i = 0; i < launch.parameters.size(); ++i) {
    const auto &pointers = launch.parameters[i].pointers;
    if (pointers.size() == 1 && pointers.front().offset == 0) addPlace(i, Place{pointers.front().buffer, 0});
  }
}

LaunchAssumptions::LaunchAssumptions(const run::KernelSubject &subject, const measure::Bundle &captured,
                                     run::LaunchShape shape)
    : LaunchAssumptions(subject, std::move(shape)) {
  const auto &arguments = captured.argumentsOf(captured.variants[captured.baseline]);
  for (std::size_t i = 0; i < arguments.size(); ++i)
    if (arguments[i].buffer) addPlace(i, Place{*arguments[i].buffer, arguments[i].offset});
}

void LaunchAssumptions::addPlace(std::size_t parameter, std::optional<Place> place) {
  const model::Function &kernel = (*unit_)[kernel_];
  if (parameter >= kernel.parameters.size() || !place) return;
  const std::string &name = kernel.body[kernel.parameters[parameter]].name;
  if (isParameterAlone(kernel, name)) places_[name] = *place;
}

Assumed LaunchAssumptions::apart(const std::vector<std::string> &names) const {
  bool isKnown = names.size() > 1;
  std::set<std::size_t> allocations;
  std::set<Place> places;
  for (const std::string &name : std::set<std::string>(names.begin(), names.end())) {
    const auto found = places_.find(name);
    if (found == places_.end()) {
      isKnown = false;
      continue;
    }
    if (!places.insert(found->second).second) return Assumed::fails;
    isKnown &= allocations.insert(found->second.first).second;
  }
  return isKnown ? Assumed::holds : Assumed::isNotKnown;
}

Assumed LaunchAssumptions::isWithin(const Reason &assumption) const {
  const auto range = rangeAssumed((*unit_)[kernel_], assumption);
  const auto found = range ? shape_.integers.find(range->parameter) : shape_.integers.end();
  if (found == shape_.integers.end()) return Assumed::isNotKnown;
  return found->second >= range->least && found->second <= range->most ? Assumed::holds : Assumed::fails;
}

Assumed LaunchAssumptions::judge(const Reason &assumption) const {
  const bool isOfPointers =
      assumption.id == ReasonId::doesNotOverlap || assumption.id == ReasonId::pointersDoNotOverlap;
  return isOfPointers ? apart(namesIn(assumption)) : isWithin(assumption);
}

std::string LaunchAssumptions::whyNot(const dependence::Verdict &verdict) const {
  for (const Reason &assumption : verdict.assumptions)
    if (judge(assumption) == Assumed::fails)
      return "It assumes what does not hold in this launch: " + assumption.text();
  return {};
}

std::vector<PlanAssumption> assumptionsOf(const dependence::Verdict &verdict, const LaunchAssumptions &launch) {
  std::vector<PlanAssumption> out;
  for (const Reason &assumption : verdict.assumptions) {
    std::string sentence = assumption.text();
    if (std::ranges::find(out, sentence, &PlanAssumption::sentence) == out.end())
      out.push_back({.sentence = std::move(sentence), .inLaunch = launch.judge(assumption)});
  }
  return out;
}

} // namespace warpgrain::workflow
