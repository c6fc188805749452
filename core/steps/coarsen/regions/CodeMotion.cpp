// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/CodeMotion.h"

#include "core/model/Dialect.h"
#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::Trait;

bool CodeMotion::mayAlias(const Access &a, const Access &b) const {
  if (a.space == MemorySpace::constant || b.space == MemorySpace::constant) return false;
  const bool known = a.space != MemorySpace::unknown && b.space != MemorySpace::unknown;
  if (known && a.space != b.space) return false;
  if (!isSome(a.array) || !isSome(b.array)) return true;
  if (a.array == b.array) return true;
  const Variable &first = body_[a.array];
  const Variable &second = body_[b.array];
  if (first.isShared() && second.isShared())
    return first.space == VariableSpace::sharedDynamic && second.space == VariableSpace::sharedDynamic &&
           index_.unit().dialect->dynamicArraysOverlap();
  const auto restricted = [this](const Variable &v) { return isSome(v.type) && index_.unit()[v.type].isRestrict; };
  return !restricted(first) && !restricted(second);
}

/// True if a function of the person's own that is called in the statement reads or writes memory.
bool CodeMotion::touchesMemoryInCall(StatementId id, Trait trait) const {
  return std::ranges::any_of(expressionsInStatement(body_, id), [&](ExpressionId e) {
    const FunctionId callee = body_[e].callee.function;
    return body_[e].kind != ExpressionKind::function && isSome(callee) && effects_.ofFunction(callee).has(trait);
  });
}

bool CodeMotion::mayPrecede(const Piece &single, const Node &group) const {
  const StatementId id = single.statement;
  const auto members = statementsOf(group);
  const auto inGroup = [&](StatementId s) {
    return isSome(s) && std::ranges::any_of(members, [&](StatementId member) { return isInside(body_, s, member); });
  };
  const auto inSingle = [&](const auto &named) { return holds(body_, single, named.statement, named.expression); };
  const auto jumps = [this](StatementId s) {
    const StatementKind kind = body_[s].kind;
    return kind == StatementKind::returnFrom || kind == StatementKind::breakOut || kind == StatementKind::continueNext;
  };
  const auto inside = statementsIn(body_, id);
  if (std::ranges::any_of(inside, jumps)) return false;

  for (const Use &use : index_.uses()) {
    if (!inSingle(use)) continue;
    if (declares(body_, group, use.variable)) return false;
    for (const Use *other : index_.usesOf(use.variable))
      if (holds(body_, group, *other) && (use.writes() || other->writes())) return false;
  }
  const Effects effects = effects_.ofStatement(index_, id);
  if (!effects.has(Trait::readsMemory)) return true;

  // A load must not happen for threads that have returned before it.
  for (const StatementId member : members)
    for (const StatementId s : statementsIn(body_, member))
      if (body_[s].kind == StatementKind::returnFrom) return false;
  const bool readsViaCall = touchesMemoryInCall(id, Trait::readsMemory);
  for (const StatementId member : members) {
    const Effects others = effects_.ofStatement(index_, member);
    for (const Trait trait : {Trait::atomic, Trait::fence, Trait::collective, Trait::unknownCall, Trait::assembly})
      if (others.has(trait)) return false;
    if (others.has(Trait::writesMemory) && (readsViaCall || touchesMemoryInCall(member, Trait::writesMemory)))
      return false;
  }
  for (const Access &read : index_.accesses()) {
    if (!inSingle(read)) continue;
    for (const Access &write : index_.accesses())
      if (write.writes() && inGroup(write.statement) && mayAlias(read, write)) return false;
  }
  return true;
}

} // namespace warpgrain::transform
