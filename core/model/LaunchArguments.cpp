// SPDX-License-Identifier: Apache-2.0
#include "core/model/LaunchArguments.h"

#include "core/model/BodyIndex.h"

#include <algorithm>

namespace warpgrain::model {

namespace {

/// Returns the variable's initializer if the variable never changes; none otherwise.
ExpressionId unchangedValue(const BodyIndex &index, VariableId variable) {
  if (!isSome(variable) || !isSome(index.body()[variable].initializer)) return none<ExpressionId>;
  const auto &uses = index.usesOf(variable);
  const bool stays = std::ranges::all_of(uses, [](const Use *use) { return use->kind == UseKind::read; });
  return stays ? index.body()[variable].initializer : none<ExpressionId>;
}

bool isOfKind(const Unit &unit, TypeId type, TypeKind kind) {
  return isSome(type) && unit[type].kind == kind;
}

/// Looks through casts, copies of records, `&x[0]` and variables that are declared with `x` and never change: all lead
/// to where `x` leads.
ExpressionId pointerBehind(const BodyIndex &index, ExpressionId id) {
  const Body &body = index.body();
  constexpr int longestChain = 16;
  for (int i = 0; i < longestChain && isSome(id); ++i) {
    const Expression &e = body[id];
    ExpressionId next = none<ExpressionId>;
    const bool isCopy = e.kind == ExpressionKind::construct && e.operands.size() == 1 && isSome(e.operands.front()) &&
                        body[e.operands.front()].type == e.type;
    if (isCopy || (e.kind == ExpressionKind::cast && e.operands.size() == 1)) next = e.operands.front();
    if (e.kind == ExpressionKind::variable) next = unchangedValue(index, e.variable);
    if (e.kind == ExpressionKind::unary && e.op == Operator::addressOf && isSome(e.operands.front())) {
      const Expression &object = body[e.operands.front()];
      const bool isFirst = object.kind == ExpressionKind::subscript && object.operands.size() == 2 &&
                           isSome(object.operands[1]) && body[object.operands[1]].constant == 0;
      if (isFirst) next = object.operands.front();
    }
    if (!isSome(next)) return id;
    id = next;
  }
  return id;
}

/// True if the expression, apart from its operands, has one value each time it is evaluated. Of calls only those of the
/// library that name an object's memory.
bool isRepeatable(const Expression &e) {
  switch (e.kind) {
  case ExpressionKind::variable:
    return isSome(e.variable);
  case ExpressionKind::unary:
    return e.op != Operator::increment && e.op != Operator::decrement;
  case ExpressionKind::binary:
  case ExpressionKind::cast:
  case ExpressionKind::member:
  case ExpressionKind::subscript:
    return true;
  case ExpressionKind::call:
    return e.hasObject && e.operands.size() == 1 && (e.callee.name == "data" || e.callee.name == "get");
  case ExpressionKind::other:
    return e.other == OtherExpression::thisPointer;
  default:
    return e.constant.has_value();
  }
}

/// True if two expressions of one body have one value where they are evaluated one right after the other.
bool areOneValue(const Body &body, ExpressionId left, ExpressionId right) {
  if (!isSome(left) || !isSome(right)) return false;
  if (left == right) return true; // what a variable is declared with that both name
  const Expression &a = body[left];
  const Expression &b = body[right];
  if (!isRepeatable(a) || a.kind != b.kind || a.op != b.op || a.other != b.other) return false;
  if (a.kind == ExpressionKind::cast && a.type != b.type) return false;
  if (a.variable != b.variable || a.name != b.name || a.constant != b.constant) return false;
  if (a.callee.qualifiedName != b.callee.qualifiedName) return false;
  return std::ranges::equal(a.operands, b.operands,
                            [&body](ExpressionId one, ExpressionId other) { return areOneValue(body, one, other); });
}

/// The arguments of a launch, in the order of the kernel's parameters, without casts; none for those that are neither
/// pointers nor records, or null.
std::vector<ExpressionId> pointersOf(const Unit &unit, const Function &kernel, const Launch &launch) {
  const Body &launcher = unit[launch.launcher].body;
  const BodyIndex index(launcher, unit);
  const std::vector<ExpressionId> &operands = launcher[launch.expression].operands;
  const std::size_t given = operands.size() > launchFirstArgument ? operands.size() - launchFirstArgument : 0;
  std::vector<ExpressionId> out(std::min(given, kernel.parameters.size()), none<ExpressionId>);
  for (std::size_t i = 0; i < out.size(); ++i) {
    const ExpressionId argument = operands[launchFirstArgument + i];
    if (!isSome(argument)) continue;
    // The type of a template's parameter may not be known.
    const auto isOf = [&](TypeKind kind) {
      return isOfKind(unit, kernel.body[kernel.parameters[i]].type, kind) ||
             isOfKind(unit, launcher[argument].type, kind);
    };
    const ExpressionId pointer = pointerBehind(index, argument);
    if ((isOf(TypeKind::pointer) || isOf(TypeKind::record)) && isSome(pointer) && !launcher[pointer].constant)
      out[i] = pointer;
  }
  return out;
}

std::vector<OnePointer> pairsOf(const Unit &unit, const Function &kernel, const Launch &launch) {
  std::vector<OnePointer> out;
  // Of a launch by a call of the runtime the arguments stand elsewhere.
  if (launch.form != LaunchSyntax::chevrons || !isSome(launch.launcher) || !isSome(launch.expression)) return out;
  const std::vector<ExpressionId> pointers = pointersOf(unit, kernel, launch);
  for (std::size_t i = 0; i < pointers.size(); ++i)
    for (std::size_t j = i + 1; j < pointers.size(); ++j)
      if (areOneValue(unit[launch.launcher].body, pointers[i], pointers[j]))
        out.push_back({.first = i, .second = j, .launch = &launch, .argument = pointers[i], .isInAll = true});
  return out;
}

} // namespace

std::vector<OnePointer> parametersOfOnePointer(const Unit &unit, FunctionId kernel) {
  std::vector<OnePointer> out;
  bool isFirst = true;
  for (const Launch *launch : unit.launchesOf(kernel)) {
    const std::vector<OnePointer> pairs = pairsOf(unit, unit[kernel], *launch);
    const auto isIn = [](const std::vector<OnePointer> &list, const OnePointer &pair) {
      return std::ranges::any_of(
          list, [&](const OnePointer &other) { return pair.first == other.first && pair.second == other.second; });
    };
    for (OnePointer &known : out)
      known.isInAll = known.isInAll && isIn(pairs, known);
    for (OnePointer pair : pairs) {
      if (isIn(out, pair)) continue;
      pair.isInAll = isFirst;
      out.push_back(pair);
    }
    isFirst = false;
  }
  return out;
}

std::optional<std::size_t> positionOfParameter(const Function &kernel, const SourceSpan &name) {
  for (std::size_t i = 0; i < kernel.parameters.size(); ++i)
    if (kernel.body[kernel.parameters[i]].nameSpan == name) return i;
  return std::nullopt;
}

FunctionId functionOf(const Unit &unit, const Body &body) {
  for (std::size_t i = 0; i < unit.functions.size(); ++i) {
    const FunctionId id{static_cast<std::uint32_t>(i)};
    const auto isThis = [&body](const Instance &instance) { return &instance.body == &body; };
    if (&unit[id].body == &body || std::ranges::any_of(unit[id].instances, isThis)) return id;
  }
  return none<FunctionId>;
}

} // namespace warpgrain::model
