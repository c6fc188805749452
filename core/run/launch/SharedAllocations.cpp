// SPDX-License-Identifier: Apache-2.0
#include "core/run/launch/SharedAllocations.h"

#include "core/base/LineIndex.h"
#include "core/model/BodyIndex.h"
#include "core/model/PassedValue.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::run {

using namespace model;

namespace {

bool isPointer(const Unit &unit, const Body &body, ExpressionId id) {
  return isSome(id) && isSome(body[id].type) &&
         (unit[body[id].type].kind == TypeKind::pointer || unit[body[id].type].kind == TypeKind::array);
}

/// The pointer that a pointer is some elements away from: `a` of `a + 1` and of `&a[n]`; none for others.
ExpressionId beginOf(const Unit &unit, const Body &body, const Expression &e) {
  if (e.kind == ExpressionKind::binary && (e.op == Operator::plus || e.op == Operator::minus)) {
    const auto pointer = std::ranges::find_if(e.operands, [&](ExpressionId id) { return isPointer(unit, body, id); });
    return pointer != e.operands.end() ? *pointer : none<ExpressionId>;
  }
  const bool isAddress = e.kind == ExpressionKind::unary && e.op == Operator::addressOf && isSome(e.operands.front());
  if (!isAddress) return none<ExpressionId>;
  const Expression &object = body[e.operands.front()];
  return object.kind == ExpressionKind::subscript ? object.operands.front() : none<ExpressionId>;
}

/// The variable of the launcher whose allocation an argument leads into; none where that is not known.
VariableId allocationOf(const Unit &unit, const BodyIndex &launcher, ExpressionId argument) {
  bool isEarlier = false;
  while (isSome(argument)) {
    const PassedValue value = passedValue(launcher, argument);
    isEarlier = isEarlier || value.isEarlier;
    if (!isSome(value.expression)) break;
    const Expression &e = launcher.body()[value.expression];
    if (e.kind == ExpressionKind::variable) {
      const bool mayHaveChanged = isEarlier && isSome(e.variable) && launcher.isReassigned(e.variable);
      return mayHaveChanged ? none<VariableId> : e.variable;
    }
    argument = beginOf(unit, launcher.body(), e);
  }
  return none<VariableId>;
}

} // namespace

std::vector<std::string> notesOnSharedAllocations(const Unit &unit, FunctionId kernel) {
  const Function &function = unit[kernel];
  std::vector<std::string> out;
  for (const Launch *launch : unit.launchesOf(kernel)) {
    if (launch->form != LaunchSyntax::chevrons || !isSome(launch->launcher) || !isSome(launch->expression)) continue;
    const BodyIndex launcher(unit[launch->launcher].body, unit);
    const std::vector<ExpressionId> &operands = launcher.body()[launch->expression].operands;
    std::vector<std::pair<std::string, VariableId>> pointers;
    for (std::size_t i = 0; i < function.parameters.size() && launchFirstArgument + i < operands.size(); ++i) {
      const ExpressionId argument = operands[launchFirstArgument + i];
      if (!isPointer(unit, launcher.body(), argument)) continue;
      const VariableId allocation = allocationOf(unit, launcher, argument);
      const std::string &name = function.body[function.parameters[i]].name;
      for (const auto &[other, itsAllocation] : pointers) {
        if (!isSome(allocation) || allocation != itsAllocation) continue;
        const std::uint32_t line =
            LineIndex(unit[launch->spelling.span.file].text).locate(launch->spelling.span.begin).line;
        std::string note = other + " and " + name + " lead into one allocation in the launch in line " +
                           std::to_string(line) +
                           "; here each has memory of its own, and what one does to the other is not verified.";
        if (std::ranges::find(out, note) == out.end()) out.push_back(std::move(note));
      }
      pointers.emplace_back(name, allocation);
    }
  }
  return out;
}

} // namespace warpgrain::run
