// SPDX-License-Identifier: Apache-2.0
#include "core/steps/loopkit/ReorderingLegality.h"

#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/steps/coarsen/regions/FirstDefinition.h"
#include "core/steps/rewrite/KeptAddress.h"
#include "core/steps/rewrite/LaunchAssumption.h"
#include "core/steps/rewrite/UnnamedUse.h"

#include <algorithm>
#include <array>

namespace warpgrain::transform {

using namespace model;
using dependence::CarriedDependence;
using dependence::CarriedDependences;
using dependence::Effects;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Trait;
using dependence::Verdict;

namespace {

constexpr std::array meetings{Trait::blockBarrier, Trait::gridBarrier, Trait::blockVote,     Trait::warpBarrier,
                              Trait::warpExchange, Trait::collective,  Trait::threadIdentity};

/// Operators whose values may be taken together in any order, as far as integers go.
enum class Family : std::uint8_t { none, sum, product, bitAnd, bitOr, bitXor };

Family familyOf(Operator op) {
  switch (op) {
  case Operator::plus:
  case Operator::minus:
    return Family::sum;
  case Operator::times:
    return Family::product;
  case Operator::bitAnd:
    return Family::bitAnd;
  case Operator::bitOr:
    return Family::bitOr;
  case Operator::bitXor:
    return Family::bitXor;
  default:
    return Family::none;
  }
}

class RegisterOrder {
public:
  RegisterOrder(const BodyIndex &index, StatementId loop, StatementId inside, const std::set<VariableId> &counters,
                Verdict &verdict)
      : index_(index), body_(index.body()), unit_(index.unit()), loop_(loop), inside_(inside), counters_(counters),
        verdict_(verdict) {}

  std::optional<Verdict> run() {
    for (std::size_t i = 0; i < body_.variables.size(); ++i) {
      const VariableId id{static_cast<std::uint32_t>(i)};
      if (counters_.contains(id) || !body_[id].isPerThread()) continue;
      const auto uses = usesInside(id);
      if (auto why = uses.empty() ? judgeUnnamed(id) : std::nullopt) return why;
      if (uses.empty()) continue;
      if (auto why = judge(id, uses)) return why;
    }
    return std::nullopt;
  }

private:
  std::vector<const Use *> usesInside(VariableId id) const {
    std::vector<const Use *> uses = index_.usesOf(id);
    std::erase_if(
        uses, [this](const Use *use) { return !isSome(use->statement) || !isInside(body_, use->statement, loop_); });
    return uses;
  }

  /// Of a variable that the loop does not name.
  std::optional<Verdict> judgeUnnamed(VariableId id) const {
    if (isSome(body_[id].statement) && isInside(body_, body_[id].statement, loop_)) return std::nullopt;
    const auto unnamed = unnamedUseIn(index_, id, loop_);
    if (!unnamed || !unnamed->writes) return std::nullopt;
    return keptVerdict(body_, *unnamed->escape, {ReasonId::addressKeptInLoop, {body_[id].name}});
  }

  std::optional<Verdict> judge(VariableId id, const std::vector<const Use *> &uses) {
    const Variable &variable = body_[id];
    const SourceSpan &place = body_[uses.front()->expression].spelling.span;
    if (isSome(variable.type)) {
      const Type &type = unit_[variable.type];
      if (type.isVolatile) return Verdict::unknown({ReasonId::variableIsVolatile, {variable.name}}, place);
      if (type.kind == TypeKind::reference)
        return Verdict::unknown({ReasonId::variableIsReference, {variable.name}}, place);
      if (type.kind == TypeKind::array) return std::nullopt; // memory, and looked at as such
    }
    if (isSome(variable.statement) && isInside(body_, variable.statement, loop_)) return std::nullopt;
    for (const Use *use : index_.usesOf(id))
      if (use->kind == UseKind::escape) return keptVerdict(body_, *use, {ReasonId::addressKeptInLoop, {variable.name}});
    const auto written = std::ranges::find_if(uses, &Use::writes);
    if (written == uses.end() || isMadeAnew(id)) return std::nullopt;
    if (isReduction(id, uses)) return std::nullopt;
    return Verdict::illegal({ReasonId::valueCarriedBetweenIterations,
                             {variable.name, lineText(unit_, body_[(*written)->expression].spelling.span)}},
                            body_[(*written)->expression].spelling.span);
  }

  /// Each iteration gives it a value first. What it holds after the loop is the last iteration's, whatever the order of
  /// the others, unless a continue may leave it out.
  bool isMadeAnew(VariableId id) const {
    if (!definesFirst(index_, inside_, id)) return false;
    const bool staysInside = std::ranges::none_of(index_.usesOf(id), [this](const Use *use) {
      return !isSome(use->statement) || !isInside(body_, use->statement, loop_);
    });
    return staysInside || std::ranges::none_of(statementsIn(body_, inside_), [this](StatementId s) {
             return body_[s].kind == StatementKind::continueNext && !isInside(body_, jumpTarget(body_, s), inside_);
           });
  }

  /// All uses add to the variable, by operators of one family, integers to an integer.
  bool isReduction(VariableId id, const std::vector<const Use *> &uses) {
    const Type *type = isSome(body_[id].type) ? &unit_[body_[id].type] : nullptr;
    if (type == nullptr || type->kind != TypeKind::integer) return false;
    Family family = Family::none;
    for (const Use *use : uses) {
      const Family own = familyOfUse(*use);
      if (own == Family::none || (family != Family::none && own != family)) return false;
      family = own;
    }
    const bool mayOverflow = type->isSigned && (family == Family::sum || family == Family::product);
    if (mayOverflow)
      verdict_.assume({ReasonId::sumsDoNotOverflow, {body_[id].name, type->name}},
                      body_[uses.front()->expression].spelling.span);
    return true;
  }

  Family familyOfUse(const Use &use) const {
    const Statement &statement = body_[use.statement];
    if (statement.kind != StatementKind::expression || !isSome(statement.expression)) return Family::none;
    const Expression &e = body_[statement.expression];
    if (e.operands.empty() || e.operands[0] != use.expression) return Family::none;
    const bool steps = e.kind == ExpressionKind::unary && (e.op == Operator::increment || e.op == Operator::decrement);
    if (steps) return Family::sum;
    if (e.kind != ExpressionKind::assign || e.operands.size() != 2 || !isSome(body_[e.operands[1]].type))
      return Family::none;
    return unit_[body_[e.operands[1]].type].kind == TypeKind::integer ? familyOf(e.op) : Family::none;
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  StatementId loop_;
  StatementId inside_;
  const std::set<VariableId> &counters_;
  Verdict &verdict_;
};

class TurnFinder {
public:
  TurnFinder(KernelStudy &study, StatementId loop, const Reason &doing, const TurnsRound &turnsRound)
      : study_(study), body_(study.kernel().body), loop_(loop), doing_(doing), turnsRound_(turnsRound) {}

  std::optional<Verdict> run(LaunchScope scope, Verdict &verdict) const {
    const SourceSpan &place = body_[loop_].keyword;
    const auto &found = study_.carriedBy(loop_, scope);
    for (std::size_t i = 0; i < found.size(); ++i) {
      const access::KernelInstances &instances = study_.instances(scope)[i];
      if (const auto &limit = found[i].limit) return Verdict::unknown(*limit, place);
      for (const CarriedDependence &dependence : found[i].dependences) {
        if (isOfOneIteration(instances, dependence.source, body_[loop_].spelling.span)) continue;
        if (turnsRound_(instances, dependence)) return refusal(instances, dependence);
      }
      for (const Reason &assumption : found[i].assumptions)
        verdict.assumeOnce(assumption, place);
    }
    return std::nullopt;
  }

private:
  std::string textOf(const access::KernelInstances &instances, std::size_t access) const {
    const SourceSpan &span = instances.accesses[access].span;
    return std::string(study_.unit().textOf(span)) + " (" + lineText(study_.unit(), span) + ")";
  }

  Verdict refusal(const access::KernelInstances &instances, const CarriedDependence &dependence) const {
    std::string names = dependence.outer.index;
    std::string vector = dependence.outer.text();
    for (const CarriedDependence::Inner &inner : dependence.inner) {
      names += ", " + inner.distance.index;
      vector += ", " + inner.distance.text();
    }
    const Reason meets(ReasonId::andInLaterIteration,
                       {textOf(instances, dependence.source), textOf(instances, dependence.sink)});
    const SourceSpan &place = instances.accesses[dependence.sink].span;
    if (dependence.obscurity)
      return Verdict::unknown({ReasonId::orderMayTurnRound, {meets, doing_, *dependence.obscurity}}, place);
    return Verdict::illegal({ReasonId::orderTurnsRound, {meets, doing_, names, vector}}, place);
  }

  KernelStudy &study_;
  const Body &body_;
  StatementId loop_;
  const Reason &doing_;
  const TurnsRound &turnsRound_;
};

/// A for loop around a use that gives the variable a new value before it begins, and does not hold the loop itself.
bool beginsAnew(const BodyIndex &index, const Use &use, VariableId counter, StatementId loop) {
  const Body &body = index.body();
  for (StatementId at = use.statement; isSome(at); at = body[at].parent) {
    if (body[at].kind != StatementKind::forLoop || isInside(body, loop, at)) continue;
    if (isSome(body[at].initializer) && definesFirst(index, body[at].initializer, counter)) return true;
  }
  return false;
}

const Use *useAfter(const BodyIndex &index, const CountingLoop &loop) {
  if (loop.declaresCounter) return nullptr;
  const Body &body = index.body();
  for (const Use *use : index.usesOf(loop.counter)) {
    if (!isSome(use->statement) || isInside(body, use->statement, loop.loop)) continue;
    const bool gives = use->kind == UseKind::write && !use->isPartial;
    if (!gives && !beginsAnew(index, *use, loop.counter, loop.loop)) return use;
  }
  return nullptr;
}

} // namespace

std::optional<Verdict> whyThreadsMeet(KernelStudy &study, StatementId loop) {
  const Effects effects = study.effects().ofStatement(study.index(), loop);
  const auto met = std::ranges::find_if(meetings, [&](Trait trait) { return effects.has(trait); });
  if (met == meetings.end()) return std::nullopt;
  return Verdict::illegal({ReasonId::meetingMixedUp, {effects.place(*met).what}}, effects.place(*met).span);
}

std::optional<Verdict> whyLeftEarly(const BodyIndex &index, StatementId loop) {
  const Body &body = index.body();
  for (const StatementId id : statementsIn(body, loop)) {
    const StatementKind kind = body[id].kind;
    if (kind == StatementKind::breakOut && jumpTarget(body, id) == loop)
      return Verdict::illegal(ReasonId::loopLeftEarly, body[id].keyword);
    if (kind == StatementKind::other || kind == StatementKind::gotoLabel || kind == StatementKind::label)
      return Verdict::unknown(ReasonId::jumpInLoop, body[id].keyword);
  }
  return std::nullopt;
}

std::optional<Verdict> whyNotByRegisters(const BodyIndex &index, StatementId loop, StatementId body,
                                         const std::set<VariableId> &counters, Verdict &verdict) {
  return RegisterOrder(index, loop, body, counters, verdict).run();
}

std::optional<Verdict> whyTurnedRound(KernelStudy &study, StatementId loop, const Reason &doing,
                                      const TurnsRound &turnsRound, Verdict &verdict) {
  const TurnFinder finder(study, loop, doing, turnsRound);
  return judgedForLaunches(study, verdict, [&](LaunchScope scope, Verdict &rests) { return finder.run(scope, rests); });
}

bool isOfOneIteration(const access::KernelInstances &instances, std::size_t access, const SourceSpan &within) {
  const auto &array = instances.accesses[access].array;
  if (!array) return false;
  const access::Array &known = instances[*array];
  if (known.isPointer || known.space != MemorySpace::local || known.body != instances.body) return false;
  const Body &body = *known.body;
  if (!isSome(known.variable) || !isSome(body[known.variable].statement)) return false;
  return within.contains(body[body[known.variable].statement].spelling.span);
}

bool isCounterDeadAfter(const BodyIndex &index, const CountingLoop &loop) {
  return useAfter(index, loop) == nullptr;
}

std::optional<Verdict> whyCounterIsUsedAfter(const BodyIndex &index, const CountingLoop &loop) {
  const Use *use = useAfter(index, loop);
  if (use == nullptr) return std::nullopt;
  const Body &body = index.body();
  return Verdict::unknown({ReasonId::counterUsedAfterLoop, {body[loop.counter].name}},
                          body[use->expression].spelling.span);
}

} // namespace warpgrain::transform
