// SPDX-License-Identifier: Apache-2.0
#include "core/run/launch/SourceNumbers.h"

#include "core/base/LineIndex.h"
#include "core/model/HostNumbers.h"
#include "core/run/launch/BranchValues.h"
#include "core/run/launch/HostFileNumbers.h"
#include "core/run/launch/LaunchText.h"
#include "core/run/launch/LauncherNumbers.h"
#include "core/run/launch/PlainVariable.h"
#include "core/run/launch/SourceLaunch.h"
#include "core/run/parameters/KernelParameters.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

namespace warpgrain::run {

namespace {

using namespace model;

/// The arguments of a launch by the names of the parameters that they become.
std::vector<std::pair<std::string, ExpressionId>> argumentsOf(const Unit &unit, const Launch &launch) {
  std::vector<std::pair<std::string, ExpressionId>> out;
  const Function &kernel = unit[launch.kernel];
  const std::vector<ExpressionId> &operands = unit[launch.launcher].body[launch.expression].operands;
  for (std::size_t i = 0; i < kernel.parameters.size() && launchFirstArgument + i < operands.size(); ++i)
    out.emplace_back(kernel.body[kernel.parameters[i]].name, operands[launchFirstArgument + i]);
  return out;
}

using Values = std::map<VariableId, std::int64_t>;

Values givenVariables(const Unit &unit, const Launch &launch, const std::map<std::string, std::int64_t> &given) {
  Values out;
  for (const auto &[name, argument] : argumentsOf(unit, launch)) {
    const auto value = given.find(name);
    const VariableId variable = variableOf(unit[launch.launcher].body, argument);
    if (value != given.end() && isSome(variable)) out[variable] = value->second;
  }
  return out;
}

/// As the parameter takes it.
SourceValue converted(const HostNumber &number, ScalarKind kind) {
  if (isFloating(kind)) return number.real();
  const auto whole = number.integer();
  if (!whole) return std::monostate();
  return *whole;
}

void addArguments(const HostNumbers &numbers, const Unit &unit, const Launch &launch, const std::string &instance,
                  SourceNumbers &out) {
  const auto entry = kernelEntry(unit, launch.kernel, instance);
  if (!entry) return;
  const auto arguments = argumentsOf(unit, launch);
  for (std::size_t i = 0; i < std::min(arguments.size(), entry->parameters.size()); ++i)
    for (const ParameterLeaf &leaf : entry->parameters[i].leaves) {
      if (leaf.isPointer()) continue;
      const bool isWhole = leaf.path == entry->parameters[i].name;
      const auto number =
          isWhole ? numbers.numberOf(arguments[i].second)
                  : numbers.memberOf(arguments[i].second, leaf.path.substr(entry->parameters[i].name.size() + 1));
      if (!number) continue;
      const auto value = converted(*number, std::get<ScalarKind>(leaf.type));
      if (!std::holds_alternative<std::monostate>(value))
        out.arguments.push_back({.name = leaf.path, .value = value, .isGuess = number->isGuess, .span = number->span});
    }
}

bool isPositive(const Extents &extents) {
  return extents.known() && *extents.value[0] > 0 && *extents.value[1] > 0 && *extents.value[2] > 0;
}

std::array<std::int64_t, 3> arrayOf(const Extents &extents) {
  return {*extents.value[0], *extents.value[1], *extents.value[2]};
}

/// How much of a launch is told.
std::size_t knownOf(const SourceNumbers &numbers) {
  return numbers.arguments.size() + (isPositive(numbers.grid) ? 1 : 0) + (isPositive(numbers.block) ? 1 : 0);
}

/// Adds the launch's shape, where nothing certain tells the same: of several launches another one may be more certain.
void addShape(const Unit &unit, FunctionId kernel, const SourceNumbers &numbers, SourcedForm &out) {
  const SourceLaunch certain = sourceLaunch(unit, kernel, integersIn(out.form));
  const auto add = [&](const char *name, SourceValue value) {
    out.taken.push_back({.name = name, .value = value, .isGuess = numbers.isShapeGuess, .span = {}});
  };
  const auto addExtents = [&](const char *name, const Extents &found, const Extents &known,
                              std::optional<std::array<std::int64_t, 3>> &to) {
    if (to || !isPositive(found) || found == known) return;
    to = arrayOf(found);
    add(name, *to);
  };
  addExtents("block", numbers.block, certain.block, out.form.block);
  addExtents("grid", numbers.grid, certain.grid, out.form.grid);
  const std::int64_t shared = numbers.sharedBytes.value_or(-1);
  if (out.form.sharedBytes || shared < 0 || numbers.sharedBytes == certain.sharedBytes) return;
  out.form.sharedBytes = static_cast<std::uint64_t>(shared);
  add("shared", shared);
}

/// What a launch passes, in a function whose numbers are known. Precondition: the launch is readable.
SourceNumbers numbersWith(const HostNumbers &numbers, const Unit &unit, const Launch &launch,
                          const std::string &instance) {
  SourceNumbers out;
  addArguments(numbers, unit, launch, instance, out);
  out.grid = numbers.extentsOf(launch.grid, out.isShapeGuess);
  out.block = numbers.extentsOf(launch.block, out.isShapeGuess);
  out.sharedBytes = 0;
  if (!isSome(launch.sharedBytes)) return out;
  const auto bytes = numbers.numberOf(launch.sharedBytes);
  out.sharedBytes = bytes ? bytes->integer() : std::nullopt;
  out.isShapeGuess = out.isShapeGuess || (bytes && bytes->isGuess);
  return out;
}

std::string valueText(const SourceNumber &number) {
  if (const auto *whole = std::get_if<std::int64_t>(&number.value)) return std::to_string(*whole);
  if (const auto *truth = std::get_if<bool>(&number.value)) return *truth ? "true" : "false";
  if (const auto *extents = std::get_if<std::array<std::int64_t, 3>>(&number.value)) return extentsText(*extents);
  const auto *real = std::get_if<double>(&number.value);
  if (real == nullptr) return {};
  std::array<char, 32> digits{};
  std::snprintf(digits.data(), digits.size(), "%g", *real);
  return digits.data();
}

} // namespace

const SourceNumber *SourceNumbers::find(const std::string &name) const {
  const auto found = std::ranges::find(arguments, name, &SourceNumber::name);
  return found == arguments.end() ? nullptr : &*found;
}

bool hasReadableArguments(const Launch &launch) {
  return isSome(launch.launcher) && isSome(launch.expression) && isSome(launch.kernel) &&
         launch.form == LaunchSyntax::chevrons;
}

HostNumbers launcherNumbers(const Unit &unit, const Launch &launch, const std::map<std::string, std::int64_t> &given) {
  Values known = givenVariables(unit, launch, given);
  known.merge(valuesInBranches(unit, launch));
  return {unit, unit[launch.launcher].body, std::move(known)};
}

SourceNumbers numbersOf(const Unit &unit, const Launch &launch, const std::string &instance,
                        const std::map<std::string, std::int64_t> &given) {
  if (!hasReadableArguments(launch)) return {};
  return numbersWith(launcherNumbers(unit, launch, given), unit, launch, instance);
}

std::vector<SourceNumbers> numbersOfLaunches(const Unit &unit) {
  std::map<FunctionId, HostNumbers> launchers;
  const auto callers = HostNumbers::callersIn(unit);
  std::vector<SourceNumbers> out;
  for (const Launch &launch : unit.launches) {
    out.emplace_back();
    if (!hasReadableArguments(launch)) continue;
    const Body &body = unit[launch.launcher].body;
    if (const Values required = valuesInBranches(unit, launch); !required.empty()) {
      out.back() = numbersWith(HostNumbers(unit, body, required, callers), unit, launch, {});
      continue;
    }
    const HostNumbers &numbers = launchers.try_emplace(launch.launcher, unit, body, Values(), callers).first->second;
    out.back() = numbersWith(numbers, unit, launch, {});
  }
  return out;
}

SourcedForm sourcedForm(const Unit &unit, FunctionId kernel, const std::string &instance, LaunchForm form) {
  SourceNumbers best;
  for (const Launch *launch : unit.launchesOf(kernel)) {
    SourceNumbers found = numbersOf(unit, *launch, instance, integersIn(form));
    if (knownOf(found) > knownOf(best)) best = std::move(found);
  }
  // Where a language has no launches, programs of the host that are not a part of the unit launch its kernels.
  if (knownOf(best) == 0) best = numbersInHostFiles(unit, kernel, instance);
  SourcedForm out{.form = std::move(form), .taken = {}};
  for (const SourceNumber &number : best.arguments) {
    ArgumentForm value = std::int64_t{0};
    if (const auto *whole = std::get_if<std::int64_t>(&number.value)) value = *whole;
    if (const auto *real = std::get_if<double>(&number.value)) value = *real;
    if (out.form.arguments.try_emplace(number.name, value).second) out.taken.push_back(number);
  }
  addShape(unit, kernel, best, out);
  return out;
}

SourcedForm completeFromSource(const Unit &unit, FunctionId kernel, access::LaunchContext &launch) {
  LaunchForm form;
  for (const auto &[name, value] : launch.arguments)
    form.arguments[name] = value;
  if (launch.block.known()) form.block = arrayOf(launch.block);
  if (launch.grid.known()) form.grid = arrayOf(launch.grid);
  SourcedForm out = sourcedForm(unit, kernel, launch.instance, std::move(form));
  launch.arguments = integersIn(out.form);
  // Values that the source holds may lead to extents that are certain with them.
  const SourceLaunch found = sourceLaunch(unit, kernel, launch.arguments);
  const auto take = [](model::Extents &extents, const std::optional<std::array<std::int64_t, 3>> &own,
                       const model::Extents &certain) {
    for (const Axis axis : allAxes)
      if (!extents[axis]) extents[axis] = own ? std::optional((*own)[indexOf(axis)]) : certain[axis];
  };
  take(launch.block, out.form.block, found.block);
  take(launch.grid, out.form.grid, found.grid);
  return out;
}

std::string textOf(const Unit &unit, const SourceNumber &number) {
  const std::string out = number.name + " = " + valueText(number);
  std::string from = "the source";
  if (!number.span.empty())
    from = "line " + std::to_string(LineIndex(unit[number.span.file].text).locate(number.span.begin).line);
  if (!number.isGuess) return out + " (from " + from + ")";
  const bool isArgument = number.name != "block" && number.name != "grid" && number.name != "shared";
  const std::string option = isArgument ? "--arg " + number.name + "=…" : "--" + number.name;
  return out + " (a guess from " + from + "; " + option + " changes it)";
}

} // namespace warpgrain::run
