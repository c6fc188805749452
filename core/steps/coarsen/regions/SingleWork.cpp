// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/SingleWork.h"

#include "core/model/Dialect.h"
#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::Trait;

bool SingleWork::isBarrier(StatementId id) const {
  const Statement &statement = body_[id];
  return statement.kind == StatementKind::expression && isSome(statement.expression) &&
         isBarrierCall(statement.expression);
}

bool SingleWork::isBarrierCall(ExpressionId id) const {
  const Expression &call = body_[id];
  if (call.kind != ExpressionKind::call) return false;
  const CallEffect effect = index_.unit().dialect->effectOf(call.callee);
  return effect == CallEffect::blockBarrier || effect == CallEffect::gridBarrier;
}

bool SingleWork::is(const Piece &piece) const {
  if (piece.declarator) return isDeclarator(body_[piece.statement].variables[*piece.declarator]);
  return isStatement(piece.statement);
}

bool SingleWork::isDeclarator(VariableId id) const {
  const Variable &variable = body_[id];
  if (!variable.isPerThread()) return true; // shared memory, constants
  if (variance_.varies(id)) return false;
  return !isSome(variable.initializer) || isExpression(variable.initializer);
}

bool SingleWork::isStatement(StatementId id) const {
  const Statement &statement = body_[id];
  const auto childrenAreSingle = [&] {
    return std::ranges::all_of(statement.children, [this](StatementId child) { return isStatement(child); });
  };
  const auto isSingleOrNone = [this](ExpressionId e) { return !isSome(e) || isExpression(e); };
  switch (statement.kind) {
  case StatementKind::empty:
    return true;
  case StatementKind::expression:
    return !isSome(statement.expression) || isExpressionWithBarriers(statement.expression);
  case StatementKind::declaration:
    return std::ranges::all_of(statement.variables, [this](VariableId v) { return isDeclarator(v); });
  case StatementKind::returnFrom:
  case StatementKind::breakOut:
  case StatementKind::continueNext:
    return true; // under control that is the same for all, else its parent is not single
  case StatementKind::compound:
    return childrenAreSingle();
  case StatementKind::ifElse:
  case StatementKind::forLoop:
  case StatementKind::whileLoop:
  case StatementKind::doLoop: {
    const bool declared = std::ranges::all_of(statement.variables, [this](VariableId v) { return isDeclarator(v); });
    return !variance_.controlVaries(id) && declared && isSingleOrNone(statement.condition) &&
           (!isSome(statement.increment) || isExpressionWithBarriers(statement.increment)) &&
           (!isSome(statement.initializer) || isStatement(statement.initializer)) && childrenAreSingle();
  }
  default:
    return false;
  }
}

bool SingleWork::isExpressionWithBarriers(ExpressionId id) const {
  const Expression &e = body_[id];
  if (e.kind == ExpressionKind::binary && e.op == Operator::comma)
    return std::ranges::all_of(e.operands, [this](ExpressionId part) { return isExpressionWithBarriers(part); });
  return isBarrierCall(id) || isExpression(id);
}

/// Reads anything that does not vary, writes automatic variables of which there is one, does
/// nothing else.
bool SingleWork::isExpression(ExpressionId root) const {
  const Effects effects = effects_.ofExpression(index_, root);
  for (const Trait trait : {Trait::writesMemory, Trait::atomic, Trait::report, Trait::allocate, Trait::fence,
                            Trait::clock, Trait::warpBarrier, Trait::warpExchange, Trait::collective,
                            Trait::threadIdentity, Trait::launch, Trait::unknownCall, Trait::assembly, Trait::lambda,
                            Trait::volatileAccess, Trait::blockVote, Trait::blockBarrier, Trait::gridBarrier})
    if (effects.has(trait)) return false;
  for (const ExpressionId id : expressionsIn(body_, root)) {
    const Expression &e = body_[id];
    if (e.kind == ExpressionKind::other && e.operands.empty()) return false;
  }
  return !variance_.varies(root);
}

} // namespace warpgrain::transform
