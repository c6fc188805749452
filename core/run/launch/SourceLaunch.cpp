// SPDX-License-Identifier: Apache-2.0
#include "core/run/launch/SourceLaunch.h"

#include "core/model/LaunchExtents.h"
#include "core/run/launch/PlainVariable.h"

namespace warpgrain::run {

namespace {

using namespace model;

/// Gives the launching function's variables the values of the parameters that they become.
void setArguments(Unit &unit, const Launch &launch, const std::map<std::string, std::int64_t> &arguments) {
  const Function &kernel = unit[launch.kernel];
  Body &body = unit.functions[launch.launcher].body;
  const std::vector<ExpressionId> operands = body[launch.expression].operands;
  for (std::size_t i = 0; i < kernel.parameters.size() && launchFirstArgument + i < operands.size(); ++i) {
    const auto value = arguments.find(kernel.body[kernel.parameters[i]].name);
    const VariableId variable = variableOf(body, operands[launchFirstArgument + i]);
    if (value != arguments.end() && isSome(variable)) body.variables[variable].constant = value->second;
  }
}

int knownOf(const SourceLaunch &launch) {
  int count = launch.sharedBytes ? 1 : 0;
  for (const Axis axis : allAxes)
    count += (launch.grid[axis] ? 1 : 0) + (launch.block[axis] ? 1 : 0);
  return count;
}

} // namespace

SourceLaunch sourceLaunch(const Unit &unit, FunctionId kernel, const std::map<std::string, std::int64_t> &arguments) {
  SourceLaunch best;
  for (const Launch *written : unit.launchesOf(kernel)) {
    if (!isSome(written->launcher) && written->blockExtents.known() && !best.block.known())
      best.block = written->blockExtents; // that the kernel says itself
    if (!isSome(written->launcher) || written->form != model::LaunchSyntax::chevrons) continue;
    Unit changed = unit;
    Launch launch = *written;
    setArguments(changed, launch, arguments);
    evaluateExtents(changed, launch);
    const SourceLaunch found{
        .grid = launch.gridExtents, .block = launch.blockExtents, .sharedBytes = launch.sharedByteCount};
    if (knownOf(found) > knownOf(best)) best = found;
  }
  return best;
}

} // namespace warpgrain::run
