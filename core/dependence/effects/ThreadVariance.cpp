// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/effects/ThreadVariance.h"

#include "core/model/Dialect.h"
#include "core/model/Walk.h"

#include <algorithm>
#include <utility>

namespace warpgrain::dependence {

using namespace model;

namespace {

/// True if a statement of a loop's body may come after a `continue` of that loop in the same iteration, had the jump
/// not been taken. Not true of the loop's own header, and of what stands around the jump.
bool comesAfter(const Body &body, StatementId statement, StatementId jump, StatementId loop) {
  if (statement == loop || isInside(body, jump, statement)) return false;
  StatementId below = statement; // the ancestor of the statement right below the nearest one that holds the jump too
  while (!isInside(body, jump, body[below].parent))
    below = body[below].parent;
  const Statement &common = body[body[below].parent];
  if (common.kind != StatementKind::compound) return common.kind != StatementKind::ifElse && !common.isLoop();
  const auto holdsJump = [&](StatementId child) { return isInside(body, jump, child); };
  const auto jumping = std::ranges::find_if(common.children, holdsJump);
  return std::ranges::find(common.children, below) > jumping;
}

} // namespace

ThreadVariance::ThreadVariance(const BodyIndex &index, EffectsAnalysis &effects, Axis axis)
    : index_(index), effects_(effects), axis_(axis), varying_(index.body().variables.size(), false) {
  for (const Access &access : index.accesses())
    if (access.kind == AccessKind::atomic) unstableArrays_.insert(access.array); // `none` stands for "some memory"
  propagate();
}

void ThreadVariance::forceVarying(VariableId variable) {
  varying_[static_cast<std::size_t>(variable)] = true;
  propagate();
}

/// Sets only grow, so this ends.
void ThreadVariance::propagate() {
  const Body &body = index_.body();
  bool changed = true;
  while (changed) {
    changed = updateJumps();
    for (const Use &use : index_.uses()) {
      const auto i = static_cast<std::size_t>(use.variable);
      if (varying_[i] || !use.writes() || !body[use.variable].isPerThread() || !writeVaries(use)) continue;
      varying_[i] = changed = true;
    }
    for (std::size_t i = 0; i < varying_.size(); ++i) {
      const Variable &variable = body[VariableId{static_cast<std::uint32_t>(i)}];
      if (varying_[i] || !variable.isPerThread() || !initializerVaries(variable)) continue;
      varying_[i] = changed = true;
    }
  }
}

/// Loops that some threads leave, or whose next iteration some threads begin, while others go on.
bool ThreadVariance::updateJumps() {
  const Body &body = index_.body();
  bool changed = false;
  for (std::size_t i = 0; i < body.statements.size(); ++i) {
    const StatementId jump{static_cast<std::uint32_t>(i)};
    if (body[jump].kind != StatementKind::breakOut && body[jump].kind != StatementKind::continueNext) continue;
    const StatementId target = jumpTarget(body, jump);
    if (!isSome(target) || !isDivergentWithin(jump, target)) continue;
    VaryingJumps &jumps = jumpedLoops_[target];
    const bool isNew = body[jump].kind == StatementKind::breakOut ? !std::exchange(jumps.anyBreak, true)
                                                                  : jumps.continues.insert(jump).second;
    changed |= isNew;
  }
  return changed;
}

/// True if some threads may have left a loop, or begun its next iteration, when others come to a statement in it.
bool ThreadVariance::partsBefore(StatementId loop, StatementId statement) const {
  const auto jumps = jumpedLoops_.find(loop);
  if (jumps == jumpedLoops_.end()) return false;
  return jumps->second.anyBreak || std::ranges::any_of(jumps->second.continues, [&](StatementId jump) {
           return comesAfter(index_.body(), statement, jump, loop);
         });
}

bool ThreadVariance::isDivergentWithin(StatementId statement, StatementId outer) const {
  for (StatementId at = statement; isSome(at) && at != outer; at = index_.body()[at].parent)
    if (at != statement && (controlVaries(at) || partsBefore(at, statement))) return true;
  return false;
}

bool ThreadVariance::controlVaries(StatementId id) const {
  const Statement &statement = index_.body()[id];
  switch (statement.kind) {
  case StatementKind::ifElse:
  case StatementKind::whileLoop:
  case StatementKind::doLoop:
  case StatementKind::forLoop:
  case StatementKind::switchCase:
    return isSome(statement.condition) && varies(statement.condition);
  case StatementKind::rangeForLoop:
    return true; // its text cannot be parted: each merged thread goes through the range by itself
  default:
    return false;
  }
}

/// Part of an expression that only some threads evaluate.
bool ThreadVariance::isChosenBySome(ExpressionId expression) const {
  const Body &body = index_.body();
  for (ExpressionId at = expression; isSome(body[at].parent); at = body[at].parent) {
    const Expression &parent = body[body[at].parent];
    const bool choice = parent.kind == ExpressionKind::conditional ||
                        (parent.kind == ExpressionKind::binary &&
                         (parent.op == Operator::logicalAnd || parent.op == Operator::logicalOr));
    if (choice && parent.operands[0] != at && varies(parent.operands[0])) return true;
  }
  return false;
}

bool ThreadVariance::isDivergentWithin(ExpressionId expression, StatementId outer) const {
  const StatementId statement = index_.statementOf(expression);
  if (!isSome(statement) || isChosenBySome(expression) || isDivergentWithin(statement, outer)) return true;
  const bool isInLoopHeader = index_.body()[statement].isLoop();
  return isInLoopHeader && (controlVaries(statement) || hasVaryingJump(statement));
}

bool ThreadVariance::mayHaveLeft(StatementId statement) const {
  const Body &body = index_.body();
  const auto sharesLoop = [&](StatementId leaving) {
    for (StatementId at = leaving; isSome(at); at = body[at].parent)
      if (body[at].isLoop() && isInside(body, statement, at)) return true;
    return false;
  };
  for (std::size_t i = 0; i < body.statements.size(); ++i) {
    const StatementId leaving{static_cast<std::uint32_t>(i)};
    if (body[leaving].kind != StatementKind::returnFrom || !isDivergentWithin(leaving, body.root)) continue;
    if (comesAfter(body, statement, leaving, body.root) || sharesLoop(leaving)) return true;
  }
  return false;
}

/// A write under control that only some threads take makes a variable differ, if the variable was
/// there before the threads parted.
bool ThreadVariance::isDivergentSince(ExpressionId expression, StatementId statement, StatementId declaration) const {
  const Body &body = index_.body();
  if (isChosenBySome(expression)) return true;
  const StatementId scope = isSome(declaration) ? body[declaration].parent : none<StatementId>;
  for (StatementId at = statement; isSome(at) && at != scope; at = body[at].parent) {
    // What a loop's or an if's own header does once is done by every thread that comes there; a
    // loop repeats it.
    const bool inOwnHeader = at == statement && !body[at].isLoop();
    if (at != declaration && !inOwnHeader && controlVaries(at)) return true;
    if (partsBefore(at, statement)) return true;
  }
  return false;
}

bool ThreadVariance::writeVaries(const Use &use) const {
  const Body &body = index_.body();
  if (use.kind == UseKind::escape) return true;
  ExpressionId at = use.expression;
  // Everything the writing expression reads counts: the value, the index of the element, the other
  // arguments.
  while (isSome(body[at].parent)) {
    at = body[at].parent;
    const Expression &e = body[at];
    if (e.kind == ExpressionKind::assign || e.kind == ExpressionKind::call ||
        (e.kind == ExpressionKind::unary && (e.op == Operator::increment || e.op == Operator::decrement)))
      break;
  }
  if (body[at].kind == ExpressionKind::assign && body[at].operands.size() < 2) return true; // inline assembly
  if (body[at].kind == ExpressionKind::call && callVaries(at)) return true;
  for (const ExpressionId operand : body[at].operands)
    if (isSome(operand) && varies(operand)) return true;
  return isDivergentSince(use.expression, use.statement, body[use.variable].statement);
}

bool ThreadVariance::initializerVaries(const Variable &variable) const {
  if (isSome(variable.statement) && index_.body()[variable.statement].kind == StatementKind::rangeForLoop) return true;
  return isSome(variable.initializer) && varies(variable.initializer);
}

bool ThreadVariance::memoryVaries(ExpressionId id) const {
  return std::ranges::any_of(index_.accessesAt(id), [this](const Access *access) {
    if (!access->reads() || access->space == MemorySpace::local) return false;
    if (access->isVolatile || access->kind == AccessKind::atomic) return true;
    if (unstableArrays_.empty()) return false;
    return unstableArrays_.contains(access->array) || unstableArrays_.contains(none<VariableId>) ||
           !isSome(access->array);
  });
}

bool ThreadVariance::callVaries(ExpressionId id) const {
  const Expression &call = index_.body()[id];
  switch (index_.unit().dialect->effectOf(call.callee)) {
  case CallEffect::none:
  case CallEffect::load:
  case CallEffect::memory: // what it reads are accesses
  case CallEffect::groupHandle:
    return false;
  case CallEffect::user: {
    const Effects &effects = effects_.ofFunction(call.callee.function);
    for (const Trait trait :
         {threadIdxTrait(axis_), Trait::threadIdxWhole, Trait::atomic, Trait::warpExchange, Trait::collective,
          Trait::threadIdentity, Trait::clock, Trait::blockVote, Trait::unknownCall, Trait::assembly, Trait::lambda,
          Trait::volatileAccess, Trait::allocate, Trait::staticLocal, Trait::unknownStatement})
      if (effects.has(trait)) return true;
    // What it loads may be what others change atomically.
    return effects.has(Trait::readsMemory) && !unstableArrays_.empty();
  }
  default:
    return true;
  }
}

bool ThreadVariance::varies(ExpressionId id) const {
  const Expression &e = index_.body()[id];
  switch (e.kind) {
  case ExpressionKind::builtinIndex:
    return e.builtin == BuiltinIndex::threadIdx && (!e.axis || *e.axis == axis_);
  case ExpressionKind::variable:
    if (varies(e.variable)) return true;
    break;
  case ExpressionKind::call:
    if (callVaries(id)) return true;
    break;
  case ExpressionKind::construct:
    if (isSome(e.callee.function) && callVaries(id)) return true;
    break;
  case ExpressionKind::lambda:
    return true;
  default:
    break;
  }
  if (memoryVaries(id)) return true;
  return std::ranges::any_of(e.operands, [this](ExpressionId operand) { return isSome(operand) && varies(operand); });
}

} // namespace warpgrain::dependence
