// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/legality/CollectiveOperations.h"

#include "core/model/Dialect.h"
#include "core/model/Walk.h"

#include <algorithm>
#include <functional>

namespace warpgrain::transform {

using namespace model;
using dependence::EffectsAnalysis;
using dependence::ReasonId;
using dependence::ThreadVariance;
using dependence::Verdict;

namespace {

constexpr std::int64_t warpLanes = 32;

bool isCall(const Expression &e) {
  return e.kind == ExpressionKind::call || e.kind == ExpressionKind::construct;
}

bool isKnown(const Body &body, ExpressionId id, std::int64_t value) {
  return isSome(id) && body[id].constant == value;
}

bool isMultipleOfWarp(const Body &body, ExpressionId id) {
  return isSome(id) && body[id].constant && *body[id].constant % warpLanes == 0;
}

ExpressionId plain(const Body &body, ExpressionId id) {
  while (isSome(id) && body[id].kind == ExpressionKind::cast && body[id].operands.size() == 1)
    id = body[id].operands[0];
  return id;
}

} // namespace

CollectiveOperations::Reached::Reached(const Unit &unit, FunctionId function, EffectsAnalysis &effects)
    : index(unit[function].body, unit),
      variance{ThreadVariance(index, effects, Axis::x), ThreadVariance(index, effects, Axis::y),
               ThreadVariance(index, effects, Axis::z)} {}

CollectiveOperations::CollectiveOperations(const Unit &unit, FunctionId kernel, EffectsAnalysis &effects)
    : unit_(unit), kernel_(kernel), effects_(effects) {
  const auto launches = unit.launchesOf(kernel);
  lanesAlongX_ = !launches.empty() && std::ranges::all_of(launches, [](const Launch *launch) {
    const Extents &block = launch->blockExtents;
    return (block[Axis::y] == 1 && block[Axis::z] == 1) || (block[Axis::x] && *block[Axis::x] % warpLanes == 0);
  });
}

// Levels
// ------------------------------------------------------------------------------------------------------------

SynchronizationScope CollectiveOperations::scopeOf(const Expression &call) {
  if (!isCall(call)) return SynchronizationScope::none;
  // A constructor outside of the unit makes a value of a library's type or of a template's type.
  if (call.kind == ExpressionKind::construct && !isSome(call.callee.function)) return SynchronizationScope::none;
  switch (unit_.dialect->effectOf(call.callee)) {
  case CallEffect::blockBarrier:
  case CallEffect::blockVote:
  case CallEffect::gridBarrier:
  case CallEffect::collective:
    return SynchronizationScope::block;
  case CallEffect::warpBarrier:
  case CallEffect::warpExchange:
    return SynchronizationScope::warp;
  case CallEffect::user:
    return scopeOf(call.callee.function);
  case CallEffect::unknown: // a library's collective: as many as it may need
    if (const auto *instances = effects_.instancesOf(call)) {
      SynchronizationScope level = SynchronizationScope::none;
      for (const Expression *instance : *instances)
        level = std::max(level, scopeOf(*instance));
      return level;
    }
    return SynchronizationScope::block;
  default:
    return SynchronizationScope::none;
  }
}

SynchronizationScope CollectiveOperations::scopeOf(FunctionId function) {
  if (const auto known = levels_.find(function); known != levels_.end()) return known->second;
  SynchronizationScope &level = levels_[function]; // of a function that calls itself the rest decides
  for (const Expression &e : unit_[function].body.expressions)
    level = std::max(level, scopeOf(e));
  return level;
}

// What differs between threads
// --------------------------------------------------------------------------------------------

void CollectiveOperations::reach(FunctionId function) {
  if (reached_.contains(function) || scopeOf(function) == SynchronizationScope::none) return;
  reached_[function] = std::make_unique<Reached>(unit_, function, effects_);
  for (const Expression &e : unit_[function].body.expressions)
    if (isCall(e) && unit_.dialect->effectOf(e.callee) == CallEffect::user) reach(e.callee.function);
}

void CollectiveOperations::spread() {
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto &[function, reached] : reached_)
      changed |= spreadFrom(*reached);
  }
}

bool CollectiveOperations::spreadFrom(const Reached &caller) {
  bool changed = false;
  for (const Expression &e : caller.index.body().expressions) {
    if (!isCall(e) || !reached_.contains(e.callee.function)) continue;
    Reached &callee = *reached_.at(e.callee.function);
    const auto &parameters = unit_[e.callee.function].parameters;
    const std::size_t first = e.hasObject ? 1 : 0;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
      // A method's object may hold anything; a default argument is not looked at.
      const bool differs = e.hasObject || first + i >= e.operands.size() || varies(caller, e.operands[first + i]);
      if (!differs || !callee.varyingParameters.insert(i).second) continue;
      for (ThreadVariance &variance : callee.variance)
        variance.forceVarying(parameters[i]);
      changed = true;
    }
  }
  return changed;
}

bool CollectiveOperations::varies(const Reached &in, ExpressionId expression) const {
  return std::ranges::any_of(in.variance,
                             [expression](const ThreadVariance &variance) { return variance.varies(expression); });
}

// Who comes
// ---------------------------------------------------------------------------------------------------------------

/// True if a condition may send threads of a block (or of a warp) different ways.
bool CollectiveOperations::parts(const Reached &in, ExpressionId condition, SynchronizationScope level) {
  if (!isSome(condition) || !varies(in, condition)) return false;
  return level == SynchronizationScope::block || !isSameInWarp(in, condition);
}

bool CollectiveOperations::isPartial(const Reached &in, StatementId statement, SynchronizationScope level) {
  const Body &body = in.index.body();
  for (StatementId at = statement; isSome(at); at = body[at].parent) {
    const Statement &s = body[at];
    if (s.kind == StatementKind::rangeForLoop) return true;
    if ((at != statement || s.isLoop()) && parts(in, s.condition, level)) return true;
    if (!s.isLoop()) continue;
    if (std::ranges::any_of(in.variance, [at](const ThreadVariance &v) { return v.hasVaryingJump(at); })) return true;
  }
  return false;
}

bool CollectiveOperations::isPartial(const Reached &in, ExpressionId operation, SynchronizationScope level) {
  const Body &body = in.index.body();
  for (ExpressionId at = operation; isSome(body[at].parent); at = body[at].parent) {
    const Expression &parent = body[body[at].parent];
    const bool choice = parent.kind == ExpressionKind::conditional ||
                        (parent.kind == ExpressionKind::binary &&
                         (parent.op == Operator::logicalAnd || parent.op == Operator::logicalOr));
    if (choice && parent.operands[0] != at && parts(in, parent.operands[0], level)) return true;
  }
  return isPartial(in, in.index.statementOf(operation), level);
}

std::optional<Verdict> CollectiveOperations::findPartial() {
  reach(kernel_);
  spread();
  for (const auto &[function, reached] : reached_)
    if (auto found = findPartial(*reached)) return found;
  return std::nullopt;
}

std::optional<Verdict> CollectiveOperations::findPartial(const Reached &in) {
  const Body &body = in.index.body();
  const auto follows = [&body](StatementId later, StatementId earlier) {
    if (body[later].spelling.span.begin > body[earlier].spelling.span.begin) return true;
    for (StatementId loop = enclosingLoop(body, earlier); isSome(loop); loop = enclosingLoop(body, loop))
      if (isInside(body, later, loop)) return true;
    return false;
  };
  for (std::size_t i = 0; i < body.expressions.size(); ++i) {
    const ExpressionId id{static_cast<std::uint32_t>(i)};
    const SynchronizationScope level = scopeOf(body[id]);
    const StatementId statement = in.index.statementOf(id);
    if (level == SynchronizationScope::none || !isSome(statement)) continue;
    const ReasonId who = level == SynchronizationScope::block ? ReasonId::wholeBlock : ReasonId::wholeWarp;
    if (isPartial(in, id, level))
      return Verdict::unknown({ReasonId::collectiveForSomeThreads, {body[id].callee.name, who}},
                              body[id].spelling.span);
    for (std::size_t j = 0; j < body.statements.size(); ++j) {
      const StatementId jump{static_cast<std::uint32_t>(j)};
      if (body[jump].kind != StatementKind::returnFrom || !follows(statement, jump)) continue;
      if (isPartial(in, jump, level))
        return Verdict::unknown({ReasonId::threadsReturnBeforeCollective, {who, body[id].callee.name}},
                                body[jump].spelling.span);
    }
  }
  return std::nullopt;
}

// The same in all lanes
// ---------------------------------------------------------------------------------------------------

/// threadIdx.x, itself or in a variable, where warps lie along x.
bool CollectiveOperations::isLinearIndex(const Reached &in, ExpressionId id) const {
  const Body &body = in.index.body();
  id = plain(body, id);
  if (!lanesAlongX_ || !isSome(id)) return false;
  const Expression &e = body[id];
  if (e.kind == ExpressionKind::builtinIndex) return e.builtin == BuiltinIndex::threadIdx && e.axis == Axis::x;
  if (e.kind != ExpressionKind::variable) return false;
  const Variable &variable = body[e.variable];
  return variable.space == VariableSpace::local && !in.index.isReassigned(e.variable) && isSome(variable.initializer) &&
         isLinearIndex(in, variable.initializer);
}

bool CollectiveOperations::isSameInWarp(const Reached &in, VariableId id) {
  const Body &body = in.index.body();
  const Variable &variable = body[id];
  if (variable.space != VariableSpace::local || variable.isStatic) return false;
  if (!assumed_.insert({&in, id}).second) return true; // what remains to be shown decides
  const auto isSame = [&](const Use *use) {
    if (!use->writes()) return true;
    if (use->kind == UseKind::escape || use->isPartial || isPartial(in, use->statement, SynchronizationScope::warp))
      return false;
    const ExpressionId by = body[use->expression].parent;
    if (!isSome(by)) return false;
    const Expression &e = body[by];
    const bool steps = e.kind == ExpressionKind::unary && (e.op == Operator::increment || e.op == Operator::decrement);
    return steps || (e.kind == ExpressionKind::assign && e.operands.size() == 2 && e.operands[0] == use->expression &&
                     isSameInWarp(in, e.operands[1]));
  };
  const bool same = (!isSome(variable.initializer) || isSameInWarp(in, variable.initializer)) &&
                    std::ranges::all_of(in.index.usesOf(id), isSame);
  assumed_.erase({&in, id});
  return same;
}

bool CollectiveOperations::isSameInWarp(const Reached &in, ExpressionId id) {
  if (!isSome(id) || !varies(in, id)) return true;
  const Body &body = in.index.body();
  const Expression &e = body[id];
  const auto operandsAreSame = [&] {
    return std::ranges::all_of(e.operands, [&](ExpressionId operand) { return isSameInWarp(in, operand); });
  };
  switch (e.kind) {
  case ExpressionKind::variable:
    return isSameInWarp(in, e.variable);
  case ExpressionKind::call: // votes give every lane the same
    return unit_.dialect->call(e.callee).has(CallTrait::sameInAllLanes);
  case ExpressionKind::cast:
  case ExpressionKind::unary:
    return e.op != Operator::dereference && e.op != Operator::addressOf && operandsAreSame();
  case ExpressionKind::binary: {
    const bool indexFirst = isLinearIndex(in, e.operands[0]);
    if (e.op == Operator::divide && indexFirst && isMultipleOfWarp(body, e.operands[1])) return true;
    if (e.op == Operator::shiftRight && indexFirst && isKnown(body, e.operands[1], 5)) return true;
    if ((e.op == Operator::less || e.op == Operator::greaterEqual) && indexFirst &&
        isMultipleOfWarp(body, e.operands[1]))
      return true;
    return operandsAreSame();
  }
  default:
    return false;
  }
}

} // namespace warpgrain::transform
