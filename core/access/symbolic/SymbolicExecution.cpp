// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/SymbolicExecution.h"

#include "core/access/symbolic/RunContext.h"
#include "core/access/symbolic/StatementExecutor.h"
#include "core/dependence/reasons/ModelReasons.h"

namespace warpgrain::access {

using namespace model;
using dependence::Reason;

namespace {

/// The kernel's body, or that of an instantiation, whose arguments go to `instance`.
const Body &chosenBody(const Function &kernel, const LaunchContext &launch, std::string &instance) {
  for (const Instance &known : kernel.instances) {
    if (!launch.instance.empty() && known.arguments != launch.instance) continue;
    instance = known.arguments;
    return known.body;
  }
  return kernel.body;
}

} // namespace

KernelInstances executeSymbolically(const Unit &unit, FunctionId kernel, const LaunchContext &launch) {
  const Function &function = unit[kernel];
  KernelInstances out;
  if (const auto &why = function.whyNotWhole) {
    out.body = &function.body;
    out.limit = Reason(ReasonId::kernelNotWhole, {dependence::reasonOf(*why)});
    return out;
  }
  const Body &body = chosenBody(function, launch, out.instance);
  out.body = &body;
  RunContext run(unit, launch);
  if (isSome(body.root)) {
    Frame top(body, run.bodies);
    top.stack.push_back(&body);
    top.bodySpan = function.bodySpan;
    const Position::Activation active(run.position, top);
    run.loads.lookInto(body);
    State state;
    // Where jumps are not followed, a thread may come to a place or not, also where no condition stands around it.
    if (top.isChaotic) state.require(Condition::unknown(none<ExpressionId>, false));
    StatementExecutor(run).execute(state, body.root);
  }
  run.moveTo(out);
  if (!isSome(body.root)) return out;
  if (const auto &hidden = run.bodies.hiddenIn(body)) out.limit = Reason(ReasonId::kernelHoldsNotFollowed, {*hidden});
  return out;
}

} // namespace warpgrain::access
