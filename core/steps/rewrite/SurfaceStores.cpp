// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/SurfaceStores.h"

#include "core/model/Dialect.h"

#include <set>

namespace warpgrain::transform {

using namespace model;

namespace {

const Expression *find(const Unit &unit, const Body &body, std::set<FunctionId> &seen) {
  for (const Expression &e : body.expressions) {
    if (e.kind != ExpressionKind::call && e.kind != ExpressionKind::construct) continue;
    const CallMeaning meaning = unit.dialect->call(e.callee);
    if (meaning.has(CallTrait::surface) && meaning.effect == CallEffect::store) return &e;
    const bool isNew = isSome(e.callee.function) && seen.insert(e.callee.function).second;
    if (isNew && find(unit, unit[e.callee.function].body, seen) != nullptr) return &e;
  }
  return nullptr;
}

} // namespace

const Expression *findSurfaceStore(const Unit &unit, const Body &body) {
  std::set<FunctionId> seen;
  return find(unit, body, seen);
}

} // namespace warpgrain::transform
