// SPDX-License-Identifier: Apache-2.0
#include "core/run/launch/PlainVariable.h"

namespace warpgrain::run {

using namespace model;

VariableId variableOf(const Body &body, ExpressionId id) {
  while (isSome(id) && body[id].kind == ExpressionKind::cast && !body[id].operands.empty())
    id = body[id].operands[0];
  return isSome(id) && body[id].kind == ExpressionKind::variable ? body[id].variable : none<VariableId>;
}

} // namespace warpgrain::run
