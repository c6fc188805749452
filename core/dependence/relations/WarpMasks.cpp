// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/WarpMasks.h"

#include "core/model/BodyIndex.h"
#include "core/model/Dialect.h"

#include <algorithm>
#include <span>

namespace warpgrain::dependence {

using namespace model;
using access::CallSite;

namespace {

/// Follows a mask to what it is computed from, through variables that are set once and parameters of functions.
class MaskReader {
public:
  explicit MaskReader(const Unit &unit) : unit_(unit) {}

  /// `calls`: those that lead to the body.
  bool isSame(const Body &body, ExpressionId id, std::span<const CallSite> calls) const {
    if (!isSome(id)) return false;
    const Expression &e = body[id];
    if (e.constant) return true;
    switch (e.kind) {
    case ExpressionKind::literal:
      return true;
    case ExpressionKind::variable:
      return isSameVariable(body, e.variable, calls);
    case ExpressionKind::builtinIndex:
      return e.builtin != BuiltinIndex::threadIdx;
    case ExpressionKind::call:
      return unit_.dialect->call(e.callee).has(CallTrait::sameInAllLanes);
    case ExpressionKind::cast:
    case ExpressionKind::unary:
    case ExpressionKind::binary:
      return !e.operands.empty() &&
             std::ranges::all_of(e.operands, [&](ExpressionId operand) { return isSame(body, operand, calls); });
    default:
      return false;
    }
  }

private:
  bool isSameVariable(const Body &body, VariableId id, std::span<const CallSite> calls) const {
    const Variable &variable = body[id];
    if (!variable.isPerThread() || BodyIndex(body, unit_).isReassigned(id)) return false;
    if (isSome(variable.initializer)) return isSame(body, variable.initializer, calls);
    if (variable.space != VariableSpace::parameter) return false;
    if (calls.empty()) return true; // of the kernel
    const CallSite &site = calls.back();
    const std::vector<VariableId> &parameters = unit_[site.function].parameters;
    const std::vector<ExpressionId> &arguments = (*site.body)[site.call].operands;
    const auto at = static_cast<std::size_t>(std::ranges::find(parameters, id) - parameters.begin());
    return at < parameters.size() && parameters.size() == arguments.size() &&
           isSame(*site.body, arguments[at], calls.first(calls.size() - 1));
  }

  const Unit &unit_;
};

} // namespace

bool namesOneMask(const Unit &unit, const access::BarrierInstance &barrier) {
  const Body &body = *barrier.body;
  return std::ranges::all_of(body[barrier.call].operands, [&](ExpressionId mask) {
    return !isSome(mask) || MaskReader(unit).isSame(body, mask, barrier.place.calls);
  });
}

} // namespace warpgrain::dependence
