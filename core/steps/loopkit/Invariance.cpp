// SPDX-License-Identifier: Apache-2.0
#include "core/steps/loopkit/Invariance.h"

#include "core/model/Dialect.h"
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/steps/rewrite/KeptAddress.h"

#include <algorithm>
#include <array>

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::EffectsAnalysis;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Trait;

namespace {

/// Traits that forbid computing a value less often, or in another place.
constexpr std::array effectsOfItsOwn{
    Trait::writesMemory,    Trait::atomic,      Trait::volatileAccess, Trait::blockBarrier, Trait::gridBarrier,
    Trait::blockVote,       Trait::warpBarrier, Trait::warpExchange,   Trait::collective,   Trait::threadIdentity,
    Trait::clock,           Trait::fence,       Trait::report,         Trait::allocate,     Trait::launch,
    Trait::lambda,          Trait::assembly,    Trait::unknownCall,    Trait::staticLocal,  Trait::gotoJump,
    Trait::unknownStatement};

/// What may change memory that the thread reads: its own stores, and meeting other threads.
struct MemoryChange {
  Trait trait;
  ReasonId how; ///< of the name that has the trait
};

constexpr std::array changesOfMemory{MemoryChange{Trait::writesMemory, ReasonId::memoryIsWritten},
                                     MemoryChange{Trait::atomic, ReasonId::memoryIsChanged},
                                     MemoryChange{Trait::blockBarrier, ReasonId::threadSeesOthers},
                                     MemoryChange{Trait::gridBarrier, ReasonId::threadSeesOthers},
                                     MemoryChange{Trait::blockVote, ReasonId::threadSeesOthers},
                                     MemoryChange{Trait::warpBarrier, ReasonId::threadSeesOthers},
                                     MemoryChange{Trait::warpExchange, ReasonId::threadMaySeeOthers},
                                     MemoryChange{Trait::collective, ReasonId::threadSeesOthers},
                                     MemoryChange{Trait::fence, ReasonId::threadSeesOthers},
                                     MemoryChange{Trait::launch, ReasonId::launchMayChangeIt},
                                     MemoryChange{Trait::lambda, ReasonId::mayChangeIt},
                                     MemoryChange{Trait::assembly, ReasonId::assemblyMayChangeIt},
                                     MemoryChange{Trait::unknownCall, ReasonId::mayChangeIt}};

class ChangeFinder {
public:
  ChangeFinder(const BodyIndex &index, EffectsAnalysis &effects, ExpressionId expression, StatementId within,
               const std::set<VariableId> &steady)
      : index_(index), body_(index.body()), unit_(index.unit()), effects_(effects), expression_(expression),
        within_(within), steady_(steady), parts_(expressionsIn(body_, expression)) {}

  std::optional<Reason> run() {
    if (auto why = whyOtherEachTime(index_, effects_, expression_)) return why;
    const Effects own = effects_.ofExpression(index_, expression_);
    for (const ExpressionId part : parts_) {
      if (const auto why = ofPart(body_[part])) return why;
      if (body_[part].kind == ExpressionKind::variable)
        if (const auto why = ofVariable(body_[part].variable)) return why;
    }
    return readsMemory(own) ? ofMemory() : std::nullopt;
  }

private:
  static std::optional<Reason> ofPart(const Expression &e) {
    const bool steps = e.kind == ExpressionKind::unary && (e.op == Operator::increment || e.op == Operator::decrement);
    if (steps || e.kind == ExpressionKind::assign) return Reason(ReasonId::changesVariableItself);
    if (e.kind == ExpressionKind::other || e.kind == ExpressionKind::lambda) return Reason(ReasonId::itIsNotUnderstood);
    return {};
  }

  std::optional<Reason> ofVariable(VariableId id) const {
    const Variable &variable = body_[id];
    if (steady_.contains(id)) return {};
    if (isSome(variable.type) && unit_[variable.type].isVolatile) return Reason(ReasonId::isVolatile, {variable.name});
    if (isSome(variable.type) && unit_[variable.type].kind == TypeKind::reference)
      return Reason(ReasonId::referenceMayChange, {variable.name});
    if (!variable.isPerThread()) return {}; // a constant, or memory: seen as an access
    for (const Use *use : index_.usesOf(id)) {
      if (use->kind == UseKind::escape)
        return Reason(isHeldByLambda(body_, *use) ? ReasonId::isHeldByLambda : ReasonId::itsAddressIsKept,
                      {variable.name});
      if (use->writes() && isSome(use->statement) && isInside(body_, use->statement, within_))
        return Reason(ReasonId::isChangedIn, {variable.name, lineText(unit_, body_[use->expression].spelling.span)});
    }
    return {};
  }

  bool readsMemory(const Effects &own) const {
    return own.has(Trait::readsMemory) ||
           std::ranges::any_of(parts_, [this](ExpressionId e) { return index_.accessAt(e) != nullptr; });
  }

  std::optional<Reason> ofMemory() {
    const bool isConstant = std::ranges::all_of(parts_, [this](ExpressionId e) {
      return std::ranges::all_of(index_.accessesAt(e),
                                 [](const Access *access) { return access->space == MemorySpace::constant; });
    });
    const bool callsNothing =
        std::ranges::none_of(parts_, [this](ExpressionId e) { return body_[e].kind == ExpressionKind::call; });
    if (isConstant && callsNothing) return {};
    const Effects inside = effects_.ofStatement(index_, within_);
    for (const auto &[trait, how] : changesOfMemory) {
      if (!inside.has(trait) || (trait == Trait::warpExchange && exchangesRegistersAlone())) continue;
      const Effects::Place &place = inside.place(trait);
      const Reason change =
          place.viaCall ? Reason(ReasonId::calleeMayChangeIt, {place.what}) : Reason(how, {place.what});
      return place.why ? Reason(ReasonId::loadedAndChangedBecause, {change, *place.why})
                       : Reason(ReasonId::loadedAndChanged, {change});
    }
    for (const Access &access : index_.accesses()) // Effects leave the thread's own arrays out
      if (access.writes() && isSome(access.statement) && isInside(body_, access.statement, within_))
        return Reason(ReasonId::loadedAndWrittenIn, {lineText(unit_, body_[access.expression].spelling.span)});
    return {};
  }

  /// Shuffles, votes and the like of CUDA itself hand registers from lane to lane, and order no memory (Programming
  /// Guide, "Warp Shuffle Functions"). What groups of threads make of them may wait for the others too.
  bool exchangesRegistersAlone() const {
    std::set<FunctionId> seen;
    return std::ranges::all_of(expressionsInStatement(body_, within_),
                               [&](ExpressionId id) { return ordersNoMemory(body_[id], seen); });
  }

  bool ordersNoMemory(const Expression &e, std::set<FunctionId> &seen) const {
    if (e.kind != ExpressionKind::call && e.kind != ExpressionKind::construct) return true;
    const CallMeaning meaning = unit_.dialect->call(e.callee);
    if (meaning.effect != CallEffect::user)
      return meaning.effect != CallEffect::warpExchange || meaning.has(CallTrait::registersAlone);
    if (!seen.insert(e.callee.function).second) return true;
    return std::ranges::all_of(unit_[e.callee.function].body.expressions,
                               [&](const Expression &inside) { return ordersNoMemory(inside, seen); });
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  EffectsAnalysis &effects_;
  ExpressionId expression_;
  StatementId within_;
  const std::set<VariableId> &steady_;
  std::vector<ExpressionId> parts_;
};

} // namespace

std::optional<Reason> whyOtherEachTime(const BodyIndex &index, EffectsAnalysis &effects, ExpressionId expression) {
  const Effects own = effects.ofExpression(index, expression);
  for (const Trait trait : effectsOfItsOwn)
    if (own.has(trait)) return Reason(ReasonId::givesOtherEachTime, {own.place(trait).what});
  return std::nullopt;
}

std::optional<Reason> whyItChanges(const BodyIndex &index, EffectsAnalysis &effects, ExpressionId expression,
                                   StatementId within, const std::set<VariableId> &steady) {
  return ChangeFinder(index, effects, expression, within, steady).run();
}

} // namespace warpgrain::transform
