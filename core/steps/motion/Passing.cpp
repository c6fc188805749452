// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"
#include "core/dependence/relations/AnalysisReasons.h"
#include "core/dependence/relations/RegionOverlap.h"
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/steps/loopkit/LoopInstances.h"
#include "core/steps/motion/Motion.h"
#include "core/steps/rewrite/InnerCode.h"
#include "core/steps/rewrite/KeptAddress.h"
#include "core/steps/rewrite/LaunchAssumption.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/UnnamedUse.h"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::ReasonId;
using dependence::RegionOverlap;
using dependence::Trait;
using dependence::Verdict;

namespace {

/// Traits of statements that no other statement may pass: they are not followed, or show when they are executed.
constexpr std::array unpassable{Trait::gotoJump, Trait::unknownCall, Trait::unknownStatement,
                                Trait::lambda,   Trait::assembly,    Trait::launch,
                                Trait::clock,    Trait::staticLocal};

/// Traits that other threads may see or wait for. Only work on a thread's own registers and arrays may pass them.
constexpr std::array meetings{Trait::volatileAccess, Trait::blockBarrier, Trait::gridBarrier,  Trait::blockVote,
                              Trait::fence,          Trait::warpBarrier,  Trait::warpExchange, Trait::collective,
                              Trait::threadIdentity, Trait::atomic,       Trait::allocate,     Trait::report};

bool isPrivate(const Effects &effects) {
  return !effects.has(Trait::readsMemory) && !effects.has(Trait::writesMemory) && !effects.has(Trait::atomic);
}

/// The two statements in one body: the kernel's own, or an instantiation's, which knows types and callees that a
/// template's own body does not.
class PassingPair {
public:
  PassingPair(const BodyIndex &index, dependence::EffectsAnalysis &effects, StatementId moved, StatementId passed)
      : index_(index), body_(index.body()), unit_(index.unit()), effects_(effects), moved_(moved), passed_(passed) {}

  std::optional<Verdict> run() {
    using Check = std::optional<Verdict> (PassingPair::*)();
    for (const Check check :
         {&PassingPair::whyLeft, &PassingPair::whyOrdered, &PassingPair::whyNamed, &PassingPair::whyByRegisters})
      if (auto why = (this->*check)()) return why;
    return std::nullopt;
  }

private:
  bool isIn(StatementId statement, StatementId whole) const {
    return isSome(statement) && isInside(body_, statement, whole);
  }

  std::optional<Verdict> whyLeft() {
    for (const StatementId whole : {moved_, passed_})
      for (const StatementId id : statementsIn(body_, whole)) {
        const StatementKind kind = body_[id].kind;
        const SourceSpan &place = body_[id].keyword;
        if (kind == StatementKind::label || kind == StatementKind::gotoLabel || kind == StatementKind::other ||
            kind == StatementKind::inlineAssembly || (kind == StatementKind::caseLabel && id == whole))
          return Verdict::unknown(ReasonId::jumpBetween, place);
        const bool jumps = kind == StatementKind::breakOut || kind == StatementKind::continueNext;
        if (kind == StatementKind::returnFrom || (jumps && !isIn(jumpTarget(body_, id), whole)))
          return Verdict::illegal(ReasonId::threadMayLeave, place);
      }
    return std::nullopt;
  }

  std::optional<Verdict> whyOrdered() {
    const Effects moved = effects_.ofStatement(index_, moved_);
    const Effects passed = effects_.ofStatement(index_, passed_);
    const auto refused = [](const Effects &effects, Trait trait) {
      return Verdict::unknown({ReasonId::mustStayInOrder, {effects.place(trait).what}}, effects.place(trait).span);
    };
    for (const Effects *effects : {&moved, &passed})
      for (const Trait trait : unpassable)
        if (effects->has(trait)) return refused(*effects, trait);
    for (const Trait trait : meetings) {
      if (moved.has(trait) && trait != Trait::atomic) return refused(moved, trait);
      if (passed.has(trait) && !isPrivate(moved)) return refused(passed, trait);
    }
    if (moved.has(Trait::atomic) && !isPrivate(passed)) return refused(moved, Trait::atomic);
    const Expression *stored = isPrivate(moved) || isPrivate(passed) ? nullptr : findSurfaceStore(unit_, index_.body());
    if (stored != nullptr) return Verdict::unknown(ReasonId::surfacesNotCompared, stored->spelling.span);
    return std::nullopt;
  }

  /// A name that one of the two declares means something else, or nothing, in the other once they have changed places.
  std::optional<Verdict> whyNamed() {
    for (const auto &[declaring, other] : {std::pair(moved_, passed_), std::pair(passed_, moved_)}) {
      if (body_[declaring].kind != StatementKind::declaration) continue;
      const SourceSpan &place = body_[declaring].spelling.span;
      if (declaresType(unit_, body_, declaring)) return Verdict::unknown(ReasonId::typeDeclaredHere, place);
      std::set<std::string, std::less<>> names;
      for (const VariableId v : body_[declaring].variables)
        names.insert(body_[v].name);
      const std::string_view text = unit_.textOf(body_[other].spelling.span);
      for (const Token &token : tokenize(text))
        if (token.kind == TokenKind::identifier && names.contains(textOf(text, token)))
          return Verdict::illegal(
              {ReasonId::declaredAndNamed, {textOf(text, token), lineText(unit_, body_[other].keyword)}}, place);
    }
    const bool areBothObjects = declaresRecord(moved_) && declaresRecord(passed_);
    if (areBothObjects) return Verdict::unknown(ReasonId::objectsEndInOrder, body_[moved_].spelling.span);
    return std::nullopt;
  }

  bool declaresRecord(StatementId id) const {
    return body_[id].kind == StatementKind::declaration && std::ranges::any_of(body_[id].variables, [&](VariableId v) {
             const TypeId type = body_[v].type;
             return isSome(type) && unit_[type].kind == TypeKind::record;
           });
  }

  std::optional<Verdict> whyByRegisters() {
    for (std::size_t i = 0; i < body_.variables.size(); ++i)
      if (auto why = whyByRegister(VariableId{static_cast<std::uint32_t>(i)})) return why;
    return std::nullopt;
  }

  std::optional<Verdict> whyByRegister(VariableId id) {
    const Variable &variable = body_[id];
    if (!variable.isPerThread()) return std::nullopt;
    bool inMoved = isIn(variable.statement, moved_);
    bool inPassed = isIn(variable.statement, passed_);
    const bool isInner = inMoved || inPassed;
    const Use *written = nullptr;
    const Use *kept = nullptr;
    for (const Use *use : index_.usesOf(id)) {
      const bool moved = isIn(use->statement, moved_);
      const bool passed = isIn(use->statement, passed_);
      inMoved = inMoved || moved;
      inPassed = inPassed || passed;
      if (use->kind == UseKind::escape) kept = use;
      if ((moved || passed) && use->writes()) written = use;
    }
    if (!inMoved && !inPassed) return whyUnnamed(id);
    const Type *type = isSome(variable.type) ? &unit_[variable.type] : nullptr;
    if (type == nullptr || type->kind == TypeKind::reference)
      return Verdict::unknown({ReasonId::variableIsReference, {variable.name}}, variable.nameSpan);
    if (type->kind == TypeKind::array) return std::nullopt; // its elements are memory
    if (kept != nullptr && !isInner) return keptVerdict(body_, *kept, {ReasonId::addressKeptHere, {variable.name}});
    if (!inMoved || !inPassed || written == nullptr) return std::nullopt;
    const SourceSpan &place = body_[written->expression].spelling.span;
    return Verdict::illegal({ReasonId::usedInBothStatements, {variable.name, lineText(unit_, place)}}, place);
  }

  /// Of a variable that neither names: one may change it, and the other one use it.
  std::optional<Verdict> whyUnnamed(VariableId id) const {
    const auto moved = unnamedUseIn(index_, id, moved_);
    const auto passed = unnamedUseIn(index_, id, passed_);
    if (!moved || !passed || (!moved->writes && !passed->writes)) return std::nullopt;
    return keptVerdict(body_, *moved->escape, {ReasonId::addressKeptHere, {body_[id].name}});
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  dependence::EffectsAnalysis &effects_;
  StatementId moved_;
  StatementId passed_;
};

/// The statement of an instantiation that is written where one of the template is; none where it has none.
StatementId sameStatementIn(const Body &body, const Statement &statement) {
  for (std::size_t i = 0; i < body.statements.size(); ++i) {
    const StatementId id{static_cast<std::uint32_t>(i)};
    if (body[id].kind == statement.kind && body[id].spelling.span == statement.spelling.span) return id;
  }
  return none<StatementId>;
}

class Passing {
public:
  Passing(KernelStudy &study, const Motion &motion)
      : study_(study), unit_(study.unit()), kernel_(study.kernel()), body_(kernel_.body), motion_(motion) {}

  std::optional<Verdict> run(Verdict &verdict) {
    if (auto why = whyNotAsWritten()) return why;
    if (auto why = whyNotIn(study_.index())) return why;
    if (kernel_.isTemplate && kernel_.instances.empty())
      return Verdict::unknown(ReasonId::noInstanceSeen, kernel_.nameSpan);
    for (const Instance &instance : kernel_.instances)
      if (auto why = whyNotIn(BodyIndex(instance.body, unit_))) return why;
    const bool isSeen = !isPrivate(study_.effects().ofStatement(study_.index(), motion_.moved)) || kernel_.isTemplate;
    if (!isSeen && !usesArrays(motion_.moved)) return std::nullopt;
    if (isSeen) assumeNoRaces(study_, verdict);
    return judgedForLaunches(study_, verdict,
                             [this](LaunchScope scope, Verdict &rests) { return whyByMemory(scope, rests); });
  }

private:
  /// Macros that write whole statements, and preprocessor lines that are part of none.
  std::optional<Verdict> whyNotAsWritten() const {
    std::vector<StatementId> all = motion_.passed;
    all.push_back(motion_.moved);
    for (const StatementId id : all)
      if (body_[id].spelling.origin != SpellingOrigin::file)
        return Verdict::unknown({ReasonId::macroWritesStatement, {body_[id].spelling.macro}}, body_[id].spelling.span);
    const SourceSpan span = motion_.spanIn(body_);
    const std::string_view text = unit_.textOf(span);
    for (const Token &token : tokenize(text)) {
      if (token.kind != TokenKind::directive) continue;
      const SourceSpan line{.file = span.file, .begin = span.begin + token.begin, .end = span.begin + token.end};
      const bool isOwn =
          std::ranges::any_of(all, [&](StatementId id) { return body_[id].spelling.span.contains(line); });
      if (isOwn && textOf(text, token).contains("unroll")) continue;
      return Verdict::unknown(ReasonId::preprocessorLineBetweenPlaces, line);
    }
    return std::nullopt;
  }

  std::optional<Verdict> whyNotIn(const BodyIndex &index) {
    const bool isOwn = &index.body() == &body_;
    const auto find = [&](StatementId id) { return isOwn ? id : sameStatementIn(index.body(), body_[id]); };
    const StatementId moved = find(motion_.moved);
    for (const StatementId id : motion_.passed) {
      const StatementId passed = find(id);
      if (!isSome(moved) || !isSome(passed)) continue; // if constexpr leaves one of them out
      if (auto why = PassingPair(index, study_.effects(), moved, passed).run()) return why;
    }
    return std::nullopt;
  }

  bool usesArrays(StatementId id) const {
    return std::ranges::any_of(study_.index().accesses(), [&](const Access &a) {
      return isSome(a.statement) && isInside(body_, a.statement, id);
    });
  }

  std::optional<Verdict> whyByMemory(LaunchScope scope, Verdict &rests) {
    for (const access::KernelInstances &instances : study_.instances(scope)) {
      if (const auto &limit = instances.limit) return Verdict::unknown(*limit, kernel_.nameSpan);
      RegionOverlap meeting(unit_, instances);
      const auto own = meeting.accessesIn(body_[motion_.moved].spelling.span);
      for (const StatementId id : motion_.passed) {
        if (auto why = whyNotFollowed(instances, meeting, id)) return why;
        for (const std::size_t other : meeting.accessesIn(body_[id].spelling.span))
          for (const std::size_t one : own)
            if (auto why = whyMet(instances, meeting, one, other, rests)) return why;
      }
      if (auto why = whyNotFollowed(instances, meeting, motion_.moved)) return why;
    }
    return std::nullopt;
  }

  /// An access of the text that was not come by when the kernel was followed: what it leads to is not known.
  std::optional<Verdict> whyNotFollowed(const access::KernelInstances &instances, const RegionOverlap &meeting,
                                        StatementId id) const {
    if (instances.body != &body_) return std::nullopt; // an instantiation may leave out what it never does
    const auto found = meeting.accessesIn(body_[id].spelling.span);
    for (const Access &access : study_.index().accesses()) {
      if (!isSome(access.statement) || !isInside(body_, access.statement, id)) continue;
      const SourceSpan &place = body_[access.expression].spelling.span;
      const bool isFollowed = std::ranges::any_of(found, [&](std::size_t i) {
        const access::AccessInstance &instance = instances.accesses[i];
        return instance.body == &body_ && instance.access.expression == access.expression;
      });
      if (!isFollowed) return Verdict::unknown({ReasonId::accessNotFollowed, {unit_.textOf(place)}}, place);
    }
    return std::nullopt;
  }

  std::optional<Verdict> whyMet(const access::KernelInstances &instances, RegionOverlap &meeting, std::size_t one,
                                std::size_t other, Verdict &rests) const {
    const auto &accesses = instances.accesses;
    if (accesses[one].kind == AccessKind::read && accesses[other].kind == AccessKind::read) return std::nullopt;
    std::vector<dependence::Reason> assumptions;
    const auto why = meeting.whyNotApart(one, other, motion_.spanIn(body_), assumptions);
    for (const dependence::Reason &assumption : assumptions)
      rests.assumeOnce(assumption, accesses[one].span);
    if (!why) return std::nullopt;
    const auto textOf = [&](std::size_t access) {
      return std::string(unit_.textOf(accesses[access].span)) + " (" + lineText(unit_, accesses[access].span) + ")";
    };
    return Verdict::unknown({ReasonId::statementsMayMeet, {textOf(one), textOf(other), *why}}, accesses[other].span);
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Function &kernel_;
  const Body &body_;
  const Motion &motion_;
};

} // namespace

std::optional<Verdict> whyNotPassed(KernelStudy &study, const Motion &motion, Verdict &verdict) {
  return Passing(study, motion).run(verdict);
}

} // namespace warpgrain::transform
