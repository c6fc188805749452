// SPDX-License-Identifier: Apache-2.0
#include "core/model/Dialect.h"
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/steps/loopkit/Invariance.h"
#include "core/steps/prefetch/PrefetchLegality.h"
#include "core/steps/rewrite/InnerCode.h"

#include <algorithm>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::EffectsAnalysis;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// Computes a value from its operands, and changes nothing.
bool computesAlone(const Expression &e) {
  switch (e.kind) {
  case ExpressionKind::literal:
  case ExpressionKind::variable:
  case ExpressionKind::builtinIndex:
  case ExpressionKind::cast:
  case ExpressionKind::subscript:
  case ExpressionKind::member:
  case ExpressionKind::sizeOf:
  case ExpressionKind::conditional:
  case ExpressionKind::call:
  case ExpressionKind::construct:
  case ExpressionKind::initializers:
    return true;
  case ExpressionKind::unary:
    return e.op != Operator::increment && e.op != Operator::decrement;
  case ExpressionKind::binary:
    return e.op != Operator::comma;
  default:
    return false;
  }
}

class EarlyValueJudge {
public:
  EarlyValueJudge(const BodyIndex &index, EffectsAnalysis &effects, const TileCopies &copies)
      : index_(index), body_(index.body()), unit_(index.unit()), effects_(effects), copies_(copies),
        loop_(copies.loop.loop) {
    ownVariables_.insert(copies.loop.counter);
    for (const CopyLoop &each : copies.loops)
      ownVariables_.insert(each.loop.counter);
  }

  std::optional<Verdict> run() const {
    for (const StatementId id : statementsIn(body_, loop_))
      if (body_[id].kind == StatementKind::declaration && declaresType(unit_, body_, id))
        return Verdict::unknown(ReasonId::typeDeclaredHere, body_[id].spelling.span);
    for (const StatementId id : copies_.declarations)
      for (const VariableId v : body_[id].variables)
        if (auto why = whyChanged(v)) return refusal(body_[v].initializer, *why);
    if (copies_.next == NextTile::registers)
      for (const CopiedElement &element : copies_.elements)
        if (auto why = whyNotKept(element)) return why;
    for (const ExpressionId part : copies_.parts)
      if (auto why = whyNotEarly(part)) return refusal(part, *why);
    for (const ExpressionId part : {body_[loop_].condition, copies_.loop.stepExpression})
      for (const ExpressionId id : expressionsIn(body_, part))
        if (auto why = whyHidden(id)) return refusal(part, *why);
    return std::nullopt;
  }

private:
  Verdict refusal(ExpressionId part, const Reason &why) const {
    const SourceSpan &place = body_[part].spelling.span;
    return Verdict::unknown({ReasonId::valueNotComputedEarlier, {unit_.textOf(place), why}}, place);
  }

  std::optional<Verdict> whyNotKept(const CopiedElement &element) const {
    const Expression &target = body_[element.target];
    const SourceSpan &place = target.spelling.span;
    if (!isSome(target.type)) return Verdict::unknown({ReasonId::accessNotFollowed, {unit_.textOf(place)}}, place);
    const Type &type = unit_[target.type];
    const bool isNumber = type.kind == TypeKind::boolean || type.kind == TypeKind::integer ||
                          type.kind == TypeKind::floating || type.kind == TypeKind::pointer;
    const KnownType known = unit_.dialect->typeNamed(type.name);
    const bool isVector = known == KnownType::vector || known == KnownType::half || known == KnownType::bfloat16;
    if (type.isVolatile || (!isNumber && !isVector && type.kind != TypeKind::dependent))
      return Verdict::unknown({ReasonId::valueNotKept, {type.name}}, place);
    return std::nullopt;
  }

  std::optional<Reason> whyNotEarly(ExpressionId part) const {
    if (auto why = whyOtherEachTime(index_, effects_, part)) return why;
    for (const ExpressionId id : expressionsIn(body_, part)) {
      const Expression &e = body_[id];
      if (!computesAlone(e))
        return Reason(e.kind == ExpressionKind::other ? ReasonId::itIsNotUnderstood : ReasonId::changesVariableItself);
      if (auto why = whyMemoryChanges(id)) return why;
      if (e.kind != ExpressionKind::variable) continue;
      if (auto why = whyVariableChanges(id)) return why;
      if (auto why = whyHidden(id)) return why;
    }
    return std::nullopt;
  }

  std::optional<Reason> whyMemoryChanges(ExpressionId id) const {
    for (const Access *access : index_.accessesAt(id)) {
      const std::string_view text = unit_.textOf(body_[id].spelling.span);
      if (access->isVolatile) return Reason(ReasonId::isVolatile, {text});
      if (access->space == MemorySpace::shared || access->space == MemorySpace::local)
        return Reason(ReasonId::isInChangingMemory, {text});
      if (access->writes()) return Reason(ReasonId::changesVariableItself);
    }
    return std::nullopt;
  }

  std::optional<Reason> whyVariableChanges(ExpressionId naming) const {
    const VariableId id = body_[naming].variable;
    if (ownVariables_.contains(id)) return std::nullopt;
    const Variable &variable = body_[id];
    if (variable.isShared()) return Reason(ReasonId::isInChangingMemory, {variable.name});
    if (isSome(variable.type) && unit_[variable.type].isVolatile) return Reason(ReasonId::isVolatile, {variable.name});
    if (!variable.isPerThread()) return std::nullopt; // a constant, or memory: seen as an access
    if (isSome(variable.type) && unit_[variable.type].kind == TypeKind::array)
      return Reason(ReasonId::isInChangingMemory, {variable.name});
    return whyItChanges(index_, effects_, naming, loop_);
  }

  /// Of a variable that is declared in the loop: something else than its declaration gives it a value.
  std::optional<Reason> whyChanged(VariableId id) const {
    for (const Use *use : index_.usesOf(id)) {
      if (use->kind == UseKind::escape) return Reason(ReasonId::itsAddressIsKept, {body_[id].name});
      if (use->writes())
        return Reason(ReasonId::isChangedIn, {body_[id].name, lineText(unit_, body_[use->expression].spelling.span)});
    }
    return std::nullopt;
  }

  /// A variable of a block around the loop, whose name the loop gives to another one: behind that the name would mean
  /// the other one.
  std::optional<Reason> whyHidden(ExpressionId naming) const {
    if (body_[naming].kind != ExpressionKind::variable) return std::nullopt;
    const VariableId id = body_[naming].variable;
    const Variable &variable = body_[id];
    if (isSome(variable.statement) && isInside(body_, variable.statement, loop_)) return std::nullopt;
    const bool isHidden = std::ranges::any_of(body_.variables, [&](const Variable &other) {
      return &other != &variable && other.name == variable.name && isSome(other.statement) &&
             isInside(body_, other.statement, loop_);
    });
    if (!isHidden) return std::nullopt;
    return Reason(ReasonId::nameMeansOther, {variable.name});
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  EffectsAnalysis &effects_;
  const TileCopies &copies_;
  StatementId loop_;
  std::set<VariableId> ownVariables_;
};

} // namespace

std::optional<Verdict> whyNotComputedEarly(const BodyIndex &index, EffectsAnalysis &effects, const TileCopies &copies) {
  return EarlyValueJudge(index, effects, copies).run();
}

} // namespace warpgrain::transform
