// SPDX-License-Identifier: Apache-2.0
#include "core/model/PassedPlaces.h"

#include "core/model/PassedValue.h"

#include <algorithm>

namespace warpgrain::model {

namespace {

struct Passed {
  PassedPlace place;
  PassedValue value;
  ExpressionId argument = none<ExpressionId>; ///< without casts
};

bool isOfKind(const Unit &unit, TypeId type, TypeKind kind) {
  return isSome(type) && unit[type].kind == kind;
}

/// The pointers and records that a launch hands over, with the members of records that are made of a list.
class PassedFinder {
public:
  PassedFinder(const Unit &unit, const Function &kernel, const Launch &launch)
      : unit_(unit), kernel_(kernel), launch_(launch), launcher_(unit[launch.launcher].body), index_(launcher_, unit) {}

  std::vector<Passed> run() {
    const std::vector<ExpressionId> &operands = launcher_[launch_.expression].operands;
    const std::size_t given = operands.size() > launchFirstArgument ? operands.size() - launchFirstArgument : 0;
    for (std::size_t i = 0; i < std::min(given, kernel_.parameters.size()); ++i) {
      const ExpressionId argument = operands[launchFirstArgument + i];
      // The type of a template's parameter may not be known.
      const auto isOf = [&](TypeKind kind) {
        return isOfKind(unit_, kernel_.body[kernel_.parameters[i]].type, kind) ||
               (isSome(argument) && isOfKind(unit_, launcher_[argument].type, kind));
      };
      if (isSome(argument) && (isOf(TypeKind::pointer) || isOf(TypeKind::record)))
        add({.position = i, .member = {}, .global = {}}, passedValue(index_, argument));
    }
    return std::move(out_);
  }

  bool areOne(const PassedValue &left, const PassedValue &right) const { return areOneValue(index_, left, right); }

private:
  void add(const PassedPlace &place, const PassedValue &value) {
    if (!isSome(value.expression) || launcher_[value.expression].constant) return;
    out_.push_back({place, value, value.named});
    const Expression &list = launcher_[value.expression];
    if (!isListOfMembers(unit_, list)) return;
    const std::vector<Field> &fields = unit_[list.type].fields;
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const bool isPointer = isOfKind(unit_, fields[i].type, TypeKind::pointer);
      if (!isSome(list.operands[i]) || (!isPointer && !isOfKind(unit_, fields[i].type, TypeKind::record))) continue;
      PassedPlace member = place;
      member.member += (place.member.empty() ? "" : ".") + fields[i].name;
      PassedValue inner = passedValue(index_, list.operands[i]);
      inner.isEarlier = inner.isEarlier || value.isEarlier;
      add(member, inner);
    }
  }

  const Unit &unit_;
  const Function &kernel_;
  const Launch &launch_;
  const Body &launcher_;
  BodyIndex index_;
  std::vector<Passed> out_;
};

bool isIn(const std::vector<OnePassedPointer> &list, const OnePassedPointer &pair) {
  return std::ranges::any_of(list,
                             [&](const OnePassedPointer &listed) { return listed.covers(pair.first, pair.second); });
}

std::vector<OnePassedPointer> pairsOf(const Unit &unit, const Function &kernel, const Launch &launch) {
  std::vector<OnePassedPointer> out;
  // Of a launch by a call of the runtime the arguments stand elsewhere.
  if (launch.form != LaunchSyntax::chevrons || !isSome(launch.launcher) || !isSome(launch.expression)) return out;
  PassedFinder finder(unit, kernel, launch);
  const std::vector<Passed> passed = finder.run();
  const auto add = [&](const Passed &first, const PassedPlace &second) {
    const OnePassedPointer pair{first.place, second, &launch, first.argument, true};
    if (!isIn(out, pair)) out.push_back(pair);
  };
  for (std::size_t i = 0; i < passed.size(); ++i) {
    for (std::size_t j = i + 1; j < passed.size(); ++j)
      if (finder.areOne(passed[i].value, passed[j].value)) add(passed[i], passed[j].place);
    if (passed[i].value.global)
      add(passed[i], {.position = std::nullopt, .member = {}, .global = *passed[i].value.global});
  }
  return out;
}

} // namespace

std::optional<std::string> PassedPlace::restOf(const PassedPlace &inner) const {
  if (position != inner.position || global != inner.global || !inner.member.starts_with(member)) return std::nullopt;
  const std::string rest = inner.member.substr(member.size());
  if (member.empty() || rest.empty()) return rest;
  return rest.front() == '.' ? std::optional(rest.substr(1)) : std::nullopt;
}

bool OnePassedPointer::covers(const PassedPlace &one, const PassedPlace &other) const {
  const auto areOne = [this](const PassedPlace &a, const PassedPlace &b) {
    const auto left = first.restOf(a);
    return left && left == second.restOf(b);
  };
  return areOne(one, other) || areOne(other, one);
}

std::vector<OnePassedPointer> placesOfOnePointer(const Unit &unit, FunctionId kernel) {
  std::vector<OnePassedPointer> out;
  bool isFirst = true;
  for (const Launch *launch : unit.launchesOf(kernel)) {
    const std::vector<OnePassedPointer> pairs = pairsOf(unit, unit[kernel], *launch);
    for (OnePassedPointer &known : out)
      known.isInAll = known.isInAll && isIn(pairs, known);
    for (OnePassedPointer pair : pairs) {
      if (isIn(out, pair)) continue;
      pair.isInAll = isFirst;
      out.push_back(pair);
    }
    isFirst = false;
  }
  return out;
}

} // namespace warpgrain::model
