// SPDX-License-Identifier: Apache-2.0
#include "core/model/HandleAccesses.h"

#include "core/model/Dialect.h"

namespace warpgrain::model {

namespace {

bool isAddress(const Body &body, const Unit &unit, ExpressionId id) {
  if (!isSome(id) || !isSome(body[id].type)) return false;
  const TypeKind kind = unit[body[id].type].kind;
  return kind == TypeKind::pointer || kind == TypeKind::array;
}

/// The first argument that is not what the call writes to; none if that is a pointer, through which the call loads.
ExpressionId handleOf(const Body &body, const Unit &unit, const Expression &call) {
  for (std::size_t i = 0; i < call.operands.size(); ++i) {
    if (i < call.callee.writesThrough.size() && call.callee.writesThrough[i]) continue;
    return isAddress(body, unit, call.operands[i]) ? none<ExpressionId> : call.operands[i];
  }
  return none<ExpressionId>;
}

} // namespace

std::vector<HandleAccess> handleAccessesIn(const Body &body, const Unit &unit) {
  std::vector<HandleAccess> out;
  for (std::size_t i = 0; i < body.expressions.size(); ++i) {
    const ExpressionId id{static_cast<std::uint32_t>(i)};
    const Expression &e = body[id];
    if (e.kind != ExpressionKind::call) continue;
    const CallMeaning meaning = unit.dialect->call(e.callee);
    const bool isLoad = meaning.effect == CallEffect::load;
    if (meaning.has(CallTrait::surface))
      out.push_back({.call = id, .handle = none<ExpressionId>, .isWrite = !isLoad});
    else if (const ExpressionId handle = handleOf(body, unit, e); isLoad && isSome(handle))
      out.push_back({.call = id, .handle = handle, .isWrite = false});
  }
  return out;
}

} // namespace warpgrain::model
